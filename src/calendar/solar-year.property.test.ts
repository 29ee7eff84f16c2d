/**
 * Laws of the solar year.
 *
 * 1. At the instant of a term its own month begins, and a second before it the month before.
 * 2. Twelve months make a year; the year begins between 3 and 5 February.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { solarYearAt, springOf, sunReaches } from './solar-year.ts';
import { sweep } from '../../tests/support/property-runs.ts';

describe('the solar year', () => {
  it('turns at its terms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 0, max: 11 }), (year, month) => {
        const spring = springOf(year);
        const at = month === 0 ? spring : sunReaches((315 + 30 * month) % 360, spring);
        expect(solarYearAt(unixMs(at + 2000))).toMatchObject({ year, month });
        expect(solarYearAt(unixMs(at - 2000))).toMatchObject(
          month === 0 ? { year: year - 1, month: 11 } : { year, month: month - 1 },
        );
        expect(new Date(spring).toISOString().slice(5, 10)).toMatch(/^02-0[3-5]$/);
      }),
      { numRuns: sweep(40) },
    );
  });

  // Printed by observatories of China: 20:40 on 4 February 2000 and 16:26 on 4 February 2024, both at UTC+8.
  it.each([
    [2000, '2000-02-04T12:40'],
    [2024, '2024-02-04T08:27'],
  ])('began in %i at %s', (year, expected) => {
    expect(new Date(springOf(year)).toISOString().slice(0, 16)).toBe(expected);
  });
});
