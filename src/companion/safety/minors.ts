/** Limits for young people, from the birth date they gave. No age is guessed from style. */

export type MinorLimits = {
  /** Sky facts and journaling only. */
  readonly under13: boolean;
  /** No partner scoring, no sexual themes; love becomes friendship, feelings and pace. */
  readonly under18: boolean;
};

/**
 * Whole years lived on a local date. Someone born on 29 February has the birthday on 1 March in common years.
 * `null` when the birth date is missing, is no date, or lies after the local date.
 * @param birthDate local date `YYYY-MM-DD`, or null
 * @param localDate today in the person's zone, `YYYY-MM-DD`
 */
export function ageAt(birthDate: string | null, localDate: string): number | null {
  const born = parts(birthDate);
  const today = parts(localDate);
  if (!born || !today) return null;
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  const age = today.year - born.year - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}

/** What an age closes. An unknown age closes nothing. */
export function minorLimits(age: number | null): MinorLimits {
  return { under13: age !== null && age < 13, under18: age !== null && age < 18 };
}

function parts(date: string | null): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days ? { year, month, day } : null;
}
