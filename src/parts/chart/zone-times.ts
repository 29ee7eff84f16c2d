/** Dates and times in the person's zone: as text, and from what was typed back to an instant. */
import type { UnixMs } from '#astro/time/instant.ts';
import { localDateTime } from '#lib/local-date.ts';
import { writeClock } from '#ui/clock.ts';

const days = {
  day: { day: 'numeric', month: 'short' },
  dayLong: { day: 'numeric', month: 'long', year: 'numeric' },
  dayTime: { day: 'numeric', month: 'short', year: 'numeric' },
  weekdayTime: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  weekdayClock: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthShort: { month: 'short' },
  monthInitial: { month: 'narrow' },
  dayOfMonth: { day: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;
const withClock: ReadonlySet<string> = new Set(['dayTime', 'weekdayTime', 'weekdayClock']);
export type TimeFormat = keyof typeof days | 'clock';

const made = new Map<string, Intl.DateTimeFormat>();

/** "6 Dec", "6 December 2026", "6 Dec 2026, 4:12 AM" (or 04:12, as the device counts hours), "December 2026". */
export function writeTime(at: number, zone: string, format: TimeFormat): string {
  if (format === 'clock') return writeClock(at, zone);
  const key = `${format} ${zone}`;
  let formatter = made.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-GB', { ...days[format], timeZone: zone, calendar: 'gregory' });
    made.set(key, formatter);
  }
  const day = formatter.format(at);
  return withClock.has(format) ? `${day}, ${writeClock(at, zone)}` : day;
}

/** "2026-12-06T04:12", as a field of date and time takes it. */
export function fieldTime(at: number, zone: string): string {
  const { date, time } = localDateTime(at, zone);
  return `${date}T${time}`;
}

/**
 * The instant at which a clock in `zone` shows this, from `YYYY-MM-DDTHH:MM`. An hour that came twice is its first, one
 * that was skipped lands after the gap. Null for what is not such a text or lies outside 1900–2100.
 */
export function instantOf(text: string, zone: string): UnixMs | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null;
  const asUtc = Date.parse(`${text.slice(0, 16)}:00Z`);
  const year = Number(text.slice(0, 4));
  if (!Number.isFinite(asUtc) || year < 1900 || year > 2100) return null;
  let at = asUtc;
  // Twice: the first look may fall on the other side of a change of clocks.
  for (let look = 0; look < 2; look += 1) at = asUtc - (shownAsUtc(at, zone) - at);
  return at as UnixMs;
}

function shownAsUtc(at: number, zone: string): number {
  return Date.parse(`${fieldTime(at, zone)}:00Z`);
}

/** The beginning of the days or months of `zone` that fall in [from, to). */
export function startsIn(from: number, to: number, zone: string, unit: 'day' | 'month'): readonly UnixMs[] {
  const starts: UnixMs[] = [];
  const first = localDateTime(from, zone).date;
  const cursor = new Date(`${unit === 'month' ? `${first.slice(0, 7)}-01` : first}T00:00:00Z`);
  for (;;) {
    const at = instantOf(`${cursor.toISOString().slice(0, 10)}T00:00`, zone);
    if (at === null || at >= to) return starts;
    if (at >= from) starts.push(at);
    if (unit === 'month') cursor.setUTCMonth(cursor.getUTCMonth() + 1);
    else cursor.setUTCDate(cursor.getUTCDate() + 1);
  }
}
