/** The wheel of twelve figures with the one of this year of age lit, the way it is counted, and the seat of the year. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { WHEEL_FIGURES } from '#traditions/thai/age-wheel.ts';
import type { WheelFigure } from '#traditions/thai/age-wheel.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { Beside } from './beside.tsx';
import inks from './card-inks.module.css';
import { Lines, linesOf, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { factList } from './thai/fact-lines.tsx';
import { dayOf, factRows, idsLike, namedLike } from './thai/thai-view.ts';
import { wheelEmblems } from './thai/wheel-emblems.ts';
import { RING, ringPlace } from './thai/year-ring.ts';

/** The ring is a little higher than wide: captions stand under their figures. */
const lower = (y: number): number => 184 + (y - RING.middle) * 1.1;

/** "the silver parasol" as a caption. */
const bareName = (name: string): string => name.replace(/^the /, '');

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Beside
      size={size}
      label={labelOf(view)}
      height={378}
      picture={
        <>
          {WHEEL_FIGURES.map((figure, at) => (
            <Figure key={figure} view={view} words={words} figure={figure} place={ringPlace(at)} />
          ))}
          <Way view={view} />
          <Words x={170} y={164} way="label">
            {t.age}
          </Words>
          <Words x={170} y={192} way="number">
            {view.count('wheel.age')}
          </Words>
          <Lines x={170} y={214} way="label" ink="gold" wide={16} leading={14}>
            {view.name('wheel.direction')}
          </Lines>
        </>
      }
      list={(room) => factList(factLines(view), room)}
    />
  );
}

/** A figure in its ring with its name: this year's lit, those beside it a little brighter than the rest. */
function Figure(props: {
  view: CardView;
  words: TraditionWords;
  figure: WheelFigure;
  place: readonly [x: number, y: number];
}) {
  const { view, words, figure } = props;
  const [x, ringY] = props.place;
  const y = lower(ringY);
  const isNow = view.id('wheel.figure') === figure;
  const isBeside = [view.id('wheel.previous-figure'), view.id('wheel.next-figure')].includes(figure);
  const name = bareName(namedLike(words, view.fact('wheel.figure'), figure).en);
  return (
    <>
      <circle
        cx={x}
        cy={y - 5}
        r={isNow ? 25 : 21}
        className={isNow ? inks.lit : isBeside ? inks.washPlate : inks.tile}
      />
      <g transform={`translate(${x - 13} ${y - 18}) scale(${26 / 24})`}>
        <path d={wheelEmblems[figure]} className={isNow ? inks.goldLine : inks.fineStroke} />
      </g>
      {linesOf(name, 11).map((line, at) => (
        <Words key={line} x={x} y={y + (isNow ? 33 : 28) + at * 13} way="label" ink={isNow ? 'gold' : 'text'}>
          {line}
        </Words>
      ))}
    </>
  );
}

const labelOf = (view: CardView): string =>
  t.wheelLabel(view.name('wheel.figure') ?? t.none, String(view.count('wheel.age') ?? t.none));

/** The arrow of the count, inside the ring from this year's figure to the next. */
function Way({ view }: { view: CardView }) {
  const at = view.count('wheel.index');
  if (at === null) return null;
  const step = view.id('wheel.direction') === 'clockwise' ? 1 : -1;
  const r = RING.r - 64;
  const place = (steps: number, radius: number): readonly [x: number, y: number] => {
    const [x, y] = ringPlace(at - 1 + step * steps, radius);
    return [x, lower(y)];
  };
  const [x1, y1] = place(0.15, r);
  const [x2, y2] = place(1.4, r);
  const [hx, hy] = place(1.2, r - 6);
  const [gx, gy] = place(1.2, r + 6);
  return (
    <path
      d={`M${x1} ${y1}A${r} ${r} 0 0 ${step > 0 ? 1 : 0} ${x2} ${y2}M${hx} ${hy}L${x2} ${y2}L${gx} ${gy}`}
      className={inks.goldLine}
    />
  );
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  const star = view.name('wheel.year-star');
  return [
    { head: t.before, text: view.name('wheel.previous-figure') },
    { head: t.nowIs, text: view.name('wheel.figure') },
    { head: t.next, text: view.name('wheel.next-figure') },
    { head: t.turns, text: dayOf(view, 'wheel.next-turn') },
    { head: t.bornIn, text: view.name('wheel.animal') },
    {
      head: t.yearSeat,
      text: star === null ? null : t.starInSeat(star, view.name('wheel.year-seat') ?? ''),
    },
    { head: t.birthStar, text: view.name('thai.birth-star') },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  return factRows(cardView(sheet, words), words, idsLike(sheet, /^(?:wheel|thai)\./));
}

export const card: ModeCard = { Drawing, rows };
