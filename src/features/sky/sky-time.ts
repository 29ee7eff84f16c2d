/** Instants of the sky as almanacs write them: to the nearest minute, where a clock would cut. */
import { nearestMinute } from '#lib/local-date.ts';
import { type TimeFormat, writeTime } from '#parts/chart/zone-times.ts';

export function skyTime(at: number, zone: string, format: TimeFormat): string {
  // Hours and half of the day stay on one line.
  return writeTime(nearestMinute(at), zone, format).replace(/ (?=[AP]M$)/u, '\u00a0');
}

/** "Sun 22 Nov, 08:23"; with the year where it is not the year of `now`. */
export function skyWhen(at: number, now: number, zone: string): string {
  const isThisYear = skyTime(at, zone, 'year') === skyTime(now, zone, 'year');
  return skyTime(at, zone, isThisYear ? 'weekdayClock' : 'weekdayTime');
}

/** The end of a stretch: its clock alone on the day on which the stretch begins. */
export function skyUntil(from: number, to: number, now: number, zone: string): string {
  const isSameDay = skyTime(from, zone, 'day') === skyTime(to, zone, 'day');
  return isSameDay ? skyTime(to, zone, 'clock') : skyWhen(to, now, zone);
}
