import { describe, expect, it } from 'vitest';
import { unixMs } from '../time/instant.ts';
import { ayanamsaDeg, DASHA_LORDS, DASHA_YEARS, nakshatraOf, siderealLon } from './sidereal.ts';

describe('nakshatra', () => {
  it.each([
    [0, 1, 'ashwini', 1, 'ketu'],
    [3.34, 1, 'ashwini', 2, 'ketu'],
    [13.33, 1, 'ashwini', 4, 'ketu'],
    [13.34, 2, 'bharani', 1, 'venus'],
    [40, 4, 'rohini', 1, 'moon'],
    [119.99, 9, 'ashlesha', 4, 'mercury'],
    [120, 10, 'magha', 1, 'ketu'],
    [180, 14, 'chitra', 3, 'mars'],
    [359.999999, 27, 'revati', 4, 'mercury'],
    [360, 1, 'ashwini', 1, 'ketu'],
    [-0.0000001, 27, 'revati', 4, 'mercury'],
  ])('at %d is %d, %s, quarter %d, of %s', (lon, number, id, pada, lord) => {
    expect(nakshatraOf(lon)).toMatchObject({ number, id, pada, lord });
  });

  it('counts the share that has passed', () => {
    expect(nakshatraOf(20).elapsed).toBeCloseTo(0.5, 12);
    expect(nakshatraOf(350).elapsed).toBeCloseTo(0.25, 12);
  });

  it('gives every one of 108 quarters its place', () => {
    for (let quarter = 0; quarter < 108; quarter++) {
      const { number, pada } = nakshatraOf((quarter + 0.5) * (360 / 108));
      expect((number - 1) * 4 + pada - 1).toBe(quarter);
    }
  });
});

it('has periods of 120 years together', () => {
  expect(DASHA_LORDS.reduce((sum, lord) => sum + DASHA_YEARS[lord], 0)).toBe(120);
});

it('grows by a degree in about 72 years', () => {
  const years = (n: number) => unixMs(Date.UTC(2000 + n, 0, 1));
  expect(ayanamsaDeg(years(72), 'lahiri') - ayanamsaDeg(years(0), 'lahiri')).toBeCloseTo(1.006, 2);
});

it('keeps a longitude before 0° Aries in the circle', () => {
  const lon = siderealLon(5, unixMs(Date.UTC(2000, 0, 1, 12)), 'lahiri');
  // 5° less 23°51′ of ayanamsa and 14″ of nutation backwards.
  expect(lon).toBeCloseTo(341.147, 2);
});
