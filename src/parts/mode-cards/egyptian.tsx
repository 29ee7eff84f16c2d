/** The ring of thirty-six decans with those of the birth lit, and the day in the old civil year inside it. */
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { DECAN_IDS } from '#traditions/egyptian/decans.ts';
import { uiCardWest as t } from '#text/en/ui-card-west.ts';
import { CardGlyph } from './card-glyph.tsx';
import styles from './card-inks.module.css';
import { CardSvg, Lines, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { onRound, ringPart, spoke } from './round.ts';

const MIDDLE = 170;
const CY = 170;
const RING = { outer: 166, decans: 138, signs: 112 } as const;

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const hasRising = view.has('egyptian.decan.rising');
  return (
    <CardSvg
      width={340}
      height={432}
      most={440}
      label={t.decanLabel(view.name('egyptian.decan.sun') ?? '', dateOf(view, 'civil'))}
    >
      <DecanRing view={view} />
      <Words x={MIDDLE} y={126} way="label">
        {t.born}
      </Words>
      <Lines x={MIDDLE} y={152} way="title" wide={18} leading={22}>
        {dateOf(view, 'civil')}
      </Lines>
      <Words x={MIDDLE} y={176} way="body">
        {view.name('egyptian.civil.season')}
      </Words>
      <Words x={MIDDLE} y={194} way="label">
        {view.name('egyptian.civil.god')}
      </Words>
      <Words x={MIDDLE} y={212} way="label">
        {yearOf(view, 'civil')}
      </Words>
      <Decan view={view} which="sun" x={86} label={t.decanSun} />
      {hasRising ? (
        <Decan view={view} which="rising" x={254} label={t.decanRising} />
      ) : (
        <Lines x={254} y={378} way="label" wide={22} leading={15}>
          {t.noRising}
        </Lines>
      )}
    </CardSvg>
  );
}

function DecanRing({ view }: { view: CardView }) {
  const sun = new Set(view.ids('egyptian.decan.sun'));
  const rising = new Set(view.ids('egyptian.decan.rising'));
  return (
    <>
      <circle cx={MIDDLE} cy={CY} r={RING.outer} className={styles.plate} />
      {DECAN_IDS.map((id, at) => (
        <g key={id}>
          {(sun.has(id) || rising.has(id)) && (
            <path
              d={ringPart(MIDDLE, CY, { inner: RING.decans, outer: RING.outer }, at / 36, (at + 1) / 36)}
              className={sun.has(id) ? styles.spanNow : styles.span}
            />
          )}
          <path
            d={spoke(MIDDLE, CY, at % 3 === 0 ? RING.signs : RING.decans, RING.outer, at / 36)}
            className={at % 3 === 0 ? styles.line : styles.hair}
          />
          <DecanMark at={at} isSun={sun.has(id)} isRising={rising.has(id)} />
        </g>
      ))}
      <circle cx={MIDDLE} cy={CY} r={RING.decans} className={styles.line} />
      <circle cx={MIDDLE} cy={CY} r={RING.signs} className={styles.line} />
      {SIGN_IDS.map((sign, at) => {
        const [x, y] = onRound(MIDDLE, CY, (RING.decans + RING.signs) / 2, (at + 0.5) / 12);
        return <CardGlyph key={sign} id={sign} cx={x} cy={y} size={15} ink="muted" />;
      })}
    </>
  );
}

/** A star in every decan; the Sun and the rising point in theirs. */
function DecanMark({ at, isSun, isRising }: { at: number; isSun: boolean; isRising: boolean }) {
  const [x, y] = onRound(MIDDLE, CY, (RING.outer + RING.decans) / 2, (at + 0.5) / 36);
  if (isSun) return <circle cx={x} cy={y} r={5} className={styles.ground} />;
  if (isRising) return <path d={`M${x} ${y - 6}L${x + 5} ${y + 4}H${x - 5}Z`} className={styles.gold} />;
  const star = [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return `M${x} ${y}L${(x + 4 * Math.cos(angle)).toFixed(2)} ${(y + 4 * Math.sin(angle)).toFixed(2)}`;
    })
    .join('');
  return <path d={star} className={styles.line} />;
}

function dateOf(view: CardView, which: 'civil' | 'today'): string {
  return t.civilDate(
    String(view.count(`egyptian.${which}.day`) ?? ''),
    view.name(`egyptian.${which}.month`) ?? '',
  );
}

function yearOf(view: CardView, which: 'civil' | 'today'): string {
  const calendar = view.sheet.school['calendar'] === 'alexandrian' ? t.alexandrian : t.civil;
  return t.civilYear(view.count(`egyptian.${which}.year`) ?? 0, calendar);
}

/** "second third of Aries": the third stands in the derivation; left out where two decans are open. */
function thirdOf(view: CardView, which: 'sun' | 'rising'): string {
  const id = `egyptian.decan.${which}`;
  const third = view.value(id, 'third');
  const sign = view.name(`${id}-sign`) ?? '';
  return view.isOpen(id) || typeof third !== 'number' ? sign : t.decanOf(sign, t.third(third));
}

function Decan(props: { view: CardView; which: 'sun' | 'rising'; x: number; label: string }) {
  const { view, which, x } = props;
  const id = `egyptian.decan.${which}`;
  return (
    <g>
      <Words x={x} y={364} way="label">
        {props.label}
      </Words>
      <Lines x={x} y={386} way="name" wide={20} leading={18}>
        {view.name(id)}
      </Lines>
      <Words x={x} y={406} way="label">
        {thirdOf(view, which)}
      </Words>
      <Words x={x} y={422} way="label">
        {t.face(view.name(`${id}-ruler`) ?? '')}
      </Words>
    </g>
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const decan = (which: 'sun' | 'rising', head: string): readonly TableRow[] => {
    const id = `egyptian.decan.${which}`;
    return view.has(id)
      ? [
          {
            head,
            cells: [
              view.name(id) ?? '',
              `${thirdOf(view, which)}, ${t.face(view.name(`${id}-ruler`) ?? '')}`,
            ],
          },
        ]
      : [];
  };
  const date = (which: 'civil' | 'today', head: string): readonly TableRow[] =>
    view.has(`egyptian.${which}.month`)
      ? [
          { head, cells: [dateOf(view, which), yearOf(view, which)] },
          { head: t.season, cells: [view.name(`egyptian.${which}.season`) ?? ''] },
          { head: t.god, cells: [view.name(`egyptian.${which}.god`) ?? ''] },
          ...(view.has(`egyptian.${which}.decade`)
            ? [{ head: t.decadeHead, cells: [t.decade(view.count(`egyptian.${which}.decade`) ?? 0)] }]
            : []),
        ]
      : [];
  return [
    ...decan('sun', t.decanSun),
    ...decan('rising', t.decanRising),
    ...date('civil', t.born),
    ...date('today', t.today),
    ...view.at('egyptian.next-birthday').map((at) => ({ head: t.nextBirthday, cells: [t.dayOf(at)] })),
    ...(view.has('egyptian.popular-god')
      ? [{ head: t.popularGod, cells: [view.name('egyptian.popular-god') ?? ''] }]
      : []),
  ];
}

export const card: ModeCard = { Drawing, rows };
