/**
 * Laws of the ruling stars:
 * 1. the eight periods of a life fill 108 years, the eight of a period fill it, in the order of the ring;
 * 2. the worked row: born under the Sun, the edges stand at 6, 21, 29, 46, 56, 75, 87 and 108; the Sun's own share is four months;
 * 3. exactly one star rules each day, and after 108 years everything begins again;
 * 4. a day before birth has no ruler.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulingAt } from './maha-taksa.ts';
import { RING_STARS } from './stars.ts';

it('has the edges that are printed', () => {
  const born = rulingAt('sun', 0);
  expect(born?.periods.map(({ toAge }) => toAge)).toEqual([6, 21, 29, 46, 56, 75, 87, 108]);
  expect(born?.periods.map(({ star }) => star)).toEqual(RING_STARS);
  const months = born?.subPeriods.map(
    ({ fromAge, toAge }) => Math.round((toAge - fromAge) * 12 * 1000) / 1000,
  );
  // Four months, ten, five and a third (5 months 10 days).
  expect(months?.slice(0, 3)).toEqual([4, 10, 5.333]);
  expect(rulingAt('sun', 0, '96')?.periods.map(({ toAge }) => toAge)).toEqual([
    12, 24, 36, 48, 60, 72, 84, 96,
  ]);
});

it('has one ruler a day and fills every stretch', () => {
  const cases = fc.tuple(
    fc.constantFrom(...RING_STARS),
    fc.integer({ min: 0, max: 60_000 }),
    fc.constantFrom('108', '96'),
  );
  fc.assert(
    fc.property(cases, ([star, day, school]) => {
      const ruling = rulingAt(star, day, school);
      if (ruling === null) throw new Error('no ruler');
      const { periods, subPeriods, major, sub } = ruling;
      expect(day).toBeGreaterThanOrEqual(sub.fromDay);
      expect(day).toBeLessThan(sub.toDay);
      expect(subPeriods.at(0)?.fromAge).toBe(major.fromAge);
      expect(subPeriods.at(-1)?.toAge).toBeCloseTo(major.toAge, 9);
      expect((periods.at(-1)?.toAge ?? 0) - (periods[0]?.fromAge ?? 0)).toBe(Number(school));
      for (const list of [periods, subPeriods])
        list.slice(1).forEach((period, at) => expect(period.fromDay).toBe(list[at]?.toDay));
    }),
    { seed: 9 },
  );
});

it('begins again after 108 years, and not before birth', () => {
  const later = rulingAt('mars', 108 * 365.25 + 10);
  expect([later?.cycle, later?.major.star, later?.sub.star]).toEqual([1, 'mars', 'mars']);
  expect(rulingAt('mars', -1)).toBeNull();
  expect(rulingAt('mars', 0.5)).toBeNull();
});
