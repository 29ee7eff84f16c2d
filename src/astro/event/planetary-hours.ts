/**
 * Planetary hours: the day from sunrise to sunset and the night from sunset to sunrise, each cut into twelve equal
 * hours, each hour ruled by the next of the seven planets.
 *
 * The planets follow one another from the slowest to the fastest; the first hour after sunrise belongs to the planet
 * of the weekday. The weekday is that of the sunrise, so the hours before sunrise belong to the day before.
 * Source: Vettius Valens, Anthology I.10; Paulus Alexandrinus, ch. 21.
 */
import { present } from '#lib/assert.ts';
import type { ClassicalPlanetId } from '../chart/dignity.ts';
import type { Place } from '../house/angles.ts';
import { addDays, unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { horizonEvents, isUp } from './rise-set.ts';

/** From the slowest to the fastest, as they were ordered before their distances were known. */
const CHALDEAN_ORDER = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
] as const satisfies readonly ClassicalPlanetId[];

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The planet each weekday is named for, Sunday first. */
export const WEEKDAY_RULERS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly ClassicalPlanetId[];

export type PlanetaryHour = {
  readonly planet: ClassicalPlanetId;
  readonly from: UnixMs;
  readonly to: UnixMs;
  /** Between sunrise and sunset. */
  readonly isDay: boolean;
};

export type PlanetaryHours =
  | {
      readonly type: 'hours';
      readonly sunrise: UnixMs;
      readonly sunset: UnixMs;
      readonly nextSunrise: UnixMs;
      /** Planet of the weekday, and of the first hour. */
      readonly dayRuler: ClassicalPlanetId;
      /** Twenty-four, from sunrise to the next sunrise. */
      readonly hours: readonly PlanetaryHour[];
    }
  | {
      /** The Sun does not rise, or does not set, or not twice: there is nothing to cut into hours. */
      readonly type: 'polar';
      readonly missing: 'sunrise' | 'sunset' | 'next-sunrise';
      /** Whether the Sun stands above the horizon where its rising or setting is missing. */
      readonly sunUp: boolean;
    };

/**
 * The hours that begin at the sunrise of one calendar day.
 *
 * `dayStart` is midnight at the place by its own clock and `weekday` that day's; both come from the zone rules.
 */
export function planetaryHours(input: {
  readonly place: Place;
  readonly dayStart: UnixMs;
  readonly weekday: Weekday;
}): PlanetaryHours {
  const { place, dayStart, weekday } = input;
  const sunrise = sunEvent('rise', place, dayStart, addDays(dayStart, 1));
  if (sunrise === null) return polar('sunrise', place, addDays(dayStart, 0.5));
  return hoursFrom(place, sunrise, weekday);
}

/**
 * The hours that an instant falls in, which before sunrise are those of the day before.
 *
 * `weekdayOf` is the place's calendar: the weekday of an instant by its clock.
 */
export function planetaryHoursAt(input: {
  readonly place: Place;
  readonly at: UnixMs;
  readonly weekdayOf: (at: UnixMs) => Weekday;
}): PlanetaryHours {
  const { place, at, weekdayOf } = input;
  const rises = horizonEvents({ body: 'sun', place, from: addDays(at, -1.1), to: unixMs(at + 1) }).filter(
    ({ kind }) => kind === 'rise',
  );
  const sunrise = rises.at(-1)?.at;
  if (sunrise === undefined) return polar('sunrise', place, at);
  return hoursFrom(place, sunrise, weekdayOf(sunrise));
}

/** The hour an instant falls in; null outside of them. */
export function hourAt(hours: readonly PlanetaryHour[], at: UnixMs): PlanetaryHour | null {
  return hours.find((hour) => at >= hour.from && at < hour.to) ?? null;
}

function hoursFrom(place: Place, sunrise: UnixMs, weekday: Weekday): PlanetaryHours {
  const afterRise = unixMs(sunrise + 1);
  const sunset = sunEvent('set', place, afterRise, addDays(sunrise, 1.1));
  if (sunset === null) return polar('sunset', place, addDays(sunrise, 0.5));
  const nextSunrise = sunEvent('rise', place, unixMs(sunset + 1), addDays(sunset, 1.1));
  if (nextSunrise === null) return polar('next-sunrise', place, addDays(sunset, 0.5));
  const dayRuler = present(WEEKDAY_RULERS[weekday], 'weekday');
  const first = CHALDEAN_ORDER.indexOf(dayRuler);
  const border = (i: number): UnixMs =>
    i <= 12
      ? unixMs(sunrise + ((sunset - sunrise) * i) / 12)
      : unixMs(sunset + ((nextSunrise - sunset) * (i - 12)) / 12);
  const hours = Array.from({ length: 24 }, (_, i) => ({
    planet: present(CHALDEAN_ORDER[(first + i) % 7], 'planet'),
    from: border(i),
    to: border(i + 1),
    isDay: i < 12,
  }));
  return { type: 'hours', sunrise, sunset, nextSunrise, dayRuler, hours };
}

function sunEvent(kind: 'rise' | 'set', place: Place, from: UnixMs, to: UnixMs): UnixMs | null {
  const events = horizonEvents({ body: 'sun', place, from, to });
  return events.find((event) => event.kind === kind)?.at ?? null;
}

function polar(missing: 'sunrise' | 'sunset' | 'next-sunrise', place: Place, at: UnixMs): PlanetaryHours {
  return { type: 'polar', missing, sunUp: isUp('sun', place, at) };
}
