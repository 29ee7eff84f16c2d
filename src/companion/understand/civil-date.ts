/** Dates as whole days since 1970-01-01 in the proleptic Gregorian calendar; no zone, no clock. */

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

/** Day number of a date; months beyond 1–12 roll into the years beside. */
export function dayNumber(year: number, month: number, day: number): number {
  const y0 = year + Math.floor((month - 1) / 12);
  const m = ((((month - 1) % 12) + 12) % 12) + 1;
  const y = m <= 2 ? y0 - 1 : y0;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The date of a day number. */
export function civilDate(days: number): CivilDate {
  const z = days + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const mp = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * mp + 2) / 5) + 1;
  const month = mp < 10 ? mp + 3 : mp - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** Monday 0 … Sunday 6. */
export function weekday(days: number): number {
  return (((days + 3) % 7) + 7) % 7;
}

export function daysInMonth(year: number, month: number): number {
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}

/** `YYYY-MM-DD`. */
export function isoDate(days: number): string {
  const { year, month, day } = civilDate(days);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Day number of `YYYY-MM-DD` (a time after it is ignored), or null when it is no date. */
export function parseIso(date: string | null): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(date ?? '');
  if (!match) return null;
  return validDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Day number, or null when the month or the day does not exist. */
export function validDay(year: number, month: number, day: number): number | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  return day <= daysInMonth(year, month) ? dayNumber(year, month, day) : null;
}

/** The same day of the month `months` later, cut to the month's length. */
export function addMonths(days: number, months: number): number {
  const { year, month, day } = civilDate(days);
  const first = civilDate(dayNumber(year, month + months, 1));
  return dayNumber(first.year, first.month, Math.min(day, daysInMonth(first.year, first.month)));
}
