import { writeClock } from '#ui/clock.ts';

/**
 * When a chat was last written in, as its row shows it: the time today ("9:06 PM"), the word for yesterday, the day
 * otherwise ("Nov 19"), each by the calendar of `zone`.
 *
 * `atMs` and `nowMs` are milliseconds since 1970; a time ahead of now (a clock set back) is shown by the same rule.
 * `zone` is an IANA name, undefined for the device's own.
 */
export function chatTimeLabel(
  atMs: number,
  nowMs: number,
  words: { yesterday: string },
  zone?: string,
): string {
  const daysAgo = dayNumber(nowMs, zone) - dayNumber(atMs, zone);
  if (daysAgo === 0) return writeClock(atMs, zone);
  if (daysAgo === 1) return words.yesterday;
  return format(atMs, 'en-US', { month: 'short', day: 'numeric' }, zone);
}

/** Which calendar day an instant falls on in a zone, counted in whole days, so that neighbours differ by one. */
function dayNumber(atMs: number, zone: string | undefined): number {
  // Swedish writes the date as YYYY-MM-DD, which Date.parse reads as midnight UTC.
  const date = format(atMs, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }, zone);
  return Date.parse(date) / 86_400_000;
}

function format(
  atMs: number,
  locale: string,
  parts: Intl.DateTimeFormatOptions,
  zone: string | undefined,
): string {
  const key = `${locale} ${zone ?? ''} ${Object.keys(parts).join()}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, zone === undefined ? parts : { ...parts, timeZone: zone });
    formatters.set(key, formatter);
  }
  return formatter.format(atMs);
}

/** Making one takes longer than using it a hundred times, and a list has a row for each chat. */
const formatters = new Map<string, Intl.DateTimeFormat>();
