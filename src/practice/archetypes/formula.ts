/**
 * The archetype formula, version 1: which parts of a chart give points to which of three figures.
 *
 * The weights are our own design choice and the page says so; nothing in a tradition fixes them. Houses are always Whole
 * Sign here, so that a bar never moves with a display setting. A row added here needs a new reference table in the same
 * change (`data/reference.ts`, made by `tools/archetype-reference`).
 */
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import type { HouseNumber } from '#astro/house/cusps.ts';

export const FORMULA_VERSION = 1;

export const ARCHETYPE_IDS = ['mystic', 'visionary', 'healer'] as const;
export type ArchetypeId = (typeof ARCHETYPE_IDS)[number];

/** What takes part in the formula: the ten planets and two angles. Chiron is not in version 1. */
export type FormulaPoint = PlanetId | 'asc' | 'mc';

/** Widest orb of each aspect, degrees, and the factor on its points. */
export const FORMULA_ASPECTS: readonly {
  readonly aspect: AspectId;
  readonly angleDeg: number;
  readonly orbDeg: number;
  readonly factor: number;
}[] = [
  { aspect: 'conjunction', angleDeg: 0, orbDeg: 8, factor: 1 },
  { aspect: 'opposition', angleDeg: 180, orbDeg: 8, factor: 0.8 },
  { aspect: 'square', angleDeg: 90, orbDeg: 7, factor: 0.8 },
  { aspect: 'trine', angleDeg: 120, orbDeg: 7, factor: 0.7 },
  { aspect: 'sextile', angleDeg: 60, orbDeg: 4, factor: 0.5 },
];

/** Degrees added to every orb when the Sun or the Moon is one of the pair. */
export const LIGHT_EXTRA_ORB_DEG = 2;

/** Within this many degrees of an angle a planet counts as standing on it. */
export const ANGLE_ORB_DEG = 8;

export type AspectWeight = readonly [a: FormulaPoint, b: FormulaPoint, points: number];
export type SignWeights = Partial<Record<SignId, Partial<Record<FormulaPoint, number>>>>;
export type HouseWeights = Partial<Record<HouseNumber, Partial<Record<PlanetId, number>>>>;

export type ArchetypeFormula = {
  readonly aspects: readonly AspectWeight[];
  readonly signs: SignWeights;
  readonly houses: HouseWeights;
  /** A planet on the Ascendant, Descendant, Midheaven or Imum Coeli. */
  readonly onAngle: { readonly body: PlanetId; readonly points: number };
  /** How far the Moon is ahead of the Sun, degrees, from inclusive to exclusive. */
  readonly phase: {
    readonly id: 'balsamic' | 'new' | 'full';
    readonly fromDeg: number;
    readonly toDeg: number;
    readonly points: number;
  };
};

export const ARCHETYPE_FORMULA: Readonly<Record<ArchetypeId, ArchetypeFormula>> = {
  mystic: {
    aspects: [
      ['neptune', 'sun', 12],
      ['neptune', 'moon', 14],
      ['neptune', 'mercury', 6],
      ['neptune', 'venus', 6],
      ['neptune', 'asc', 10],
      ['pluto', 'moon', 8],
      ['pluto', 'sun', 5],
    ],
    signs: {
      pisces: { sun: 12, moon: 12, asc: 8, mercury: 5, venus: 5, mars: 4, jupiter: 3 },
      scorpio: { moon: 7, sun: 6, asc: 4, mercury: 2, venus: 2 },
    },
    houses: {
      12: { moon: 10, sun: 9, mercury: 5, venus: 5, mars: 4, jupiter: 3, saturn: 3 },
      8: { moon: 5, sun: 4 },
    },
    onAngle: { body: 'neptune', points: 6 },
    phase: { id: 'balsamic', fromDeg: 315, toDeg: 360, points: 5 },
  },
  visionary: {
    aspects: [
      ['uranus', 'sun', 12],
      ['uranus', 'mercury', 10],
      ['uranus', 'asc', 10],
      ['uranus', 'moon', 9],
      ['uranus', 'mc', 7],
      ['jupiter', 'sun', 7],
      ['jupiter', 'mercury', 6],
      ['jupiter', 'mc', 5],
    ],
    signs: {
      aquarius: { sun: 12, moon: 9, asc: 8, mercury: 6, venus: 3, mars: 3 },
      sagittarius: { sun: 9, moon: 7, asc: 6, mercury: 5, mars: 3, jupiter: 3 },
    },
    houses: {
      9: { sun: 7, moon: 5, mercury: 5, jupiter: 4 },
      11: { sun: 7, moon: 5, mercury: 4, mars: 3, jupiter: 3 },
    },
    onAngle: { body: 'uranus', points: 6 },
    phase: { id: 'new', fromDeg: 0, toDeg: 45, points: 4 },
  },
  healer: {
    aspects: [
      ['moon', 'venus', 11],
      ['moon', 'asc', 8],
      ['moon', 'jupiter', 7],
      ['moon', 'sun', 6],
      ['moon', 'saturn', 5],
      ['venus', 'neptune', 5],
      ['venus', 'asc', 5],
    ],
    signs: {
      cancer: { moon: 12, sun: 10, asc: 8, venus: 5, mercury: 4 },
      virgo: { sun: 10, moon: 8, asc: 7, mercury: 5, venus: 4, mars: 3 },
      taurus: { moon: 5, venus: 4 },
    },
    houses: {
      6: { sun: 9, moon: 8, mercury: 5, venus: 5, mars: 3 },
      4: { moon: 5, sun: 4 },
    },
    onAngle: { body: 'moon', points: 6 },
    phase: { id: 'full', fromDeg: 180, toDeg: 225, points: 4 },
  },
};
