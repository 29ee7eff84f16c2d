/**
 * Angles, the cusps of ten house systems and bodies out of bounds against an independent ephemeris: `houses-
 * open.json`, the angles, cusps and sidereal values of the 40 charts of natal-open.json, made with Swiss
 * Ephemeris 2.10.03 on JPL DE431 (see README.md). Every chart and every system is compared, those inside the
 * polar circle too; the last test counts them.
 */
import { describe, expect, it } from 'vitest';
import { distance } from '#astro/angle/degrees.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { bodyIn, natalChart } from '#astro/chart/natal.ts';
import { anglesAt } from '#astro/house/angles.ts';
import type { Angles } from '#astro/house/angles.ts';
import { cuspOrder, housesAt, housesOrFallback } from '#astro/house/cusps.ts';
import { HOUSE_SYSTEMS } from '#astro/house/house-system.ts';
import type { HouseSystem } from '#astro/house/house-system.ts';
import { astroTime, unixMs } from '#astro/time/instant.ts';
import reference from './houses-open.json' with { type: 'json' };
import natal from './natal-open.json' with { type: 'json' };

type ReferenceChart = (typeof reference.charts)[number];

/**
 * Both sides compute the same geometry; what is left is the fifth decimal of the reference, 0.02″, and
 * nutation.
 */
const ANGLE_ARCSEC = 0.1;

function anglesOfChart(c: ReferenceChart): Angles {
  const frame = skyFrame(astroTime(unixMs(Date.parse(c.utc))));
  return anglesAt(frame, { latDeg: c.lat, lonDeg: c.lon });
}

let compared = 0;

/** Nothing when two angles agree; a row to read when they do not. */
function differ(what: string, actual: number, expected: number | undefined) {
  compared += 1;
  const arcsec = distance(actual, expected ?? NaN) * 3600;
  return arcsec < ANGLE_ARCSEC ? [] : [{ what, arcsec }];
}

describe('angles', () => {
  it.each(reference.charts)('of chart $id at latitude $lat', (c) => {
    const angles = anglesOfChart(c);
    expect([
      ...differ('Ascendant', angles.asc, c.asc),
      ...differ('Midheaven', angles.mc, c.mc),
      ...differ('Vertex', angles.vertex, c.vertex),
      ...differ('right ascension of the meridian', angles.ramc, c.armc),
      ...differ('obliquity', angles.obliquityDeg, c.eps),
    ]).toEqual([]);
  });
});

describe.each(HOUSE_SYSTEMS)('%s', (system) => {
  it.each(reference.charts)('in chart $id at latitude $lat', (c) => {
    const expected = c.cusps[system];
    const result = housesAt(anglesOfChart(c), system);
    if (expected === null) {
      compared += 12;
      expect(c.polar).toBe(true);
      expect(result).toEqual({ type: 'undefined-here', system, reason: 'polar-circle' });
      return;
    }
    if (result.type !== 'houses') throw new Error('expected cusps');
    expect(result.cusps.flatMap((cusp, i) => differ(`cusp ${i + 1}`, cusp, expected[i]))).toEqual([]);
  });
});

describe('inside the polar circle', () => {
  const polar = reference.charts.filter((c) => c.polar);
  const orderOf = (c: ReferenceChart, system: HouseSystem) => {
    const result = housesAt(anglesOfChart(c), system);
    return result.type === 'houses' ? cuspOrder(result.cusps) : result.reason;
  };

  it('houses cut by circles run backward just where the Midheaven is below the horizon', () => {
    for (const c of polar) {
      const circles = c.ascSwapped === true ? 'backward' : 'forward';
      expect(orderOf(c, 'regiomontanus')).toBe(circles);
      expect(orderOf(c, 'campanus')).toBe(circles);
      for (const system of ['whole', 'equal', 'porphyry', 'alcabitius', 'morinus'] as const)
        expect(orderOf(c, system)).toBe('forward');
    }
  });

  it('Topocentric has in one of five no order of its own, and Whole Sign stands in', () => {
    expect(polar.map((c) => [c.id, orderOf(c, 'topocentric')])).toEqual([
      ['o010', 'forward'],
      ['o013', 'forward'],
      ['o014', 'mixed'],
      ['o033', 'backward'],
      ['o036', 'forward'],
    ]);
  });

  it('Whole Sign stands in where there are no twelve houses, and nowhere else', () => {
    for (const c of reference.charts) {
      const angles = anglesOfChart(c);
      for (const system of HOUSE_SYSTEMS) {
        const none = c.cusps[system] === null || (system === 'topocentric' && c.id === 'o014');
        expect(housesOrFallback(angles, system)).toMatchObject({
          requested: system,
          system: none ? 'whole' : system,
          fellBack: none,
        });
      }
    }
  });
});

describe('out of bounds', () => {
  const BODIES = [
    ['Moon', 'moon'],
    ['Mercury', 'mercury'],
    ['Venus', 'venus'],
    ['Mars', 'mars'],
    ['Jupiter', 'jupiter'],
    ['Saturn', 'saturn'],
    ['Uranus', 'uranus'],
    ['Neptune', 'neptune'],
    ['Pluto', 'pluto'],
    ['Chiron', 'chiron'],
    ['MeanLilith', 'lilith'],
  ] as const;

  it.each(reference.charts)('in chart $id', (c) => {
    const declinations = natal.charts.find(({ id }) => id === c.id)?.D ?? [];
    const { bodies } = natalChart({
      at: unixMs(Date.parse(c.utc)),
      place: null,
      houseSystem: 'placidus',
      node: 'mean',
    });
    for (const [name, id] of BODIES) {
      const dec = declinations[natal.meta.bodies.indexOf(name)] ?? NaN;
      compared += 1;
      expect([name, bodyIn(bodies, id).outOfBounds]).toEqual([name, Math.abs(dec) > c.eps]);
    }
  });

  it('occurs', () => {
    const moon = natal.meta.bodies.indexOf('Moon');
    const out = reference.charts.filter(
      (c) => Math.abs(natal.charts.find(({ id }) => id === c.id)?.D[moon] ?? NaN) > c.eps,
    );
    expect(out.length).toBeGreaterThan(2);
  });
});

it('compares every sample', () => {
  expect(reference.charts).toHaveLength(reference.meta.count);
  expect([...HOUSE_SYSTEMS].toSorted()).toEqual(reference.meta.systems.toSorted());
  expect(reference.charts.filter((c) => c.polar)).toHaveLength(5);
  expect(compared).toBe(40 * 5 + 40 * 10 * 12 + 40 * 11);
});
