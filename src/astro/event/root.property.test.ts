/**
 * Laws of the root finder.
 * 1. A bracketed root is found to the tolerance, for lines, cubics and steep or flat curves.
 * 2. A root at an end of the bracket is that end.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoot } from './root.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const place = fc.double({ min: -50, max: 50, noNaN: true });
const width = fc.double({ min: 0.01, max: 40, noNaN: true });

const CURVES: readonly ((d: number) => number)[] = [
  (d) => 3 * d,
  (d) => -d,
  (d) => d ** 3 + 0.01 * d,
  (d) => Math.atan(20 * d),
  (d) => Math.expm1(d / 10),
];

describe('findRoot', () => {
  it('1. finds a bracketed root', () => {
    fc.assert(
      fc.property(place, width, width, fc.constantFrom(...CURVES), (root, left, right, curve) => {
        const found = findRoot((x) => curve(x - root), root - left, root + right, 1e-9);
        expect(Math.abs(found - root)).toBeLessThan(1e-9);
      }),
      { numRuns: sweep(2000) },
    );
  });

  it('2. knows a root at an end', () => {
    expect(findRoot((x) => x - 2, 2, 5, 1e-9)).toBe(2);
    expect(findRoot((x) => x - 5, 2, 5, 1e-9)).toBe(5);
  });

  it('refuses a bracket without a change of sign', () => {
    expect(() => findRoot((x) => x * x + 1, -1, 1, 1e-9)).toThrow('change of sign');
  });
});
