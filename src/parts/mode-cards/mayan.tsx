/** The day of birth in the Maya counts: its sign with its number in bars and dots, the long count, and the day asked about. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { DayName } from '#traditions/mayan/count.ts';
import { uiCardWest as t } from '#text/en/ui-card-west.ts';
import styles from './card-inks.module.css';
import { CardSvg, Lines, linesOf, Words } from './card-svg.tsx';
import { cardView, joined } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { mayaEmblems } from './maya-emblems.ts';
import { MayaNumber, mayaHeight } from './maya-number.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

/** The side of a sign. */
const SIGN = 112;
const units = ['baktun', 'katun', 'tun', 'uinal', 'kin'] as const;

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const lists = listsOf(view);
  // The number stands over its sign: as much room as the taller one takes.
  const top = 12 + Math.max(...numbersOf(view, 'mayan.tzolkin.number').map(mayaHeight));
  const day = linesOf(dayOf(view), 16);
  const titleAt = top + (day.length > 1 ? 24 : 38);
  const after = titleAt + day.length * 24;
  return (
    <CardSvg
      width={340}
      height={top + 268 + lists.length * 21}
      most={440}
      label={t.mayanLabel(dayOf(view), haabOf(view), longCountOf(view))}
    >
      <Signs view={view} y={top} />
      <Lines x={148} y={titleAt} way="title" anchor="start" wide={16} leading={24}>
        {dayOf(view)}
      </Lines>
      <Words x={148} y={after} way="body" anchor="start">
        {view.own('mayan.tzolkin.name')}
      </Words>
      <Words x={148} y={after + 24} way="name" anchor="start" ink="gold">
        {haabOf(view)}
      </Words>
      <Words x={148} y={after + 45} way="label" anchor="start">
        {t.position(either(view, 'mayan.tzolkin.position'))}
      </Words>
      <LongCount view={view} y={top + SIGN + 32} />
      {lists.map(({ head, text }, at) => (
        <g key={head}>
          <Words x={2} y={top + 280 + at * 21} way="label" anchor="start">
            {head}
          </Words>
          <Words x={136} y={top + 280 + at * 21} way="body" anchor="start">
            {text}
          </Words>
        </g>
      ))}
    </CardSvg>
  );
}

/** The sign of the day with its number over it; both, with dotted edges, where two days are open. */
function Signs({ view, y }: { view: CardView; y: number }) {
  const names = view.ids('mayan.tzolkin.name');
  const numbers = numbersOf(view, 'mayan.tzolkin.number');
  const isOpen = names.length > 1;
  const size = isOpen ? 62 : SIGN;
  return names
    .slice(0, 2)
    .map((name, at) => (
      <Sign
        key={name}
        name={name as DayName}
        number={numbers[at] ?? numbers[0] ?? null}
        x={isOpen ? 4 + at * 68 : 14}
        y={isOpen ? y + (SIGN - size) / 2 : y}
        size={size}
        isOpen={isOpen}
      />
    ));
}

/** A day sign in its cartouche, the top of which is at `y`. */
function Sign(props: {
  name: DayName;
  number: number | null;
  x: number;
  y: number;
  size: number;
  isOpen: boolean;
}) {
  const { name, number, x, y, size, isOpen } = props;
  const edge = size * 0.055;
  return (
    <g>
      {number !== null && <MayaNumber n={number} cx={x + size / 2} foot={y - 7} />}
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size * 0.26}
        className={isOpen ? `${styles.plate} ${styles.either}` : styles.lit}
      />
      <rect
        x={x + edge}
        y={y + edge}
        width={size - 2 * edge}
        height={size - 2 * edge}
        rx={size * 0.22}
        className={styles.line}
      />
      <g transform={`translate(${x + size * 0.1} ${y + size * 0.1}) scale(${(size * 0.8) / 48})`}>
        <path d={mayaEmblems[name]} className={styles.fineStroke} />
      </g>
    </g>
  );
}

/** The five places of the long count, each as a number of bars and dots. */
function LongCount({ view, y }: { view: CardView; y: number }) {
  return (
    <>
      <path d={`M2 ${y - 8}H338`} className={styles.hair} />
      <Words x={170} y={y + 12} way="label">
        {`${t.longCount} ${longCountOf(view)}`}
      </Words>
      {units.map((unit, at) => {
        const n = view.count(`mayan.${unit}`);
        const cx = 35 + at * 67.5;
        return (
          <g key={unit}>
            {n === null ? (
              <>
                <rect
                  x={cx - 20}
                  y={y + 40}
                  width={40}
                  height={26}
                  rx={6}
                  className={`${styles.line} ${styles.either}`}
                />
                <Words x={cx} y={y + 57} way="label" ink="text">
                  {either(view, `mayan.${unit}`)}
                </Words>
              </>
            ) : (
              <MayaNumber n={n} cx={cx} foot={y + 72} />
            )}
            <Words x={cx} y={y + 92} way="label">
              {t[unit]}
            </Words>
          </g>
        );
      })}
      <path d={`M2 ${y + 108}H338`} className={styles.hair} />
    </>
  );
}

/** "7 Ik’", or both where two days are open. */
function dayOf(view: CardView, id = 'mayan.tzolkin'): string {
  const numbers = numbersOf(view, `${id}.number`);
  const days = view.names(`${id}.name`).map(({ en }, at) => t.daySign(numbers[at] ?? numbers[0] ?? 0, en));
  return joined(days, true) ?? '';
}

function haabOf(view: CardView): string {
  const months = view.names('mayan.haab.month');
  const days = numbersOf(view, 'mayan.haab.day').map((day, at) =>
    t.haabDay(day, months[at]?.en ?? months[0]?.en ?? ''),
  );
  return joined(days, true) ?? '';
}

/** One number, or those left open. */
function numbersOf(view: CardView, id: string): readonly number[] {
  const count = view.count(id);
  return count === null ? view.ids(id).map(Number) : [count];
}

/** A number, or those left open: "3 or 2". */
const either = (view: CardView, id: string): string => joined(numbersOf(view, id).map(String), true) ?? '';

function longCountOf(view: CardView): string {
  const value = view.fact('mayan.long-count')?.value;
  return value?.type === 'text' ? value.text : (joined(view.ids('mayan.long-count'), true) ?? '');
}

function listsOf(view: CardView): readonly { readonly head: string; readonly text: string }[] {
  const named = (id: string, head: string): readonly { head: string; text: string }[] => {
    const text = view.name(id);
    return text === null ? [] : [{ head, text }];
  };
  return [
    ...(view.has('mayan.trecena.ruler')
      ? [
          {
            head: t.trecena,
            text: t.trecenaOf(view.name('mayan.trecena.ruler') ?? '', either(view, 'mayan.trecena.day')),
          },
        ]
      : []),
    ...named('mayan.lord-of-night', t.lord),
    ...(view.has('mayan.year-bearer.name')
      ? [{ head: t.bearer, text: dayOf(view, 'mayan.year-bearer') }]
      : []),
    ...(view.has('mayan.direction')
      ? [{ head: t.direction, text: [view.name('mayan.direction'), view.name('mayan.colour')].join(', ') }]
      : []),
    ...(view.has('mayan.today.name') ? [{ head: t.todaySign, text: dayOf(view, 'mayan.today') }] : []),
    ...view.at('mayan.return').map((at) => ({ head: t.comesBack, text: t.dayOf(at) })),
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    { head: t.tzolkin, cells: [dayOf(view), view.own('mayan.tzolkin.name') ?? ''] },
    { head: t.haab, cells: [haabOf(view)] },
    { head: t.longCount, cells: [longCountOf(view)] },
    ...listsOf(view).map(({ head, text }) => ({ head, cells: [text] })),
  ];
}

export const card: ModeCard = { Drawing, rows };
