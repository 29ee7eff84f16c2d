import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../angle/sign.ts';
import { COMPUTED_BODY_IDS } from '../body/body-id.ts';
import { skyFrame } from '../body/sky-frame.ts';
import { anglesAt } from '../house/angles.ts';
import { astroTime, unixMs } from '../time/instant.ts';
import { bodyIn, chartFromPositions, natalChart } from './natal.ts';
import type { ChartFrame, NatalInput } from './natal.ts';

const at = (iso: string) => unixMs(Date.parse(iso));
const LONDON = { latDeg: 51.5, lonDeg: -0.13 };
const chart = (iso: string, change: Partial<NatalInput> = {}) =>
  natalChart({ at: at(iso), place: LONDON, houseSystem: 'placidus', node: 'mean', ...change });

describe('a natal chart', () => {
  const born = chart('1990-06-21T12:00:00Z');

  it('has every body in pair order, with sign and degree from its longitude', () => {
    expect(born.bodies.map(({ body }) => body)).toEqual([...COMPUTED_BODY_IDS]);
    // Three and a half hours before the solstice (15:33 UTC): the Sun in the last degree of Gemini.
    expect(bodyIn(born.bodies, 'sun')).toMatchObject({
      sign: 'gemini',
      degree: { deg: 29, min: 51 },
      retrograde: false,
    });
  });

  it('counts ten planets among the elements and the modalities', () => {
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);
    expect(sum(born.elements)).toBe(10);
    expect(sum(born.modalities)).toBe(10);
  });

  it('writes aspects faster first, tightest first, to the angles too', () => {
    expect(born.aspects.map(({ orb }) => orb)).toEqual(
      born.aspects.map(({ orb }) => orb).toSorted((a, b) => a - b),
    );
    expect(born.aspects.some(({ b }) => b === 'asc' || b === 'mc')).toBe(true);
    expect(born.aspects.some(({ a, b }) => a === 'southnode' || b === 'southnode')).toBe(false);
  });

  it('is plain data, the same each time', () => {
    expect(JSON.parse(JSON.stringify(born))).toEqual(born);
    expect(chart('1990-06-21T12:00:00Z')).toEqual(born);
  });
});

describe('calculated points', () => {
  it('are the Vertex in the west and two lots that mirror each other about the Ascendant', () => {
    const { angles, vertex, lots, bodies, sect } = chart('1990-06-21T12:00:00Z');
    expect(sect).toBe('day');
    const [asc, sun, moon] = [angles?.asc.lon ?? NaN, bodyIn(bodies, 'sun').lon, bodyIn(bodies, 'moon').lon];
    expect(lots?.fortune.lon).toBeCloseTo((asc + moon - sun + 720) % 360, 10);
    expect(lots?.spirit.lon).toBeCloseTo((asc + sun - moon + 720) % 360, 10);
    // By day outside the tropics the Vertex is in houses 5 to 8.
    expect([5, 6, 7, 8]).toContain(vertex?.house);
    for (const point of [vertex, lots?.fortune, lots?.spirit]) {
      expect(point?.sign).toBe(SIGN_IDS[Math.floor((point?.lon ?? NaN) / 30)]);
      expect(point?.house).not.toBeNull();
    }
  });

  it('by night the lots change places', () => {
    const { angles, lots, bodies, sect } = chart('1990-06-21T00:00:00Z');
    expect(sect).toBe('night');
    const [asc, sun, moon] = [angles?.asc.lon ?? NaN, bodyIn(bodies, 'sun').lon, bodyIn(bodies, 'moon').lon];
    expect(lots?.fortune.lon).toBeCloseTo((asc + sun - moon + 720) % 360, 10);
  });
});

describe('from positions of elsewhere', () => {
  const born = chart('1990-06-21T12:00:00Z');
  const angles = anglesAt(skyFrame(astroTime(born.at)), LONDON);
  const again = (change: Partial<ChartFrame> = {}) =>
    chartFromPositions(
      born.bodies.map(({ body, lon, lat, speed, dec }) => ({ body, lon, lat, speed, dec })),
      { at: born.at, place: LONDON, angles, houseSystem: 'placidus', node: 'mean', ...change },
    );

  it('is the same chart', () => {
    expect(again()).toEqual(born);
  });

  it('takes the obliquity of the instant where there are no angles', () => {
    const placeless = chart('1990-06-21T12:00:00Z', { place: null });
    expect(again({ place: null, angles: null })).toEqual(placeless);
    const shut = again({ obliquityDeg: 90 });
    expect(shut.bodies.every(({ outOfBounds }) => !outOfBounds)).toBe(true);
    const open = again({ obliquityDeg: 0 });
    expect(open.bodies.filter(({ outOfBounds }) => !outOfBounds).map(({ body }) => body)).toEqual(['sun']);
  });
});

describe('without a place', () => {
  const born = chart('1990-06-21T12:00:00Z', { place: null });

  it('has bodies but no angles, houses or sect', () => {
    expect(born).toMatchObject({ angles: null, houses: null, sect: null, vertex: null, lots: null });
    expect(born.bodies.every(({ house }) => house === null)).toBe(true);
    expect(born.aspects.some(({ b }) => b === 'asc' || b === 'mc')).toBe(false);
    expect(born.bodies.map(({ lon }) => lon)).toEqual(
      chart('1990-06-21T12:00:00Z').bodies.map(({ lon }) => lon),
    );
  });
});

describe('sect', () => {
  it.each([
    ['1990-06-21T12:00:00Z', LONDON, 'day'],
    ['1990-06-21T00:00:00Z', LONDON, 'night'],
    // Sunrise in London that day was at 03:43 UTC by the almanac, which counts refraction: 6 minutes later
    // without.
    ['1990-06-21T03:36:00Z', LONDON, 'night'],
    ['1990-06-21T03:58:00Z', LONDON, 'day'],
    ['1990-06-21T00:00:00Z', { latDeg: 71, lonDeg: 25.8 }, 'day'],
    ['1990-12-21T12:00:00Z', { latDeg: 71, lonDeg: 25.8 }, 'night'],
    ['1990-12-21T00:00:00Z', { latDeg: -75, lonDeg: 0 }, 'day'],
  ] as const)('at %s in %j is %s, polar day and night included', (iso, place, sect) => {
    expect(chart(iso, { place }).sect).toBe(sect);
  });

  it('goes with the Sun in houses 7–12 outside the polar circle', () => {
    for (let hour = 0; hour < 24; hour++) {
      const born = chart(`2003-03-0${1 + (hour % 9)}T${String(hour).padStart(2, '0')}:30:00Z`);
      expect(born.sect).toBe((bodyIn(born.bodies, 'sun').house ?? 0) >= 7 ? 'day' : 'night');
    }
  });
});

describe('standing still', () => {
  it('is said of Mercury at its station of 2018-03-23 and not a week later', () => {
    expect(bodyIn(chart('2018-03-23T00:18:00Z').bodies, 'mercury').stationary).toBe(true);
    expect(bodyIn(chart('2018-03-30T00:18:00Z').bodies, 'mercury')).toMatchObject({
      stationary: false,
      retrograde: true,
    });
  });
});

it('uses the node and the orbs it is told', () => {
  const osculating = chart('1990-06-21T12:00:00Z', { node: 'true' });
  const mean = chart('1990-06-21T12:00:00Z');
  expect(bodyIn(osculating.bodies, 'northnode').lon).not.toBe(bodyIn(mean.bodies, 'northnode').lon);
  const narrow = {
    ...mean.orbs,
    id: 'narrow',
    atMost: Object.fromEntries(COMPUTED_BODY_IDS.map((id) => [id, 0.5])),
  };
  const strict = chart('1990-06-21T12:00:00Z', { orbs: narrow });
  expect(strict.orbs.id).toBe('narrow');
  expect(strict.aspects.filter(({ b }) => b !== 'asc' && b !== 'mc').every(({ orb }) => orb <= 0.5)).toBe(
    true,
  );
});
