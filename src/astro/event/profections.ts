/**
 * Profections: each year of life belongs to the next sign from the Ascendant's and to its ruler, and each month of
 * such a year to the next sign from the year's.
 *
 * At birth the first house, at one the second, at twelve the first again. Whole signs, birthday to birthday by the
 * calendar of the person's place. Source: Vettius Valens, Anthology IV; Brennan, Hellenistic Astrology (2017), ch. 17.
 */
import { present } from '#lib/assert.ts';
import { SIGN_IDS, signIndex } from '../angle/sign.ts';
import type { SignId } from '../angle/sign.ts';
import { rulerOf } from '../chart/dignity.ts';
import type { PlanetId } from '../body/body-id.ts';
import type { HouseNumber } from '../house/cusps.ts';

/** A sign reached by profection: the house it is from the Ascendant's, and its traditional ruler. */
export type ProfectedSign = {
  readonly house: HouseNumber;
  readonly sign: SignId;
  readonly lord: PlanetId;
};

export type Profection = ProfectedSign & {
  /** Whole years since birth. */
  readonly age: number;
  readonly month: ProfectedSign & {
    /** Whole months since the last birthday, 0–11. */
    readonly index: number;
  };
};

/**
 * The profections of a calendar day, `YYYY-MM-DD` like the date of birth; null before birth. `ascLon` is the longitude
 * of the natal Ascendant.
 */
export function profectionAt(input: {
  readonly ascLon: number;
  readonly birthDate: string;
  readonly date: string;
}): Profection | null {
  const { ascLon, birthDate, date } = input;
  const age = completedYears(birthDate, date);
  if (age < 0) return null;
  const index = completedMonths(birthDate, date) - 12 * age;
  return { age, ...profectedSign(ascLon, age), month: { index, ...profectedSign(ascLon, age + index) } };
}

/** The sign so many steps on from the Ascendant's. */
export function profectedSign(ascLon: number, steps: number): ProfectedSign {
  const sign = present(SIGN_IDS[(signIndex(ascLon) + steps) % 12], 'sign');
  return { house: ((steps % 12) + 1) as HouseNumber, sign, lord: rulerOf(sign, 'traditional') };
}

/** Whole years from one `YYYY-MM-DD` to another. A birthday on 29 February is kept on 1 March in common years. */
export function completedYears(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}

/** Whole months from one `YYYY-MM-DD` to another. A day that a month lacks counts from the first of the next. */
export function completedMonths(birth: string, today: string): number {
  const [birthYear = NaN, birthMonth = NaN, birthDay = NaN] = birth.split('-').map(Number);
  const [year = NaN, month = NaN, day = NaN] = today.split('-').map(Number);
  const months = (year - birthYear) * 12 + month - birthMonth;
  return day >= birthDay ? months : months - 1;
}
