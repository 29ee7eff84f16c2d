/** Weekdays from a plain count of days, so that no calendar has to ask the host's clock. */
import { present } from '#lib/assert.ts';

/** Sunday first: the order in which the Thai, Indian and planetary weeks are numbered. */
export const WEEKDAY_IDS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type WeekdayId = (typeof WEEKDAY_IDS)[number];

/** 1 for Sunday … 7 for Saturday, of a civil day counted from 1970-01-01 (a Thursday), before it too. */
export function weekdayNumber(days: number): number {
  return ((((days + 4) % 7) + 7) % 7) + 1;
}

/** The name of a weekday number 1–7. */
export function weekdayId(number: number): WeekdayId {
  return present(WEEKDAY_IDS[number - 1], 'weekday');
}
