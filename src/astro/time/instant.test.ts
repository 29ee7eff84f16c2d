import { describe, expect, it } from 'vitest';
import { addDays, astroTime, daysToUnix, julianDayTT, julianDayUT, unixMs, unixToDays } from './instant.ts';
import { deltaTSeconds } from './delta-t.ts';

const at = (iso: string) => unixMs(Date.parse(iso));

describe('instants', () => {
  it('have the published Julian days', () => {
    expect(julianDayUT(at('2000-01-01T12:00:00Z'))).toBe(2451545);
    expect(julianDayUT(at('1970-01-01T00:00:00Z'))).toBe(2440587.5);
    expect(julianDayUT(at('1858-11-17T00:00:00Z'))).toBe(2400000.5);
  });

  it('reach Terrestrial Time by Delta T', () => {
    const t = at('2000-01-01T00:00:00Z');
    expect((julianDayTT(t) - julianDayUT(t)) * 86_400).toBeCloseTo(63.83, 2);
  });

  it('go to days and back to the same millisecond', () => {
    for (const iso of ['1800-02-03T04:05:06.789Z', '1970-01-01T00:00:00Z', '2099-12-31T23:59:59.999Z']) {
      expect(daysToUnix(unixToDays(at(iso)))).toBe(at(iso));
    }
  });

  it('refuse what is no number', () => {
    expect(() => unixMs(Number.NaN)).toThrow('finite');
  });

  it('step by days', () => {
    expect(addDays(at('2024-02-28T06:00:00Z'), 2.5)).toBe(at('2024-03-01T18:00:00Z'));
  });
});

describe('Delta T', () => {
  const inYear = (year: number): number => deltaTSeconds(unixToDays(at(`${year}-01-01T00:00:00Z`)));

  it.each([
    [1800, 18.6],
    [1850, 9.3],
    [1900, -2],
    [1950, 28.9],
    [2000, 63.8],
    [2020, 69.4],
    [2050, 74.6],
    [2100, 93.2],
  ])('in %d is %d s', (year, seconds) => {
    expect(Math.abs(inYear(year) - seconds)).toBeLessThan(0.2);
  });

  it('has no step where the table begins and ends', () => {
    for (const year of [1900, 2100]) {
      const edge = (year - 2000) * 365.25 - 0.5;
      expect(Math.abs(deltaTSeconds(edge + 0.01) - deltaTSeconds(edge - 0.01))).toBeLessThan(0.01);
    }
  });

  it('is the one the library counts with', () => {
    const time = astroTime(at('2026-01-01T00:00:00Z'));
    expect((time.tt - time.ut) * 86_400).toBeCloseTo(68.9, 1);
  });
});
