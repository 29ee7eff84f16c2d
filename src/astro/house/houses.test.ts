import { Horizon, Observer } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { atan2Deg, cosDeg, degrees, distance, sinDeg, wrap360 } from '../angle/degrees.ts';
import { skyFrame } from '../body/sky-frame.ts';
import { astroTime, unixMs } from '../time/instant.ts';
import { altitudeOf, anglesAt } from './angles.ts';
import type { Angles } from './angles.ts';
import { HOUSE_NUMBERS, houseOf, housesAt, housesOrFallback } from './cusps.ts';
import type { Cusps } from './cusps.ts';

const frame = skyFrame(astroTime(unixMs(Date.parse('2001-02-03T04:05:06Z'))));
const at = (latDeg: number, lonDeg = 0): Angles => anglesAt(frame, { latDeg, lonDeg });

function placidus(angles: Angles): Cusps {
  const result = housesAt(angles, 'placidus');
  if (result.type !== 'houses') throw new Error('expected cusps');
  return result.cusps;
}

function onHorizon(lon: number, angles: Angles): number {
  return altitudeOf(
    { lon, lat: 0, dec: Math.asin(sinDeg(angles.obliquityDeg) * sinDeg(lon)) * (180 / Math.PI) },
    angles,
  );
}

const rightAscension = (lon: number, angles: Angles): number =>
  atan2Deg(sinDeg(lon) * cosDeg(angles.obliquityDeg), cosDeg(lon));

describe('angles', () => {
  it.each([-89.9, -66.6, -50, -10, 0, 10, 50, 66.6, 75, 89.9, 90, -90])(
    'rise in the east at latitude %d',
    (latDeg) => {
      for (let lonDeg = -180; lonDeg < 180; lonDeg += 17) {
        const angles = at(latDeg, lonDeg);
        expect(Math.abs(onHorizon(angles.asc, angles))).toBeLessThan(1e-6);
        // East: an hour angle between 180° and 360°.
        expect(sinDeg(angles.ramc - rightAscension(angles.asc, angles))).toBeLessThan(1e-6);
        // A point on the meridian has the meridian's right ascension.
        expect(distance(rightAscension(angles.mc, angles), angles.ramc)).toBeLessThan(1e-9);
      }
    },
  );

  it('stand at an azimuth between north and south by way of east, by the library of the sky', () => {
    for (const latDeg of [-80, -67, 0, 45, 70, 80]) {
      for (let lonDeg = -180; lonDeg < 180; lonDeg += 11) {
        const angles = at(latDeg, lonDeg);
        const dec = Math.asin(sinDeg(angles.obliquityDeg) * sinDeg(angles.asc)) * (180 / Math.PI);
        const observer = new Observer(latDeg, lonDeg, 0);
        const seen = Horizon(frame.time, observer, rightAscension(angles.asc, angles) / 15, dec);
        expect(Math.abs(seen.altitude)).toBeLessThan(0.001);
        expect(seen.azimuth).toBeGreaterThan(0);
        expect(seen.azimuth).toBeLessThan(180);
      }
    }
  });

  it('of the southern hemisphere mirror the northern ones half a day on', () => {
    for (let lonDeg = 0; lonDeg < 180; lonDeg += 13) {
      const north = at(48, lonDeg);
      const south = at(-48, lonDeg - 180);
      expect(distance(south.asc, north.asc + 180)).toBeLessThan(1e-9);
    }
  });
});

describe('Placidus', () => {
  it('at the equator cuts the day into equal hours of right ascension', () => {
    const angles = at(0, 33);
    placidus(angles).forEach((cusp, i) => {
      expect(distance(rightAscension(cusp, angles), angles.ramc + 30 * (i + 3))).toBeLessThan(1e-8);
    });
  });

  it('trisects semi-arcs: cusp 11 has used one third of its way from meridian to horizon', () => {
    for (const latDeg of [-60, -35, 20, 52, 65]) {
      const angles = at(latDeg, 100);
      const cusps = placidus(angles);
      for (const [house, share] of [
        [11, 1 / 3],
        [12, 2 / 3],
        [9, 1 / 3],
        [8, 2 / 3],
      ] as const) {
        const cusp = cusps[house - 1] ?? NaN;
        const dec = Math.asin(sinDeg(angles.obliquityDeg) * sinDeg(cusp));
        const semiArc = (Math.acos(-Math.tan((latDeg * Math.PI) / 180) * Math.tan(dec)) * 180) / Math.PI;
        expect(distance(rightAscension(cusp, angles), angles.ramc)).toBeCloseTo(semiArc * share, 7);
      }
    }
  });

  it('has opposite cusps opposite, the Ascendant first and the MC tenth', () => {
    const angles = at(-33.9, 151);
    const cusps = placidus(angles);
    for (let i = 0; i < 6; i++) expect(distance(cusps[i] ?? NaN, cusps[i + 6] ?? NaN)).toBeCloseTo(180, 9);
    expect(cusps[0]).toBe(angles.asc);
    expect(cusps[9]).toBe(angles.mc);
  });

  it('works up to the polar circle and says so beyond it', () => {
    const circle = 90 - frame.obliquityDeg;
    expect(housesAt(at(circle - 0.001), 'placidus').type).toBe('houses');
    expect(housesAt(at(circle + 0.001), 'placidus')).toEqual({
      type: 'undefined-here',
      system: 'placidus',
      reason: 'polar-circle',
    });
    expect(housesAt(at(-circle - 0.001), 'placidus').type).toBe('undefined-here');
  });
});

describe('fallback', () => {
  it('gives Whole Sign inside the polar circle and says it did', () => {
    const houses = housesOrFallback(at(78.2, 15.6), 'placidus');
    expect(houses).toMatchObject({ requested: 'placidus', system: 'whole', fellBack: true });
    expect(houses.cusps[0]).toBe(Math.floor(at(78.2, 15.6).asc / 30) * 30);
  });

  it('leaves the systems alone that exist there', () => {
    expect(housesOrFallback(at(78.2), 'equal')).toMatchObject({ system: 'equal', fellBack: false });
    expect(housesOrFallback(at(78.2), 'whole')).toMatchObject({ system: 'whole', fellBack: false });
  });
});

describe('house of a longitude', () => {
  const cusps = HOUSE_NUMBERS.map((house) => wrap360(335 + 30 * (house - 1)));

  it.each([
    [335, 1],
    [359.99, 1],
    [0, 1],
    [4.99, 1],
    [5, 2],
    [334.99, 12],
  ])('%d is in house %d across the Aries point', (lon, house) => {
    expect(houseOf(degrees(lon), cusps)).toBe(house);
  });

  it('exists and is unique for every degree, in every system', () => {
    for (const latDeg of [-62, 0, 40, 66]) {
      const angles = at(latDeg, 77);
      for (const system of ['placidus', 'whole', 'equal'] as const) {
        const { cusps: own } = housesOrFallback(angles, system);
        const count = new Map<number, number>();
        for (let lon = 0; lon < 360; lon += 0.5) {
          const house = houseOf(lon, own);
          count.set(house, (count.get(house) ?? 0) + 1);
        }
        expect([...count.values()].reduce((a, b) => a + b, 0)).toBe(720);
        expect(count.size).toBe(12);
      }
    }
  });
});
