/**
 * A birth as a person knows it, to the stretch of time it may have happened in.
 *
 * An unknown time is a first-class input: the result is then the whole local day, never noon. A time with a doubt
 * of ± minutes is the time and the stretch around it; a birth without a place is the stretch over every clock on
 * Earth. Values that hold over the whole stretch are facts; values that do not are given as both, or left out.
 */
import { unreachable } from '#lib/assert.ts';
import {
  civilToDays,
  daysToCivil,
  formatIsoDate,
  isCivilDate,
  pad,
  parseIsoDate,
} from './local-time-calendar.ts';
import { localToInstant } from './local-time.ts';
import type {
  ClockReading,
  InvalidLocalTime,
  LocalTimeAnswer,
  LocalTimeInput,
  LocalTimeRule,
} from './local-time.ts';
import type { UnixMs } from './instant.ts';
import type { ZoneRules } from './zone.ts';

export type BirthPlace = { readonly name: string; readonly latDeg: number; readonly lonDeg: number };

/** What a person gave. */
export type BirthDetails = {
  /** `YYYY-MM-DD`, Gregorian. */
  readonly date: string;
  /** `HH:MM`, or null when unknown. */
  readonly time: string | null;
  /** Whole minutes of doubt either way, 0–720. */
  readonly plusMinusMin: number;
  readonly place: BirthPlace | null;
  /** IANA zone of the place; null without a place. */
  readonly zone: string | null;
  /** An offset of the person's own choosing, whole seconds east; null to go by the zone. */
  readonly offsetSeconds: number | null;
  /** Which of the two instants, for a time that the clocks showed twice. */
  readonly fold: 'first' | 'second' | null;
};

/** How far a birth is known in time. */
export type TimeKnowledge = 'exact' | 'plus-minus' | 'day' | 'day-anywhere' | 'time-anywhere';

export type BirthMoment = {
  readonly details: BirthDetails;
  readonly knowledge: TimeKnowledge;
  /** The instant; null when the time or the clock it was read from is unknown. */
  readonly at: UnixMs | null;
  /** The stretch the birth lies in, both ends included; equal to `at` when it is exact. */
  readonly from: UnixMs;
  readonly to: UnixMs;
  /** Seconds east used for `at`, and why; null when `at` is. */
  readonly offsetSeconds: number | null;
  readonly rule: LocalTimeRule | null;
};

export type BirthAnswer =
  | { readonly type: 'moment'; readonly moment: BirthMoment }
  /** The clock showed this time twice; ask which, then give `fold`. */
  | { readonly type: 'ambiguous'; readonly first: ClockReading; readonly second: ClockReading }
  /** The clock never showed this time; the two readings are offered instead. */
  | { readonly type: 'gap'; readonly before: ClockReading; readonly after: ClockReading }
  | InvalidLocalTime;

const MINUTE = 60_000;
const HOUR = 3_600_000;
/** Clocks have stood between UTC−12 and UTC+14 since zones exist; a birth with no place may lie anywhere there. */
const EARLIEST_OFFSET_H = 14;
const LATEST_OFFSET_H = -12;

/** The stretch of a birth. Never throws for a person's input. */
export function resolveBirth(details: BirthDetails, rules: ZoneRules): BirthAnswer {
  const day = parseIsoDate(details.date);
  if (day === null || !isCivilDate(day)) return { type: 'invalid', field: 'date' };
  if (details.time !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(details.time))
    return { type: 'invalid', field: 'time' };
  if (details.zone === null || details.place === null) return { type: 'moment', moment: placeless(details) };
  if (!rules.isZone(details.zone)) return { type: 'invalid', field: 'zone' };
  if (details.time === null) return wholeDay(details, details.zone, details.place, rules);
  const answer = localToInstant(
    clockInput(details, details.date, details.time, details.zone, details.place),
    rules,
  );
  if (answer.type === 'invalid' || answer.type === 'gap') return answer;
  if (answer.type === 'ambiguous') {
    if (details.fold === null) return answer;
    const chosen = details.fold === 'first' ? answer.first : answer.second;
    return { type: 'moment', moment: around(details, chosen.at, chosen.offsetSeconds, chosen.rule) };
  }
  return { type: 'moment', moment: around(details, answer.at, answer.offsetSeconds, answer.rule) };
}

function around(details: BirthDetails, at: UnixMs, offsetSeconds: number, rule: LocalTimeRule): BirthMoment {
  const doubt = details.plusMinusMin * MINUTE;
  return {
    details,
    knowledge: doubt === 0 ? 'exact' : 'plus-minus',
    at,
    from: (at - doubt) as UnixMs,
    to: (at + doubt) as UnixMs,
    offsetSeconds,
    rule,
  };
}

/** From the first to the last minute of the local day. */
function wholeDay(details: BirthDetails, zone: string, place: BirthPlace, rules: ZoneRules): BirthAnswer {
  const start = dayStart(details, details.date, zone, place, rules);
  if (start.type === 'invalid' || start.type === 'gap') return start;
  const next = dayStart(details, dayAfter(details.date), zone, place, rules);
  const moment: BirthMoment = {
    details,
    knowledge: 'day',
    at: null,
    from: start.at,
    to: (endOf(next, start.at) - MINUTE) as UnixMs,
    offsetSeconds: null,
    rule: null,
  };
  return { type: 'moment', moment };
}

type DayStart =
  | { readonly type: 'starts'; readonly at: UnixMs }
  | Extract<LocalTimeAnswer, { readonly type: 'gap' }>
  | InvalidLocalTime;

/**
 * The first minute that the clocks showed on a date: midnight, the earlier one where it came twice, and where it was
 * skipped the first minute after the change. A `gap` is a whole day that was skipped.
 */
function dayStart(
  details: BirthDetails,
  date: string,
  zone: string,
  place: BirthPlace,
  rules: ZoneRules,
): DayStart {
  const ask = (time: string): LocalTimeAnswer =>
    localToInstant(clockInput(details, date, time, zone, place), rules);
  const midnight = ask('00:00');
  if (midnight.type === 'invalid') return midnight;
  if (midnight.type !== 'gap') return { type: 'starts', at: earlierOf(midnight) };
  for (let minute = 1; minute < 24 * 60; minute += 1) {
    const answer = ask(`${pad(Math.floor(minute / 60), 2)}:${pad(minute % 60, 2)}`);
    if (answer.type === 'exact' || answer.type === 'ambiguous')
      return { type: 'starts', at: earlierOf(answer) };
  }
  return midnight;
}

function earlierOf(answer: Exclude<LocalTimeAnswer, { readonly type: 'gap' | 'invalid' }>): UnixMs {
  return answer.type === 'ambiguous' ? answer.first.at : answer.at;
}

/** Where a day that began at `start` ends, by the start of the next one. */
function endOf(next: DayStart, start: UnixMs): number {
  switch (next.type) {
    case 'starts':
      return next.at;
    case 'gap':
      // The next day never was: this one ended at the change, which is its midnight under the old offset.
      return next.before.at;
    case 'invalid':
      // The day after the last one of the calendar is out of range; such a birth ends 24 hours on.
      return start + 24 * HOUR;
    default:
      return unreachable(next);
  }
}

function placeless(details: BirthDetails): BirthMoment {
  const midnight = Date.parse(`${details.date}T00:00:00Z`);
  const minutes = details.time === null ? 0 : minutesOf(details.time);
  const span = details.time === null ? 24 * HOUR - MINUTE : 0;
  const doubt = details.plusMinusMin * MINUTE;
  const local = midnight + minutes * MINUTE;
  return {
    details,
    knowledge: details.time === null ? 'day-anywhere' : 'time-anywhere',
    at: null,
    from: (local - EARLIEST_OFFSET_H * HOUR - doubt) as UnixMs,
    to: (local + span - LATEST_OFFSET_H * HOUR + doubt) as UnixMs,
    offsetSeconds: null,
    rule: null,
  };
}

function clockInput(
  details: BirthDetails,
  date: string,
  time: string,
  zone: string,
  place: BirthPlace,
): LocalTimeInput {
  const input = { date, time, zone, latDeg: place.latDeg, lonDeg: place.lonDeg };
  return details.offsetSeconds === null ? input : { ...input, offsetSeconds: details.offsetSeconds };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function dayAfter(date: string): string {
  const day = parseIsoDate(date);
  if (day === null) return date;
  return formatIsoDate(daysToCivil(civilToDays(day) + 1));
}
