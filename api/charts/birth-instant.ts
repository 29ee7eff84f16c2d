/**
 * From the words of a request to the instant they name: a local date and time, a place, a zone.
 *
 * A time that the clocks showed twice is taken the first time, a time that they skipped as a clock not yet set forward
 * showed it, and both are said in a note; a caller who knows better sends `fold`. What cannot be read is refused in a
 * sentence, never guessed.
 */
import { formatOffset, localToInstant } from '#astro/time/local-time.ts';
import type { ClockReading, LocalTimeAnswer, LocalTimeRule } from '#astro/time/local-time.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { findZones } from '#astro/time/zone.ts';
import type { ZoneRules } from '#astro/time/zone.ts';

/** Which of two readings is meant: the earlier or the later, `first` or `second`. */
export type Fold = 'first' | 'second';

export type LocalMoment = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS`. */
  readonly time: string;
  readonly zone: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly fold?: Fold | undefined;
};

/** What a request calls the parts, so that a refusal can name the field to mend. */
type PartNames = {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly lat: string;
  readonly lng: string;
};

type ReadMoment =
  | {
      readonly type: 'moment';
      readonly at: UnixMs;
      readonly offsetSeconds: number;
      readonly rule: LocalTimeRule;
      /** Sentences about what was chosen where the clocks left a choice. */
      readonly notes: readonly string[];
    }
  | Refused;

export type Refused = { readonly type: 'refused'; readonly message: string };

/** The years the ephemeris is good for. */
const FIRST_YEAR = '1800';
const LAST_YEAR = '2100';

/** The instant of a local date and time; never throws for what a caller sends. */
export function readMoment(moment: LocalMoment, names: PartNames, rules: ZoneRules): ReadMoment {
  const { date, zone, latDeg, lonDeg, fold } = moment;
  const time = moment.time.trim();
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(date)?.[1];
  if (year === undefined) return refused(`${names.date} must be a date like 1990-07-15.`);
  if (year < FIRST_YEAR || year > LAST_YEAR)
    return refused(`${names.date} must lie between the years ${FIRST_YEAR} and ${LAST_YEAR}.`);
  if (isAbbreviation(zone) || !rules.isZone(zone)) return refused(zoneMessage(zone, names.zone));
  const answer = localToInstant({ date, time, zone, latDeg, lonDeg }, rules);
  switch (answer.type) {
    case 'exact':
      return { type: 'moment', at: answer.at, ...clock(answer), notes: exactNotes(answer, zone) };
    case 'ambiguous': {
      const chosen = fold === 'second' ? answer.second : answer.first;
      const note =
        `The clocks of ${zone} went back and showed ${time} on ${date} twice. ` +
        `The ${fold === 'second' ? 'second' : 'first'} time was taken (${reading(chosen)}); ` +
        `the other is ${reading(chosen === answer.first ? answer.second : answer.first)}.`;
      return { type: 'moment', at: chosen.at, ...clock(chosen), notes: [note] };
    }
    case 'gap': {
      const chosen = fold === 'second' ? answer.after : answer.before;
      const note =
        `The clocks of ${zone} were set forward past ${time} on ${date} and never showed it. ` +
        `It was read from a clock ${chosen === answer.before ? 'not yet' : 'already'} set forward ` +
        `(${reading(chosen)}); otherwise it is ${reading(chosen === answer.before ? answer.after : answer.before)}.`;
      return { type: 'moment', at: chosen.at, ...clock(chosen), notes: [note] };
    }
    case 'invalid':
      return refused(invalidMessage(answer.field, names));
  }
}

/** `2026-07-15T14:05:00` in its two parts; null when it is not of that form. */
export function splitLocal(text: string): { readonly date: string; readonly time: string } | null {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?$/.exec(text.trim());
  const [, date, time] = match ?? [];
  return date === undefined || time === undefined ? null : { date, time };
}

/** `1990-07-15T12:05:00Z`. */
export function utcText(at: UnixMs): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

export function refused(message: string): Refused {
  return { type: 'refused', message };
}

function clock({ offsetSeconds, rule }: { offsetSeconds: number; rule: LocalTimeRule }) {
  return { offsetSeconds, rule };
}

function reading({ at, offsetSeconds }: ClockReading): string {
  return `UTC${formatOffset(offsetSeconds)}, that is ${utcText(at)}`;
}

function exactNotes(
  answer: Extract<LocalTimeAnswer, { readonly type: 'exact' }>,
  zone: string,
): readonly string[] {
  if (answer.rule === 'local-mean-time')
    return [
      `Towns still kept their own clock by the Sun: UTC${formatOffset(answer.offsetSeconds)} at this longitude.`,
    ];
  if (answer.rule === 'override')
    return [`Here clocks did not follow ${zone}: UTC${formatOffset(answer.offsetSeconds)} was taken.`];
  return [];
}

/** EST, CST, CET: a season or a custom of several countries, and so no zone to read a birth in. */
function isAbbreviation(zone: string): boolean {
  return /^[A-Za-z]{2,4}$/.test(zone) && !/^(?:utc|gmt)$/i.test(zone);
}

function zoneMessage(zone: string, name: string): string {
  const found = zone.length <= 40 ? findZones(zone, 3) : [];
  const example = found.length === 0 ? 'Asia/Bangkok or America/New_York' : found.join(' or ');
  return `${name} must be an IANA time zone such as ${example}.`;
}

function invalidMessage(
  field: Extract<LocalTimeAnswer, { readonly type: 'invalid' }>['field'],
  names: PartNames,
): string {
  switch (field) {
    case 'date':
      return `${names.date} is not a day of the calendar.`;
    case 'time':
      return `${names.time} must be a time from 00:00 to 23:59, like 07:42.`;
    case 'latitude':
      return `${names.lat} must be degrees from -90 to 90.`;
    case 'longitude':
      return `${names.lng} must be degrees from -180 to 180.`;
    case 'zone':
    case 'offset':
      return zoneMessage('', names.zone);
  }
}
