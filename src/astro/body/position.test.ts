import { Body, Ecliptic, GeoVector } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { distance, signedDifference } from '../angle/degrees.ts';
import { astroTime, unixMs } from '../time/instant.ts';
import { comparePoints, COMPUTED_BODY_IDS, PLANET_IDS, POINT_IDS } from './body-id.ts';
import type { PlanetId } from './body-id.ts';
import { bodyPosition, positionsAt } from './position.ts';

const at = (iso: string) => unixMs(Date.parse(iso));
const INSTANTS = [
  '1900-01-01T00:00:00Z',
  '1957-10-04T19:28:34Z',
  '1999-08-11T11:03:00Z',
  '2049-12-31T06:00:00Z',
];

const LIBRARY_BODY: Readonly<Record<PlanetId, Body>> = {
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  sun: Body.Sun,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
};

describe('against another theory', () => {
  // astronomy-engine's shorter series: tests/reference has the sharp references. Its largest known error is 22″.
  it.each(PLANET_IDS)('finds %s where astronomy-engine does', (body) => {
    for (const iso of INSTANTS) {
      const ours = bodyPosition(body, at(iso));
      const theirs = Ecliptic(GeoVector(LIBRARY_BODY[body], astroTime(at(iso)), true));
      expect(distance(ours.lon, theirs.elon) * 3600).toBeLessThan(22);
      expect(Math.abs(ours.lat - theirs.elat) * 3600).toBeLessThan(22);
    }
  });

  it.each(PLANET_IDS)('keeps %s within half an arcminute of it from 1750 to 2200', (body) => {
    for (let year = 1750; year <= 2200; year += 25) {
      const t = at(`${year}-05-05T00:00:00Z`);
      const theirs = Ecliptic(GeoVector(LIBRARY_BODY[body], astroTime(t), true));
      expect(distance(bodyPosition(body, t).lon, theirs.elon) * 3600).toBeLessThan(
        body === 'pluto' ? 60 : 30,
      );
    }
  });
});

describe('speeds', () => {
  it.each([...COMPUTED_BODY_IDS])('gives %s the speed that its places have', (body) => {
    const HOUR = 3_600_000;
    for (const iso of INSTANTS) {
      const t = at(iso);
      const before = bodyPosition(body, unixMs(t - HOUR)).lon;
      const after = bodyPosition(body, unixMs(t + HOUR)).lon;
      const perDay = ((after - before + 540) % 360) - 180;
      expect(bodyPosition(body, t).speed).toBeCloseTo(perDay * 12, 3);
    }
  });
});

describe('light bent by the Sun', () => {
  // Jupiter passes 1.1° from the Sun on 1980-09-13; Swiss Ephemeris (natal-open.json) has its latitude 0.3″ farther out than
  // straight light would.
  it('lifts Jupiter away from the Sun', () => {
    const seen = bodyPosition('jupiter', at('1980-09-13T19:25:58Z'));
    expect(Math.abs(seen.lat - 1.038877) * 3600).toBeLessThan(0.1);
  });

  it('leaves no jump when a planet goes behind the disk', () => {
    const MINUTE = 60_000;
    const start = at('2008-12-05T00:00:00Z');
    for (let k = 0; k < 1440; k += 5) {
      const one = bodyPosition('mars', unixMs(start + k * MINUTE));
      const two = bodyPosition('mars', unixMs(start + (k + 5) * MINUTE));
      const expected = ((one.speed + two.speed) / 2) * (5 / 1440);
      expect(Math.abs(signedDifference(one.lon, two.lon) - expected) * 3600).toBeLessThan(0.02);
    }
  });
});

describe('the mean apogee', () => {
  it('stands in the Moon’s orbit, never more than 5.2° from the ecliptic', () => {
    for (const iso of INSTANTS) expect(Math.abs(bodyPosition('lilith', at(iso)).lat)).toBeLessThan(5.2);
  });

  it('comes round in 8.85 years', () => {
    const then = at('2000-01-01T00:00:00Z');
    const later = unixMs(then + 3232.6 * 86_400_000);
    expect(distance(bodyPosition('lilith', then).lon, bodyPosition('lilith', later).lon)).toBeLessThan(0.3);
    expect(bodyPosition('lilith', then).speed).toBeCloseTo(0.111, 2);
  });
});

it('gives a batch what each body has alone', () => {
  const t = at('1988-06-01T03:00:00Z');
  const batch = positionsAt(t, COMPUTED_BODY_IDS, { node: 'true' });
  expect(batch).toEqual(COMPUTED_BODY_IDS.map((body) => bodyPosition(body, t, { node: 'true' })));
});

describe('nodes', () => {
  const t = at('2024-04-08T18:17:00Z');

  it('stand opposite each other with opposite declinations', () => {
    const north = bodyPosition('northnode', t);
    const south = bodyPosition('southnode', t);
    expect(distance(north.lon, south.lon)).toBeCloseTo(180, 10);
    expect(south.dec).toBeCloseTo(0 - north.dec, 10);
    expect(south.speed).toBe(north.speed);
    expect(north.lat).toBe(0);
  });

  it('differ by at most 1.8° between mean and true', () => {
    const mean = bodyPosition('northnode', t, { node: 'mean' });
    const osculating = bodyPosition('northnode', t, { node: 'true' });
    expect(distance(mean.lon, osculating.lon)).toBeLessThan(1.8);
    expect(mean.lon).not.toBe(osculating.lon);
  });
});

it('orders points fastest first, angles last', () => {
  expect([...POINT_IDS].reverse().toSorted(comparePoints)).toEqual([...POINT_IDS]);
  expect(comparePoints('moon', 'sun')).toBeLessThan(0);
  expect(comparePoints('asc', 'pluto')).toBeGreaterThan(0);
  expect(comparePoints('saturn', 'chiron')).toBeLessThan(0);
});
