/**
 * Seven numbers in nine bases (เลข 7 ตัว 9 ฐาน): a grid from weekday, lunar month and year animal.
 *
 * Every base has seven columns, wrapped from seven to one. Bases 1–3 count on from the day, the month and the year; 4 adds them;
 * 5, 6 and 7 follow from 4; 8 and 9 go by the ring of the day hours. Base 1–4 are common knowledge, 5–9 come from one written
 * line of teachers with a worked example.
 *
 * Source: the file on setting the chart in the library of github.com/dend3v-create/Phopephum.
 */
import { present } from '#lib/assert.ts';
import type { AnimalId } from './thai-year.ts';

/** Names of the cells of bases 1, 2 and 3, column by column. */
export const SEVEN_CELLS = [
  ['atta', 'hina', 'thanang', 'pita', 'mata', 'phoka', 'matchima'],
  ['tanu', 'kadumpha', 'sahatcha', 'phanthu', 'putta', 'ari', 'patni'],
  ['morana', 'supha', 'kamma', 'lapha', 'phayaya', 'thasa', 'thasi'],
] as const;
export type SevenCell = (typeof SEVEN_CELLS)[number][number];

/** The numbers are the stars of the weekdays. */
export const SEVEN_STARS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type SevenStar = (typeof SEVEN_STARS)[number];

/** What the sums of base 4 are called in this school: the strength of a star, or a name of their own. */
export const TOTAL_NAMES = [
  'power-sun',
  'power-mars',
  'power-ketu',
  'power-saturn',
  'power-rahu',
  'power-moon',
  'power-mercury',
  'power-jupiter',
  'power-venus',
  'rachachok',
  'maha-ut',
  'chakkraphat',
  'solot-mongkhon',
  'maha-chak',
  'minor',
] as const;
export type TotalName = (typeof TOTAL_NAMES)[number];

const NAMED_TOTALS: Readonly<Record<number, TotalName>> = {
  6: 'power-sun',
  8: 'power-mars',
  9: 'power-ketu',
  10: 'power-saturn',
  11: 'rachachok',
  12: 'power-rahu',
  13: 'maha-ut',
  14: 'chakkraphat',
  15: 'power-moon',
  16: 'solot-mongkhon',
  17: 'power-mercury',
  18: 'maha-chak',
  19: 'power-jupiter',
  21: 'power-venus',
};

export type SevenInput = {
  /** 1 Sunday … 7 Saturday; a Wednesday night is still 4. */
  readonly weekday: number;
  /** 1–12; both eighth months are 8. */
  readonly lunarMonth: number;
  /** 1 rat … 12 pig. */
  readonly animalYear: number;
};

/** `as-numbered`: the first lunar month counts one. `from-fifth`: one line of teachers counts the fifth as one. */
export const MONTH_COUNTS = ['as-numbered', 'from-fifth'] as const;
export type MonthCount = (typeof MONTH_COUNTS)[number];

/** Nine bases of seven: `bases[3][0]` is base 4, column 1. */
export type SevenGrid = readonly (readonly number[])[];

const DAY_HOURS = [1, 6, 4, 2, 7, 5, 3] as const;
const COLUMNS = 7;

/** Wrapped to 1–7. */
export const wrapSeven = (n: number): number => ((((n - 1) % COLUMNS) + COLUMNS) % COLUMNS) + 1;

/** The nine bases. Every input gives a grid. */
export function sevenGrid(
  { weekday, lunarMonth, animalYear }: SevenInput,
  months: MonthCount = 'as-numbered',
): SevenGrid {
  const month = months === 'from-fifth' ? ((lunarMonth + 7) % 12) + 1 : lunarMonth;
  const base1 = countFrom(weekday);
  const base2 = countFrom(month);
  const base3 = countFrom(animalYear);
  const base4 = base1.map((n, at) => n + present(base2[at], 'cell') + present(base3[at], 'cell'));
  const base5 = base4.map(wrapSeven);
  const base6 = base5.map((n) => wrapSeven(2 * n));
  const base7 = base6.map((n) => wrapSeven(2 * n));
  const base8 = alongHours(present(base5[0], 'cell'));
  const last = wrapSeven(present(base5[6], 'cell') + present(base8[6], 'cell'));
  const base9 = alongHours(last).toReversed();
  return [base1, base2, base3, base4, base5, base6, base7, base8, base9];
}

function countFrom(start: number): readonly number[] {
  return Array.from({ length: COLUMNS }, (_, at) => wrapSeven(start + at));
}

/** Seven numbers along the ring of the day hours, from one of them on. */
function alongHours(first: number): readonly number[] {
  const start = DAY_HOURS.findIndex((n) => n === first);
  return Array.from({ length: COLUMNS }, (_, at) => present(DAY_HOURS[(start + at) % COLUMNS], 'day hour'));
}

/** The name of a sum of base 4, 3–21. */
export const totalName = (total: number): TotalName => NAMED_TOTALS[total] ?? 'minor';

/** The star of a number 1–7. */
export const sevenStar = (n: number): SevenStar => present(SEVEN_STARS[n - 1], 'star of a number');

/** The cells of bases 1, 2 and 3 in which a number stands: one of each. */
export function cellsOf(grid: SevenGrid, n: number): readonly SevenCell[] {
  return SEVEN_CELLS.flatMap((names, base) => {
    const column = present(grid[base], 'base').indexOf(n);
    return column < 0 ? [] : [present(names[column], 'cell')];
  });
}

/** The column that an age stands in, 1–7: the ages walk through the columns and begin again. */
export const ageColumn = (age: number): number => wrapSeven(age);

export type SevenBirth = SevenInput & { readonly animal: AnimalId };
