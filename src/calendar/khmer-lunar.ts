/**
 * The Khmer lunar calendar (Chhankitek): civil days to lunar dates by the arithmetic of its leap years.
 *
 * Days are counted from 1970-01-01. Source of the rules: Roath Kim Soeun, Pratitin Soryakkatik-Chankatik 1900–1999, as
 * credited in github.com/ThyrithSor/momentkh.
 */
import { present } from '#lib/assert.ts';
import { civilToDays, daysToCivil } from '#astro/time/local-time-calendar.ts';

/** Months in order from Migasir; the two Asadh stand in place of the one in a year with a leap month. */
export const KHMER_MONTHS = [
  'migasir',
  'boss',
  'meak',
  'phalkun',
  'chetr',
  'pisakh',
  'jesth',
  'asadh',
  'pathamasadh',
  'tutiyasadh',
  'srapoan',
  'phutrobot',
  'assoch',
  'kadeuk',
] as const;
export type KhmerMonth = (typeof KHMER_MONTHS)[number];

/** The waxing half, and the waning one. */
export const KHMER_PHASES = ['keit', 'roach'] as const;
export type KhmerPhase = (typeof KHMER_PHASES)[number];

/** 354 days, 355 with a thirtieth day of Jesth, 384 with a second Asadh. */
export const KHMER_LEAPS = ['none', 'leap-day', 'leap-month'] as const;
export type KhmerLeap = (typeof KHMER_LEAPS)[number];

export type KhmerLunarDate = {
  /** The civil year, CE, in which the Asadh of this lunar year falls. */
  readonly year: number;
  readonly leap: KhmerLeap;
  readonly month: KhmerMonth;
  readonly phase: KhmerPhase;
  /** 1–15, in the waning half 1–14 or 1–15. */
  readonly day: number;
  readonly monthDays: number;
};

type Rest = 'regular' | 'day' | 'month' | 'both';

/** Elapsed days of the era and their remainder in 800ths, at the new year of a Buddhist year. */
function aharkun(be: number): number {
  return Math.floor((be * 292_207 + 499) / 800) + 4;
}

function isSolarLeap(be: number): boolean {
  return 800 - ((be * 292_207 + 499) % 800) <= 207;
}

const avoman = (be: number): number => (11 * aharkun(be) + 25) % 692;

function bodithey(be: number): number {
  const days = aharkun(be);
  return (Math.floor((11 * days + 25) / 692) + days + 29) % 30;
}

/** What the arithmetic alone asks for, before a day and a month in one year are parted. */
function askedLeap(be: number): Rest {
  const month = asksMonth(be);
  const day = asksDay(be);
  if (month && day) return 'both';
  return month ? 'month' : day ? 'day' : 'regular';
}

function asksMonth(be: number): boolean {
  const age = bodithey(be);
  // 25 followed by 5, and 24 followed by 6: only one of the two years has the month.
  if (age === 25) return bodithey(be + 1) !== 5;
  if (age === 24) return bodithey(be + 1) === 6;
  return age > 25 || age <= 5;
}

function asksDay(be: number): boolean {
  if (isSolarLeap(be)) return avoman(be) <= 126;
  return avoman(be) <= 137 && avoman(be + 1) !== 0;
}

/** The leap of the lunar year whose Asadh falls in Buddhist year `be`: where both are asked for, the day waits a year. */
export function khmerLeap(be: number): KhmerLeap {
  const asked = askedLeap(be);
  if (asked === 'month' || asked === 'both') return 'leap-month';
  return asked === 'day' || askedLeap(be - 1) === 'both' ? 'leap-day' : 'none';
}

/** The first and last civil year that the calendar is told for. */
export const FIRST_KHMER_YEAR = 1900;
export const LAST_KHMER_YEAR = 2100;

/** Waxing 1 of Boss. */
const EPOCH = civilToDays({ year: 1900, month: 1, day: 1 });

type Month = { readonly month: KhmerMonth; readonly days: number };

/** From Boss to Migasir, the months that are counted together. */
function monthsOf(leap: KhmerLeap): readonly Month[] {
  const asadh: readonly Month[] =
    leap === 'leap-month'
      ? [
          { month: 'pathamasadh', days: 30 },
          { month: 'tutiyasadh', days: 30 },
        ]
      : [{ month: 'asadh', days: 30 }];
  return [
    { month: 'boss', days: 30 },
    { month: 'meak', days: 29 },
    { month: 'phalkun', days: 30 },
    { month: 'chetr', days: 29 },
    { month: 'pisakh', days: 30 },
    { month: 'jesth', days: leap === 'leap-day' ? 30 : 29 },
    ...asadh,
    { month: 'srapoan', days: 29 },
    { month: 'phutrobot', days: 30 },
    { month: 'assoch', days: 29 },
    { month: 'kadeuk', days: 30 },
    { month: 'migasir', days: 29 },
  ];
}

const MONTHS: Readonly<Record<KhmerLeap, readonly Month[]>> = {
  none: monthsOf('none'),
  'leap-day': monthsOf('leap-day'),
  'leap-month': monthsOf('leap-month'),
};

const YEAR_DAYS: Readonly<Record<KhmerLeap, number>> = { none: 354, 'leap-day': 355, 'leap-month': 384 };

type Year = { readonly year: number; readonly leap: KhmerLeap; readonly start: number };

const YEARS: readonly Year[] = tabulate();

function tabulate(): readonly Year[] {
  let start = EPOCH;
  return Array.from({ length: LAST_KHMER_YEAR - FIRST_KHMER_YEAR + 1 }, (_, i) => {
    const year = FIRST_KHMER_YEAR + i;
    const row = { year, leap: khmerLeap(year + 544), start };
    start += YEAR_DAYS[row.leap];
    return row;
  });
}

/** The lunar date of a civil day, from 1900-01-01 to the end of the lunar year of 2100; null outside. */
export function khmerLunarDate(days: number): KhmerLunarDate | null {
  const row = yearAt(days);
  if (row === null) return null;
  let left = days - row.start;
  for (const { month, days: monthDays } of MONTHS[row.leap]) {
    if (left < monthDays)
      return {
        year: row.year,
        leap: row.leap,
        month,
        monthDays,
        phase: left < 15 ? 'keit' : 'roach',
        day: (left % 15) + 1,
      };
    left -= monthDays;
  }
  return null;
}

function yearAt(days: number): Year | null {
  if (!Number.isInteger(days) || days < EPOCH) return null;
  let at = Math.min(YEARS.length - 1, Math.max(0, Math.floor((days - EPOCH) / 365.25)));
  while (at > 0 && present(YEARS[at], 'year').start > days) at -= 1;
  while (at + 1 < YEARS.length && present(YEARS[at + 1], 'year').start <= days) at += 1;
  const row = present(YEARS[at], 'year');
  return days < row.start + YEAR_DAYS[row.leap] ? row : null;
}

/** Days from waxing 1 of Boss to the full moon of Pisakh, which no leap comes before. */
const TO_VISAK = 30 + 29 + 30 + 29 + 14;

/** The civil day of Visak Bochea in a civil year; null outside the table. */
export function visakBochea(year: number): number | null {
  const row = YEARS[year - FIRST_KHMER_YEAR];
  return row === undefined ? null : row.start + TO_VISAK;
}

/** The Buddhist year of a civil day, new on the day after Visak Bochea; null outside the table. */
export function khmerBuddhistEra(days: number): number | null {
  const { year } = daysToCivil(days);
  const visak = visakBochea(year);
  if (visak === null) return null;
  return days > visak ? year + 544 : year + 543;
}

/** The four days of the month that are kept: the eighth of each half, the full moon and the last day. */
export function isKhmerHolyDay({ phase, day, monthDays }: KhmerLunarDate): boolean {
  return day === 8 || (phase === 'keit' ? day === 15 : day === monthDays - 15);
}
