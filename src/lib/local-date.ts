import { present } from './assert.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it; a person lives in one or two zones. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (formatters.size > 16) formatters.clear();
  formatters.set(zone, made);
  return made;
}

/**
 * The calendar date and clock of an instant (milliseconds of UTC since 1970) in an IANA zone: `YYYY-MM-DD`, `HH:MM`.
 * Throws on an unknown zone.
 */
export function localDateTime(at: number, zone: string): { readonly date: string; readonly time: string } {
  const parts = formatterOf(zone).formatToParts(new Date(at));
  const part = (type: string): string =>
    present(
      parts.find((p) => p.type === type),
      type,
    ).value;
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const MINUTE_MS = 60_000;

/** An instant of the sky as almanacs write it: to the nearest minute, where a clock would cut. Milliseconds since 1970. */
export function nearestMinute(at: number): number {
  return Math.round(at / MINUTE_MS) * MINUTE_MS;
}

/** Date and clock of an instant of the sky, to the nearest minute. Throws on an unknown zone. */
export function almanacDateTime(at: number, zone: string): ReturnType<typeof localDateTime> {
  return localDateTime(nearestMinute(at), zone);
}

/** The calendar date of an instant in a zone, `YYYY-MM-DD`. */
export function localDate(at: number, zone: string): string {
  return localDateTime(at, zone).date;
}
