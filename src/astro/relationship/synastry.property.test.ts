/**
 * Laws of comparing two charts.
 * 1. With the two people exchanged every contact, point and sum is the same.
 * 2. Turning both charts by one angle changes nothing but the houses' place in the zodiac.
 * 3. The total is the sum of its rows, of ease and tension, and lies within what was possible.
 * 4. Over a doubt, the contact of any two points inside the stretches is among those listed; one that is
 *    said to hold is there for all of them; and the aspect part of the total lies within its bounds.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap360 } from '../angle/degrees.ts';
import { SYNASTRY_POINT_IDS } from './synastry-weights.ts';
import { synastryRange } from './synastry-range.ts';
import { synastry } from './synastry.ts';
import type { SynastryChart } from './synastry.ts';

const lon = fc.double({ min: 0, max: 359.999, noNaN: true });
const BODIES = SYNASTRY_POINT_IDS.filter((id) => id !== 'asc' && id !== 'mc');

type Drawn = { readonly lons: readonly number[]; readonly asc: number; readonly mc: number };
const drawn: fc.Arbitrary<Drawn> = fc.record({
  lons: fc.array(lon, { minLength: BODIES.length, maxLength: BODIES.length }),
  asc: lon,
  mc: lon,
});

function chartOf({ lons, asc, mc }: Drawn, turn = 0): SynastryChart {
  const at = (value: number) => wrap360(value + turn);
  return {
    bodies: BODIES.map((body, i) => ({ body, lon: at(lons[i] ?? 0) })),
    angles: { asc: { lon: at(asc) }, mc: { lon: at(mc) } },
    houses: { cusps: Array.from({ length: 12 }, (_, i) => at(asc + 30 * i)) },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('synastry', () => {
  it('1. does not depend on who comes first', () => {
    fc.assert(
      fc.property(drawn, drawn, (one, two) => {
        const ab = synastry(chartOf(one), chartOf(two));
        const ba = synastry(chartOf(two), chartOf(one));
        expect(ba.score.total).toBe(ab.score.total);
        expect(ba.score.ease).toBe(ab.score.ease);
        expect(ba.score.possible).toEqual(ab.score.possible);
        const order = (p: { a: string; b: string }, q: { a: string; b: string }): number =>
          `${p.a} ${p.b}` < `${q.a} ${q.b}` ? -1 : 1;
        expect(ba.aspects.map((found) => ({ ...found, a: found.b, b: found.a })).toSorted(order)).toEqual(
          ab.aspects.toSorted(order),
        );
        expect(ba.overlays).toEqual({ aInB: ab.overlays.bInA, bInA: ab.overlays.aInB });
      }),
    );
  });

  it('2. does not depend on where zero is', () => {
    fc.assert(
      fc.property(drawn, drawn, lon, (one, two, turn) => {
        const before = synastry(chartOf(one), chartOf(two)).aspects;
        const after = synastry(chartOf(one, turn), chartOf(two, turn)).aspects;
        // At the very limit the rounding of a turn may decide.
        const inside = (found: typeof before) =>
          found
            .filter(({ orb, orbLimit }) => orbLimit - orb > 1e-9)
            .map(({ a, aspect, b }) => `${a} ${aspect} ${b}`);
        expect(new Set(inside(after))).toEqual(new Set(inside(before)));
      }),
    );
  });

  it('3. adds up', () => {
    fc.assert(
      fc.property(drawn, drawn, (one, two) => {
        const { score } = synastry(chartOf(one), chartOf(two));
        expect(sum(score.rows.map(({ points }) => points))).toBe(score.total);
        expect(score.ease + score.tension).toBe(score.total);
        expect(score.rows.every(({ points }) => Number.isInteger(points) && !Object.is(points, -0))).toBe(
          true,
        );
        expect(score.possible.least).toBeLessThanOrEqual(score.total);
        expect(score.possible.most).toBeGreaterThanOrEqual(score.total);
        expect(new Set(score.rows.map(({ key }) => key)).size).toBe(score.rows.length);
      }),
    );
  });

  it('4. keeps its word over a doubt', () => {
    const width = fc.double({ min: 0, max: 15, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(drawn, drawn, width, width, share, share, (one, two, wideA, wideB, s, t) => {
        const span = ({ lons }: Drawn, wide: number) => ({
          points: BODIES.map((id, i) => ({ id, lonFrom: lons[i] ?? 0, lonTo: (lons[i] ?? 0) + wide })),
          cusps: null,
        });
        const at = ({ lons }: Drawn, ahead: number): SynastryChart => ({
          bodies: BODIES.map((body, i) => ({ body, lon: wrap360((lons[i] ?? 0) + ahead) })),
          angles: null,
          houses: null,
        });
        const range = synastryRange(span(one, wideA), span(two, wideB));
        const real = synastry(at(one, wideA * s), at(two, wideB * t));
        const key = ({ a, aspect, b }: { a: string; aspect: string; b: string }) => `${a} ${aspect} ${b}`;
        const listed = new Map(range.aspects.map((found) => [key(found), found]));
        const there = new Set(real.aspects.map(key));
        for (const found of real.aspects) {
          if (found.orbLimit - found.orb < 1e-9) continue;
          const bounds = listed.get(key(found));
          expect(bounds).toBeDefined();
          expect(found.orb).toBeGreaterThanOrEqual((bounds?.orbMin ?? NaN) - 1e-9);
          expect(found.orb).toBeLessThanOrEqual((bounds?.orbMax ?? NaN) + 1e-9);
        }
        for (const [name, found] of listed) {
          if (found.holds && found.orbLimit - found.orbMax > 1e-9) expect(there.has(name)).toBe(true);
        }
        expect(real.score.total).toBeGreaterThanOrEqual(range.total.least);
        expect(real.score.total).toBeLessThanOrEqual(range.total.most);
      }),
    );
  });
});
