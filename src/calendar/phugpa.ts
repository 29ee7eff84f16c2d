/**
 * The Tibetan calendar of the Phugpa school: civil days to lunar days, which are skipped and repeated, and months that come twice.
 *
 * Days are counted from 1970-01-01. Constants and rules: S. Janson, Tibetan Calendar Mathematics (2014), as also implemented
 * in github.com/Infrapink/calconv.
 */
import { present } from '#lib/assert.ts';

/** Where a month or a day stands when its number comes twice. Which of two months is the extra one, schools tell differently. */
export const REPEATS = ['single', 'first-of-two', 'second-of-two'] as const;
export type Repeat = (typeof REPEATS)[number];

export type PhugpaDate = {
  /** The civil year in which the Tibetan year begins. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly monthRepeat: Repeat;
  /** 1–30. */
  readonly day: number;
  readonly dayRepeat: Repeat;
  /** Whether the number after this day's is passed over. */
  readonly skipsNext: boolean;
};

/** Mean motion in days and turns: at the epoch, for a month, for a lunar day. */
const MOON_DATE = [2_015_501 + 4783 / 5656, 167_025 / 5656, 11_135 / 11_312] as const;
const SUN = [743 / 804, 65 / 804, 13 / 4824] as const;
const ANOMALY = [475 / 3528, 253 / 3528, 1 / 28] as const;

const MOON_TABLE = [0, 5, 10, 15, 19, 22, 24, 25] as const;
const SUN_TABLE = [0, 6, 10, 11] as const;

const JULIAN_DAY_OF_1970 = 2_440_588;
const DAYS_OF_MONTH = 30;

/** Day on which lunar day `day` of true month `n` ends, with its fraction, in Julian days that begin at dawn. */
function endOfLunarDay(n: number, day: number): number {
  const [m0, m1, m2] = MOON_DATE;
  const moon = 28 * along(ANOMALY, n, day);
  const sun = 12 * (along(SUN, n, day) - 1 / 4);
  return n * m1 + day * m2 + m0 + equation(moon, 14, MOON_TABLE) / 60 - equation(sun, 6, SUN_TABLE) / 60;
}

function along([epoch, ofMonth, ofDay]: readonly [number, number, number], n: number, day: number): number {
  return n * ofMonth + day * ofDay + epoch;
}

/** The table read between its nodes: up and down over `half` nodes, then the same below zero. */
function equation(anomaly: number, half: number, table: readonly number[]): number {
  const turn = ((anomaly % (2 * half)) + 2 * half) % (2 * half);
  const sign = turn < half ? 1 : -1;
  const inHalf = turn % half;
  const node = Math.floor(inHalf);
  const at = (i: number): number => present(table[i <= half / 2 ? i : half - i], 'node');
  return sign * (at(node) + (at(node + 1) - at(node)) * (inHalf - node));
}

/** The civil day, from 1970-01-01, on which a lunar day ends. */
function civilDayOf(n: number, day: number): number {
  return Math.floor(endOfLunarDay(n, day)) - JULIAN_DAY_OF_1970;
}

/** The Tibetan date of a civil day: that of the lunar day current at its dawn. Any day from 1027 on. */
export function phugpaDate(civilDay: number): PhugpaDate {
  const { n, day } = lunarDayAt(civilDay);
  const ends = civilDayOf(n, day);
  const before = civilDayOf(...previous(n, day));
  const month = monthOf(n);
  const dayRepeat: Repeat =
    ends > civilDay ? 'first-of-two' : before < civilDay - 1 ? 'second-of-two' : 'single';
  return { ...month, day, dayRepeat, skipsNext: civilDayOf(...next(n, day)) === ends };
}

type LunarDay = { readonly n: number; readonly day: number };

/** The first lunar day that ends on the civil day or after it. */
function lunarDayAt(civilDay: number): LunarDay {
  const [m0, m1] = MOON_DATE;
  let n = Math.floor((civilDay + JULIAN_DAY_OF_1970 - m0) / m1) - 1;
  while (civilDayOf(n, DAYS_OF_MONTH) < civilDay) n += 1;
  let day = 1;
  while (civilDayOf(n, day) < civilDay) day += 1;
  return { n, day };
}

function previous(n: number, day: number): [number, number] {
  return day === 1 ? [n - 1, DAYS_OF_MONTH] : [n, day - 1];
}

function next(n: number, day: number): [number, number] {
  return day === DAYS_OF_MONTH ? [n + 1, 1] : [n, day + 1];
}

/** The true month of the month counted `x` from the third of 806, and whether its number comes twice. */
function trueMonth(x: number): { readonly n: number; readonly isDoubled: boolean } {
  const rest = (((67 * x + 61) % 65) + 65) % 65;
  return { n: Math.floor((67 * x + 61 + 17) / 65), isDoubled: rest === 48 || rest === 49 };
}

function monthOf(n: number): Pick<PhugpaDate, 'year' | 'month' | 'monthRepeat'> {
  let x = Math.floor((65 * n) / 67) - 2;
  while (trueMonth(x).n < n) x += 1;
  const found = trueMonth(x);
  const named = { year: 806 + Math.floor((x + 2) / 12), month: ((((x + 2) % 12) + 12) % 12) + 1 };
  // Between the months of two numbers lies the extra one, which takes the later number.
  if (found.n > n) return { ...named, monthRepeat: 'first-of-two' };
  return { ...named, monthRepeat: found.isDoubled ? 'second-of-two' : 'single' };
}

/** The first day of a Tibetan year, a civil day from 1970-01-01: the day after the last lunar day of the year before. */
export function losar(year: number): number {
  const { n, isDoubled } = trueMonth(12 * (year - 806) - 2);
  const first = isDoubled ? n - 1 : n;
  return civilDayOf(first - 1, DAYS_OF_MONTH) + 1;
}

export const TIBETAN_ELEMENTS = ['wood', 'fire', 'earth', 'iron', 'water'] as const;
export type TibetanElement = (typeof TIBETAN_ELEMENTS)[number];
export const TIBETAN_GENDERS = ['male', 'female'] as const;
export type TibetanGender = (typeof TIBETAN_GENDERS)[number];
export const TIBETAN_ANIMALS = [
  'mouse',
  'ox',
  'tiger',
  'hare',
  'dragon',
  'snake',
  'horse',
  'sheep',
  'monkey',
  'bird',
  'dog',
  'pig',
] as const;
export type TibetanAnimal = (typeof TIBETAN_ANIMALS)[number];

export type TibetanYear = {
  readonly element: TibetanElement;
  readonly gender: TibetanGender;
  readonly animal: TibetanAnimal;
  /** Sixty-year cycle from 1027, and the place in it, 1–60. */
  readonly rabjung: number;
  readonly inRabjung: number;
};

/** The names of a Tibetan year. */
export function tibetanYear(year: number): TibetanYear {
  const count = (under: number, from: number): number => (((year - from) % under) + under) % under;
  const stem = count(10, 4);
  return {
    element: present(TIBETAN_ELEMENTS[Math.floor(stem / 2)], 'element'),
    gender: stem % 2 === 0 ? 'male' : 'female',
    animal: present(TIBETAN_ANIMALS[count(12, 4)], 'animal'),
    rabjung: Math.floor((year - 1027) / 60) + 1,
    inRabjung: count(60, 1027) + 1,
  };
}
