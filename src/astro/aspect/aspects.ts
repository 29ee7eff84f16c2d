import { present } from '#lib/assert.ts';
import { signedDifference } from '../angle/degrees.ts';
import { signIndex } from '../angle/sign.ts';
import { comparePoints, POINT_IDS } from '../body/body-id.ts';
import type { PointId } from '../body/body-id.ts';
import { ANY_ASPECT_ANGLE, ASPECT_IDS, MINOR_ASPECT_IDS } from './aspect-id.ts';
import type { AnyAspectId, AspectId, MinorAspectId } from './aspect-id.ts';
import { orbLimit } from './orb-table.ts';
import type { OrbTable } from './orb-table.ts';

/** A point that can take part in an aspect. `speed` is degrees per day; 0 for what is held still. */
export type AspectPoint = { readonly id: PointId; readonly lon: number; readonly speed: number };

export type Aspect<Id extends AnyAspectId = AspectId> = {
  /** The point written first: faster in the fixed order of body/body-id.ts. */
  readonly a: PointId;
  readonly aspect: Id;
  readonly b: PointId;
  /** Degrees from exact, never negative. */
  readonly orb: number;
  /** The widest orb the table allows here; 1 − orb/orbLimit is a measure of strength. */
  readonly orbLimit: number;
  /** True while the orb shrinks. Judged by the two speeds, so a retrograde body can apply backwards. */
  readonly applying: boolean;
  /**
   * True when the signs of the two do not themselves stand in this aspect (29° Aries to 1° Virgo as a trine).
   * Never for eighths and fifths of the circle, which no two signs stand in.
   */
  readonly outOfSign: boolean;
};

export type MinorAspect = Aspect<MinorAspectId>;

/**
 * Pairs that say nothing: the two nodes are opposite by definition, and so an aspect to one is the mirror of
 * an aspect to the other; the angles are tied to each other by the latitude.
 */
function isEmptyPair(a: PointId, b: PointId): boolean {
  return a === 'southnode' || b === 'southnode' || (a === 'asc' && b === 'mc');
}

/** Every major aspect within orb among the points, tightest first; equal orbs in the order of the points. */
export function aspectsAmong(points: readonly AspectPoint[], orbs: OrbTable): readonly Aspect[] {
  return among(points, orbs, ASPECT_IDS);
}

/** The same for the minor aspects. */
export function minorAspectsAmong(points: readonly AspectPoint[], orbs: OrbTable): readonly MinorAspect[] {
  return among(points, orbs, MINOR_ASPECT_IDS);
}

/**
 * The major aspect between two points, or null. In natal orbs ranges never overlap, so there is at most one.
 */
export function aspectBetween(p: AspectPoint, q: AspectPoint, orbs: OrbTable): Aspect | null {
  return between(p, q, orbs, ASPECT_IDS);
}

/** The same for the minor aspects. */
export function minorAspectBetween(p: AspectPoint, q: AspectPoint, orbs: OrbTable): MinorAspect | null {
  return between(p, q, orbs, MINOR_ASPECT_IDS);
}

/**
 * True while the aspect is getting closer to exact.
 *
 * By the rate at which the separation changes, whichever of the two moves. An aspect that is exact, or
 * between points that keep their distance, is not applying.
 */
export function isApplying(a: AspectPoint, b: AspectPoint, aspect: AnyAspectId): boolean {
  return isApproaching(a, b, ANY_ASPECT_ANGLE[aspect]);
}

function isApproaching(a: AspectPoint, b: AspectPoint, angle: number): boolean {
  const gap = gapOf(a.lon, b.lon);
  const opening = gap >= 0 ? b.speed - a.speed : a.speed - b.speed;
  const excess = Math.abs(gap) - angle;
  // At the two ends of [0, 180] the separation turns back, so its rate says nothing; it is exact there
  // anyway.
  return excess * opening < 0;
}

function among<Id extends AnyAspectId>(
  points: readonly AspectPoint[],
  orbs: OrbTable,
  aspects: readonly Id[],
): readonly Aspect<Id>[] {
  const ordered = inPairOrder(points);
  const limits = limitsOf(orbs, aspects);
  const { reach } = limits;
  const count = ordered.length;
  const lons = new Float64Array(count);
  for (let i = 0; i < count; i++) lons[i] = ordered[i]?.lon ?? NaN;
  const found: Aspect<Id>[] = [];
  for (let i = 0; i < count; i++) {
    const from = lons[i] ?? NaN;
    for (let j = i + 1; j < count; j++) {
      const separation = Math.abs(gapOf(from, lons[j] ?? NaN));
      // Most pairs stand where no aspect reaches: one look at the degree says so.
      if (reach[separation | 0] === 0) continue;
      const a = present(ordered[i], 'point');
      const b = present(ordered[j], 'point');
      if (isEmptyPair(a.id, b.id)) continue;
      const aspect = within(a, b, INDEX[a.id] * POINT_IDS.length + INDEX[b.id], limits, aspects);
      if (aspect !== null) found.push(aspect);
    }
  }
  return found.sort((p, q) => p.orb - q.orb);
}

function between<Id extends AnyAspectId>(
  p: AspectPoint,
  q: AspectPoint,
  orbs: OrbTable,
  aspects: readonly Id[],
): Aspect<Id> | null {
  const [a, b] = comparePoints(p.id, q.id) <= 0 ? [p, q] : [q, p];
  return within(a, b, INDEX[a.id] * POINT_IDS.length + INDEX[b.id], limitsOf(orbs, aspects), aspects);
}

/**
 * The first of the aspects that the two stand in, within its limit. `pair` numbers the pair in the table of
 * limits.
 */
function within<Id extends AnyAspectId>(
  a: AspectPoint,
  b: AspectPoint,
  pair: number,
  { angles, widest }: Limits,
  aspects: readonly Id[],
): Aspect<Id> | null {
  const separation = Math.abs(gapOf(a.lon, b.lon));
  for (let k = 0; k < angles.length; k++) {
    const angle = angles[k] ?? NaN;
    const orb = Math.abs(separation - angle);
    const limit = widest[pair * angles.length + k] ?? NaN;
    if (orb > limit) continue;
    const aspect = present(aspects[k], 'aspect');
    return {
      a: a.id,
      aspect,
      b: b.id,
      orb,
      orbLimit: limit,
      applying: isApproaching(a, b, angle),
      outOfSign: isOutOfSign(a.lon, b.lon, angle),
    };
  }
  return null;
}

/**
 * `signedDifference`, without its division where both longitudes are within one turn, as they nearly always
 * are.
 */
function gapOf(from: number, to: number): number {
  const turn = to - from;
  if (turn > 360 || turn < -360) return signedDifference(from, to);
  if (turn > 180) return turn - 360;
  return turn <= -180 ? turn + 360 : turn;
}

/** An orb table spread out over pairs of points, so that a chart of 120 pairs asks nothing twice. */
type Limits = {
  readonly angles: Float64Array;
  readonly widest: Float64Array;
  /** 1 for each whole degree of separation, 0 to 180, in which some pair may stand in some aspect. */
  readonly reach: Uint8Array;
};

/** Only memos: the same table always spreads out the same. */
const majorLimits = new WeakMap<OrbTable, Limits>();
const minorLimits = new WeakMap<OrbTable, Limits>();

function limitsOf(orbs: OrbTable, aspects: readonly AnyAspectId[]): Limits {
  const memo = aspects === ASPECT_IDS ? majorLimits : minorLimits;
  let limits = memo.get(orbs);
  if (limits === undefined) {
    const angles = Float64Array.from(aspects, (aspect) => ANY_ASPECT_ANGLE[aspect]);
    const widest = Float64Array.from(
      POINT_IDS.flatMap((a) =>
        POINT_IDS.flatMap((b) => aspects.map((aspect) => orbLimit(orbs, a, b, aspect))),
      ),
    );
    limits = { angles, widest, reach: reachOf(angles, widest) };
    memo.set(orbs, limits);
  }
  return limits;
}

function reachOf(angles: Float64Array, widest: Float64Array): Uint8Array {
  const reach = new Uint8Array(181);
  widest.forEach((limit, index) => {
    const angle = angles[index % angles.length] ?? NaN;
    const last = Math.min(180, Math.floor(angle + limit));
    for (let degree = Math.max(0, Math.floor(angle - limit)); degree <= last; degree++) reach[degree] = 1;
  });
  return reach;
}

const INDEX: Readonly<Record<PointId, number>> = Object.fromEntries(
  POINT_IDS.map((id, index) => [id, index]),
) as Record<PointId, number>;

/** The points as they are when in pair order already, which a chart's are. */
function inPairOrder(points: readonly AspectPoint[]): readonly AspectPoint[] {
  for (let i = 1; i < points.length; i++) {
    const before = points[i - 1];
    const here = points[i];
    if (before !== undefined && here !== undefined && INDEX[before.id] > INDEX[here.id])
      return points.toSorted((p, q) => comparePoints(p.id, q.id));
  }
  return points;
}

function isOutOfSign(a: number, b: number, angle: number): boolean {
  const signs = angle / 30;
  if (signs !== Math.trunc(signs)) return false;
  const apart = Math.abs(signIndex(a) - signIndex(b));
  return Math.min(apart, 12 - apart) !== signs;
}
