import { present } from '#lib/assert.ts';
import { wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { nutationAt } from '../body/nutation.ts';
import { astroTime } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';

/** Where the sidereal zodiac begins: four conventions, all fixed at an epoch and carried on by precession. */
export const AYANAMSA_IDS = ['lahiri', 'faganBradley', 'krishnamurti', 'raman'] as const;
export type AyanamsaId = (typeof AYANAMSA_IDS)[number];

/**
 * The ayanamsa at J2000.0, degrees, without nutation: what the definition of each (the Indian Calendar Reform
 * Committee's, Fagan and Bradley's, K. S. Krishnamurti's, B. V. Raman's), fixed at its own epoch, comes to
 * there. Agrees with the reference of tests/reference/sidereal to 0.01″.
 */
const AT_J2000: Readonly<Record<AyanamsaId, number>> = {
  lahiri: 23.8570923,
  faganBradley: 24.7403,
  krishnamurti: 23.76024,
  raman: 22.410791,
};

/**
 * How far the equinox has gone back from the beginning of the sidereal zodiac: degrees, without nutation
 * ("mean").
 *
 * General precession of IAU 2006, in centuries of Terrestrial Time. Within 0.01″ of tests/reference over
 * 1900–2050.
 */
export function ayanamsaDeg(at: UnixMs, id: AyanamsaId): number {
  return meanAt(astroTime(at).tt / 36_525, id);
}

/**
 * The same from the true equinox: mean plus nutation in longitude. Sidereal = apparent tropical longitude −
 * this.
 */
export function ayanamsaTrueDeg(at: UnixMs, id: AyanamsaId): number {
  const { tt } = astroTime(at);
  return meanAt(tt / 36_525, id) + (nutationAt(tt).longitude * 180) / Math.PI;
}

/** `t` in Julian centuries of Terrestrial Time from J2000. */
function meanAt(t: number, id: AyanamsaId): number {
  return AT_J2000[id] + (t * (5028.796195 + 1.1054348 * t)) / 3600;
}

/**
 * An apparent tropical longitude in the sidereal zodiac, degrees in [0, 360). Both are counted from the true
 * equinox, so that nutation cancels; taking off the mean ayanamsa instead would leave up to 17″ of it in.
 */
export function siderealLon(lon: number, at: UnixMs, id: AyanamsaId): Degrees {
  return wrap360(lon - ayanamsaTrueDeg(at, id));
}

/** The twenty-seven lunar mansions, 13°20′ each, from the beginning of sidereal Aries. */
export const NAKSHATRA_IDS = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const;
export type NakshatraId = (typeof NAKSHATRA_IDS)[number];

/**
 * Lords of the mansions in turn, the order of the Vimshottari periods. Source: Brihat Parashara Hora Shastra,
 * ch. 46.
 */
export const DASHA_LORDS = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
] as const;
export type DashaLord = (typeof DASHA_LORDS)[number];

/** Years of each period; 120 together. Source: as above. */
export const DASHA_YEARS: Readonly<Record<DashaLord, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
};

export type Nakshatra = {
  /** 1–27. */
  readonly number: number;
  readonly id: NakshatraId;
  /** Quarter of the mansion, 1–4. */
  readonly pada: number;
  /** Lord of the mansion, whose period runs at birth when the longitude is the Moon's. */
  readonly lord: DashaLord;
  /**
   * Share of the mansion already passed, [0, 1): of the Moon, the share of the first period that was over at
   * birth.
   */
  readonly elapsed: number;
};

const MANSION_DEG = 360 / 27;

/** The lunar mansion of a sidereal longitude. */
export function nakshatraOf(siderealMoonLon: number): Nakshatra {
  const mansions = wrap360(siderealMoonLon) / MANSION_DEG;
  const index = Math.min(26, Math.floor(mansions));
  const elapsed = mansions - index;
  return {
    number: index + 1,
    id: present(NAKSHATRA_IDS[index], 'nakshatra'),
    pada: Math.min(4, Math.floor(elapsed * 4) + 1),
    lord: present(DASHA_LORDS[index % 9], 'dasha lord'),
    elapsed,
  };
}
