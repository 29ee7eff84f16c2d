import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { spread } from './spread.ts';

const lon = fc.double({ min: 0, max: 359.999, noNaN: true });
const lons = fc.uniqueArray(lon, {
  minLength: 1,
  maxLength: 14,
  comparator: (a, b) => Math.abs(a - b) < 1e-3,
});
const gap = fc.double({ min: 1, max: 15, noNaN: true });

const neighbours = (places: readonly number[], order: readonly number[]) =>
  order.map((index, i) => [places[index] ?? 0, places[order[(i + 1) % order.length] ?? 0] ?? 0] as const);

const inOrder = (values: readonly number[]) =>
  values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));

test('neighbours are a gap apart and in the order they came in', () => {
  fc.assert(
    fc.property(lons, gap, (values, wanted) => {
      fc.pre(values.length > 1);
      const placed = spread(values, wanted);
      let round = 0;
      for (const [from, to] of neighbours(placed, inOrder(values))) {
        const step = wrap360(to - from);
        expect(step).toBeGreaterThanOrEqual(wanted - 1e-6);
        round += step;
      }
      // Once round and no more: nobody overtook anybody.
      expect(round).toBeCloseTo(360, 5);
    }),
  );
});

test('what has room already stays where it is', () => {
  fc.assert(
    fc.property(lons, gap, (values, wanted) => {
      const roomy = neighbours(values, inOrder(values)).every(([from, to]) => distance(from, to) >= wanted);
      fc.pre(roomy || values.length === 1);
      spread(values, wanted).forEach((placed, i) =>
        expect(distance(placed, values[i] ?? 0)).toBeLessThan(1e-6),
      );
    }),
  );
});

test('the seam at 0° Aries is a place like any other', () => {
  fc.assert(
    fc.property(lons, gap, lon, (values, wanted, turn) => {
      const here = spread(values, wanted);
      const there = spread(
        values.map((value) => wrap360(value + turn)),
        wanted,
      );
      // Two gaps of one size may be cut at either; the law is for charts with one largest gap.
      const gaps = neighbours(values, inOrder(values))
        .map(([from, to]) => wrap360(to - from))
        .sort((a, b) => b - a);
      fc.pre(values.length === 1 || (gaps[0] ?? 0) - (gaps[1] ?? 0) > 1e-6);
      there.forEach((placed, i) =>
        expect(Math.abs(signedDifference(placed, wrap360((here[i] ?? 0) + turn)))).toBeLessThan(1e-5),
      );
    }),
  );
});

test('a knot of bodies is spread evenly about its middle', () => {
  expect(spread([359, 0, 1], 10).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([350, 0, 10]);
});
