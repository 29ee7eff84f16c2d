/**
 * Laws of angles.
 * 1. Wrapping lands in [0, 360), changes no direction, and done twice changes nothing more.
 * 2. A difference is in (−180, 180] and leads from the one to the other.
 * 3. Differences are antisymmetric, but for exact opposites, where both ways are 180.
 * 4. Distance does not care for order or whole turns.
 * 5. A midpoint is equally far from both.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, midpoint, signedDifference, wrap360 } from './degrees.ts';

const angle = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const EPSILON = 1e-9;

describe('angles', () => {
  it('1. wrap into [0, 360)', () => {
    fc.assert(
      fc.property(angle, (a) => {
        const wrapped = wrap360(a);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThan(360);
        expect(wrap360(wrapped)).toBe(wrapped);
        const turns = (a - wrapped) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(EPSILON);
      }),
    );
  });

  it('2. differences lead from one to the other', () => {
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        const turn = signedDifference(a, b);
        expect(turn).toBeGreaterThan(-180);
        expect(turn).toBeLessThanOrEqual(180);
        expect(distance(a + turn, b)).toBeLessThan(1e-8);
      }),
    );
  });

  it('3. differences are antisymmetric', () => {
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        fc.pre(Math.abs(distance(a, b) - 180) > 1e-6);
        expect(signedDifference(a, b)).toBeCloseTo(0 - signedDifference(b, a), 8);
      }),
    );
  });

  it('4. distance ignores order and whole turns', () => {
    fc.assert(
      fc.property(angle, angle, fc.integer({ min: -50, max: 50 }), (a, b, turns) => {
        expect(distance(a, b)).toBeCloseTo(distance(b, a + 360 * turns), 8);
      }),
    );
  });

  it('5. a midpoint is equally far from both', () => {
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        const middle = midpoint(a, b);
        expect(distance(a, middle)).toBeCloseTo(distance(middle, b), 7);
        expect(distance(a, middle)).toBeLessThanOrEqual(90 + EPSILON);
      }),
    );
  });
});
