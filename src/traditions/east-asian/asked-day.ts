/** The local day a reading is asked about, as an instant and as a count of days. */
import { instantToLocal, localToInstant } from '#astro/time/local-time.ts';
import { civilToDays, isCivilDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { TraditionInputs } from '../tradition.ts';

export type AskedDay = {
  /** `YYYY-MM-DD`. */
  readonly iso: string;
  /** Days since 1970-01-01. */
  readonly days: number;
  /** The present moment when the day is today, else noon of the day. */
  readonly at: UnixMs;
};

/** The day of `inputs.day`; where that is no date, the day of `now` in the person's zone. */
export function askedDay({ day, now, zone, zoneRules }: TraditionInputs): AskedDay {
  const known = zoneRules.isZone(zone) ? zone : 'Etc/UTC';
  const today = instantToLocal(now, known, zoneRules).date;
  const parsed = parseIsoDate(day);
  const iso = parsed !== null && isCivilDate(parsed) && parsed.year > 1 ? day : today;
  const civil = parseIsoDate(iso);
  return {
    iso,
    days: civil === null ? 0 : civilToDays(civil),
    at: iso === today ? now : (noonOf(iso, known, zoneRules) ?? now),
  };
}

function noonOf(date: string, zone: string, rules: TraditionInputs['zoneRules']): UnixMs | null {
  const answer = localToInstant({ date, time: '12:00', zone, latDeg: 0, lonDeg: 0 }, rules);
  switch (answer.type) {
    case 'exact':
      return answer.at;
    case 'ambiguous':
      return answer.first.at;
    case 'gap':
      return answer.before.at;
    case 'invalid':
      return null;
  }
}
