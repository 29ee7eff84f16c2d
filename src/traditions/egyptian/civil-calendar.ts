/**
 * The Egyptian civil year: twelve months of thirty days and five days upon the year, never a leap day; and the Alexandrian
 * year, which has one in four.
 *
 * The wandering year is counted from 1 Thoth of the first year of Nabonassar, 26 February 747 BC (Julian), as the
 * astronomers of Alexandria counted it (Ptolemy, Almagest III.7). The Alexandrian year is the Coptic one, counted from
 * 29 August 284. Days run here from midnight; in Egypt they ran from dawn.
 */
import {
  civilToDays,
  daysToCivil,
  formatIsoDate,
  isCivilDate,
  parseIsoDate,
} from '#astro/time/local-time-calendar.ts';
import { present } from '#lib/assert.ts';

export const EGYPTIAN_MONTHS = [
  'thoth',
  'phaophi',
  'hathyr',
  'choiak',
  'tybi',
  'mechir',
  'phamenoth',
  'pharmouthi',
  'pachon',
  'payni',
  'epiphi',
  'mesore',
  'epagomenal',
] as const;
export type EgyptianMonth = (typeof EGYPTIAN_MONTHS)[number];

/** Inundation, growth and harvest, four months each; the days upon the year stand outside. */
export const EGYPTIAN_SEASONS = ['akhet', 'peret', 'shemu', 'epagomenal'] as const;
export type EgyptianSeason = (typeof EGYPTIAN_SEASONS)[number];

/**
 * The twelve figures of the months on the astronomical ceiling of the Ramesseum (13th century BC), in their order: ten gods and
 * the two feasts of burning. There they stand for the lunar months; the civil months took over their names, and here the figures
 * with them.
 *
 * Source: Parker, The Calendars of Ancient Egypt (1950); the same row, beside that of the water clock of Karnak, in Tetley, The
 * Reconstructed Chronology of the Egyptian Kings (2014), ch. 6. Other lists, Edfu's among them, name others for some months.
 */
export const MONTH_GODS = [
  'tekhy',
  'ptah',
  'hathor',
  'sekhmet',
  'min',
  'rekeh-wer',
  'rekeh-nedjes',
  'renenutet',
  'khonsu',
  'khenti-khety',
  'ipet',
  're-horakhty',
] as const;

/** Children of Nut, one born on each of the five days. Source: Plutarch, On Isis and Osiris 12, in the Egyptian order. */
export const EPAGOMENAL_GODS = ['osiris', 'horus', 'seth', 'isis', 'nephthys'] as const;

/** The sixth day upon the year, which only the Alexandrian year has: the day itself is its name. */
export const LEAP_DAY_GOD = 'leap-day';

export const DATE_GODS = [...MONTH_GODS, ...EPAGOMENAL_GODS, LEAP_DAY_GOD] as const;
export type DateGod = (typeof DATE_GODS)[number];

export const EGYPTIAN_CALENDARS = ['civil', 'alexandrian'] as const;
export type EgyptianCalendar = (typeof EGYPTIAN_CALENDARS)[number];

export type EgyptianDate = {
  readonly calendar: EgyptianCalendar;
  /** Of Nabonassar, or of the Alexandrian era of 284; may be zero or less before it. */
  readonly year: number;
  readonly month: EgyptianMonth;
  /** 1–30; 1–5 (6 in an Alexandrian leap year) of the days upon the year. */
  readonly day: number;
  /** 0–365. */
  readonly dayOfYear: number;
};

/** Julian day number of noon on 1970-01-01. */
const JDN_1970 = 2_440_588;
/** 1 Thoth of Nabonassar 1, and the day before 1 Thoth of the Alexandrian year 1. */
const JDN_NABONASSAR = 1_448_638;
const JDN_BEFORE_ALEXANDRIAN = 1_825_029;

/** Julian day number of a Gregorian date `YYYY-MM-DD`; null when there is no such date. */
export function julianDayNumber(date: string): number | null {
  const civil = parseIsoDate(date);
  return civil === null || !isCivilDate(civil) ? null : civilToDays(civil) + JDN_1970;
}

/** `YYYY-MM-DD` of a Julian day number. */
export function gregorianOf(jdn: number): string {
  return formatIsoDate(daysToCivil(jdn - JDN_1970));
}

/** The Egyptian date of a Julian day number. */
export function egyptianDate(jdn: number, calendar: EgyptianCalendar = 'civil'): EgyptianDate {
  const { year, dayOfYear } = calendar === 'civil' ? wandering(jdn) : alexandrian(jdn);
  return {
    calendar,
    year,
    month: present(EGYPTIAN_MONTHS[Math.floor(dayOfYear / 30)], 'month'),
    day: (dayOfYear % 30) + 1,
    dayOfYear,
  };
}

/** The Julian day number of an Egyptian date: the inverse of `egyptianDate`. */
export function egyptianToJdn({ calendar, year, month, day }: Omit<EgyptianDate, 'dayOfYear'>): number {
  const dayOfYear = EGYPTIAN_MONTHS.indexOf(month) * 30 + day - 1;
  return firstOfYear(calendar, year) + dayOfYear;
}

function firstOfYear(calendar: EgyptianCalendar, year: number): number {
  return calendar === 'civil'
    ? JDN_NABONASSAR + 365 * (year - 1)
    : JDN_BEFORE_ALEXANDRIAN + 1 + 365 * (year - 1) + Math.floor(year / 4);
}

type YearDay = { readonly year: number; readonly dayOfYear: number };

function wandering(jdn: number): YearDay {
  const days = jdn - JDN_NABONASSAR;
  const year = Math.floor(days / 365) + 1;
  return { year, dayOfYear: days - 365 * (year - 1) };
}

function alexandrian(jdn: number): YearDay {
  const guess = Math.floor((4 * (jdn - JDN_BEFORE_ALEXANDRIAN - 1) + 1463) / 1461);
  const year = jdn < firstOfYear('alexandrian', guess) ? guess - 1 : guess;
  return { year, dayOfYear: jdn - firstOfYear('alexandrian', year) };
}

export function seasonOf({ month }: Pick<EgyptianDate, 'month'>): EgyptianSeason {
  return present(EGYPTIAN_SEASONS[Math.floor(EGYPTIAN_MONTHS.indexOf(month) / 4)], 'season');
}

/** The god of the month, or of the day among the days upon the year. */
export function godOfDate({ month, day }: Pick<EgyptianDate, 'month' | 'day'>): DateGod {
  return MONTH_GODS[EGYPTIAN_MONTHS.indexOf(month)] ?? EPAGOMENAL_GODS[day - 1] ?? LEAP_DAY_GOD;
}

/** The ten-day week of the year, 1–36; null among the days upon the year. */
export function decadeOf({ dayOfYear }: Pick<EgyptianDate, 'dayOfYear'>): number | null {
  return dayOfYear >= 360 ? null : Math.floor(dayOfYear / 10) + 1;
}

/** The first Julian day number after `jdn` with the same month and day; a sixth day upon the year waits for a leap year. */
export function nextSameDate(born: EgyptianDate, jdn: number): number {
  for (let { year } = egyptianDate(jdn, born.calendar); ; year++) {
    const found = egyptianToJdn({ ...born, year });
    const back = egyptianDate(found, born.calendar);
    if (found > jdn && back.month === born.month && back.day === born.day) return found;
  }
}
