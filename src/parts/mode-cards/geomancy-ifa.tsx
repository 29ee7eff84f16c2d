/** The sign of an odu as it is marked: two legs of four marks, read from the right. Nothing of the verses is shown. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardCast as t } from '#text/en/ui-card-cast.ts';
import styles from './card-inks.module.css';
import { CardSvg, Lines, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

const MIDDLE = 170;
/** The round tray on which the marks are made. */
const TRAY = { cy: 144, r: 138 } as const;

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const name = view.name('ifa.odu') ?? '';
  return (
    <CardSvg
      width={340}
      height={366}
      most={420}
      label={t.oduLabel(name, view.name('ifa.right') ?? '', view.name('ifa.left') ?? '')}
    >
      <circle cx={MIDDLE} cy={TRAY.cy} r={TRAY.r} className={styles.plate} />
      <circle cx={MIDDLE} cy={TRAY.cy} r={TRAY.r - 13} className={styles.hair} />
      <Notches />
      <Leg view={view} side="left" cx={MIDDLE - 42} />
      <Leg view={view} side="right" cx={MIDDLE + 42} />
      <Words x={MIDDLE} y={312} way="title">
        {name}
      </Words>
      {view.own('ifa.odu') !== name && (
        <Words x={MIDDLE} y={336} way="own" lang="yo">
          {view.own('ifa.odu')}
        </Words>
      )}
      <Lines x={MIDDLE} y={357} way="label" wide={52} leading={15}>
        {[t.oduRank(view.count('ifa.index') ?? 0), view.name('ifa.orientation')].filter(Boolean).join(' · ')}
      </Lines>
    </CardSvg>
  );
}

/** The carved rim of the tray, plain. */
function Notches() {
  const d = Array.from({ length: 48 }, (_, at) => {
    const turn = (at / 48) * 2 * Math.PI;
    const at2 = (r: number) => `${MIDDLE + r * Math.sin(turn)} ${TRAY.cy - r * Math.cos(turn)}`;
    return `M${at2(TRAY.r - 10)}L${at2(TRAY.r - 3)}`;
  }).join('');
  return <path d={d} className={styles.line} />;
}

function Leg({ view, side, cx }: { view: CardView; side: 'right' | 'left'; cx: number }) {
  const marks = view.ids(`ifa.legs.${side}`);
  const top = 72;
  return (
    <g>
      {marks.map((mark, at) => {
        const y = top + at * 33;
        const strokes = mark === 'single' ? [0] : [-9, 9];
        return strokes.map((dx) => (
          <rect
            key={`${at}${dx}`}
            x={cx + dx - 3.5}
            y={y}
            width={7}
            height={24}
            rx={3.5}
            className={styles.gold}
          />
        ));
      })}
      <Words x={cx} y={top + 152} way="name">
        {view.name(`ifa.${side}`)}
      </Words>
      <Words x={cx} y={top - 14} way="label">
        {side === 'right' ? t.rightLeg : t.leftLeg}
      </Words>
    </g>
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const named = (id: string, head: string): readonly TableRow[] =>
    view.has(id) ? [{ head, cells: [view.name(id) ?? '', view.own(id) ?? ''] }] : [];
  return [
    ...named('ifa.odu', t.odu),
    ...named('ifa.right', t.rightLeg),
    ...named('ifa.legs.right', t.rightLeg),
    ...named('ifa.left', t.leftLeg),
    ...named('ifa.legs.left', t.leftLeg),
    ...named('ifa.senior', t.senior),
    { head: t.oduIndex, cells: [t.oduRank(view.count('ifa.index') ?? 0)] },
    { head: t.singles, cells: [String(view.count('ifa.single.count') ?? '')] },
    ...named('ifa.orientation', t.orientation),
  ];
}

export const card: ModeCard = { Drawing, rows };
