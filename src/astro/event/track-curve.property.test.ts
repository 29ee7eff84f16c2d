/**
 * Laws of the curves between samples.
 * 1. A polynomial of degree seven is found again, wherever on the circle it starts.
 * 2. The turns are those places, all and only, where its rate changes sign, however close two of them are.
 * 3. The share at which a stretch without turns has gained so much is found again.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap360 } from '../angle/degrees.ts';
import { CURVE_TERMS, curveRate, curveShare, curveTurns, curveValue, fitCurve } from './track-curve.ts';

const term = fc.double({ min: -1, max: 1, noNaN: true });
const polynomial = fc
  .tuple(fc.double({ min: -15, max: 15, noNaN: true }), fc.array(term, { minLength: 6, maxLength: 6 }))
  .map(([first, rest]) => [first, ...rest.map((factor, i) => factor / 4 ** i)]);

const valueOf = (factors: readonly number[], s: number): number =>
  factors.reduce((sum, factor, k) => sum + factor * s ** (k + 1), 0);
const rateOf = (factors: readonly number[], s: number): number =>
  factors.reduce((sum, factor, k) => sum + (k + 1) * factor * s ** k, 0);

/** The polynomial whose rate is the product of (s − root), so that its turns are known. */
function withTurnsAt(roots: readonly number[]): Float64Array {
  let rate = [1];
  for (const root of roots) {
    const next = [...rate.map((factor) => -factor * root), 0];
    rate.forEach((factor, k) => (next[k + 1] = (next[k + 1] ?? 0) + factor));
    rate = next;
  }
  const curve = new Float64Array(CURVE_TERMS);
  rate.forEach((factor, k) => (curve[k] = factor / (k + 1)));
  return curve;
}

describe('a curve', () => {
  it('1. finds a polynomial of degree seven again, over the seam of the circle too', () => {
    fc.assert(
      fc.property(polynomial, fc.double({ min: 0, max: 360, noNaN: true }), (factors, start) => {
        const nodes = [-1, 0, 1, 2];
        const lons = Float64Array.from(nodes, (s) => wrap360(start + valueOf(factors, s)));
        const gains = Float64Array.from(nodes, (s) => rateOf(factors, s));
        const curves = new Float64Array(CURVE_TERMS);
        fitCurve(curves, 0, lons, gains);
        for (let s = 0; s <= 1; s += 0.125) {
          expect(curveValue(curves, 0, s)).toBeCloseTo(valueOf(factors, s), 9);
          expect(curveRate(curves, 0, s)).toBeCloseTo(rateOf(factors, s), 9);
        }
      }),
    );
  });

  it('2. turns where its rate changes sign, all and only', () => {
    const place = fc.integer({ min: -40, max: 140 }).map((i) => (i + 0.5) / 100);
    fc.assert(
      fc.property(fc.uniqueArray(place, { minLength: 0, maxLength: 6 }), (roots) => {
        const inside = roots.filter((root) => root >= 0 && root < 1).toSorted((a, b) => a - b);
        const found = curveTurns(withTurnsAt(roots), 0);
        expect(found).toHaveLength(inside.length);
        inside.forEach((root, i) => expect(found[i]).toBeCloseTo(root, 6));
      }),
    );
  });

  it('2. tells apart turns a thousandth of a step from one another, and sees none where the rate only touches', () => {
    expect(curveTurns(withTurnsAt([0.4, 0.401]), 0)).toHaveLength(2);
    expect(curveTurns(withTurnsAt([0.3, 0.3]), 0)).toHaveLength(0);
    expect(curveTurns(withTurnsAt([0.25, 0.25, 0.5]), 0)).toHaveLength(1);
  });

  it('2. counts a turn at a sample once: at the start of the curve after it', () => {
    expect(curveTurns(withTurnsAt([0]), 0)).toHaveLength(1);
    expect(curveTurns(withTurnsAt([1]), 0)).toHaveLength(0);
  });

  it('3. says at which share it has gained so much', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(polynomial, share, (factors, s) => {
        const curves = Float64Array.from(factors);
        const turns = [0, ...curveTurns(curves, 0), 1];
        const end = turns.findIndex((turn, i) => i > 0 && s <= turn);
        const [s0, s1] = [turns[end - 1] ?? 0, turns[end] ?? 1];
        const gain = curveValue(curves, 0, s);
        const found = curveShare(curves, 0, gain, s0, s1);
        expect(found).toBeGreaterThanOrEqual(s0);
        expect(found).toBeLessThanOrEqual(s1);
        // Where the curve is flat many shares gain the same to the last digit.
        expect(Math.abs(curveValue(curves, 0, found) - gain)).toBeLessThan(1e-8);
      }),
    );
  });

  it('3. takes the nearer end when rounding left the gain outside', () => {
    const straight = Float64Array.from([2, 0, 0, 0, 0, 0, 0]);
    expect(curveShare(straight, 0, 1 - 1e-15, 0.5, 0.75)).toBe(0.5);
    expect(curveShare(straight, 0, 1.5 + 1e-15, 0.5, 0.75)).toBe(0.75);
  });
});
