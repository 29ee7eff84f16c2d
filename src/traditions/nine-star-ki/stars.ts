/**
 * The nine stars: those of a birth by year, month and tendency, and the board on which they stand in a year.
 *
 * Sources: the common rules of Kyūsei Kigaku; checked against lunar-typescript in tests/reference/oracle-nine-star-ki.test.ts.
 */
import { present } from '#lib/assert.ts';
import type { SolarYear } from '#calendar/solar-year.ts';
import { mod } from '../east-asian/sexagenary.ts';
import type { WuxingId } from '../east-asian/sexagenary.ts';

/** 1 white water … 9 purple fire. */
export type StarNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export const starNumbers: readonly StarNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const ELEMENTS: readonly WuxingId[] = [
  'water',
  'earth',
  'wood',
  'wood',
  'earth',
  'metal',
  'metal',
  'earth',
  'fire',
];
export const starElement = (star: StarNumber): WuxingId => present(ELEMENTS[star - 1], 'element of a star');

/** Any whole number to 1–9. */
export const toStar = (n: number): StarNumber => present(starNumbers[mod(n - 1, 9)], 'star');

export type BirthStars = {
  readonly year: StarNumber;
  readonly month: StarNumber;
  readonly tendency: StarNumber;
};

/** The three stars of a birth; the same for both sexes. */
export function birthStars({ year, month }: Pick<SolarYear, 'year' | 'month'>): BirthStars {
  const ofYear = yearStar(year);
  const ofMonth = monthStar(ofYear, month);
  return { year: ofYear, month: ofMonth, tendency: toStar(ofYear - ofMonth + 5) };
}

/** The star of a solar year: one back each year; 2024 is 3. */
export const yearStar = (year: number): StarNumber => toStar(11 - mod(year, 9));

/** The star of a month, 0 the first of the year: 8, 5 or 2 at first by the star of the year, one back each month. */
export const monthStar = (ofYear: StarNumber, month: number): StarNumber =>
  toStar(present([8, 2, 5][(ofYear - 1) % 3], 'first month') - month);

/** The places of the board in the order in which the stars fly through them, from the centre. */
export const boardPlaces = [
  'centre',
  'northwest',
  'west',
  'northeast',
  'south',
  'north',
  'southwest',
  'east',
  'southeast',
] as const;
export type BoardPlace = (typeof boardPlaces)[number];

/** The star in each place of the board, in the order of `boardPlaces`, when `centre` stands in the middle. */
export const boardOf = (centre: StarNumber): readonly StarNumber[] =>
  boardPlaces.map((_, i) => toStar(centre + i));

/** Where a star stands on the board of a centre star. */
export const placeOf = (star: StarNumber, centre: StarNumber): BoardPlace =>
  present(boardPlaces[mod(star - centre, 9)], 'place on the board');

const OPPOSITES: Readonly<Record<BoardPlace, BoardPlace>> = {
  centre: 'centre',
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
  northeast: 'southwest',
  southwest: 'northeast',
  northwest: 'southeast',
  southeast: 'northwest',
};
export const oppositePlace = (place: BoardPlace): BoardPlace => OPPOSITES[place];
