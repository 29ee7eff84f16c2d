/** The second moment of a Human Design chart: when the Sun stood 88° of ecliptic longitude before its place at birth. */
import { assert } from '#lib/assert.ts';
import { cosDeg, signedDifference, sinDeg, wrap360 } from '../angle/degrees.ts';
import { positionInFrame } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import type { SkyFrame } from '../body/sky-frame.ts';
import { astroTimeOfDays, daysToUnix } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';

/** How far the Sun travels from the design instant to the birth, degrees of apparent longitude. */
export const DESIGN_ARC_DEG = 88;

/** Mean motion of the Sun, degrees a day. */
const SUN_MEAN_RATE = 0.9856474;

/** 17 ms, in which the Moon moves 0.01″. The step after it is a thousand times smaller. */
const TOLERANCE_DAYS = 2e-7;

export type DesignInstant = {
  /** To the millisecond. */
  readonly at: UnixMs;
  /** The sky at that instant (within 17 ms), shared so that the bodies need no second one. */
  readonly frame: SkyFrame;
};

/** The design instant of a birth at `birthDays` (days of UT since J2000) with the Sun at `birthSunLon`. */
export function designInstant(birthDays: number, birthSunLon: number): DesignInstant {
  const { days, frame } = sunInstant(birthSunLon - DESIGN_ARC_DEG, estimate(birthDays, -DESIGN_ARC_DEG));
  return { at: daysToUnix(days), frame };
}

/** When the Sun comes to `lon`, near a guess that is at most a day off. Two looks at the Sun. */
function sunInstant(lon: number, guessDays: number): { readonly days: number; readonly frame: SkyFrame } {
  let days = guessDays;
  for (let round = 0; round < 6; round++) {
    const frame = skyFrame(astroTimeOfDays(days));
    const sun = positionInFrame(frame, 'sun', 'true');
    const step = signedDifference(sun.lon, wrap360(lon)) / sun.speed;
    days += step;
    if (Math.abs(step) < TOLERANCE_DAYS) return { days, frame };
  }
  assert(false, 'the Sun reaches every longitude', { lon, guessDays });
}

/**
 * When the Sun has moved `arc` degrees from where it is, to about half an hour: Newton's steps on the low-precision
 * Sun (mean longitude and equation of centre), which cost nothing.
 */
function estimate(fromDays: number, arc: number): number {
  const goal = roughSun(fromDays) + arc;
  let days = fromDays + arc / SUN_MEAN_RATE;
  for (let round = 0; round < 3; round++) days -= (roughSun(days) - goal) / roughRate(days);
  return days;
}

/** Unwrapped degrees, within 0.01°. Source: the Astronomical Almanac's low-precision Sun. */
function roughSun(days: number): number {
  const g = anomaly(days);
  return 280.46 + SUN_MEAN_RATE * days + 1.915 * sinDeg(g) + 0.02 * sinDeg(2 * g);
}

function roughRate(days: number): number {
  return SUN_MEAN_RATE + 1.915 * cosDeg(anomaly(days)) * 0.0172;
}

function anomaly(days: number): number {
  return 357.528 + 0.9856003 * days;
}
