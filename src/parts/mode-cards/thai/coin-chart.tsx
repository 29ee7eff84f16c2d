/**
 * The round Thai chart with a square in its middle, like an old coin: Aries at the top, the signs against the clock, the stars in
 * Thai numerals.
 */
import type { ReactNode } from 'react';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { signNames } from '#text/en/traditions/thai-chart/names.ts';
import inks from '../card-inks.module.css';
import { Words } from '../card-svg.tsx';
import type { CardView } from '../card-view.ts';
import { onRound, ringPart, spoke } from '../round.ts';
import { layRows } from './lay-rows.ts';
import type { Room, Shape, Spot } from './lay-rows.ts';
import styles from './thai-card.module.css';
import { numeralOf } from './thai-view.ts';

/** The ten stars by their numerals, Uranus last. */
export const chartStars = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
] as const;
export type ChartStar = (typeof chartStars)[number];

const MIDDLE = 170;
/** Lines of the square meet the rim at 15° and 75°, so that twelve signs are alike at the rim. */
const SQUARE = Math.sin(Math.PI / 12);
const LONG = Math.cos(Math.PI / 12);
const DIAGONAL = Math.SQRT1_2;
/** From a line to the signs beside it. */
const CLEAR = 3;

/** The turn of the middle of a sign as `round.ts` counts. */
const turnOf = (sign: SignId): number => 0.75 + SIGN_IDS.indexOf(sign) / 12;

export type InSign = { readonly key: string; readonly numeral: string; readonly isOpen: boolean };

/** Radii: the chart, the ring of the moving stars round it, and the ring of the names of the signs round both. */
export type ChartRing = { readonly natal: number; readonly moving: number; readonly names: number };

/** Radii of the chart alone, its names inside; and with two rings round it. */
export const CHART: ChartRing = { natal: 166, moving: 166, names: 166 };
export const CHART_WITH_RING: ChartRing = { natal: 105, moving: 136, names: 169 };

const NATAL_ROOM: Room = { step: 17, height: 15, leading: 20 };
const SMALL_ROOM: Room = { step: 16, height: 14, leading: 18 };

export function CoinChart(props: {
  view: CardView;
  ring: ChartRing;
  natal: (sign: SignId) => readonly InSign[];
  moving?: (sign: SignId) => readonly InSign[];
  children?: ReactNode;
}) {
  const { view, ring } = props;
  const r = ring.natal;
  const hasRings = ring.moving > r;
  const lagnas = SIGN_IDS.filter((sign) => view.ids('thai.lagna.sign').includes(sign));
  return (
    <g>
      {hasRings && <circle cx={MIDDLE} cy={MIDDLE} r={ring.names} className={inks.plate} />}
      {hasRings && <circle cx={MIDDLE} cy={MIDDLE} r={ring.moving} className={inks.sunk} />}
      <circle cx={MIDDLE} cy={MIDDLE} r={r} className={inks.plate} />
      {lagnas.map((sign) => (
        <path
          key={sign}
          d={ringPart(
            MIDDLE,
            MIDDLE,
            { inner: r - 5, outer: r },
            turnOf(sign) - 1 / 24,
            turnOf(sign) + 1 / 24,
          )}
          className={lagnas.length > 1 ? styles.open : inks.spanNow}
        />
      ))}
      <Coin r={r} />
      {hasRings && <RingLines from={r} middle={ring.moving} to={ring.names} />}
      {SIGN_IDS.map((sign) => (
        <g key={sign}>
          <SignCell
            sign={sign}
            r={r}
            stars={[...lagnaMark(lagnas, sign), ...props.natal(sign)]}
            isLagna={lagnas.includes(sign)}
            nameR={hasRings ? (ring.moving + ring.names) / 2 : null}
          />
          {hasRings && props.moving !== undefined && (
            <RingCell sign={sign} radii={[r, ring.moving]} stars={props.moving(sign)} />
          )}
        </g>
      ))}
      {props.children}
    </g>
  );
}

/** The square in the middle, and the lines from it to the rim. */
function Coin({ r }: { r: number }) {
  const a = r * SQUARE;
  const at = (x: number, y: number): string => `${(MIDDLE + x).toFixed(2)} ${(MIDDLE + y).toFixed(2)}`;
  return (
    <>
      <path
        d={[-1, 1]
          .flatMap((side) => [
            `M${at(side * a, -r * LONG)}L${at(side * a, r * LONG)}`,
            `M${at(-r * LONG, side * a)}L${at(r * LONG, side * a)}`,
            `M${at(side * a, -a)}L${at(side * r * DIAGONAL, -r * DIAGONAL)}`,
            `M${at(side * a, a)}L${at(side * r * DIAGONAL, r * DIAGONAL)}`,
          ])
          .join('')}
        className={inks.line}
      />
      <rect x={MIDDLE - a} y={MIDDLE - a} width={2 * a} height={2 * a} className={inks.faint} />
      <rect x={MIDDLE - a} y={MIDDLE - a} width={2 * a} height={2 * a} className={inks.goldLine} />
    </>
  );
}

function RingLines({ from, middle, to }: { from: number; middle: number; to: number }) {
  return (
    <>
      <circle cx={MIDDLE} cy={MIDDLE} r={middle} className={inks.line} />
      <path
        d={SIGN_IDS.map((_, at) => spoke(MIDDLE, MIDDLE, from, to, (at + 0.5) / 12)).join('')}
        className={inks.line}
      />
    </>
  );
}

const lagnaMark = (lagnas: readonly SignId[], sign: SignId): readonly InSign[] =>
  lagnas.includes(sign) ? [{ key: 'lagna', numeral: t.lagnaMark, isOpen: lagnas.length > 1 }] : [];

/** A sign: its Thai name near the rim or in the ring of names, the numerals inside in as many rows as they need. */
function SignCell(props: {
  sign: SignId;
  r: number;
  stars: readonly InSign[];
  isLagna: boolean;
  /** The radius of its name; null where it stands inside. */
  nameR: number | null;
}) {
  const { sign, r, stars, isLagna, nameR } = props;
  const [x, y] = nameR === null ? nameInside(sign, r) : onRound(MIDDLE, MIDDLE, nameR, turnOf(sign));
  const shape = cellOf(sign, r, nameR === null);
  return (
    <>
      <Words x={x} y={y + 4} way="label" lang="th" ink={isLagna ? 'gold' : 'muted'}>
        {signNames[sign][1]}
      </Words>
      <Numerals
        stars={stars}
        spots={layRows(stars.length, shape, roomOf(stars, nameR === null ? NATAL_ROOM : SMALL_ROOM))}
      />
    </>
  );
}

/** A ring round one that is left open needs a little more. */
const roomOf = (stars: readonly InSign[], room: Room): Room =>
  stars.some(({ isOpen }) => isOpen) ? { ...room, step: 20, leading: 20 } : room;

type Side = 'straight' | 'upright' | 'level';

/** Where a sign lies: beside the square, or in the half of a corner along the upright line or along the level one. */
function sideOf(sign: SignId): {
  readonly side: Side;
  readonly right: -1 | 0 | 1;
  readonly down: -1 | 0 | 1;
} {
  const index = SIGN_IDS.indexOf(sign);
  const angle = Math.PI / 2 + (index * Math.PI) / 6;
  const direction = (n: number): -1 | 0 | 1 => (Math.abs(n) < 0.01 ? 0 : n > 0 ? 1 : -1);
  const side = index % 3 === 0 ? 'straight' : Math.abs(Math.sin(angle)) > 0.8 ? 'upright' : 'level';
  return { side, right: direction(Math.cos(angle)), down: direction(-Math.sin(angle)) };
}

/** The middle of a name that stands in its cell. */
function nameInside(sign: SignId, r: number): Spot {
  const { side, right, down } = sideOf(sign);
  const [x, y] = side === 'straight' ? [0.87, 0.87] : side === 'upright' ? [0.4, 0.8] : [0.69, 0.54];
  return [MIDDLE + right * x * r, MIDDLE + down * y * r];
}

/** The part of a cell where numerals may stand, under its name or whole. */
function cellOf(sign: SignId, r: number, hasName: boolean): Shape {
  const { side, right, down } = sideOf(sign);
  const a = r * SQUARE + CLEAR;
  const rim = r - 5 - CLEAR;
  const rimAt = (n: number): number => Math.sqrt(Math.max(0, rim ** 2 - n ** 2));
  // As if the cell lay to the right and below; then turned to its side.
  const placed = (top: number, bottom: number, span: (y: number) => Spot): Shape => ({
    top: MIDDLE + (down < 0 ? -bottom : top),
    bottom: MIDDLE + (down < 0 ? -top : bottom),
    span: (y) => {
      const [from, to] = span(Math.abs(y - MIDDLE));
      return right < 0 ? [MIDDLE - to, MIDDLE - from] : [MIDDLE + from, MIDDLE + to];
    },
  });
  if (side === 'upright')
    return placed(a, hasName ? 0.73 * r : rim, (y) => [a, Math.min(y - CLEAR * 1.4, rimAt(y))]);
  if (side === 'level')
    return placed(a, hasName ? 0.48 * r : r * DIAGONAL, (y) => [y + CLEAR * 1.4, rimAt(y)]);
  const half = r * SQUARE - CLEAR;
  if (down === 0) return placed(-half, half, () => [a, hasName ? 0.76 * r : rim]);
  return placed(a, hasName ? 0.8 * r : rim, () => [-half, half]);
}

/** The moving stars of a sign along the arc of their ring; two arcs where they are many. */
function RingCell(props: {
  sign: SignId;
  radii: readonly [inner: number, outer: number];
  stars: readonly InSign[];
}) {
  const { sign, stars } = props;
  const [inner, outer] = props.radii;
  const middle = (inner + outer) / 2;
  const perArc = stars.length > 3 ? Math.ceil(stars.length / 2) : stars.length;
  const spots = stars.map((_, at): Spot => {
    const isInner = at >= perArc;
    const r = perArc === stars.length ? middle : middle + (isInner ? -7 : 7);
    const inArc = isInner ? stars.length - perArc : perArc;
    const step = Math.min(16 / (r * 2 * Math.PI), 1 / 13 / inArc);
    // Signs go against the clock: the first numeral stands where a reader begins.
    return onRound(
      MIDDLE,
      MIDDLE,
      r,
      turnOf(sign) + ((inArc - 1) / 2 - (at % perArc)) * step * readingWay(sign),
    );
  });
  return <Numerals stars={stars} spots={spots} isMoving />;
}

/** From left to right above and below, from above down at the sides. */
function readingWay(sign: SignId): 1 | -1 {
  const { right, down } = sideOf(sign);
  return down > 0 || (down === 0 && right < 0) ? -1 : 1;
}

function Numerals(props: { stars: readonly InSign[]; spots: readonly Spot[]; isMoving?: boolean }) {
  const { stars, spots, isMoving = false } = props;
  return stars.map(({ key, numeral, isOpen }, at) => {
    const [x = MIDDLE, y = MIDDLE] = spots[at] ?? [];
    return (
      <g key={key}>
        {isOpen && <circle cx={x} cy={y} r={9} className={styles.open} />}
        <Words
          x={x}
          y={y + 5.5}
          way={isMoving ? 'strong' : 'name'}
          lang="th"
          ink={key === 'lagna' ? 'gold' : isMoving ? 'tide' : 'text'}
        >
          {numeral}
        </Words>
      </g>
    );
  });
}

/** The stars of a family of facts that stand in a sign: `thai.moon.sign`, `thaitransit.moon.sign`. */
export function starsIn(view: CardView, family: string, sign: SignId): readonly InSign[] {
  return chartStars
    .filter((star) => view.ids(`${family}.${star}.sign`).includes(sign))
    .map((star) => ({
      key: star,
      numeral: numeralOf(star),
      isOpen: view.isOpen(`${family}.${star}.sign`),
    }));
}
