/** The arithmetic of the time machine: scales, steps on the calendar, and snapping to exact instants. */
import type { ComputedBodyId } from '#astro/body/body-id.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { fieldTime, instantOf } from './zone-times.ts';

export type MachineScale = 'day' | 'month' | 'year';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the middle of the track is from either end, milliseconds. */
export const REACH: Readonly<Record<MachineScale, number>> = { day: DAY, month: 30 * DAY, year: 365 * DAY };

/** What an arrow key moves by: a small part of a step. */
export const NUDGE: Readonly<Record<MachineScale, number>> = {
  day: HOUR / 12,
  month: 6 * HOUR,
  year: 3 * DAY,
};

/** Whose exact hits are worth stopping at: the faster ones would stand closer than a finger. */
export const SNAP_MOVERS: Readonly<Record<MachineScale, readonly ComputedBodyId[]>> = {
  day: [
    'moon',
    'mercury',
    'venus',
    'sun',
    'mars',
    'jupiter',
    'saturn',
    'chiron',
    'uranus',
    'neptune',
    'pluto',
  ],
  month: ['mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn', 'chiron', 'uranus', 'neptune', 'pluto'],
  year: ['jupiter', 'saturn', 'chiron', 'uranus', 'neptune', 'pluto'],
};

const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2101, 0, 1) - 1;

/** Kept inside the years the engine knows well. Whole milliseconds. */
export function withinYears(at: number): UnixMs {
  return Math.round(Math.min(LAST, Math.max(FIRST, at))) as UnixMs;
}

/** One hour, day or month on or back, by the clock and calendar of `zone`: a day keeps its time of day over a change of clocks. */
export function stepped(at: number, scale: MachineScale, direction: 1 | -1, zone: string): UnixMs {
  if (scale === 'day') return withinYears(at + direction * HOUR);
  const shown = fieldTime(at, zone);
  const date = new Date(`${shown.slice(0, 10)}T00:00:00Z`);
  const day = date.getUTCDate();
  if (scale === 'month') date.setUTCDate(day + direction);
  else {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + direction);
    // The 31st goes to the last day of a shorter month.
    const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day, days));
  }
  const seconds = at % 60_000;
  const moved = instantOf(`${date.toISOString().slice(0, 10)}${shown.slice(10)}`, zone);
  return withinYears(moved === null ? at : moved + seconds);
}

/** The nearest of the instants (in time order) within `reachMs`, null when none is. */
export function nearestWithin<Hit extends { readonly at: number }>(
  hits: readonly Hit[],
  at: number,
  reachMs: number,
): Hit | null {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const near = [hits[low - 1], hits[low]].filter((hit): hit is Hit => hit !== undefined);
  const best = near.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
  return best !== undefined && Math.abs(best.at - at) <= reachMs ? best : null;
}
