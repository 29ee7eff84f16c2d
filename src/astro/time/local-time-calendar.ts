/**
 * Civil dates as plain integers: proleptic Gregorian, no `Date` (whose constructor reads the years 0–99 as
 * 1900–1999 and rolls 31 February into March).
 */

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

/** Days in a month of the Gregorian calendar; `month` 1–12. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether the calendar has the date: whole numbers, month 1–12, a day the month has. */
export function isCivilDate({ year, month, day }: CivilDate): boolean {
  return (
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/**
 * Days since 1970-01-01, negative before. The year is counted from March so that a leap day ends it, and
 * months from March have 30.6 days on average: (153 m + 2) / 5 gives the days before month m.
 */
export function civilToDays({ year, month, day }: CivilDate): number {
  const y = month > 2 ? year : year - 1;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - DAYS_TO_1970;
}

/** The date `days` after 1970-01-01: the inverse of `civilToDays`. */
export function daysToCivil(days: number): CivilDate {
  const n = days + DAYS_TO_1970;
  const era = Math.floor(n / DAYS_PER_400_YEARS);
  const inEra = n - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const dayOfYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** From 1 March of the year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719_468;
const DAYS_PER_400_YEARS = 146_097;

/** Reads `YYYY-MM-DD`; null when it is not of that form. The date may still be impossible: ask `isCivilDate`. */
export function parseIsoDate(iso: string): CivilDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return match === null ? null : { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** `YYYY-MM-DD`. */
export function formatIsoDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function pad(n: number, width: number): string {
  return String(n).padStart(width, '0');
}
