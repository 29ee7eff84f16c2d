/** A time of day in a zone, day after day: which instant it is, whatever the clocks of the zone do. */
import { localDateTime } from './local-date.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export type DailyMoment = {
  /** The local day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Milliseconds of UTC. */
  readonly at: number;
};

/**
 * The instant of a local day's time, milliseconds of UTC; null for a day that the zone left out.
 *
 * A time that comes twice (clocks go back) is its first coming. A time that never comes (clocks go forward) is the first
 * instant after the gap. `day` is `YYYY-MM-DD`, `time` `HH:MM`. Throws on an unknown zone.
 */
export function instantOfDay(day: string, time: string, zone: string): number | null {
  const midnight = firstAt(day, '00:00', zone);
  if (localDateTime(midnight, zone).date !== day) return null;
  return firstAt(day, time, zone);
}

/**
 * The next time of day after `now` (not `now` itself) whose local day comes after `after`, where one is given: the day that
 * has been served. Throws on an unknown zone.
 */
export function nextDaily(now: number, time: string, zone: string, after: string | null = null): DailyMoment {
  let day = localDateTime(now, zone).date;
  // The gap of a zone may put the time of a day into the next one.
  day = dayAfter(day, -1);
  for (;;) {
    const at = after !== null && day <= after ? null : instantOfDay(day, time, zone);
    if (at !== null && at > now) return { day, at };
    day = dayAfter(day, 1);
  }
}

/** The calendar day `days` later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first instant at which the zone's clock has reached this reading, to the minute. */
function firstAt(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsets = [offsetAt(wall - DAY_MS, zone), offsetAt(wall + DAY_MS, zone)];
  // The larger offset gives the earlier instant.
  const early = wall - Math.max(...offsets);
  const late = wall - Math.min(...offsets);
  for (const at of [early, late]) if (wallAt(at, zone) === wall) return at;
  // No clock shows it: between the two the clocks jump over it.
  let [before, since] = [Math.min(early, late), Math.max(early, late)];
  while (since - before > MINUTE_MS) {
    const middle = before + Math.floor((since - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (wallAt(middle, zone) < wall) before = middle;
    else since = middle;
  }
  return since;
}

/** What the clock shows at an instant, to the minute, as if it were UTC. */
function wallAt(at: number, zone: string): number {
  const { date, time } = localDateTime(at, zone);
  return Date.parse(`${date}T${time}:00Z`);
}

/** Milliseconds east of UTC, to the minute. */
const offsetAt = (at: number, zone: string): number =>
  wallAt(at, zone) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
