/**
 * The Thai lunar calendar as it is printed: civil days and lunar dates, both ways, from a table of years.
 *
 * Months of 29 days (odd) and 30 (even), a waxing half of fifteen days and a waning one of fourteen or fifteen. Which years
 * have an extra day or an extra month is decided and published; the classical arithmetic puts the extra day in another year so
 * often that a quarter of all dates come out a day off. Outside the table there is no answer.
 *
 * Days are counted from 1970-01-01 as in `#astro/time/local-time-calendar.ts`.
 */
import { present } from '#lib/assert.ts';
import { civilToDays } from '#astro/time/local-time-calendar.ts';

/** Ordinary 354 days; athikawan 355, its seventh month has 30; athikamat 384, with a second eighth month of 30. */
export const THAI_YEAR_KINDS = ['normal', 'athikawan', 'athikamat'] as const;
export type ThaiYearKind = (typeof THAI_YEAR_KINDS)[number];

export const THAI_PHASES = ['waxing', 'waning'] as const;
export type ThaiPhase = (typeof THAI_PHASES)[number];

export type ThaiLunarDate = {
  /** The year that most of the lunar year lies in, CE: "2026" began on 2025-11-21. */
  readonly year: number;
  readonly kind: ThaiYearKind;
  /** 1–12. */
  readonly month: number;
  /** In a year with two eighth months: the later one. */
  readonly secondEighth: boolean;
  readonly phase: ThaiPhase;
  /** 1–15 of the waxing half, 1–14 or 1–15 of the waning one. */
  readonly day: number;
  /** 29 or 30. */
  readonly monthDays: number;
};

export const THAI_FESTIVALS = [
  'makha-bucha',
  'visakha-bucha',
  'asalha-bucha',
  'khao-phansa',
  'ok-phansa',
  'loy-krathong',
] as const;
export type ThaiFestival = (typeof THAI_FESTIVALS)[number];

/** The first and the last lunar year of the table. */
export const FIRST_THAI_YEAR = 1857;
export const LAST_THAI_YEAR = 2040;

/** After it the kinds of year are forecasts: the sources differ for 2030 and 2032. */
export const LAST_SETTLED_THAI_YEAR = 2030;

/**
 * Kinds of the years 1857–2040 (BE 2400–2583), a digit a year: 0 ordinary, 1 extra day, 2 extra month.
 * Source: the almanac tables of 1757–2157 and 1857–2032 and those of the Python project `holidays` (1914–2157), which agree up
 * to 2013 but for 1993/1994; 2014, 2016 and 2020 as announced.
 */
const YEAR_KINDS =
  '0201202012002012020120021200201202012002012020120021200201201202002012021020120120200202102012012002120020120200210210202012002020120120200210210202012012020021020120201200202102102002';

/** Waxing 1 of month 1 of the lunar year 1857: 1856-11-28. */
const FIRST_DAY = civilToDays({ year: 1856, month: 11, day: 28 });

const WAXING_DAYS = 15;

type Month = { readonly month: number; readonly secondEighth: boolean; readonly days: number };

const monthsByKind: Readonly<Record<ThaiYearKind, readonly Month[]>> = {
  normal: monthsOf('normal'),
  athikawan: monthsOf('athikawan'),
  athikamat: monthsOf('athikamat'),
};

function monthsOf(kind: ThaiYearKind): readonly Month[] {
  const plain = Array.from({ length: 12 }, (_, at): Month => {
    const month = at + 1;
    const isLong = month % 2 === 0 || (month === 7 && kind === 'athikawan');
    return { month, secondEighth: false, days: isLong ? 30 : 29 };
  });
  if (kind !== 'athikamat') return plain;
  return [...plain.slice(0, 8), { month: 8, secondEighth: true, days: 30 }, ...plain.slice(8)];
}

const yearDays = (kind: ThaiYearKind): number =>
  monthsByKind[kind].reduce((sum, month) => sum + month.days, 0);

type Year = { readonly year: number; readonly kind: ThaiYearKind; readonly start: number };

const years: readonly Year[] = tabulateYears();
const END = present(years.at(-1), 'last year').start + yearDays(present(years.at(-1), 'last year').kind);

function tabulateYears(): readonly Year[] {
  let start = FIRST_DAY;
  return Array.from(YEAR_KINDS, (digit, at) => {
    const kind = present(THAI_YEAR_KINDS[Number(digit)], 'kind of year');
    const row = { year: FIRST_THAI_YEAR + at, kind, start };
    start += yearDays(kind);
    return row;
  });
}

/** The kind of a lunar year, null outside the table. */
export function thaiYearKind(year: number): ThaiYearKind | null {
  return years[year - FIRST_THAI_YEAR]?.kind ?? null;
}

/** The civil day on which a lunar year begins; null outside the table. */
export function thaiYearStart(year: number): number | null {
  return years[year - FIRST_THAI_YEAR]?.start ?? null;
}

/** The lunar date of a civil day, 1856-11-28 to the end of 2040's lunar year (2040-12-03); null outside. */
export function thaiLunarDate(days: number): ThaiLunarDate | null {
  if (!Number.isInteger(days) || days < FIRST_DAY || days >= END) return null;
  const { year, kind, start } = yearOf(days);
  let left = days - start;
  for (const { month, secondEighth, days: monthDays } of monthsByKind[kind]) {
    if (left < monthDays) return { year, kind, month, secondEighth, monthDays, ...halfOf(left) };
    left -= monthDays;
  }
  return null;
}

/** The civil day of a lunar date; null where the calendar has no such date. */
export function thaiLunarToDays(
  date: Pick<ThaiLunarDate, 'year' | 'month' | 'secondEighth' | 'phase' | 'day'>,
): number | null {
  const row = years[date.year - FIRST_THAI_YEAR];
  if (row === undefined) return null;
  let start = row.start;
  for (const { month, secondEighth, days } of monthsByKind[row.kind]) {
    if (month === date.month && secondEighth === date.secondEighth) {
      const inMonth = date.phase === 'waxing' ? date.day : WAXING_DAYS + date.day;
      const limit = date.phase === 'waxing' ? WAXING_DAYS : days;
      const exists = Number.isInteger(date.day) && date.day >= 1 && inMonth <= limit;
      return exists ? start + inMonth - 1 : null;
    }
    start += days;
  }
  return null;
}

/** Lunar years are 354–384 days: the row is the one a mean year points at, or a neighbour. */
function yearOf(days: number): Year {
  let at = Math.min(years.length - 1, Math.floor((days - FIRST_DAY) / 365.25));
  while (present(years[at], 'lunar year').start > days) at -= 1;
  while (at + 1 < years.length && present(years[at + 1], 'lunar year').start <= days) at += 1;
  return present(years[at], 'lunar year');
}

function halfOf(inMonth: number): Pick<ThaiLunarDate, 'phase' | 'day'> {
  return inMonth < WAXING_DAYS
    ? { phase: 'waxing', day: inMonth + 1 }
    : { phase: 'waning', day: inMonth - WAXING_DAYS + 1 };
}

/** Whether the kind of the year is a forecast and the date may move by a day or a month. */
export function isProvisional({ year }: Pick<ThaiLunarDate, 'year'>): boolean {
  return year > LAST_SETTLED_THAI_YEAR;
}

/** Wan phra, the day of observance: the eighth and the last of either half. */
export function isWanPhra({ phase, day, monthDays }: ThaiLunarDate): boolean {
  return day === 8 || day === (phase === 'waxing' ? WAXING_DAYS : monthDays - WAXING_DAYS);
}

/** The first wan phra after a civil day, at most eight days on; null at the end of the table. */
export function nextWanPhra(days: number): number | null {
  for (let day = days + 1; day <= days + 8; day += 1) {
    const date = thaiLunarDate(day);
    if (date !== null && isWanPhra(date)) return day;
  }
  return null;
}

/** The Buddhist festival of a lunar date, or null. In a year of two eighth months the first three come a month later. */
export function thaiFestival(date: ThaiLunarDate): ThaiFestival | null {
  const { month, phase, day, kind, secondEighth } = date;
  const isLate = kind === 'athikamat';
  const isAsalhaMonth = month === 8 && secondEighth === isLate;
  if (phase === 'waning') return isAsalhaMonth && day === 1 ? 'khao-phansa' : null;
  if (day !== WAXING_DAYS) return null;
  if (month === (isLate ? 4 : 3)) return 'makha-bucha';
  if (month === (isLate ? 7 : 6)) return 'visakha-bucha';
  if (isAsalhaMonth) return 'asalha-bucha';
  if (month === 11) return 'ok-phansa';
  return month === 12 ? 'loy-krathong' : null;
}
