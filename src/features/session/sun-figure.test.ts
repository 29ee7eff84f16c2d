import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { sunAtGreenwich, sunOnDay, sunYear } from './sun-figure.ts';

test('the figure agrees with an independent ephemeris to 0.03°', () => {
  const greenwich = new Observer(51.4779, 0, 0);
  for (const { atMs, altitudeDeg, azimuthDeg } of sunYear(2026)) {
    const when = new Date(atMs);
    const equatorial = Equator(Body.Sun, when, greenwich, true, true);
    const there = Horizon(when, greenwich, equatorial.ra, equatorial.dec);
    expect(Math.abs(altitudeDeg - there.altitude), when.toISOString()).toBeLessThan(0.03);
    expect(Math.abs(azimuthDeg - there.azimuth), when.toISOString()).toBeLessThan(0.03);
  }
});

test('a year is every fifth day, leap years too', () => {
  expect(sunYear(2026)).toHaveLength(73);
  expect(sunYear(2028)).toHaveLength(74);
});

test('it stands highest at the June solstice', () => {
  const highest = sunYear(2026).reduce((best, point) =>
    point.altitudeDeg > best.altitudeDeg ? point : best,
  );
  expect(new Date(highest.atMs).getUTCMonth()).toBe(5);
});

test('any hour of a day has the same three o’clock', () => {
  const afternoon = Date.UTC(2026, 10, 21, 15);
  expect(sunOnDay(Date.UTC(2026, 10, 21, 23, 59))).toEqual({ atMs: afternoon, ...sunAtGreenwich(afternoon) });
});
