import { present } from '#lib/assert.ts';
import { wrap360 } from '../angle/degrees.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import type { PlanetId } from '../body/body-id.ts';
import type { NatalChart } from './natal.ts';

export const SHAPE_KINDS = ['bundle', 'bowl', 'bucket', 'splash', 'seesaw', 'locomotive', 'splay'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** How the ten planets lie about the circle, after Marc Edmund Jones. */
export type ChartShape = {
  readonly kind: ShapeKind;
  /** The arc that holds all ten, degrees: 360 less the widest gap. */
  readonly occupiedDeg: number;
  /** The widest gap between neighbours, degrees. */
  readonly gapDeg: number;
  /**
   * Of a bowl or a locomotive: the planet that rises first, which has the widest gap before it in the zodiac.
   */
  readonly leader: PlanetId | null;
  /** Of a bucket: the one opposite the other nine. */
  readonly handle: PlanetId | null;
};

/** Our numbers for what Jones drew; docs/adr/0031. Degrees. */
const BUNDLE_ARC = 120;
const BOWL_ARC = 180;
/**
 * A handle stands at least this far from both rims of its bowl, and each empty side of a seesaw is at least
 * this wide.
 */
const CLEAR_GAP = 60;
const LOCOMOTIVE_GAP = 120;

/**
 * The shape of a chart: the first of these that holds.
 *
 * - bundle: all ten within 120°;
 * - bowl: within 180°;
 * - bucket: nine within 180°, and one at least 60° from both ends of them;
 * - splash: no gap over 60°;
 * - seesaw: just two gaps of at least 60°, with two planets or more on either side;
 * - locomotive: one gap of at least 120°, and no other of 60°;
 * - splay: everything else.
 */
export function shapeOf(chart: Pick<NatalChart, 'bodies'>): ChartShape {
  const ring = ringOf(chart);
  const gaps: readonly number[] = ring.map(({ lon }, i) => wrap360(here(ring, i + 1).lon - lon));
  // Ten planets in one degree leave a gap of the whole circle, which wrapping makes zero.
  const widest = Math.max(...gaps);
  const gapDeg = widest === 0 ? 360 : widest;
  const occupiedDeg = 360 - gapDeg;
  const handle = handleOf(ring, gaps);
  const kind = kindOf(gaps, occupiedDeg, handle);
  return {
    kind,
    occupiedDeg,
    gapDeg,
    leader: kind === 'bowl' || kind === 'locomotive' ? here(ring, gaps.indexOf(widest) + 1).body : null,
    handle: kind === 'bucket' ? handle : null,
  };
}

type Place = { readonly body: PlanetId; readonly lon: number };

/** The planets in the order of the zodiac; those in one degree in pair order. */
function ringOf({ bodies }: Pick<NatalChart, 'bodies'>): readonly Place[] {
  return PLANET_IDS.flatMap((id) => {
    const found = bodies.find(({ body }) => body === id);
    return found === undefined ? [] : [{ body: id, lon: found.lon }];
  }).toSorted((p, q) => p.lon - q.lon);
}

function here(ring: readonly Place[], index: number): Place {
  return present(ring[index % ring.length], 'planet');
}

function kindOf(gaps: readonly number[], occupiedDeg: number, handle: PlanetId | null): ShapeKind {
  if (occupiedDeg <= BUNDLE_ARC) return 'bundle';
  if (occupiedDeg <= BOWL_ARC) return 'bowl';
  if (handle !== null) return 'bucket';
  if (360 - occupiedDeg <= CLEAR_GAP) return 'splash';
  const [one, two, ...more] = gaps.flatMap((gap, i) => (gap >= CLEAR_GAP ? [i] : []));
  if (one === undefined || more.length > 0) return 'splay';
  if (two === undefined) return 360 - occupiedDeg >= LOCOMOTIVE_GAP ? 'locomotive' : 'splay';
  const between = two - one;
  return between >= 2 && gaps.length - between >= 2 ? 'seesaw' : 'splay';
}

/** Gaps closer than this are equal: the same gap may differ by rounding. Degrees. */
const EQUAL_DEG = 1e-9;

/**
 * The planet with a clear gap on both sides whose two gaps together leave the other nine no more than a bowl.
 * Of two such, the one whose nearer rim is further off, then the one whose other rim is: two planets that stand alone
 * beside each other share their nearer gap.
 */
function handleOf(ring: readonly Place[], gaps: readonly number[]): PlanetId | null {
  let handle: PlanetId | null = null;
  let clearest = 0;
  let widest = 0;
  ring.forEach(({ body }, i) => {
    const before = gaps[(i + gaps.length - 1) % gaps.length] ?? 0;
    const after = gaps[i] ?? 0;
    const clear = Math.min(before, after);
    const sum = before + after;
    if (clear < CLEAR_GAP || sum < 360 - BOWL_ARC) return;
    if (clear < clearest - EQUAL_DEG || (clear <= clearest + EQUAL_DEG && sum <= widest)) return;
    handle = body;
    clearest = clear;
    widest = sum;
  });
  return handle;
}
