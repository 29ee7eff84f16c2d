/**
 * Laws of the nine stars.
 *
 * 1. A board holds each star once; the star of the centre is the year's.
 * 2. The year star goes back one a year, the month star one a month, over the new year too.
 * 3. Every combination of year star and first month occurs; every tendency is reached.
 * 4. Across from across is where one began.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  birthStars,
  boardOf,
  boardPlaces,
  monthStar,
  oppositePlace,
  placeOf,
  starNumbers,
  toStar,
  yearStar,
} from './stars.ts';

const years = fc.integer({ min: 1000, max: 3000 });
const months = fc.integer({ min: 0, max: 11 });

describe('nine stars', () => {
  it('stand once each on every board', () => {
    for (const centre of starNumbers) {
      const board = boardOf(centre);
      expect(board[0]).toBe(centre);
      expect(board.toSorted((a, b) => a - b)).toEqual(starNumbers);
      for (const star of starNumbers) expect(board[boardPlaces.indexOf(placeOf(star, centre))]).toBe(star);
    }
  });

  it('go back one a year and one a month', () => {
    fc.assert(
      fc.property(years, months, (year, month) => {
        expect(yearStar(year + 1)).toBe(toStar(yearStar(year) - 1));
        const next = month === 11 ? { year: year + 1, month: 0 } : { year, month: month + 1 };
        expect(birthStars(next).month).toBe(toStar(birthStars({ year, month }).month - 1));
      }),
    );
    // Any handbook: 2024 is a year of three, 2000 of nine, 1984 of seven.
    expect([2024, 2000, 1984].map(yearStar)).toEqual([3, 9, 7]);
  });

  it('reach every month star and every tendency', () => {
    const tendencies = starNumbers.flatMap((year) =>
      Array.from({ length: 12 }, (_, month) => toStar(year - monthStar(year, month) + 5)),
    );
    expect(new Set(tendencies).size).toBe(9);
    for (const place of boardPlaces) expect(oppositePlace(oppositePlace(place))).toBe(place);
  });
});
