/** The stretch of a transit timeline: from a day, for so many months, in the zone of the person's days. */
import { civilToDays, formatIsoDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import type { spanLengths } from '#contract/chart-draft.ts';
import { type UnixMs, unixMs } from '#astro/time/instant.ts';
import { localDate, localDateTime } from '#lib/local-date.ts';

export type SpanLength = (typeof spanLengths)[number];

const MONTHS: Readonly<Record<SpanLength, number>> = { month: 1, quarter: 3, year: 12 };
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/** From the first minute of `from` to the first of the same day so many months on; null when `from` is no day of 1900–2099. */
export function spanOf(
  from: string,
  length: SpanLength,
  zone: string,
): { readonly from: UnixMs; readonly to: UnixMs } | null {
  const day = parseIsoDate(from);
  if (day === null || day.year < FIRST_YEAR || day.year > LAST_YEAR) return null;
  const start = midnight(from, zone);
  const months = day.month - 1 + MONTHS[length];
  const year = day.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  // A month that is too short ends the stretch on its last day.
  const monthLength =
    civilToDays({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) -
    civilToDays({ year, month, day: 1 });
  const end = formatIsoDate({ year, month, day: Math.min(day.day, monthLength) });
  return { from: start, to: midnight(end, zone) };
}

/** The instant a day begins at in a zone; where its midnight was skipped, the instant the clocks jumped. */
function midnight(date: string, zone: string): UnixMs {
  const wanted = Date.parse(`${date}T00:00:00Z`);
  const offsetAt = (at: number): number => {
    const shown = localDateTime(at, zone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - at;
  };
  // By the offset of that moment in UTC, and by the one that holds there: on the day of a change they differ.
  const first = wanted - offsetAt(wanted);
  const second = wanted - offsetAt(first);
  const inside = [first, second].filter((at) => localDate(at, zone) === date);
  return unixMs(Math.min(...(inside.length === 0 ? [second] : inside)));
}
