/** The star of the day in its seat of the person's ring, the colours of the day, and where the moving stars stand. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { COMPASS_IDS, RING_STARS, STAR_DIRECTION } from '#traditions/thai/stars.ts';
import { starNames } from '#text/en/traditions/thai/names.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { Beside } from './beside.tsx';
import type { Listed, ListRoom } from './beside.tsx';
import inks from './card-inks.module.css';
import { linesOf, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { onRound } from './round.ts';
import { chartStars } from './thai/coin-chart.tsx';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import { StarMark } from './thai/star-mark.tsx';
import { StarRow } from './thai/star-row.tsx';
import { Swatches } from './thai/swatches.tsx';
import { TaskMark } from './thai/taksa-wheel.tsx';
import { factRows, houseOf, idsLike, numeralOf } from './thai/thai-view.ts';

const HOUSE_X = 186;
const WHEEL = { cx: 96, cy: 96, r: 74 } as const;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  const kinds = (['colours', 'avoid-colour'] as const).filter((kind) => view.has(`thaiday.${kind}`));
  const lines = placeLines(factLines(view), 216 + kinds.length * 26);
  return (
    <Beside
      size={size}
      label={labelOf(view)}
      height={lines.end}
      picture={
        <>
          <SmallWheel view={view} />
          <Seat view={view} />
          {kinds.map((kind, at) => (
            <Swatches
              key={kind}
              x={112}
              y={222 + at * 26}
              label={kind === 'colours' ? t.kindColours : t.leaveOut}
              colours={view.names(`thaiday.${kind}`)}
              isOpen={view.isOpen(`thaiday.${kind}`)}
              isStruck={kind === 'avoid-colour'}
            />
          ))}
          <FactLines placed={lines.placed} />
        </>
      }
      list={(room) => moving(view, room)}
    />
  );
}

const labelOf = (view: CardView): string =>
  t.dayLabel(view.name('thaiday.star') ?? '', view.name('thaiday.seat') ?? '');

/** The eight stars on the compass: the birth star lit, the star of the day ringed. */
function SmallWheel({ view }: { view: CardView }) {
  const births = view.ids('thaiday.birth-star');
  const today = view.ids('thaiday.star');
  return (
    <g>
      <circle cx={WHEEL.cx} cy={WHEEL.cy} r={WHEEL.r} className={inks.hair} />
      {RING_STARS.map((star) => {
        const turn = 0.75 - COMPASS_IDS.indexOf(STAR_DIRECTION[star]) / 8;
        const [x, y] = onRound(WHEEL.cx, WHEEL.cy, WHEEL.r, turn);
        return (
          <g key={star}>
            {today.includes(star) && <circle cx={x} cy={y} r={18} className={inks.goldLine} />}
            <StarMark
              star={star}
              cx={x}
              cy={y}
              lit={births.includes(star)}
              isOpen={births.length > 1 && births.includes(star)}
            />
          </g>
        );
      })}
      <Words x={WHEEL.cx} y={WHEEL.cy + 8} way="number" lang="th" ink="muted">
        {numeralOf('ketu')}
      </Words>
    </g>
  );
}

/** What the day is for this person, beside the wheel. */
function Seat({ view }: { view: CardView }) {
  const seat = view.name('thaiday.seat');
  const seatLines = linesOf(seat ?? t.noSeat, seat === null ? 18 : 14);
  const own = view.own('thaiday.star') ?? '';
  return (
    <g>
      <Words x={204} y={38} way="label" anchor="start">
        {t.starOfDay}
      </Words>
      <Words x={204} y={62} way="title" anchor="start">
        {view.name('thaiday.star')}
      </Words>
      <Words x={204} y={81} way="body" anchor="start" lang="th" ink="gold">
        {own}
      </Words>
      <Words x={204} y={112} way="label" anchor="start">
        {t.seat}
      </Words>
      {seatLines.map((line, at) => (
        <Words key={line} x={204} y={135 + at * 20} way={seat === null ? 'body' : 'title'} anchor="start">
          {line}
        </Words>
      ))}
      <Words x={204} y={154 + (seatLines.length - 1) * 20} way="body" anchor="start" lang="th" ink="gold">
        {view.own('thaiday.seat')}
      </Words>
      {view.ids('thaiday.seat').includes('kalakini') && <TaskMark x={196} y={129} />}
    </g>
  );
}

/** The ten moving stars with sign and house, and from where the houses are counted. */
function moving(view: CardView, { width, isBeside }: ListRoom): Listed {
  const counted = view.has('thaiday.sun.house')
    ? view.has('thai.lagna.sign')
      ? t.fromLagna
      : t.fromNatalMoon
    : null;
  const node = (
    <>
      {!isBeside && <path d={`M2 2H${width - 2}`} className={inks.hair} />}
      <Words x={2} y={22} way="label" anchor="start">
        {t.movingStars}
      </Words>
      <Words x={width - 2} y={22} way="label" anchor="end">
        {counted}
      </Words>
      {chartStars.map((star, at) => (
        <StarRow
          key={star}
          y={46 + at * 20}
          numeral={numeralOf(star)}
          name={starNames[star][0]}
          sign={view.name(`thaiday.${star}.sign`)}
          house={houseOf(view, `thaiday.${star}.house`)}
          last={null}
          houseX={HOUSE_X}
          width={width}
        />
      ))}
    </>
  );
  return { node, end: 46 + 9 * 20 + 6 };
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  const moon = view.name('thaiday.moon-sign');
  return [
    { head: t.birthStar, text: view.name('thaiday.birth-star') },
    { head: t.pair, text: view.name('thaiday.pair') },
    {
      head: t.moonAtSix,
      text: moon === null ? null : t.moonThrough(moon, view.name('thaiday.moon-house') ?? ''),
    },
    { head: t.rerkAtSix, text: view.name('thaiday.rerk') },
    { head: t.yearBetween, text: view.name('thaiday.year-relation') },
    { head: t.wanPhra, text: view.isOn('thaiday.wan-phra') ? t.wanPhraToday : null },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  return factRows(cardView(sheet, words), words, idsLike(sheet, /^thai(?:day)?\./));
}

export const card: ModeCard = { Drawing, rows };
