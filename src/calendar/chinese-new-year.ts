/**
 * Chinese New Year and Li Chun, from the new Moon and the Sun on the clock of China.
 *
 * The month with the winter solstice is the eleventh, and New Year begins the second month after it; the third where one of
 * those between is leap, which a table names.
 */
import { present } from '#lib/assert.ts';
import { signedDifference } from '#astro/angle/degrees.ts';
import { positionsAtDays } from '#astro/body/position.ts';
import { returnsOf } from '#astro/event/returns.ts';
import { findRoot } from '#astro/event/root.ts';
import { daysToUnix, unixMs, unixToDays } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { civilToDays } from '#astro/time/local-time-calendar.ts';

const DAY_MS = 86_400_000;

/** Mean synodic month, days. */
const MONTH_DAYS = 29.530_588_861;
/** A mean new moon, 2000-01-06T14:20Z, in days of UT since J2000. The true one lies within 15 hours of a mean one. */
const MEAN_NEW_MOON = 5.097;

/** A minute: the day of a new moon is wanted, and it is never that near midnight in the years of the test. */
const TOLERANCE_DAYS = 1 / 1440;

/**
 * In these winters the month after the eleventh is leap: the Sun enters no sign in it, and thirteen months stand between
 * two solstices. They are all there are in 1850–2150.
 */
const LEAP_BEFORE: readonly number[] = [2034, 2129, 2148];

/** China standard time, and before 1929 the mean time of Peking, on which the calendar was reckoned. */
const STANDARD_SINCE = Date.parse('1929-01-01T00:00:00Z');
const clockOffsetMs = (at: number): number =>
  at < STANDARD_SINCE ? (7 * 3600 + 45 * 60 + 40) * 1000 : 8 * 3_600_000;

/** The civil day of an instant on the clock of China, counted from 1970-01-01. */
const chinaDay = (at: number): number => Math.floor((at + clockOffsetMs(at)) / DAY_MS);

/**
 * The civil day of Chinese New Year in a civil year, counted from 1970-01-01. Agrees with the printed calendar from 1850 to
 * 2150; beyond, a rare year may be a month off.
 */
export function chineseNewYear(year: number): number {
  const solstice = chinaDay(sunAt(270, civilToDays({ year: year - 1, month: 12, day: 22 })));
  const mean = (unixToDays(unixMs(solstice * DAY_MS)) - MEAN_NEW_MOON) / MONTH_DAYS;
  const near = Math.round(mean);
  // A mean new moon well before the solstice is before it in truth; only near it the true one has to be asked.
  const eleventh = mean - near > 0.1 ? near : newMoonDay(near) <= solstice ? near : near - 1;
  return newMoonDay(eleventh + (LEAP_BEFORE.includes(year) ? 3 : 2));
}

/** Li Chun, the beginning of spring: the Sun at 315°, about 4 February. */
export function liChun(year: number): UnixMs {
  return sunAt(315, civilToDays({ year, month: 2, day: 4 }));
}

/** When the Sun comes to a longitude within four days of a civil day. */
function sunAt(lon: number, day: number): UnixMs {
  const [found] = returnsOf({
    body: 'sun',
    lon,
    from: unixMs((day - 4) * DAY_MS),
    to: unixMs((day + 4) * DAY_MS),
  });
  return present(found, 'the Sun at a longitude').at;
}

function newMoonDay(number: number): number {
  const mean = MEAN_NEW_MOON + number * MONTH_DAYS;
  return chinaDay(daysToUnix(findRoot(elongation, mean - 1, mean + 1, TOLERANCE_DAYS)));
}

function elongation(utDays: number): number {
  const [sun, moon] = positionsAtDays(utDays, ['sun', 'moon'], { node: 'mean' });
  return signedDifference(present(sun, 'sun').lon, present(moon, 'moon').lon);
}
