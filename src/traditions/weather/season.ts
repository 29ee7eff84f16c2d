/** The season of a place between two turns of the Sun, and how much more or less a quality then counts. */
import type { SignId } from '#astro/angle/sign.ts';
import type { Quality } from './natures.ts';

/** The four signs at whose first degree the Sun opens a quarter of the year. */
export const CARDINAL_SIGNS = ['aries', 'cancer', 'libra', 'capricorn'] as const satisfies readonly SignId[];
export type CardinalSign = (typeof CARDINAL_SIGNS)[number];

export const SEASON_IDS = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'before-rains',
  'rainy',
  'after-rains',
  'dry',
] as const;
export type SeasonId = (typeof SEASON_IDS)[number];

/** Which way the year goes at a place. */
export const ZONE_IDS = ['north', 'south', 'north-tropics', 'south-tropics'] as const;
export type ClimateZone = (typeof ZONE_IDS)[number];

/** How far from the equator the Sun stands overhead at most. */
const TROPIC_DEG = 23.44;

export function climateZone(latDeg: number): ClimateZone {
  if (Math.abs(latDeg) <= TROPIC_DEG) return latDeg >= 0 ? 'north-tropics' : 'south-tropics';
  return latDeg > 0 ? 'north' : 'south';
}

/**
 * The season of the quarter that an ingress opens. In the tropics the rains follow the high Sun: rough, as monsoons keep
 * their own calendars, and said to be so.
 */
export function seasonOf(ingress: CardinalSign, zone: ClimateZone): SeasonId {
  const isTropical = zone === 'north-tropics' || zone === 'south-tropics';
  const isSouth = zone === 'south' || zone === 'south-tropics';
  const quarter = (CARDINAL_SIGNS.indexOf(ingress) + (isSouth ? 2 : 0)) % 4;
  return SEASON_IDS[quarter + (isTropical ? 4 : 0)] ?? 'spring';
}

/** What is at home in a season counts three for every two, what is foreign to it one. */
export const IN_SEASON = 3;
export const ORDINARY = 2;
export const OUT_OF_SEASON = 1;

type Shift = { readonly more: readonly Quality[]; readonly less: readonly Quality[] };

const SHIFTS: Readonly<Partial<Record<SeasonId, Shift>>> = {
  summer: { more: ['heat'], less: ['cold'] },
  winter: { more: ['cold'], less: ['heat'] },
  'before-rains': { more: ['heat'], less: ['cold'] },
  rainy: { more: ['moisture'], less: ['cold'] },
  dry: { more: ['cold'], less: ['moisture'] },
};

/** Points of a weight are multiplied by this, so that all stay whole. Two where no season is known. */
export function seasonFactor(quality: Quality, season: SeasonId | null): number {
  const shift = season === null ? undefined : SHIFTS[season];
  if (shift?.more.includes(quality) === true) return IN_SEASON;
  return shift?.less.includes(quality) === true ? OUT_OF_SEASON : ORDINARY;
}
