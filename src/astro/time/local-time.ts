/**
 * A local birth time to the instant it names.
 *
 * Four minutes of clock are a degree of Ascendant, so the offset matters more than any planet's theory. In order:
 * 1. an offset the person chose wins;
 * 2. where the zone database is known to be wrong for the place, the place's own clock (`local-time-overrides.ts`);
 * 3. while a zone kept local mean time, the place's longitude × 240 s;
 * 4. the zone's rules, with their own history before 1970 (`zone.ts`).
 * A time that came twice or never is said so, never guessed.
 */
import {
  civilToDays,
  daysToCivil,
  formatIsoDate,
  isCivilDate,
  pad,
  parseIsoDate,
} from './local-time-calendar.ts';
import { findTimeOverride } from './local-time-overrides.ts';
import type { TimeOverride } from './local-time-overrides.ts';
import type { UnixMs } from './instant.ts';
import type { ZoneRules } from './zone.ts';

export type LocalTimeInput = {
  /** `YYYY-MM-DD`, Gregorian. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS`, 00:00–23:59:59. */
  readonly time: string;
  /** IANA zone id, any of its names. */
  readonly zone: string;
  /** Degrees, north positive, −90…90. */
  readonly latDeg: number;
  /** Degrees, east positive, −180…180. */
  readonly lonDeg: number;
  /** The person's own choice, seconds east of Greenwich, whole, at most 16 h either way. Wins over everything. */
  readonly offsetSeconds?: number;
};

export type ClockRule = 'zone' | 'zone-history' | 'local-mean-time';

/** One reading of a clock: the instant, the offset it was read with, and where that offset comes from. */
export type ClockReading = { readonly at: UnixMs; readonly offsetSeconds: number; readonly rule: ClockRule };

/** What the zone itself says of a local time. */
export type ZoneAnswer =
  | ({ readonly type: 'exact' } & ClockReading)
  /** The clocks were set back and showed this time twice; `first` is the earlier instant. */
  | { readonly type: 'ambiguous'; readonly first: ClockReading; readonly second: ClockReading }
  /**
   * The clocks were set forward (or a whole day was skipped) and never showed this time. `before` is the
   * instant under the offset in force before the change, `after` under the one in force after it.
   */
  | { readonly type: 'gap'; readonly before: ClockReading; readonly after: ClockReading };

export type ManualAnswer = {
  readonly type: 'exact';
  readonly at: UnixMs;
  readonly offsetSeconds: number;
  readonly rule: 'manual';
};

export type OverrideAnswer = {
  readonly type: 'exact';
  readonly at: UnixMs;
  readonly offsetSeconds: number;
  readonly rule: 'override';
  /** Which place and years, and on whose word. */
  readonly override: TimeOverride;
  /** What the zone alone would have said, to offer as the alternative. */
  readonly zoneAnswer: ZoneAnswer;
};

export type InvalidLocalTime = {
  readonly type: 'invalid';
  /** `date`: not YYYY-MM-DD or not in the calendar. `longitude`, `latitude`, `offset`: out of range or not a number. */
  readonly field: 'date' | 'time' | 'zone' | 'latitude' | 'longitude' | 'offset';
};

export type LocalTimeAnswer = ZoneAnswer | ManualAnswer | OverrideAnswer | InvalidLocalTime;

/** How a valid answer came about. */
export type LocalTimeRule = ClockRule | 'manual' | 'override';

/**
 * The instant named by a local date and time at a place.
 *
 * Dates are proleptic Gregorian and the years 1–9999; a date in the old style must be converted by the caller.
 * Instants are whole seconds. Never throws for a person's input: see `InvalidLocalTime`.
 */
export function localToInstant(input: LocalTimeInput, rules: ZoneRules): LocalTimeAnswer {
  const dayMs = parseDate(input.date);
  if (dayMs === null) return { type: 'invalid', field: 'date' };
  const timeMs = parseTime(input.time);
  if (timeMs === null) return { type: 'invalid', field: 'time' };
  const wallMs = dayMs + timeMs;

  const { offsetSeconds } = input;
  if (offsetSeconds !== undefined) {
    if (!Number.isInteger(offsetSeconds) || Math.abs(offsetSeconds) > MAX_OFFSET_S) {
      return { type: 'invalid', field: 'offset' };
    }
    return { type: 'exact', at: instant(wallMs - offsetSeconds * 1000), offsetSeconds, rule: 'manual' };
  }

  if (!inRange(input.latDeg, 90)) return { type: 'invalid', field: 'latitude' };
  if (!inRange(input.lonDeg, 180)) return { type: 'invalid', field: 'longitude' };
  if (!rules.isZone(input.zone)) return { type: 'invalid', field: 'zone' };

  const zoneAnswer = solve(wallMs, (at) => clockOffset(input.zone, input.lonDeg, at, rules));
  const override = findTimeOverride(input);
  if (override === null) return zoneAnswer;
  const at = instant(wallMs - override.offsetSeconds * 1000);
  // In winter, and at the edges of the dates, the zone agrees: then nothing was overridden.
  if (zoneAnswer.type === 'exact' && zoneAnswer.at === at) return zoneAnswer;
  return { type: 'exact', at, offsetSeconds: override.offsetSeconds, rule: 'override', override, zoneAnswer };
}

/** What a clock showed at an instant. */
export type WallTime = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`, seconds dropped. */
  readonly time: string;
  /** 0–59. */
  readonly second: number;
  readonly offsetSeconds: number;
};

/**
 * The clock of a zone at an instant, for display. With `lonDeg` a zone still on local mean time shows the
 * place's own; without it, the reference city's. `zone` must satisfy `rules.isZone`.
 */
export function instantToLocal(at: UnixMs, zone: string, rules: ZoneRules, lonDeg?: number): WallTime {
  const offsetSeconds =
    lonDeg === undefined ? rules.offsetSeconds(zone, at) : clockOffset(zone, lonDeg, at, rules).offsetSeconds;
  return instantToWall(at, offsetSeconds);
}

/** The clock at an instant under a fixed offset: for a manual offset, or one stored with a birth. */
export function instantToWall(at: UnixMs, offsetSeconds: number): WallTime {
  const wallS = Math.floor(at / 1000) + offsetSeconds;
  const days = Math.floor(wallS / DAY_S);
  const inDay = wallS - days * DAY_S;
  return {
    date: formatIsoDate(daysToCivil(days)),
    time: `${pad(Math.floor(inDay / 3600), 2)}:${pad(Math.floor(inDay / 60) % 60, 2)}`,
    second: inDay % 60,
    offsetSeconds,
  };
}

/** `+05:30`, `-00:44:30`, `+00:00`: seconds only when there are any. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60;
  const hm = `${pad(Math.floor(size / 3600), 2)}:${pad(Math.floor(size / 60) % 60, 2)}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${hm}${seconds === 0 ? '' : `:${pad(seconds, 2)}`}`;
}

// ---- the steps ----

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;
/** The widest offset ever kept was Manila's −15:56 (until 1844). */
const MAX_OFFSET_S = 16 * 3600;

type Clock = { readonly offsetSeconds: number; readonly rule: ClockRule };

/**
 * The offset of the place's clock. Local mean time is longitude × 240 s to the whole second, on the zone's
 * side of the date line: Manila and Alaska once counted the other day.
 */
function clockOffset(zone: string, lonDeg: number, at: UnixMs, rules: ZoneRules): Clock {
  const offsetSeconds = rules.offsetSeconds(zone, at);
  if (rules.isLocalMeanTime(zone, at)) {
    const mean = Math.round(lonDeg * 240);
    const days = Math.round((offsetSeconds - mean) / DAY_S);
    return { offsetSeconds: mean + days * DAY_S, rule: 'local-mean-time' };
  }
  return { offsetSeconds, rule: rules.usesHistory(zone, at) ? 'zone-history' : 'zone' };
}

/**
 * All instants whose clock shows `wallMs`. They lie within 28 h of it: 16 h is the widest offset ever kept, 12 h the most that
 * a longitude can be away from its zone. The clock is read every four hours between, closer than any two changes.
 */
function solve(wallMs: number, clockAt: (at: UnixMs) => Clock): ZoneAnswer {
  const readings = new Map<number, ClockReading>();
  const samples: { at: number; clock: Clock }[] = [];
  for (let h = -28; h <= 28; h += 4) {
    const at = wallMs + h * HOUR_MS;
    const clock = clockAt(instant(at));
    samples.push({ at, clock });
    const candidate = instant(wallMs - clock.offsetSeconds * 1000);
    const there = clockAt(candidate);
    if (there.offsetSeconds === clock.offsetSeconds) readings.set(candidate, { at: candidate, ...there });
  }
  const found = [...readings.values()].sort((a, b) => a.at - b.at);
  const first = found[0];
  const last = found.at(-1);
  if (first !== undefined && last !== undefined) {
    return first === last ? { type: 'exact', ...first } : { type: 'ambiguous', first, second: last };
  }
  return gapAround(wallMs, samples);
}

/** The change that skipped `wallMs`: clocks before it read too early, clocks after it too late. */
function gapAround(wallMs: number, samples: readonly { at: number; clock: Clock }[]): ZoneAnswer {
  const before = samples.findLast(({ at, clock }) => at + clock.offsetSeconds * 1000 < wallMs);
  const after = samples.find(({ at, clock }) => at + clock.offsetSeconds * 1000 > wallMs);
  if (before === undefined || after === undefined) {
    throw new Error(`no clock change around ${wallMs}`);
  }
  const reading = ({ offsetSeconds, rule }: Clock): ClockReading => ({
    at: instant(wallMs - offsetSeconds * 1000),
    offsetSeconds,
    rule,
  });
  return { type: 'gap', before: reading(before.clock), after: reading(after.clock) };
}

/** Midnight of the date as if it were UTC, in milliseconds; null when the calendar has no such day. */
function parseDate(iso: string): number | null {
  const date = parseIsoDate(iso);
  if (date === null || date.year < 1 || !isCivilDate(date)) return null;
  return civilToDays(date) * DAY_S * 1000;
}

function parseTime(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (match === null) return null;
  return (Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0)) * 1000;
}

function inRange(deg: number, limit: number): boolean {
  return Number.isFinite(deg) && Math.abs(deg) <= limit;
}

/**
 * Marks whole milliseconds as an instant. `instant.ts` has a function for this, but it stands on the ephemeris
 * library, which a birth form should not have to load.
 */
function instant(ms: number): UnixMs {
  return ms as UnixMs;
}
