/** The year of the Sun that begins with spring, at 315° of longitude, and its twelve months of 30°. */
import { signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { findRoot } from '#astro/event/root.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { civilToDays, daysToCivil } from '#astro/time/local-time-calendar.ts';

export type SolarYear = {
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** Months passed since its beginning, 0–11. */
  readonly month: number;
  /** Longitude of the Sun, degrees. */
  readonly sunDeg: number;
};

const SPRING_DEG = 315;
const DAY_MS = 86_400_000;

/** The solar year and month in force at an instant. Within a few seconds of the instant of each term. */
export function solarYearAt(at: UnixMs): SolarYear {
  const sunDeg = bodyPosition('sun', at).lon;
  const past = wrap360(sunDeg - SPRING_DEG);
  const { year, month } = daysToCivil(Math.floor(at / DAY_MS));
  // In January the Sun is short of 315°, from March on past it: in February the longitude itself decides.
  const hasBegun = month > 2 || (month === 2 && past < 180);
  return { year: hasBegun ? year : year - 1, month: Math.floor(past / 30), sunDeg };
}

/** When the Sun comes to `deg` next after `from`, to the second. */
export function sunReaches(deg: number, from: UnixMs): UnixMs {
  const ahead = wrap360(deg - bodyPosition('sun', from).lon);
  // The Sun runs 0.95° to 1.02° a day.
  const [lo, hi] = [from + (ahead / 1.025 - 0.5) * DAY_MS, from + (ahead / 0.95 + 0.5) * DAY_MS];
  const miss = (ms: number): number => signedDifference(deg, bodyPosition('sun', unixMs(ms)).lon);
  return unixMs(findRoot(miss, lo, hi, 500));
}

/** The beginning of spring of a Gregorian year, about 4 February. */
export function springOf(year: number): UnixMs {
  return sunReaches(SPRING_DEG, unixMs(civilToDays({ year, month: 1, day: 25 }) * DAY_MS));
}
