import { present } from '#lib/assert.ts';
import { asinDeg, sinDeg, tanDeg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { signIndex } from '../angle/sign.ts';
import { eclipticAtRightAscension } from './angles.ts';
import type { Angles } from './angles.ts';

export type HouseSystem = 'placidus' | 'whole' | 'equal';
export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const HOUSE_NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const satisfies readonly HouseNumber[];

/** Twelve longitudes, house 1 first. */
export type Cusps = readonly Degrees[];

export type HousesResult =
  | { readonly type: 'houses'; readonly system: HouseSystem; readonly cusps: Cusps }
  | { readonly type: 'undefined-here'; readonly system: 'placidus'; readonly reason: 'polar-circle' };

export type Houses = {
  /** What was asked for. */
  readonly requested: HouseSystem;
  /** What the cusps are. */
  readonly system: HouseSystem;
  /** True when the asked system is undefined here and Whole Sign stands in. */
  readonly fellBack: boolean;
  readonly cusps: Cusps;
};

/**
 * The cusps of a house system.
 *
 * Placidus has none where |latitude| ≥ 90° − obliquity: some degrees of the ecliptic never rise or set there, so
 * no third of their arc exists.
 */
export function housesAt(angles: Angles, system: HouseSystem): HousesResult {
  switch (system) {
    case 'equal':
      return { type: 'houses', system, cusps: evenCusps(angles.asc) };
    case 'whole':
      return { type: 'houses', system, cusps: evenCusps(signIndex(angles.asc) * 30) };
    case 'placidus': {
      const cusps = placidusCusps(angles);
      return cusps === null
        ? { type: 'undefined-here', system, reason: 'polar-circle' }
        : { type: 'houses', system, cusps };
    }
  }
}

/** The asked system, or Whole Sign marked as a fallback where the asked one is undefined. */
export function housesOrFallback(angles: Angles, requested: HouseSystem): Houses {
  const result = housesAt(angles, requested);
  if (result.type === 'houses')
    return { requested, system: result.system, fellBack: false, cusps: result.cusps };
  return { requested, system: 'whole', fellBack: true, cusps: evenCusps(signIndex(angles.asc) * 30) };
}

/**
 * The house that holds a longitude. A body exactly on a cusp is in the house that begins there; a body closer to
 * the next cusp still belongs to the house it is in (no five-degree rule).
 */
export function houseOf(lon: number, cusps: Cusps): HouseNumber {
  for (const house of HOUSE_NUMBERS) {
    const start = present(cusps[house - 1], 'cusp');
    const end = present(cusps[house % 12], 'cusp');
    if (wrap360(lon - start) < wrap360(end - start)) return house;
  }
  // Only a longitude that rounding put on the far side of every cusp comes here.
  return 12;
}

function evenCusps(first: number): Cusps {
  return HOUSE_NUMBERS.map((house) => wrap360(first + 30 * (house - 1)));
}

/** Cusps 11, 12, 2 and 3: degrees of right ascension from the meridian, and the share of the semi-arc. */
const PLACIDUS_CUSPS = [
  { house: 11, arc: 30, share: 1 / 3 },
  { house: 12, arc: 60, share: 2 / 3 },
  { house: 2, arc: 120, share: 2 / 3 },
  { house: 3, arc: 150, share: 1 / 3 },
] as const;

/** Ordinary latitudes settle in under 30 rounds; just below the polar circle it can take a few hundred. */
const PLACIDUS_MAX_ROUNDS = 500;
const PLACIDUS_TOLERANCE_DEG = 1e-9;

function placidusCusps(angles: Angles): Cusps | null {
  const { ramc, obliquityDeg, latDeg } = angles;
  if (Math.abs(latDeg) >= 90 - obliquityDeg) return null;
  const cusps: Degrees[] = HOUSE_NUMBERS.map(() => angles.asc);
  const put = (house: number, lon: number): void => {
    cusps[house - 1] = wrap360(lon);
    cusps[(house + 5) % 12] = wrap360(lon + 180);
  };
  put(1, angles.asc);
  put(10, angles.mc);
  for (const { house, arc, share } of PLACIDUS_CUSPS) {
    const rightAscension = trisectedArc(ramc + arc, share, obliquityDeg, latDeg);
    if (rightAscension === null) return null;
    put(house, eclipticAtRightAscension(rightAscension, obliquityDeg));
  }
  return cusps;
}

/** The right ascension that lies `share` of its own ascensional difference beyond `start`. */
function trisectedArc(start: number, share: number, obliquityDeg: number, latDeg: number): number | null {
  const slope = tanDeg(latDeg) * tanDeg(obliquityDeg);
  let rightAscension = start;
  for (let round = 0; round < PLACIDUS_MAX_ROUNDS; round++) {
    const next = start + share * asinDeg(slope * sinDeg(rightAscension));
    if (Math.abs(next - rightAscension) < PLACIDUS_TOLERANCE_DEG) return next;
    rightAscension = next;
  }
  return null;
}
