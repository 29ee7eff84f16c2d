import { AstroTime, SetDeltaTFunction } from 'astronomy-engine';
import { assert } from '#lib/assert.ts';
import type { Brand } from '#lib/brand.ts';
import { deltaTSeconds } from './delta-t.ts';

/** An instant: whole milliseconds of UTC since 1970-01-01. UTC is used as UT1; they differ by less than 0.9 s. */
export type UnixMs = Brand<number, 'UnixMs'>;

/** Julian day in Universal Time, for what turns with the Earth: sidereal time, angles, houses. */
export type JulianDayUT = Brand<number, 'JulianDayUT'>;

/** Julian day in Terrestrial Time, for what moves along an orbit. */
export type JulianDayTT = Brand<number, 'JulianDayTT'>;

export const MS_PER_DAY = 86_400_000;

/** 2000-01-01T12:00:00Z, the zero of astronomy-engine's day counts. */
const J2000_MS = 946_728_000_000;
const J2000_JD = 2_451_545;

// The library keeps one Delta T function for the whole program. It is set here, in the only module that makes
// an AstroTime, so no instant can be made before it.
SetDeltaTFunction(deltaTSeconds);

/** Marks a number of whole milliseconds as an instant. Rounds a fraction; refuses what is not finite. */
export function unixMs(ms: number): UnixMs {
  // Asked first: writing the number out for the message would be the dearest part of every call.
  if (!Number.isFinite(ms))
    assert(false, 'an instant must be a finite number of milliseconds', { ms: String(ms) });
  return Math.round(ms) as UnixMs;
}

/** The instant `days` later (earlier when negative), to the millisecond. */
export function addDays(at: UnixMs, days: number): UnixMs {
  return unixMs(at + days * MS_PER_DAY);
}

/** The same instant for astronomy-engine. This is the one door to its time type. */
export function astroTime(at: UnixMs): AstroTime {
  return astroTimeOfDays(unixToDays(at));
}

/** Days of UT since J2000; fractions carry about 0.01 ms. */
export function unixToDays(at: UnixMs): number {
  return (at - J2000_MS) / MS_PER_DAY;
}

/** Days of UT since J2000 to the nearest millisecond. */
export function daysToUnix(utDays: number): UnixMs {
  return unixMs(J2000_MS + utDays * MS_PER_DAY);
}

/** An AstroTime from days of UT since J2000, for searches that step in fractions of a millisecond. */
export function astroTimeOfDays(utDays: number): AstroTime {
  return new AstroTime(utDays);
}

/** Julian day, UT. 2000-01-01T12:00:00Z is 2451545.0. */
export function julianDayUT(at: UnixMs): JulianDayUT {
  return (unixToDays(at) + J2000_JD) as JulianDayUT;
}

/** Julian day, TT: the UT one plus Delta T. */
export function julianDayTT(at: UnixMs): JulianDayTT {
  const ut = unixToDays(at);
  return (ut + deltaTSeconds(ut) / 86_400 + J2000_JD) as JulianDayTT;
}
