import { Body, Equator, Horizon, MoonPhase, Observer } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { fromJ2000, gmstDeg, localSiderealDeg, moonEcliptic, toEquator, toHorizon } from './celestial.ts';
import { moonPlace } from './moon-place.ts';

const gap = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test.each([
  ['2000-01-01T12:00:00Z', 280.46062],
  // Meeus, examples 12.a and 12.b.
  ['1987-04-10T00:00:00Z', 197.693195],
  ['1987-04-10T19:21:00Z', 128.737873],
])('sidereal time at Greenwich, %s', (at, deg) => {
  expect(gmstDeg(Date.parse(at))).toBeCloseTo(deg, 3);
});

test('Venus over Washington stands where Meeus has it (example 13.b)', () => {
  const sidereal = localSiderealDeg(Date.parse('1987-04-10T19:21:00Z'), -77.065556);
  const seen = toHorizon({ raDeg: 347.3193375, decDeg: -6.719892 }, sidereal, 38.921389);
  // He counts azimuth from the south: 68.0337.
  expect(seen.azDeg).toBeCloseTo(248.034, 2);
  expect(seen.altDeg).toBeCloseTo(15.125, 2);
});

test('theta Persei is carried from 2000 to 2028 (Meeus, example 21.b)', () => {
  const now = fromJ2000({ raDeg: 41.054063, decDeg: 49.22775 }, Date.parse('2028-11-13T04:33:36Z'));
  expect(now.raDeg).toBeCloseTo(41.547214, 2);
  expect(now.decDeg).toBeCloseTo(49.348483, 2);
});

test('Pollux from ecliptic to equator (Meeus, example 13.a)', () => {
  const seen = toEquator({ lonDeg: 113.21563, latDeg: 6.68417 }, Date.UTC(2000, 0, 1, 12));
  expect(seen.raDeg).toBeCloseTo(116.328942, 2);
  expect(seen.decDeg).toBeCloseTo(28.026183, 2);
});

test('the Moon of 12 April 1992 (Meeus, example 47.a)', () => {
  const moon = moonEcliptic(Date.parse('1992-04-12T00:00:00Z'));
  expect(gap(moon.lonDeg, 133.162655)).toBeLessThan(0.2);
  expect(Math.abs(moon.latDeg + 3.229126)).toBeLessThan(0.1);
});

test.each([
  [38.7, 0],
  [64.1, 100],
  [1.3, 250],
])('at latitude %d° Polaris stands as high as the latitude, in the north', (latDeg, siderealDeg) => {
  const seen = toHorizon({ raDeg: 37.95, decDeg: 89.26 }, siderealDeg, latDeg);
  expect(Math.abs(seen.altDeg - latDeg)).toBeLessThan(0.8);
  expect(gap(seen.azDeg, 0)).toBeLessThan(2);
});

test.each([
  // Crossing the meridian south of the zenith: 90 - latitude + declination; north of it, the other way round.
  [38.7, -16.72, 34.58, 180],
  [51.5, 28.0, 66.5, 180],
  [-33.9, -60.8, 63.1, 180],
  [-33.9, 28.0, 28.1, 0],
])('at latitude %d° a star of declination %d° transits at %d°', (latDeg, decDeg, altDeg, azDeg) => {
  const seen = toHorizon({ raDeg: 200, decDeg }, 200, latDeg);
  expect(seen.altDeg).toBeCloseTo(altDeg, 5);
  expect(gap(seen.azDeg, azDeg)).toBeLessThan(1e-6);
});

test.each([
  [38.72, -9.14, '2026-11-21T21:10:00Z'],
  [38.72, -9.14, '2026-11-21T18:10:00Z'],
  [-33.87, 151.21, '2026-07-20T10:30:00Z'],
  [13.75, 100.5, '1999-03-02T15:00:00Z'],
  [69.65, 18.96, '2040-01-07T02:00:00Z'],
  [-54.8, -68.3, '2033-09-30T23:45:00Z'],
])('over %d°, %d° at %s the Moon and Sun stand where a full ephemeris has them', (latDeg, lonDeg, at) => {
  const date = new Date(at);
  const observer = new Observer(latDeg, lonDeg, 0);
  const look = (body: Body) => {
    const { ra, dec } = Equator(body, date, observer, true, true);
    return Horizon(date, observer, ra, dec);
  };
  const place = moonPlace({ latDeg, lonDeg }, date.getTime(), MoonPhase(date));
  const moon = look(Body.Moon);
  expect(Math.abs(place.moon.altDeg - moon.altitude)).toBeLessThan(0.35);
  expect(gap(place.moon.azDeg, moon.azimuth) * Math.cos((moon.altitude * Math.PI) / 180)).toBeLessThan(0.35);
  expect(place.isSunUp).toBe(look(Body.Sun).altitude > -0.83);
});
