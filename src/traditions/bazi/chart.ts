/** The four pillars of a birth, and every other set of them that the doubt in its time leaves open. */
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { birthClock, stretchOf } from '../east-asian/birth-clock.ts';
import type { BirthClock, BirthSample, SolarTime } from '../east-asian/birth-clock.ts';
import { mod, pairId, pillarOf, stemIds } from '../east-asian/sexagenary.ts';
import type { Pillar } from '../east-asian/sexagenary.ts';
import { distinct } from '../east-asian/spread.ts';
import type { Charts } from '../east-asian/spread.ts';
import { solarMonthAt } from './solar-months.ts';
import type { SolarMonth } from './solar-months.ts';

/** When a new day pillar begins: at midnight, or with the hour of the rat at 23:00. */
export type DayBoundary = 'midnight' | 'zi-hour';

export type BaziSchool = {
  readonly dayBoundary: DayBoundary;
  readonly solarTime: SolarTime;
  /** How the days to the next term are turned into years: three days a year by the minute, or by double hours. */
  readonly luckStart: 'by-minutes' | 'by-double-hours';
};

export const natalPillars = ['year', 'month', 'day', 'hour'] as const;
export type NatalPillar = (typeof natalPillars)[number];

export type BaziChart = {
  readonly sample: BirthSample;
  readonly solar: SolarMonth;
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  /** Null when the time of birth is unknown. */
  readonly hour: Pillar | null;
};

export type BaziBirth = {
  readonly clock: BirthClock;
  /** Distinct in their pillars. */
  readonly charts: Charts<BaziChart>;
  /** The earliest and the latest reading, for what changes by the day. */
  readonly ends: readonly [BaziChart, BaziChart];
};

/** The pillars of a birth. Pure; never throws for a person's input in the years 2–9998. */
export function baziBirth(moment: BirthMoment, school: BaziSchool, zoneRules: ZoneRules): BaziBirth {
  const isTimed = moment.details.time !== null;
  const monthAt = monthReader();
  const { from, to } = stretchOf(moment);
  // Months begin at least 29 days apart: in a stretch of a few days one at most does.
  const terms = [monthAt(from).until].filter((at) => at <= to);
  const clock = birthClock(
    moment,
    { localMin: isTimed ? HOUR_STARTS : DAY_STARTS, at: terms },
    { solarTime: school.solarTime, zoneRules },
  );
  const [first, ...rest] = clock.samples;
  const read = (sample: BirthSample): BaziChart => {
    const solar = monthAt(sample.at);
    const { day, hour } = dayAndHour(sample.localMin, school.dayBoundary);
    return { sample, solar, year: solar.year, month: solar.month, day, hour: isTimed ? hour : null };
  };
  const all: Charts<BaziChart> = [read(first), ...rest.map(read)];
  const byTime = all.toSorted((a, b) => a.sample.at - b.sample.at);
  return {
    clock,
    charts: distinct(all, keyOf),
    ends: [byTime[0] ?? all[0], byTime.at(-1) ?? all[0]],
  };
}

/** Midnight, and the first minute of each double hour. */
const HOUR_STARTS: readonly number[] = [0, 60, 180, 300, 420, 540, 660, 780, 900, 1020, 1140, 1260, 1380];
const DAY_STARTS: readonly number[] = [0, 1380];

/** Asks the library once a month: the readings of one birth lie in two months at most. */
function monthReader(): (at: UnixMs) => SolarMonth {
  const known: SolarMonth[] = [];
  return (at) => {
    const found = known.find(({ since, until }) => since <= at && at < until);
    if (found !== undefined) return found;
    const read = solarMonthAt(at);
    known.push(read);
    return read;
  };
}

const keyOf = ({ year, month, day, hour }: BaziChart): string =>
  [year, month, day, ...(hour === null ? [] : [hour])].map(pairId).join(' ');

const DAY_MIN = 1440;
const RAT_MIN = 1380;
/** The Julian day number of 1970-01-01. */
const JDN_1970 = 2_440_588;

/**
 * Day and hour of a clock, minutes since 1970-01-01T00:00. The day is (Julian day number + 49) mod 60; the hour from 23:00 has the
 * stem that belongs to the next day in either school.
 */
export function dayAndHour(
  localMin: number,
  dayBoundary: DayBoundary,
): { readonly day: Pillar; readonly hour: Pillar; readonly julianDay: number } {
  const civil = Math.floor(localMin / DAY_MIN);
  const minute = localMin - civil * DAY_MIN;
  const next = minute >= RAT_MIN ? 1 : 0;
  const julianDay = civil + JDN_1970 + (dayBoundary === 'zi-hour' ? next : 0);
  const branch = Math.floor((Math.floor(minute / 60) + 1) / 2) % 12;
  const stemOfDay = stemIds.indexOf(dayPillar(civil + JDN_1970 + next).stem);
  return { day: dayPillar(julianDay), hour: pillarOf(hourIndex(stemOfDay, branch)), julianDay };
}

export const dayPillar = (julianDay: number): Pillar => pillarOf(mod(julianDay + 49, 60));

/** The five rats: the rat hour of a jia or ji day is jia, each later hour the next pair. */
const hourIndex = (stemOfDay: number, branch: number): number => (stemOfDay % 5) * 12 + branch;
