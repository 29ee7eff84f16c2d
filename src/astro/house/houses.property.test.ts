/**
 * Laws of the house systems, at every latitude to the poles and every sidereal time.
 * 1. The twelve houses cover the circle once, and each longitude is in exactly the one that `houseOf` names.
 * 2. Opposite cusps are opposite.
 * 3. Half a turn on and at the opposite latitude, every cusp is opposite: the southern sky is the northern
 *    upside down.
 * 4. Regiomontanus and Campanus: what is in houses 7–12 is above the horizon, inside the polar circles too.
 * 5. The Vertex is in the west and on the prime vertical; the Ascendant is in the east and on the horizon.
 *
 * Where a system has no twelve houses, laws 1 and 2 hold of what stands in. Law 1 leaves out cusps that fall
 * in one point: at the poles themselves the circles of Regiomontanus and Topocentric all pass through 0° and
 * 180°.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asinDeg, cosDeg, distance, sinDeg, wrap360 } from '../angle/degrees.ts';
import { anglesOf } from './angles.ts';
import type { Angles } from './angles.ts';
import { altitudeOf } from './angles.ts';
import { cuspOrder, HOUSE_NUMBERS, houseOf, housesAt, housesOrFallback } from './cusps.ts';
import type { Cusps } from './cusps.ts';
import { HOUSE_SYSTEMS } from './house-system.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const system = fc.constantFrom(...HOUSE_SYSTEMS);
const ramc = fc.double({ min: 0, max: 359.999999, noNaN: true });
const lon = fc.oneof(
  fc.double({ min: 0, max: 359.999999, noNaN: true }),
  fc.constantFrom(0, 30, 180, 359.9999999999),
);
const obliquity = fc.double({ min: 23.42, max: 23.47, noNaN: true });
const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: 65, max: 68, noNaN: true }),
  fc.constantFrom(0, 66.5, -66.55, 66.6, 89.9, -89.9, 90, -90),
);
const angles = fc.tuple(ramc, obliquity, latitude).map(([r, e, f]) => anglesOf(r, e, f));

const cusp = (cusps: Cusps, house: number): number => cusps[(house - 1) % 12] ?? NaN;

/** The houses whose arc, read in the order of the cusps, holds the longitude. */
function housesHolding(at: number, cusps: Cusps): readonly number[] {
  const backward = cuspOrder(cusps) === 'backward';
  return HOUSE_NUMBERS.filter((house) => {
    const [from, to] = [cusp(cusps, house), cusp(cusps, house + 1)];
    return backward ? wrap360(from - at) < wrap360(from - to) : wrap360(at - from) < wrap360(to - from);
  });
}

const pointAltitude = (at: number, a: Angles): number =>
  altitudeOf({ lon: at, lat: 0, dec: asinDeg(sinDeg(a.obliquityDeg) * sinDeg(at)) }, a);

describe('houses', () => {
  it('1. hold every longitude exactly once', () => {
    fc.assert(
      fc.property(angles, system, lon, (a, s, at) => {
        const { cusps } = housesOrFallback(a, s);
        expect(cuspOrder(cusps)).not.toBe('mixed');
        for (const value of cusps) expect(value >= 0 && value < 360).toBe(true);
        // Where a cusp is less than a rounding away, either side may hold it.
        fc.pre(cusps.every((value) => distance(value, at) > 1e-9));
        fc.pre(cusps.every((value, i) => distance(value, cusp(cusps, i + 2)) > 1e-6));
        expect(housesHolding(at, cusps)).toEqual([houseOf(at, cusps)]);
      }),
      { numRuns: sweep(2000) },
    );
  });

  it('1b. begin at their own cusps', () => {
    fc.assert(
      fc.property(angles, system, (a, s) => {
        const { cusps } = housesOrFallback(a, s);
        fc.pre(cusps.every((value, i) => distance(value, cusp(cusps, i + 2)) > 1e-6));
        expect(cusps.map((value) => houseOf(value, cusps))).toEqual([...HOUSE_NUMBERS]);
      }),
      { numRuns: sweep(1000) },
    );
  });

  it('2. have opposite cusps opposite', () => {
    fc.assert(
      fc.property(angles, system, (a, s) => {
        const { cusps } = housesOrFallback(a, s);
        for (let house = 1; house <= 6; house++)
          expect(distance(cusp(cusps, house), cusp(cusps, house + 6))).toBeCloseTo(180, 8);
      }),
      { numRuns: sweep(1000) },
    );
  });

  it('3. turn upside down in the south', () => {
    fc.assert(
      fc.property(ramc, obliquity, latitude, system, (r, e, f, s) => {
        // At the edge of the circle and at the pole a rounding decides which side a point is on.
        fc.pre(Math.abs(Math.abs(f) - (90 - e)) > 1e-6 && Math.abs(f) < 89.99);
        const north = anglesOf(r, e, f);
        const south = anglesOf(r + 180, e, -f);
        fc.pre(Math.abs(distance(north.asc, north.mc) - 90) < 89.999);
        const [here, there] = [housesAt(north, s), housesAt(south, s)];
        expect(there.type).toBe(here.type);
        if (here.type !== 'houses' || there.type !== 'houses') return;
        // A Whole Sign house begins at a sign, and the opposite one is a whole turn of six signs away.
        fc.pre(s !== 'whole' || Math.abs((north.asc % 30) - 15) < 14.999);
        here.cusps.forEach((value, i) => {
          expect(distance(value, (there.cusps[i] ?? NaN) + 180)).toBeLessThan(1e-6);
        });
      }),
      { numRuns: sweep(1000) },
    );
  });

  it('4. with circles through the north point are above the horizon from the seventh on', () => {
    fc.assert(
      fc.property(angles, fc.constantFrom('regiomontanus' as const, 'campanus' as const), lon, (a, s, at) => {
        fc.pre(Math.abs(a.latDeg) < 89.9);
        const altitude = pointAltitude(at, a);
        fc.pre(Math.abs(altitude) > 1e-6);
        const { cusps } = housesOrFallback(a, s);
        expect(houseOf(at, cusps) >= 7).toBe(altitude > 0);
      }),
      { numRuns: sweep(2000) },
    );
  });

  it('5. stand on an Ascendant in the east; the Vertex is in the west', () => {
    fc.assert(
      fc.property(angles, (a) => {
        expect(Math.abs(pointAltitude(a.asc, a))).toBeLessThan(1e-6);
        // Eastward and northward parts of the direction, from right ascension and declination.
        const part = (at: number) => {
          const dec = asinDeg(sinDeg(a.obliquityDeg) * sinDeg(at));
          const hourX = cosDeg(at) * cosDeg(a.ramc) + sinDeg(at) * cosDeg(a.obliquityDeg) * sinDeg(a.ramc);
          const east = sinDeg(at) * cosDeg(a.obliquityDeg) * cosDeg(a.ramc) - cosDeg(at) * sinDeg(a.ramc);
          return { east, north: sinDeg(dec) * cosDeg(a.latDeg) - hourX * sinDeg(a.latDeg) };
        };
        expect(part(a.asc).east).toBeGreaterThan(-1e-8);
        expect(part(a.vertex).east).toBeLessThan(1e-8);
        expect(Math.abs(part(a.vertex).north)).toBeLessThan(1e-8);
      }),
      { numRuns: sweep(1000) },
    );
  });
});
