import { ageAt, minorLimits } from '#companion/safety/minors.ts';
import { deviceZone } from '#db/day-zone.ts';
import { localDate } from '#lib/local-date.ts';
import type { RequestOf } from './chart-request.ts';

/** Whether one of two people is under eighteen today, where the device is. No couple is scored then. */
export function isUnder18({ subject, partner }: RequestOf<'synastry'>, now: number): boolean {
  const today = localDate(now, deviceZone());
  return [subject, partner].some(({ birth }) => minorLimits(ageAt(birth.date, today)).under18);
}
