/** A local day as a stretch of time, by the zone's own rules. */
import { localToInstant } from '#astro/time/local-time.ts';
import type { Weekday } from '#astro/event/planetary-hours.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';

export type LocalDay = {
  readonly date: string;
  readonly zone: string;
  readonly start: UnixMs;
  /** Exclusive: the start of the next day. 23 to 25 hours on where clocks change. */
  readonly end: UnixMs;
  readonly noon: UnixMs;
  /** 0 is Sunday. */
  readonly weekday: Weekday;
};

/** The day of a date (`YYYY-MM-DD`, one that exists) in an IANA zone. Throws on an unknown zone. */
export function localDay(date: string, zone: string, rules: ZoneRules): LocalDay {
  return {
    date,
    zone,
    start: clockAt(date, '00:00', zone, rules),
    end: clockAt(addDate(date, 1), '00:00', zone, rules),
    noon: clockAt(date, '12:00', zone, rules),
    weekday: weekdayOf(date),
  };
}

/** The instant at which a clock of the day shows a time; the first of two, and the change itself where none did. */
export function clockAt(date: string, time: string, zone: string, rules: ZoneRules): UnixMs {
  const answer = localToInstant({ date, time, zone, latDeg: 0, lonDeg: 0 }, rules);
  switch (answer.type) {
    case 'exact':
      return answer.at;
    case 'ambiguous':
      return answer.first.at;
    case 'gap':
      return answer.before.at;
    case 'invalid':
      throw new RangeError(`not a clock of a day: ${date} ${time} ${zone} (${answer.field})`);
  }
}

/** The local date `days` later. */
export function addDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The weekday of a date; 0 is Sunday. */
export function weekdayOf(date: string): Weekday {
  return new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDay() as Weekday;
}
