/** The nine grahas and the lagna in the sidereal zodiac. */
import { present } from '#lib/assert.ts';
import { wrap360 } from '#astro/angle/degrees.ts';
import type { Degrees } from '#astro/angle/degrees.ts';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { positionInFrame } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { ayanamsaTrueDeg } from '#astro/chart/sidereal.ts';
import { anglesAt } from '#astro/house/angles.ts';
import type { Place } from '#astro/house/angles.ts';
import { astroTime } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';

/** In the order of the days of the week, the two nodes last. */
export const GRAHA_IDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
export type GrahaId = (typeof GRAHA_IDS)[number];

/** Where the zodiac begins. `lahiri` is the official one of India. */
export const AYANAMSAS = ['lahiri', 'raman', 'krishnamurti'] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];
export const NODE_KINDS = ['mean', 'true'] as const;

export type SkySchool = { readonly ayanamsa: Ayanamsa; readonly node: (typeof NODE_KINDS)[number] };

export type Graha = {
  /** Sidereal, [0, 360). */
  readonly lonDeg: Degrees;
  /** Degrees a day, negative when retrograde. */
  readonly speed: number;
};

/** The sky of one instant, and of one place when it is known. */
export type VedicSky = {
  readonly at: UnixMs;
  readonly grahas: Readonly<Record<GrahaId, Graha>>;
  /** The rising point, sidereal; null without a place. */
  readonly lagnaDeg: Degrees | null;
  /** Without nutation, degrees: the number that almanacs print. */
  readonly ayanamsaDeg: number;
};

const BODY_OF = {
  sun: 'sun',
  moon: 'moon',
  mars: 'mars',
  mercury: 'mercury',
  jupiter: 'jupiter',
  venus: 'venus',
  saturn: 'saturn',
  rahu: 'northnode',
  ketu: 'southnode',
} as const;

/**
 * Sidereal places at an instant: apparent tropical places less the ayanamsa of the true equinox, so that nutation
 * cancels. Within 0.01° of Swiss Ephemeris over 1920–2040.
 */
export function vedicSky(at: UnixMs, place: Place | null, school: SkySchool): VedicSky {
  const frame = skyFrame(astroTime(at));
  const shift = ayanamsaTrueDeg(at, school.ayanamsa);
  const entries = GRAHA_IDS.map((graha) => {
    const { lon, speed } = positionInFrame(frame, BODY_OF[graha], school.node);
    return [graha, { lonDeg: wrap360(lon - shift), speed }] as const;
  });
  return {
    at,
    grahas: Object.fromEntries(entries) as Record<GrahaId, Graha>,
    lagnaDeg: place === null ? null : wrap360(anglesAt(frame, place).asc - shift),
    ayanamsaDeg: shift - frame.nutationDeg,
  };
}

/** The sidereal place of one graha, for searches. */
export function grahaLon(graha: GrahaId, at: UnixMs, school: SkySchool): Degrees {
  const { lon } = positionInFrame(skyFrame(astroTime(at)), BODY_OF[graha], school.node);
  return wrap360(lon - ayanamsaTrueDeg(at, school.ayanamsa));
}

/** Lords of the signs from Aries on. Source: Brihat Parashara Hora Shastra, ch. 4. */
export const SIGN_LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly GrahaId[];

/** 0 for Aries … 11 for Pisces. */
export const signAt = (index: number): SignId => present(SIGN_IDS[((index % 12) + 12) % 12], 'sign');

export const lordOfSign = (index: number): GrahaId =>
  present(SIGN_LORDS[((index % 12) + 12) % 12], 'lord of a sign');

/** The ninth part of a sign in which a place falls, as a sign index: nine parts to a sign, counted on from Aries. */
export function navamsaIndex(lonDeg: number): number {
  return Math.floor((wrap360(lonDeg) * 9) / 30) % 12;
}

/** Which sign `of` is, counted from the sign `from` as the first, 1–12. */
export function countFrom(from: number, of: number): number {
  return ((((of - from) % 12) + 12) % 12) + 1;
}
