/**
 * Laws of the ring: neighbours keep their distance; nobody overtakes; what has room stays; the shift is the least there
 * is; 0° Aries is a place like any other.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { spread, spreadBy } from './spread.ts';

const lon = fc.double({ min: 0, max: 359.999, noNaN: true });
const apart = (a: number, b: number) => Math.abs(a - b) < 1e-3;
const scattered = fc.uniqueArray(lon, { minLength: 1, maxLength: 16, comparator: apart });
/** A stellium: many in a few degrees, anywhere, the seam too, and a few others. */
const crowded = fc
  .record({
    at: lon,
    within: fc.uniqueArray(fc.double({ min: 0, max: 8, noNaN: true }), {
      minLength: 4,
      maxLength: 14,
      comparator: apart,
    }),
    others: fc.array(fc.double({ min: 20, max: 340, noNaN: true }), { maxLength: 4 }),
  })
  .map(({ at, within, others }) => [...within, ...others].map((value) => wrap360(at + value) as number))
  .filter((all) => new Set(all.map((value) => Math.round(value * 1e3))).size === all.length);
const lons = fc.oneof(scattered, crowded);
const gap = fc.double({ min: 1, max: 15, noNaN: true });

const inOrder = (values: readonly number[]) =>
  values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));

const neighbours = (places: readonly number[], order: readonly number[]) =>
  order.map((index, i) => [places[index] ?? 0, places[order[(i + 1) % order.length] ?? 0] ?? 0] as const);

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

test('pairs keep the distance asked for each', () => {
  fc.assert(
    fc.property(lons, fc.infiniteStream(fc.double({ min: 0.5, max: 9, noNaN: true })), (values, stream) => {
      fc.pre(values.length > 1);
      const halves = values.map(() => stream.next().value ?? 1);
      const wanted = (a: number, b: number) => (halves[a] ?? 0) + (halves[b] ?? 0);
      const placed = spreadBy(values, wanted);
      const order = inOrder(values);
      order.forEach((index, i) => {
        const next = order[(i + 1) % order.length] ?? 0;
        expect(wrap360((placed[next] ?? 0) - (placed[index] ?? 0))).toBeGreaterThanOrEqual(
          wanted(index, next) - 1e-6,
        );
      });
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

/*
 * The conditions that a least-squares answer meets and no other does: take each run of neighbours that touch. Were it
 * cut anywhere, the part before the cut would not want to go on (its mean shift is not forwards), nor the part after it
 * back; and the run as a whole stands about its own middle.
 */
test('nothing is moved further than it must be', () => {
  fc.assert(
    fc.property(lons, gap, (values, wanted) => {
      fc.pre(values.length > 1 && values.length * wanted < 359);
      const placed = spread(values, wanted);
      const order = inOrder(values);
      const shift = (i: number) => signedDifference(values[order[i] ?? 0] ?? 0, placed[order[i] ?? 0] ?? 0);
      const touches = neighbours(placed, order).map(([from, to]) => wrap360(to - from) < wanted + 1e-7);
      const free = touches.indexOf(false);
      expect(free).toBeGreaterThanOrEqual(0);
      let sum = 0;
      for (let step = 1; step <= order.length; step++) {
        const i = (free + step) % order.length;
        sum += shift(i);
        if (touches[i]) expect(sum).toBeLessThanOrEqual(1e-5);
        else {
          expect(Math.abs(sum)).toBeLessThan(1e-5);
          sum = 0;
        }
      }
    }),
  );
});

test('the seam at 0° Aries is a place like any other', () => {
  fc.assert(
    fc.property(lons, gap, lon, (values, wanted, turn) => {
      fc.pre(values.length * wanted < 359);
      const here = spread(values, wanted);
      const there = spread(
        values.map((value) => wrap360(value + turn)),
        wanted,
      );
      there.forEach((placed, i) =>
        expect(Math.abs(signedDifference(placed, wrap360((here[i] ?? 0) + turn)))).toBeLessThan(1e-5),
      );
    }),
  );
});

test('a knot of bodies is spread evenly about its middle', () => {
  expect(spread([359, 0, 1], 10).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([350, 0, 10]);
});

test('ends that meet push each other and leave the rest alone', () => {
  // Two knots of five, back to back: by tens they would reach into each other on both sides.
  const placed = spread([176, 177, 178, 179, 180, 356, 357, 358, 359, 0], 40);
  expect(placed.map((value) => Math.round(value)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 10 }, (_, i) => Math.round((placed[0] ?? 0) + i * 36) % 360).sort((a, b) => a - b),
  );
});

test('a heavy place stands and the others go round it', () => {
  const placed = spreadBy([100, 101, 102], () => 10, [1, 1e6, 1]);
  expect(placed.map((value) => Math.round(value * 100) / 100)).toEqual([91, 101, 111]);
});

test('an order that is kept holds though two have just passed each other', () => {
  const placed = spreadBy([101, 100, 200], () => 10, undefined, [0, 1, 2]);
  expect(placed.map((value) => Math.round(value * 10) / 10)).toEqual([95.5, 105.5, 200]);
});
