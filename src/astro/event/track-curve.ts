import { signedDifference } from '../angle/degrees.ts';
import { findRoot } from './root.ts';

/**
 * The curve of a track between two samples: a polynomial of degree seven in the share s of the step that has passed,
 * through the angle and the rate at the two samples and at the one on either side of them.
 *
 * It leaves out the term of degree zero: a curve says what the angle gains from the sample at s = 0. The curves of
 * a track lie one after another in an array, `CURVE_TERMS` numbers each: the factors of s, s², … s⁷.
 * Source: Hermite interpolation; divided differences with the nodes in the order 0, 0, 1, 1, −1, −1, 2, 2.
 */
export const CURVE_TERMS = 7;

/** Turns are found to this share of a step: less than a microsecond. */
const TURN_TOLERANCE = 1e-12;

/** Two turns nearer than this, a millisecond at most, are a rate that touches zero, or rounding at one turn. */
const SAME_TURN = 1e-9;

/** Where a stretch is cut in two: not in the middle, where a turn at a round share would lie on the cut itself. */
const CUT = 0.4871;

/** Cutting more often than this would tell apart times that differ by less than rounding does. */
const MAX_CUTS = 40;

/**
 * Fits curve `index` and writes it. `lons` and `gains` hold, for each sample, the angle in degrees and the rate in
 * degrees per step; the curve runs from sample `index` + 1 to `index` + 2. An angle may gain up to half a turn a step.
 */
export function fitCurve(curves: Float64Array, index: number, lons: Float64Array, gains: Float64Array): void {
  const lon = lons[index + 1] ?? NaN;
  const after = signedDifference(lon, lons[index + 2] ?? NaN);
  const later = after + signedDifference(lons[index + 2] ?? NaN, lons[index + 3] ?? NaN);
  const before = -signedDifference(lons[index] ?? NaN, lon);
  const m0 = gains[index + 1] ?? NaN;
  // p = m0 s + s² q; q goes through its value and slope at 1, −1 and 2.
  const q1 = after - m0;
  const slope1 = (gains[index + 2] ?? NaN) - m0 - 2 * q1;
  const qBefore = before + m0;
  const slopeBefore = (gains[index] ?? NaN) - m0 + 2 * qBefore;
  const q2 = (later - 2 * m0) / 4;
  const slope2 = ((gains[index + 3] ?? NaN) - m0 - 4 * q2) / 4;
  // q = q1 + (s − 1) slope1 + (s − 1)² r; r is the cubic through −1 and 2.
  const rBefore = (qBefore - q1 + 2 * slope1) / 4;
  const rSlopeBefore = (slopeBefore - slope1 + 4 * rBefore) / 4;
  const r2 = q2 - q1 - slope1;
  const rSlope2 = slope2 - slope1 - 2 * r2;
  // r = rBefore + (s + 1) rSlopeBefore + (s + 1)² (e + (s − 2) f).
  const e = (r2 - rBefore - 3 * rSlopeBefore) / 9;
  const f = (rSlope2 - rSlopeBefore - 6 * e) / 9;
  const e0 = e - 2 * f;
  const a0 = rBefore + rSlopeBefore + e0;
  const a1 = rSlopeBefore + 2 * e0 + f;
  const a2 = e0 + 2 * f;
  const at = index * CURVE_TERMS;
  curves[at] = m0;
  curves[at + 1] = q1 - slope1 + a0;
  curves[at + 2] = slope1 - 2 * a0 + a1;
  curves[at + 3] = a0 - 2 * a1 + a2;
  curves[at + 4] = a1 - 2 * a2 + f;
  curves[at + 5] = a2 - 2 * f;
  curves[at + 6] = f;
}

/** What the angle of curve `index` has gained at share `s`, degrees. */
export function curveValue(curves: Float64Array, index: number, s: number): number {
  const at = index * CURVE_TERMS;
  let sum = curves[at + 6] ?? NaN;
  for (let k = at + 5; k >= at; k--) sum = sum * s + (curves[k] ?? NaN);
  return sum * s;
}

/** How fast the angle of curve `index` changes at share `s`, degrees per step. */
export function curveRate(curves: Float64Array, index: number, s: number): number {
  const at = index * CURVE_TERMS;
  let sum = 7 * (curves[at + 6] ?? NaN);
  for (let k = 5; k >= 0; k--) sum = sum * s + (k + 1) * (curves[at + k] ?? NaN);
  return sum;
}

/** Shares are found to this: a fiftieth of a millisecond in a step of two days. */
const SHARE_TOLERANCE = 1e-10;

/** Every eighth round at the latest halves the bracket, so these are enough for any. */
const MAX_ROUNDS = 300;

/**
 * The share in [s0, s1], a stretch in which the curve only grows or only falls, at which it has gained `gain`; the
 * nearer end when rounding left the gain a hair outside. Newton's method, kept inside the bracket by halving it.
 */
export function curveShare(
  curves: Float64Array,
  index: number,
  gain: number,
  s0: number,
  s1: number,
): number {
  let lo = s0;
  let hi = s1;
  const atLo = curveValue(curves, index, lo) - gain;
  const atHi = curveValue(curves, index, hi) - gain;
  if (atLo === 0) return lo;
  if (atHi === 0) return hi;
  if (atLo < 0 === atHi < 0) return Math.abs(atLo) < Math.abs(atHi) ? lo : hi;
  let s = (lo * atHi - hi * atLo) / (atHi - atLo);
  for (let round = 1; round <= MAX_ROUNDS && hi - lo > SHARE_TOLERANCE; round++) {
    const off = curveValue(curves, index, s) - gain;
    if (off === 0) return s;
    if (off < 0 === atLo < 0) lo = s;
    else hi = s;
    const next = s - off / curveRate(curves, index, s);
    // A step shorter than the tolerance is the last one, wherever the far end of the bracket still is.
    if (Math.abs(next - s) < SHARE_TOLERANCE) return Math.min(s1, Math.max(s0, next));
    // Near a turn the tangent points anywhere, and may creep.
    s = next > lo && next < hi && round % 8 !== 0 ? next : (lo + hi) / 2;
  }
  return s;
}

const NO_TURNS: readonly number[] = [];

/**
 * The shares s in [0, 1) at which the rate of curve `index` changes sign, in order. None is missed: a stretch is
 * passed over only when the Bernstein factors of the rate, between whose extremes it lies, have one sign.
 */
export function curveTurns(curves: Float64Array, index: number): readonly number[] {
  const at = index * CURVE_TERMS;
  let most = 0;
  for (let k = 1; k < CURVE_TERMS; k++) most += (k + 1) * Math.abs(curves[at + k] ?? NaN);
  if (Math.abs(curves[at] ?? NaN) > most) return NO_TURNS;
  const turns: number[] = [];
  const factors = bernsteinOfRate(curves, at);
  // Zero at the very start, and of another sign before it when it rises from there like an odd power.
  if (factors[0] === 0 && factors.findIndex((factor) => factor !== 0) % 2 === 1) turns.push(0);
  collectTurns(factors, 0, 1, 0, (s) => curveRate(curves, index, s), turns);
  return turns;
}

/** C(i, j) / C(6, j): how much the factor of s^j weighs in the i-th Bernstein factor of a sextic. */
const BERNSTEIN: readonly (readonly number[])[] = [
  [1],
  [1, 1 / 6],
  [1, 2 / 6, 1 / 15],
  [1, 3 / 6, 3 / 15, 1 / 20],
  [1, 4 / 6, 6 / 15, 4 / 20, 1 / 15],
  [1, 5 / 6, 10 / 15, 10 / 20, 5 / 15, 1 / 6],
  [1, 1, 1, 1, 1, 1, 1],
];

function bernsteinOfRate(curves: Float64Array, at: number): readonly number[] {
  return BERNSTEIN.map((weights) =>
    weights.reduce((sum, weight, j) => sum + weight * (j + 1) * (curves[at + j] ?? NaN), 0),
  );
}

/** Adds the turns strictly inside (s0, s1), over which `factors` are the Bernstein factors of the rate. */
function collectTurns(
  factors: readonly number[],
  s0: number,
  s1: number,
  depth: number,
  rate: (s: number) => number,
  turns: number[],
): void {
  let changes = 0;
  let sign = 0;
  for (const factor of factors) {
    const next = Math.sign(factor);
    if (next === 0) continue;
    if (sign !== 0 && next !== sign) changes += 1;
    sign = next;
  }
  if (changes === 0) return;
  const atStart = factors[0] ?? NaN;
  const atEnd = factors.at(-1) ?? NaN;
  if (changes === 1 && atStart !== 0 && atEnd !== 0) {
    // The ends as the factors have them: both parts of a cut then agree on its sign, to the last digit.
    const ended = (s: number): number => (s === s0 ? atStart : s === s1 ? atEnd : rate(s));
    addTurn(turns, findRoot(ended, s0, s1, TURN_TOLERANCE));
    return;
  }
  // A rate that only touches zero ends here, and turns back as often as it turned.
  if (depth >= MAX_CUTS) {
    if (changes % 2 === 1) addTurn(turns, (s0 + s1) / 2);
    return;
  }
  const [left, right] = partsOf(factors);
  const middle = s0 + (s1 - s0) * CUT;
  collectTurns(left, s0, middle, depth + 1, rate, turns);
  // A zero on the cut is inside neither part.
  const signBefore = Math.sign(left.findLast((factor) => factor !== 0) ?? 0);
  const signAfter = Math.sign(right.find((factor) => factor !== 0) ?? 0);
  if (right[0] === 0 && signBefore * signAfter < 0) addTurn(turns, middle);
  collectTurns(right, middle, s1, depth + 1, rate, turns);
}

function addTurn(turns: number[], s: number): void {
  const last = turns.at(-1);
  if (last !== undefined && s - last < SAME_TURN) turns.pop();
  else turns.push(s);
}

/** The Bernstein factors over the parts before and after the cut. Source: de Casteljau's algorithm. */
function partsOf(factors: readonly number[]): readonly [readonly number[], readonly number[]] {
  const left: number[] = [];
  const right: number[] = [];
  let row = factors;
  while (row.length > 0) {
    left.push(row[0] ?? NaN);
    right.unshift(row.at(-1) ?? NaN);
    row = row.slice(1).map((factor, i) => (row[i] ?? NaN) * (1 - CUT) + factor * CUT);
  }
  return [left, right];
}
