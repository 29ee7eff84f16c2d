/**
 * Years with animals, by the three rules in use: from the fifth lunar month, from Thaloengsok, from Chinese New Year.
 *
 * A year is named by the civil year most of it lies in; its animal follows from the number alone.
 */
import { present } from '#lib/assert.ts';
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import { ceOfChulaSakarat, chulaSakaratOfDay } from '#calendar/chula-sakarat.ts';
import { chineseNewYear } from '#calendar/chinese-new-year.ts';
import { thaiLunarDate } from '#calendar/thai-lunar.ts';

/** Rat first. The names are those of the branches; in Thai the fifth is the big snake and the fourth the hare. */
export const ANIMAL_IDS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type AnimalId = (typeof ANIMAL_IDS)[number];

export const YEAR_RULES = ['month-five', 'thaloengsok', 'chinese-new-year'] as const;
export type YearRule = (typeof YEAR_RULES)[number];

/** The year that a civil day (from 1970-01-01) belongs to; null where a table ends. */
export function yearByRule(days: number, rule: YearRule): number | null {
  switch (rule) {
    case 'month-five':
      return thaiYearOf(days);
    case 'thaloengsok':
      return ceOfChulaSakarat(chulaSakaratOfDay(days));
    case 'chinese-new-year':
      return chineseYearOf(days);
  }
}

/** By waxing 1 of the fifth lunar month. */
function thaiYearOf(days: number): number | null {
  const lunar = thaiLunarDate(days);
  if (lunar === null) return null;
  return lunar.month >= 5 ? lunar.year : lunar.year - 1;
}

function chineseYearOf(days: number): number {
  const { year, month } = daysToCivil(days);
  // The new year falls between 20 January and 21 February.
  if (month > 2) return year;
  return days >= chineseNewYear(year) ? year : year - 1;
}

/** 1 rat … 12 pig. */
export const animalNumber = (year: number): number => ((((year - 4) % 12) + 12) % 12) + 1;

export function animalOf(year: number): AnimalId {
  return present(ANIMAL_IDS[animalNumber(year) - 1], 'animal');
}

/** Elements of years, two years each in this order from a year that ends in 4. */
export const YEAR_ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type YearElement = (typeof YEAR_ELEMENTS)[number];

export function elementOfYear(year: number): YearElement {
  return present(YEAR_ELEMENTS[Math.floor(((((year - 4) % 10) + 10) % 10) / 2)], 'element');
}

/** Age counted from one in the year of birth, a year more with each year of the rule; null where a table ends or before birth. */
export function nominalAge(birthDay: number, day: number): number | null {
  const born = thaiYearOf(birthDay);
  const now = thaiYearOf(day);
  if (born === null || now === null || day < birthDay) return null;
  return now - born + 1;
}
