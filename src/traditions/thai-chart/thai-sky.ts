/** The ten stars and the lagna of a moment, in either of the two reckonings in use in Thailand. */
import { wrap360 } from '#astro/angle/degrees.ts';
import type { Degrees } from '#astro/angle/degrees.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { siderealLon } from '#astro/chart/sidereal.ts';
import { horizonEvents } from '#astro/event/rise-set.ts';
import type { Place } from '#astro/house/angles.ts';
import { addDays, MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { suriyayatraLagna } from '../suriyayatra/lagna.ts';
import { suriyayatraStar, THAI_STAR_IDS } from '../suriyayatra/suriyayatra.ts';
import type { SuriyayatraMoment, ThaiStarId } from '../suriyayatra/suriyayatra.ts';
import { grahaLon, vedicSky } from '../vedic/graha.ts';

/** `suriyayatra` is printed in Thai almanacs; `lahiri` is the modern sky. They differ by more than a sign at times. */
export const THAI_SYSTEMS = ['suriyayatra', 'lahiri'] as const;
export type ThaiSystem = (typeof THAI_SYSTEMS)[number];

/** Where the lagna's day begins in Suriyayatra: six by the mean time of the place, or its real sunrise. */
export const LAGNA_DAWNS = ['six', 'sunrise'] as const;
export type LagnaDawn = (typeof LAGNA_DAWNS)[number];

export type ThaiSkySchool = { readonly system: ThaiSystem; readonly dawn: LagnaDawn };

export type ThaiSky = {
  readonly at: UnixMs;
  /** Degrees from Aries 0 of the school's zodiac. */
  readonly stars: Readonly<Record<ThaiStarId, Degrees>>;
  readonly lagnaDeg: Degrees | null;
};

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
const THAI_OFFSET_MS = 7 * 3_600_000;

/** The sky of an instant; the lagna needs the place. */
export function thaiSky(at: UnixMs, place: Place | null, school: ThaiSkySchool): ThaiSky {
  const stars = Object.fromEntries(
    THAI_STAR_IDS.map((star) => [star, starLon(star, at, school.system)]),
  ) as Record<ThaiStarId, Degrees>;
  return { at, stars, lagnaDeg: place === null ? null : lagnaOf(at, place, school, stars) };
}

const LAHIRI = { ayanamsa: 'lahiri', node: 'mean' } as const;

/** Where one star stands, degrees. Ketu has the Thai course of 679 days in both systems. */
export function starLon(star: ThaiStarId, at: UnixMs, system: ThaiSystem): Degrees {
  if (system === 'suriyayatra' || star === 'ketu') return wrap360(suriyayatraStar(star, thaiMoment(at)) / 60);
  if (star === 'uranus') return siderealLon(bodyPosition('uranus', at).lon, at, 'lahiri');
  return grahaLon(star, at, LAHIRI);
}

/** An instant on the clock of UTC+7, the meridian of the treatise, whatever clock the birth was read from. */
export function thaiMoment(at: UnixMs): SuriyayatraMoment {
  const local = at + THAI_OFFSET_MS;
  const day = Math.floor(local / MS_PER_DAY);
  return { day, minute: Math.floor((local - day * MS_PER_DAY) / MINUTE) };
}

function lagnaOf(
  at: UnixMs,
  place: Place,
  { system, dawn }: ThaiSkySchool,
  stars: ThaiSky['stars'],
): Degrees | null {
  if (system === 'lahiri') return vedicSky(at, place, LAHIRI).lagnaDeg;
  const sunrise = dawn === 'sunrise' ? realSunrise(at, place) : null;
  const meanTime = meanMinute(at, place);
  const arcmin =
    sunrise === null
      ? suriyayatraLagna(stars.sun * 60, meanTime)
      : suriyayatraLagna(stars.sun * 60, meanTime, meanMinute(sunrise, place));
  return wrap360(arcmin / 60);
}

/** Minutes of the place's own mean time since its midnight: four minutes to a degree of longitude. */
export function meanMinute(at: UnixMs, { lonDeg }: Place): number {
  const minutes = at / MINUTE + 4 * lonDeg;
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

function realSunrise(at: UnixMs, place: Place): UnixMs | null {
  const events = horizonEvents({ body: 'sun', place, from: addDays(at, -1.1), to: unixMs(at + 1) });
  return events.findLast(({ kind }) => kind === 'rise')?.at ?? null;
}
