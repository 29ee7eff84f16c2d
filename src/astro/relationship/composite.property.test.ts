/**
 * Laws of charts made of two.
 * 1. The composite of a chart with itself is that chart: bodies, angles and cusps, by each method it has
 *    houses for.
 * 2. A composite, and a Davison moment, do not depend on who comes first.
 * 3. The houses of a composite run once round the circle, with the Ascendant ahead of the Midheaven by less
 *    than half.
 * 4. A body of a composite is as far from the one as from the other, and never more than 90°.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, wrap360 } from '../angle/degrees.ts';
import { natalChart } from '../chart/natal.ts';
import type { NatalChart } from '../chart/natal.ts';
import { unixMs } from '../time/instant.ts';
import { compositeChart } from './composite.ts';
import { davisonMoment } from './davison.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const birth = fc.record({
  at: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 31) }),
  latDeg: fc.double({ min: -65, max: 65, noNaN: true }),
  lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  houseSystem: fc.constantFrom('placidus' as const, 'equal' as const, 'whole' as const),
});
type Birth = typeof birth extends fc.Arbitrary<infer T> ? T : never;

const chartOf = ({ at, latDeg, lonDeg, houseSystem }: Birth): NatalChart =>
  natalChart({ at: unixMs(at), place: { latDeg, lonDeg }, houseSystem, node: 'mean' });
const RUNS = { numRuns: sweep(60) };

describe('a composite', () => {
  it('1. of a chart with itself is the chart', () => {
    fc.assert(
      fc.property(
        birth,
        fc.constantFrom('midpoint-cusps' as const, 'derived-ascendant' as const),
        (one, houseMethod) => {
          const chart = chartOf(one);
          const same = compositeChart(chart, chart, { houseMethod });
          expect(same.bodies.map(({ body }) => body)).toEqual(chart.bodies.map(({ body }) => body));
          same.bodies.forEach(({ lon }, i) => {
            expect(distance(lon, chart.bodies[i]?.lon ?? NaN)).toBeLessThan(1e-9);
          });
          for (const angle of ['asc', 'mc'] as const)
            expect(distance(same.angles?.[angle].lon ?? NaN, chart.angles?.[angle].lon ?? NaN)).toBeLessThan(
              1e-6,
            );
          same.houses?.cusps.forEach((cusp, i) => {
            expect(distance(cusp, chart.houses?.cusps[i] ?? NaN)).toBeLessThan(1e-6);
          });
          expect(same.houses?.system).toBe(chart.houses?.system);
        },
      ),
      RUNS,
    );
  });

  it('2. does not depend on who comes first', () => {
    fc.assert(
      fc.property(birth, birth, (one, two) => {
        const [a, b] = [chartOf(one), chartOf({ ...two, houseSystem: one.houseSystem })];
        expect(compositeChart(b, a)).toEqual(compositeChart(a, b));
        expect(davisonMoment(b, a)).toEqual(davisonMoment(a, b));
        expect(davisonMoment(a, a)).toEqual({ at: a.at, place: a.place });
      }),
      RUNS,
    );
  });

  it('3. has twelve houses in one turn', () => {
    fc.assert(
      fc.property(birth, birth, (one, two) => {
        const { angles, houses } = compositeChart(
          chartOf(one),
          chartOf({ ...two, houseSystem: one.houseSystem }),
        );
        const cusps = houses?.cusps ?? [];
        const widths = cusps.map((cusp, i) => wrap360((cusps[(i + 1) % 12] ?? NaN) - cusp));
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
        const ahead = wrap360((angles?.asc.lon ?? NaN) - (angles?.mc.lon ?? NaN));
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThan(180);
      }),
      RUNS,
    );
  });

  it('4. keeps the same distance from both', () => {
    fc.assert(
      fc.property(birth, birth, (one, two) => {
        const [a, b] = [chartOf(one), chartOf(two)];
        for (const { body, lon } of compositeChart(a, b).bodies) {
          const p = a.bodies.find((candidate) => candidate.body === body)?.lon ?? NaN;
          const q = b.bodies.find((candidate) => candidate.body === body)?.lon ?? NaN;
          expect(distance(lon, p)).toBeCloseTo(distance(lon, q), 9);
          expect(distance(lon, p)).toBeLessThanOrEqual(90 + 1e-9);
        }
      }),
      RUNS,
    );
  });
});
