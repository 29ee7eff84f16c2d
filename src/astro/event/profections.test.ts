import { describe, expect, it } from 'vitest';
import { completedMonths, completedYears, profectedSign, profectionAt } from './profections.ts';

/** Fifteen degrees of Libra rise. */
const LIBRA = 195;
const on = (date: string) => profectionAt({ ascLon: LIBRA, birthDate: '1990-05-17', date });

describe('the profection of a day', () => {
  it('is the sign rising until the first birthday, and again every twelve years', () => {
    for (const date of ['1990-05-17', '1991-05-16', '2002-05-17', '2015-05-16'])
      expect(on(date)).toMatchObject({ house: 1, sign: 'libra', lord: 'venus' });
  });

  it.each([
    ['2024-05-16', 33, 10, 'cancer', 'moon'],
    ['2024-05-17', 34, 11, 'leo', 'sun'],
    ['2025-05-16', 34, 11, 'leo', 'sun'],
    ['2026-11-21', 36, 1, 'libra', 'venus'],
    ['1992-01-01', 1, 2, 'scorpio', 'mars'],
  ])('changes on the birthday: on %s', (date, age, house, sign, lord) => {
    expect(on(date)).toMatchObject({ age, house, sign, lord });
  });

  it.each([
    ['2024-05-17', 0, 11, 'leo'],
    ['2024-06-16', 0, 11, 'leo'],
    ['2024-06-17', 1, 12, 'virgo'],
    ['2024-08-20', 3, 2, 'scorpio'],
    ['2025-05-16', 11, 10, 'cancer'],
  ])('has a month within the year: on %s', (date, index, house, sign) => {
    expect(on(date)?.month).toMatchObject({ index, house, sign });
  });

  it('does not exist before birth', () => {
    expect(on('1990-05-16')).toBeNull();
  });
});

describe('whole years and months', () => {
  it.each([
    ['2000-02-29', '2001-02-28', 0],
    ['2000-02-29', '2001-03-01', 1],
    ['2000-02-29', '2004-02-29', 4],
    ['1999-12-31', '2000-12-30', 0],
  ])('from %s to %s are %d years', (birth, today, years) => {
    expect(completedYears(birth, today)).toBe(years);
  });

  it.each([
    ['2000-01-31', '2000-02-29', 0],
    ['2000-01-31', '2000-03-01', 1],
    ['2000-01-31', '2000-03-31', 2],
    ['2000-12-15', '2001-01-14', 0],
    ['2000-12-15', '2001-01-15', 1],
  ])('from %s to %s are %d months', (birth, today, months) => {
    expect(completedMonths(birth, today)).toBe(months);
  });

  it('stay twelve months to a year on every day of a year', () => {
    for (const birthDate of ['1984-02-29', '1984-01-31', '1984-08-30', '1984-12-31']) {
      for (let i = 0; i < 366; i++) {
        const date = new Date(Date.UTC(2023, 1, 20 + i)).toISOString().slice(0, 10);
        const month = profectionAt({ ascLon: 0, birthDate, date })?.month.index;
        expect(month).toBeGreaterThanOrEqual(0);
        expect(month).toBeLessThanOrEqual(11);
      }
    }
  });
});

it('counts signs from the whole sign of the Ascendant, over the end of the zodiac', () => {
  expect(profectedSign(359.99, 1)).toEqual({ house: 2, sign: 'aries', lord: 'mars' });
  expect(profectedSign(0, 23)).toEqual({ house: 12, sign: 'pisces', lord: 'jupiter' });
});
