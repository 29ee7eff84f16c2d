/**
 * Laws of what is read from longitudes.
 * 1. Figures of aspects and the shape do not depend on where zero is; signs, elements and stelliums do.
 * 2. The two lots mirror each other about the Ascendant, change places with the sect, and turn with
 *    everything else.
 * 3. A planet has one term and one face ruler everywhere, and its score is the sum of what it holds.
 *
 * Law 1 leaves out skies in which an aspect or a gap is within a rounding of its limit.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, wrap360 } from '../angle/degrees.ts';
import { degreeInSign, signOf } from '../angle/sign.ts';
import { aspectsAmong, minorAspectsAmong } from '../aspect/aspects.ts';
import { NATAL_ORBS } from '../aspect/orb-table.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import {
  CLASSICAL_PLANET_IDS,
  DIGNITY_POINTS,
  essentialDignity,
  faceRulerOf,
  termRulerOf,
} from './dignity.ts';
import { lotsOf } from './lot.ts';
import type { ChartBody } from './natal.ts';
import { patternsOf } from './pattern.ts';
import { shapeOf } from './shape.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

/** Evenly over the circle; doubles of a generator crowd about zero. */
const lon = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1e6);
/** Near the starts of signs, so that aspects and figures are common. */
const clustered = fc
  .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: -2_000_000, max: 2_000_000 }))
  .map(([sign, off]) => wrap360(sign * 30 + off / 1e6));
const sky = fc.array(fc.oneof(lon, clustered), { minLength: 10, maxLength: 10 });
const sect = fc.constantFrom('day' as const, 'night' as const);

function chartOf(lons: readonly number[], turn = 0) {
  const bodies = PLANET_IDS.map((body, i): ChartBody => {
    const at = wrap360((lons[i] ?? 0) + turn);
    const zero = wrap360(0);
    return {
      body,
      lon: at,
      lat: zero,
      speed: 1,
      dec: zero,
      sign: signOf(at),
      degree: degreeInSign(at),
      house: null,
      retrograde: false,
      stationary: false,
      outOfBounds: false,
    };
  });
  const points = bodies.map((body) => ({ id: body.body, lon: body.lon, speed: body.speed }));
  return {
    bodies,
    aspects: aspectsAmong(points, NATAL_ORBS),
    minorAspects: minorAspectsAmong(points, NATAL_ORBS),
  };
}

const figures = (chart: ReturnType<typeof chartOf>) =>
  patternsOf(chart)
    .filter(({ kind }) => kind !== 'stellium')
    .map(({ kind, points, apex }) => ({ kind, points, apex }));

describe('charts', () => {
  it('1. have the same figures wherever zero is', () => {
    fc.assert(
      fc.property(sky, lon, (lons, turn) => {
        const here = chartOf(lons);
        const there = chartOf(lons, turn);
        const count = (chart: typeof here) => chart.aspects.length + chart.minorAspects.length;
        fc.pre(count(here) === count(there));
        expect(figures(there)).toEqual(figures(here));
      }),
      { numRuns: sweep(500) },
    );
  });

  it('1b. have the same shape wherever zero is', () => {
    fc.assert(
      fc.property(sky, lon, (lons, turn) => {
        const ring = lons.toSorted((p, q) => p - q);
        const gaps = ring.map((at, i) => wrap360((ring[(i + 1) % 10] ?? NaN) - at));
        const sums = gaps.flatMap((gap, i) => [gap, gap + (gaps[(i + 1) % 10] ?? NaN)]);
        fc.pre(sums.every((sum) => [60, 120, 180, 240].every((edge) => Math.abs(sum - edge) > 1e-6)));
        // Planets in one degree may change places by rounding, and of two equal gaps either may be the wider.
        fc.pre(gaps.every((gap) => gap > 1e-6));
        const wide = gaps.toSorted((p, q) => q - p);
        fc.pre(wide.every((gap, i) => gap < 60 || gap - (wide[i + 1] ?? 0) > 1e-6));
        const here = shapeOf(chartOf(lons));
        const there = shapeOf(chartOf(lons, turn));
        expect({ ...there, occupiedDeg: 0, gapDeg: 0 }).toEqual({ ...here, occupiedDeg: 0, gapDeg: 0 });
        expect(there.gapDeg).toBeCloseTo(here.gapDeg, 8);
        expect(here.occupiedDeg + here.gapDeg).toBeCloseTo(360, 10);
      }),
      { numRuns: sweep(500) },
    );
  });

  it('2. have lots that mirror each other', () => {
    fc.assert(
      fc.property(lon, lon, lon, lon, sect, (asc, sun, moon, turn, s) => {
        const { fortune, spirit } = lotsOf(asc, sun, moon, s);
        expect(distance(fortune + spirit, 2 * asc)).toBeLessThan(1e-9);
        const other = lotsOf(asc, sun, moon, s === 'day' ? 'night' : 'day');
        expect(other).toEqual({ fortune: spirit, spirit: fortune });
        const turned = lotsOf(asc + turn, sun + turn, moon + turn, s);
        expect(distance(turned.fortune, fortune + turn)).toBeLessThan(1e-9);
        expect(distance(turned.spirit, spirit + turn)).toBeLessThan(1e-9);
      }),
    );
  });

  it('3. have dignities that add up', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLASSICAL_PLANET_IDS), lon, sect, (body, at, s) => {
        const found = essentialDignity(body, at, s);
        expect(found?.score).toBe(found?.held.reduce((sum, id) => sum + DIGNITY_POINTS[id], 0));
        expect(found?.held.includes('term')).toBe(termRulerOf(at) === body);
        expect(found?.held.includes('face')).toBe(faceRulerOf(at) === body);
        expect(found?.peregrine).toBe(found?.held.every((id) => DIGNITY_POINTS[id] < 0));
      }),
    );
  });
});
