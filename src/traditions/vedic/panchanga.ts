/** The five limbs of the Indian day: tithi, nakshatra, yoga, karana, vara. Nakshatras stand in astro/chart/sidereal.ts. */
import { present } from '#lib/assert.ts';
import { wrap360 } from '#astro/angle/degrees.ts';
import { horizonEvents } from '#astro/event/rise-set.ts';
import type { Place } from '#astro/house/angles.ts';
import { addDays, MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { weekdayId, weekdayNumber } from '#calendar/weekday.ts';
import type { WeekdayId } from '#calendar/weekday.ts';

export const PAKSHAS = ['shukla', 'krishna'] as const;
export type Paksha = (typeof PAKSHAS)[number];

/** Names of the days of a half, 1–14; the fifteenth is `purnima` in the bright half, `amavasya` in the dark. */
export const TITHI_NAMES = [
  'pratipada',
  'dvitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dvadashi',
  'trayodashi',
  'chaturdashi',
  'purnima',
  'amavasya',
] as const;
export type TithiName = (typeof TITHI_NAMES)[number];

/** The 27 yogas of Sun and Moon, in order. */
export const YOGA_NAMES = [
  'vishkambha',
  'priti',
  'ayushman',
  'saubhagya',
  'shobhana',
  'atiganda',
  'sukarma',
  'dhriti',
  'shula',
  'ganda',
  'vriddhi',
  'dhruva',
  'vyaghata',
  'harshana',
  'vajra',
  'siddhi',
  'vyatipata',
  'variyana',
  'parigha',
  'shiva',
  'siddha',
  'sadhya',
  'shubha',
  'shukla',
  'brahma',
  'indra',
  'vaidhriti',
] as const;
export type YogaName = (typeof YOGA_NAMES)[number];

/** The seven karanas that come round, then the four that stand once a month. */
export const KARANA_NAMES = [
  'bava',
  'balava',
  'kaulava',
  'taitila',
  'gara',
  'vanija',
  'vishti',
  'shakuni',
  'chatushpada',
  'naga',
  'kimstughna',
] as const;
export type KaranaName = (typeof KARANA_NAMES)[number];

const TITHI_DEG = 12;
const KARANA_DEG = 6;
const MANSION_DEG = 360 / 27;

/** Number of the tithi, 1–30, from the Moon's distance ahead of the Sun in degrees. */
export function tithiNumber(elongationDeg: number): number {
  return Math.floor(wrap360(elongationDeg) / TITHI_DEG) + 1;
}

export const pakshaOf = (tithi: number): Paksha => (tithi <= 15 ? 'shukla' : 'krishna');

export function tithiName(tithi: number): TithiName {
  if (tithi === 30) return 'amavasya';
  return present(TITHI_NAMES[(tithi - 1) % 15], 'tithi');
}

/** Number of the yoga, 1–27, from the sum of the sidereal places of Sun and Moon in degrees. */
export function yogaNumber(sumDeg: number): number {
  return Math.min(27, Math.floor(wrap360(sumDeg) / MANSION_DEG) + 1);
}

export const yogaName = (yoga: number): YogaName => present(YOGA_NAMES[yoga - 1], 'yoga');

/** The half tithi: the first of the month and the last three stand alone, the seven others come round eight times. */
export function karanaName(elongationDeg: number): KaranaName {
  const half = Math.floor(wrap360(elongationDeg) / KARANA_DEG);
  if (half === 0) return 'kimstughna';
  return present(KARANA_NAMES[half >= 57 ? 7 + half - 57 : (half - 1) % 7], 'karana');
}

export type Vara = { readonly vara: WeekdayId; readonly sunrise: UnixMs };

/**
 * The weekday at each instant, from the last sunrise before it; null where the Sun did not rise in the day before. The
 * instants lie within two days of one another. `offsetSeconds` is that of the place's clock.
 */
export function varasAt(
  instants: readonly UnixMs[],
  place: Place,
  offsetSeconds: number,
): readonly (Vara | null)[] {
  const from = addDays(unixMs(Math.min(...instants)), -1.1);
  // One search for all: its end is not included.
  const to = unixMs(Math.max(...instants) + 1);
  const rises = horizonEvents({ body: 'sun', place, from, to }).filter(({ kind }) => kind === 'rise');
  return instants.map((at) => {
    const rise = rises.findLast((one) => one.at <= at && one.at >= addDays(at, -1.1));
    if (rise === undefined) return null;
    const localDay = Math.floor((rise.at + offsetSeconds * 1000) / MS_PER_DAY);
    return { vara: weekdayId(weekdayNumber(localDay)), sunrise: rise.at };
  });
}
