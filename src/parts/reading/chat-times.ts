import { nearestMinute } from '#lib/local-date.ts';
import { pageSetting } from '#store/page-settings.ts';
import { writeClock } from '#ui/clock.ts';
import { inEra } from '../in-era.ts';

/** "21 November 2026, 9:06 PM" in a zone. */
export function dayAndTime(atMs: number, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  });
  return `${inEra(day.format(atMs), pageSetting('era'))}, ${writeClock(atMs, zone)}`;
}

/** "14 April 1993" for a calendar day `YYYY-MM-DD`. */
export function dayName(date: string): string {
  const atMs = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(atMs)) return date;
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return inEra(day.format(atMs), pageSetting('era'));
}

export interface WhenWords {
  readonly today: (time: string) => string;
  readonly tomorrow: (time: string) => string;
  readonly onDay: (day: string, time: string) => string;
}

/** When something happens in the sky of the next days, to the nearest minute by the calendar of `zone`: "tomorrow, 10:09 AM". */
export function soonLabel(atMs: number, nowMs: number, zone: string, words: WhenWords): string {
  const at = nearestMinute(atMs);
  const time = writeClock(at, zone);
  const days = dayNumber(at, zone) - dayNumber(nowMs, zone);
  if (days === 0) return words.today(time);
  if (days === 1) return words.tomorrow(time);
  return words.onDay(format(at, zone, { weekday: 'long' }), time);
}

/** 0 to 23 by the clock of `zone`. */
export function hourIn(atMs: number, zone: string): number {
  return Number(format(atMs, zone, { hour: '2-digit', hourCycle: 'h23' }));
}

function dayNumber(atMs: number, zone: string): number {
  // Swedish writes the date as YYYY-MM-DD, which Date.parse reads as midnight UTC.
  const date = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return Date.parse(date.format(atMs)) / 86_400_000;
}

function format(atMs: number, zone: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone }).format(atMs);
}
