/**
 * The clock that an hour pillar goes by, and every reading of it that the doubt in a birth time leaves open.
 *
 * Years and months of these traditions turn at instants, days and hours at the local clock. A birth is therefore a list of
 * samples, each an instant with what the clock showed: the likeliest first, then one on each side of every boundary.
 */
import { atan2Deg, signedDifference } from '#astro/angle/degrees.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs, unixToDays } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { civilToDays, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { sunMoonAt } from '#astro/event/sun-moon.ts';

/** `clock`: as the clock on the wall showed, without summer time. `true-solar`: by the Sun over the place. */
export type SolarTime = 'clock' | 'true-solar';

/** One reading: the instant, and minutes of the local clock since 1970-01-01T00:00 (fractions by the Sun). */
export type BirthSample = { readonly at: UnixMs; readonly localMin: number };

export type BirthClock = {
  /** Known to the minute, within some minutes, or the day alone. */
  readonly time: 'known' | 'within' | 'unknown';
  /** Minutes of summer time taken off; 0 when none was kept, or without a place. */
  readonly summerMin: number;
  /** How far the Sun over the place was ahead of the clock, minutes; null without an instant or a place. */
  readonly solarAheadMin: number | null;
  /** Whether the readings are by the Sun. */
  readonly bySun: boolean;
  /** The likeliest reading first; for an unknown time the middle of the day. */
  readonly samples: readonly [BirthSample, ...BirthSample[]];
};

export type Breaks = {
  /** Minutes of the local day at which something turns, 0–1439. */
  readonly localMin: readonly number[];
  /** Instants at which something turns; those outside the stretch of the birth are passed over. */
  readonly at: readonly UnixMs[];
};

const MINUTE = 60_000;
const DAY_MIN = 1440;
/** A time nearer than this to a boundary may lie on its other side: clocks and memories are no better. */
const DOUBT_MIN = 2;

/** The stretch of instants to look for boundaries in, two minutes wider than what was given. */
export function stretchOf(moment: BirthMoment): { readonly from: UnixMs; readonly to: UnixMs } {
  const margin = moment.details.time === null ? 0 : DOUBT_MIN * MINUTE;
  return { from: unixMs(moment.from - margin), to: unixMs(moment.to + margin) };
}

/** The readings of a birth. The date of `moment` is in the calendar: `resolveBirth` has seen to that. */
export function birthClock(
  moment: BirthMoment,
  breaks: Breaks,
  options: { readonly solarTime: SolarTime; readonly zoneRules: ZoneRules },
): BirthClock {
  const { details, at } = moment;
  const day = parseIsoDate(details.date);
  const dayMin = (day === null ? 0 : civilToDays(day)) * DAY_MIN;
  const summerMin = at === null ? 0 : summerMinutes(moment, at, options.zoneRules);
  const wallMin = details.time === null ? null : dayMin + minutesOf(details.time) - summerMin;
  const solarMin = at === null || details.place === null ? null : trueSolarMinutes(at, details.place.lonDeg);
  const bySun = options.solarTime === 'true-solar' && solarMin !== null;
  const shared = {
    summerMin: details.time === null ? 0 : summerMin,
    solarAheadMin: solarMin === null || wallMin === null ? null : solarMin - wallMin,
    bySun,
  };
  if (wallMin === null)
    return { ...shared, time: 'unknown', summerMin: 0, samples: daySamples(moment, dayMin, breaks) };
  const doubtMin = Math.max(DOUBT_MIN, details.plusMinusMin);
  const local = bySun && solarMin !== null ? solarMin : wallMin;
  const time = details.plusMinusMin > 0 ? 'within' : 'known';
  const samples =
    at === null
      ? acrossSamples(moment, local, doubtMin, breaks)
      : aroundSamples(at, local, doubtMin, breaks.localMin, breaks.at);
  return { ...shared, time, samples };
}

/** Along one line: the clock and the instant move together. */
function aroundSamples(
  at: UnixMs,
  localMin: number,
  doubtMin: number,
  localBreaks: readonly number[],
  atBreaks: readonly UnixMs[],
): readonly [BirthSample, ...BirthSample[]] {
  const shifts = [
    ...breaksBetween(localMin - doubtMin, localMin + doubtMin, localBreaks).map((one) => one - localMin),
    ...atBreaks.map((one) => (one - at) / MINUTE),
  ].filter((shift) => Math.abs(shift) <= doubtMin);
  const both = [-doubtMin, doubtMin, ...shifts, ...shifts.map((shift) => shift - 1 / MINUTE)];
  const sampleAt = (shift: number): BirthSample => ({
    at: unixMs(at + shift * MINUTE),
    localMin: localMin + shift,
  });
  return [sampleAt(0), ...both.filter((shift) => Math.abs(shift) <= doubtMin).map(sampleAt)];
}

/** A time of day without a place: the clock is known, the instant is any that showed it. */
function acrossSamples(
  { from, to }: BirthMoment,
  localMin: number,
  doubtMin: number,
  breaks: Breaks,
): readonly [BirthSample, ...BirthSample[]] {
  const middle = unixMs((from + to) / 2);
  const inside = breaks.at.filter((one) => one > from && one <= to);
  const instants = [from, to, ...inside];
  const clocks = aroundSamples(middle, localMin, doubtMin, breaks.localMin, []);
  return [
    clocks[0],
    ...clocks.slice(1),
    ...instants.flatMap((at) => clocks.map((clock) => ({ at, localMin: clock.localMin }))),
  ];
}

/** A day whose hour is unknown: its middle, its two ends, and both sides of what turns in it. */
function daySamples(
  { from, to, details }: BirthMoment,
  dayMin: number,
  breaks: Breaks,
): readonly [BirthSample, ...BirthSample[]] {
  const last = DAY_MIN - 1;
  const placed = details.place !== null && details.zone !== null;
  const minutes = [0, last, ...breaks.localMin, ...breaks.localMin.map((one) => Math.max(0, one - 1))];
  const inside = breaks.at.filter((one) => one > from && one <= to);
  const middle = { at: unixMs((from + to) / 2), localMin: dayMin + DAY_MIN / 2 };
  if (!placed) {
    const instants = [from, to, ...inside];
    return [
      middle,
      ...instants.flatMap((at) => minutes.map((minute) => ({ at, localMin: dayMin + minute }))),
    ];
  }
  // On a day of clock changes a minute more or less: nothing of ours turns between.
  const along = (at: number): BirthSample => ({
    at: unixMs(at),
    localMin: dayMin + Math.min(last, Math.max(0, (at - from) / MINUTE)),
  });
  return [
    middle,
    ...minutes.map((minute) => along(from + minute * MINUTE)),
    ...inside.flatMap((at) => [along(at), along(at - 1)]),
  ];
}

function breaksBetween(fromMin: number, toMin: number, localBreaks: readonly number[]): readonly number[] {
  const days: number[] = [];
  for (let day = Math.floor(fromMin / DAY_MIN); day <= Math.floor(toMin / DAY_MIN); day += 1) days.push(day);
  return days
    .flatMap((day) => localBreaks.map((minute) => day * DAY_MIN + minute))
    .filter((minute) => minute >= fromMin && minute <= toMin);
}

/**
 * Minutes of local apparent solar time since 1970-01-01T00:00 at an instant: the hour angle of the Sun's centre and twelve
 * hours, on the day of the place's mean time. `lonDeg` east positive.
 */
export function trueSolarMinutes(at: UnixMs, lonDeg: number): number {
  const { sun, siderealDeg } = sunMoonAt(unixToDays(at));
  const meanMin = at / MINUTE + 4 * lonDeg;
  const apparentMin = 4 * (siderealDeg + lonDeg - atan2Deg(sun.y, sun.x) + 180);
  return meanMin + 4 * signedDifference(meanMin / 4, apparentMin / 4);
}

/** Clocks that are ahead for a season are back within ten months; a longer stretch is the zone's own time. */
const SEASON_DAYS = 300;
const STEP_DAYS = 7;

/**
 * Minutes by which the clock of the birth was ahead of its zone's own time: ahead both of what came before and of what came
 * after within ten months. An offset of the person's own choosing is taken as it is.
 */
function summerMinutes(moment: BirthMoment, at: UnixMs, rules: ZoneRules): number {
  const { zone } = moment.details;
  const { offsetSeconds } = moment;
  if (zone === null || offsetSeconds === null || moment.rule === 'manual') return 0;
  if (rules.isLocalMeanTime(zone, at)) return 0;
  const now = rules.offsetSeconds(zone, at);
  const other = (direction: 1 | -1): number | null => {
    for (let days = STEP_DAYS; days <= SEASON_DAYS; days += STEP_DAYS) {
      const found = rules.offsetSeconds(zone, unixMs(at + direction * days * DAY_MIN * MINUTE));
      if (found !== now) return found;
    }
    return null;
  };
  const before = other(-1);
  if (before === null || before >= now) return 0;
  const after = other(1);
  if (after === null || after >= now) return 0;
  return Math.min(120, Math.round((now - Math.max(before, after)) / 60));
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
