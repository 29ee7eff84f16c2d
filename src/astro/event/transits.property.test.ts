/**
 * Laws of transits.
 * 1. A mover far short of a point at one time and far past it at another was exact an odd number of times between:
 *    forwards once more than backwards.
 * 2. Where on the circle a point lies does not matter: at 0° and 360° nothing is lost or counted twice.
 * 3. Turning a point by an aspect's angle turns that aspect into a conjunction.
 * 4. A search is its two halves put together, to the millisecond.
 * 5. The edges of the years 1900 and 2100 are like any other days.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedDifference, wrap360 } from '../angle/degrees.ts';
import { ASPECT_ANGLE } from '../aspect/aspect-id.ts';
import { COMPUTED_BODY_IDS } from '../body/body-id.ts';
import type { ComputedBodyId } from '../body/body-id.ts';
import { bodyPosition } from '../body/position.ts';
import { addDays, unixMs } from '../time/instant.ts';
import { exactTransits } from './transits.ts';

const START = Date.UTC(1900, 0, 1);
const END = Date.UTC(2100, 0, 1);
const instant = fc.integer({ min: START, max: END }).map(unixMs);
const lon = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const percent = fc.integer({ min: 5, max: 95 }).map((n) => n / 100);
const mover = fc.constantFrom<ComputedBodyId>(...COMPUTED_BODY_IDS);

/** Long enough for a retrograde loop, too short for half a circle. */
const SPAN_DAYS: Partial<Record<ComputedBodyId, number>> = {
  moon: 10,
  mercury: 80,
  venus: 120,
  sun: 150,
  mars: 200,
};
const spanOf = (body: ComputedBodyId): number => SPAN_DAYS[body] ?? 400;

describe('exact transits', () => {
  it('1. come in odd number between far short and far past', () => {
    fc.assert(
      fc.property(mover, instant, percent, (body, from, share) => {
        const to = addDays(from, spanOf(body));
        const start = bodyPosition(body, from).lon;
        const swept = signedDifference(start, bodyPosition(body, to).lon);
        const hits = exactTransits({
          natal: [{ id: 'sun', lon: wrap360(start + swept * share) }],
          movers: [body],
          from,
          to,
        }).filter(({ aspect }) => aspect === 'conjunction');
        fc.pre(Math.abs(swept * share) > 0.001 && Math.abs(swept * (1 - share)) > 0.001);
        expect(hits.length % 2).toBe(1);
        const speeds = hits.map(({ at }) => bodyPosition(body, at).speed);
        // Beside a station the way it goes is known to no better than its speed.
        if (speeds.some((speed) => Math.abs(speed) < 0.0005)) return;
        // Once more the way the body has come than the other.
        const net = speeds.reduce((sum, speed) => sum + Math.sign(speed), 0);
        expect(net).toBe(Math.sign(swept));
      }),
    );
  });

  it('2. do not mind the seam of the circle', () => {
    fc.assert(
      fc.property(mover, instant, (body, from) => {
        const span = { movers: [body], from, to: addDays(from, spanOf(body)) };
        const of = (at: number) => exactTransits({ ...span, natal: [{ id: 'sun', lon: at }] });
        expect(of(360)).toEqual(of(0));
        expect(of(-90)).toEqual(of(270));
      }),
    );
  });

  it('3. of an aspect are conjunctions with the turned point', () => {
    fc.assert(
      fc.property(mover, instant, lon, (body, from, place) => {
        const span = { movers: [body], from, to: addDays(from, spanOf(body)) };
        const hits = exactTransits({ ...span, natal: [{ id: 'sun', lon: place }] });
        for (const [aspect, angle] of Object.entries(ASPECT_ANGLE)) {
          const sides = new Set([wrap360(place + angle), wrap360(place - angle)]);
          if (angle === 0 || angle === 180) sides.delete(wrap360(place - angle));
          if (angle === 0 || angle === 180) sides.add(wrap360(place + angle));
          const turned = exactTransits({
            ...span,
            natal: [...sides].map((side) => ({ id: 'sun', lon: side })),
          }).filter((hit) => hit.aspect === 'conjunction');
          const same = hits.filter((hit) => hit.aspect === aspect);
          expect(turned).toHaveLength(same.length);
          turned.forEach(({ at }, i) => expect(Math.abs(at - (same[i]?.at ?? NaN))).toBeLessThan(50));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('4. of a stretch are those of its parts', () => {
    fc.assert(
      fc.property(
        mover,
        instant,
        lon,
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (body, from, at, cut) => {
          const natal = [{ id: 'sun', lon: at } as const];
          const to = addDays(from, spanOf(body));
          const middle = addDays(from, spanOf(body) * cut);
          const of = (a: number, b: number) =>
            exactTransits({ natal, movers: [body], from: unixMs(a), to: unixMs(b) });
          // An event on the very millisecond of the cut may be counted by the part that its fraction belongs to.
          expect([...of(from, middle), ...of(middle, to)]).toEqual(of(from, to));
        },
      ),
    );
  });

  it.each([Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1), Date.UTC(2000, 0, 1)])(
    '5. are in place across the edge of a year (%d)',
    (edge) => {
      const from = addDays(unixMs(edge), -40);
      const to = addDays(unixMs(edge), 40);
      for (const body of COMPUTED_BODY_IDS) {
        const middle = bodyPosition(body, unixMs(edge)).lon;
        const hits = exactTransits({ natal: [{ id: 'sun', lon: middle }], movers: [body], from, to }).filter(
          ({ aspect }) => aspect === 'conjunction',
        );
        expect(hits.some(({ at }) => Math.abs(at - edge) < 2 * 86_400_000)).toBe(true);
        for (const { at } of hits)
          expect(Math.abs(signedDifference(bodyPosition(body, at).lon, middle)) * 3600).toBeLessThan(0.1);
      }
    },
  );
});
