import { type RefObject, useId, useRef, useState } from 'react';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { readingModes } from '#companion/request.ts';
import { brand } from '#app/brand.ts';
import { type ModeWords, modeWords, needWords } from '#text/en/modes.ts';
import { uiModeCard } from '#text/en/ui-mode-card.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconPrint, IconShare } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { Arithmetic } from './arithmetic.tsx';
import { shareCardImage } from './card-image.ts';
import type { CardSize, ModeCard, TableRow } from './mode-card.ts';
import styles from './mode-card-frame.module.css';
import { PrintedCard } from './printed-card.tsx';
import '#ui/own-scripts/own-scripts.css';

interface FrameProps {
  sheet: FactSheet;
  card: ModeCard;
  words: TraditionWords;
  size: CardSize;
}

/** The facts of a reading in its tradition: what school, how sure, the drawing or its table, and the arithmetic. */
export function ModeCardFrame(props: FrameProps) {
  const t = useText(uiModeCard);
  const id = useId();
  const drawing = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [printing, setPrinting] = useState(false);
  const { sheet, card, words, size } = props;
  const mode = namesOf(sheet.mode);
  const name = mode?.name ?? '';
  const rows = card.rows(sheet, words);
  return (
    <section className={styles.card} data-size={size} aria-label={t.card(name)}>
      <Heading {...props} mode={mode} />
      <figure ref={drawing} className={styles.figure} hidden={asTable}>
        <card.Drawing sheet={sheet} words={words} size={size} />
      </figure>
      {/* Always there for those who hear the page; the drawing is one sentence to them. */}
      <div id={id} className={asTable ? styles.table : 'sr-only'}>
        <TwinTable caption={t.table(name)} rows={rows} />
      </div>
      <div className={styles.tools}>
        <TextButton className={styles.tool} aria-controls={id} onClick={() => setAsTable(!asTable)}>
          {asTable ? t.asDrawing : t.asTable}
        </TextButton>
        <div className={styles.icons}>
          <IconButton
            quiet
            compact
            iconSize={19}
            label={t.print}
            icon={IconPrint}
            onClick={() => setPrinting(true)}
          />
          <ShareButton drawing={drawing} sheet={sheet} mode={mode} />
        </div>
      </div>
      <Arithmetic sheet={sheet} words={words} />
      {printing && (
        <PrintedCard title={`${name}, ${brand.product}`} onPrinted={() => setPrinting(false)}>
          <Heading {...props} mode={mode} />
          <figure>
            <card.Drawing sheet={sheet} words={words} size="full" />
          </figure>
          <TwinTable caption={t.table(name)} rows={rows} />
        </PrintedCard>
      )}
    </section>
  );
}

function namesOf(mode: string): ModeWords | null {
  const known = readingModes.find((one) => one === mode);
  return known === undefined ? null : modeWords[known];
}

/** The caveats that say what the lack of something leaves open: without an hour, the day of birth itself. */
const saidMissing = (need: string): readonly string[] => [
  `caveat.${need}-unknown`,
  ...(need === 'birth-time' ? ['caveat.day-boundary-unknown'] : []),
];

function Heading(props: FrameProps & { mode: ModeWords | null }) {
  const t = useText(uiModeCard);
  const { sheet, words, mode } = props;
  const school = Object.entries(sheet.school).map(([name, value]) => t.schoolChoice(name, value));
  // Where a caveat says what is missing and what that leaves out, it is not said twice.
  const missing = sheet.missing
    .filter((need) => !sheet.caveats.some((caveat) => saidMissing(need).includes(caveat)))
    .map((need) => (need === 'answers' ? t.answers : needWords[need].label.toLowerCase()));
  return (
    <header className={styles.head}>
      <h2 className="display">
        {mode?.name}
        {mode !== null && mode.own !== null && (
          <span lang={mode.own.lang} className={styles.own}>
            {mode.own.text}
          </span>
        )}
      </h2>
      {school.length > 0 && <p className="meta">{school.join(' · ')}</p>}
      {sheet.confidence !== 'high' && (
        <p className={styles.note}>
          <b>{sheet.confidence === 'medium' ? t.medium : t.low}</b>{' '}
          {sheet.confidence === 'medium' ? t.mediumWhy : t.lowWhy}
        </p>
      )}
      {missing.length > 0 && <p className={styles.note}>{t.missing(missing.join(', '))}</p>}
      {sheet.caveats.map((caveat) => {
        const said = words.caveats[caveat] ?? words.caveats[caveat.replace(/^caveat\./, '')];
        return (
          said !== undefined && (
            <p key={caveat} className={styles.note}>
              <b>{said[0]}.</b> {said[1]}
            </p>
          )
        );
      })}
    </header>
  );
}

function TwinTable(props: { caption: string; rows: readonly TableRow[] }) {
  const width = Math.max(1, ...props.rows.map(({ cells }) => cells.length));
  return (
    <table className={styles.twin}>
      <caption className="sr-only">{props.caption}</caption>
      <tbody>
        {props.rows.map(({ head, cells }, at) => (
          // Rows of one sheet never move: the place is the identity.
          <tr key={at}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td
                key={index}
                className="num"
                {...(index === cells.length - 1 && cells.length < width
                  ? { colSpan: width - cells.length + 1 }
                  : {})}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShareButton(props: {
  drawing: RefObject<HTMLElement | null>;
  sheet: FactSheet;
  mode: ModeWords | null;
}) {
  const t = useText(uiModeCard);
  const { drawing, sheet, mode } = props;
  const share = async () => {
    const svg = drawing.current?.querySelector('svg');
    if (svg === null || svg === undefined) return;
    try {
      const end = await shareCardImage(svg, {
        title: mode?.name ?? '',
        own: mode?.own?.text ?? null,
        fileName: `${brand.product.toLowerCase()}-${sheet.mode}`,
      });
      if (end === 'saved') notify({ text: t.saved });
    } catch {
      notify({ text: t.shareFailed, tone: 'error' });
    }
  };
  return (
    <IconButton quiet compact iconSize={19} label={t.share} icon={IconShare} onClick={() => void share()} />
  );
}
