import { SIGN_IDS } from '../angle/sign.ts';
import type { SignId } from '../angle/sign.ts';
import type { PlanetId } from '../body/body-id.ts';

/** The seven that can be seen with the eye, which the essential dignities were made for. */
export const CLASSICAL_PLANET_IDS = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
] as const satisfies readonly PlanetId[];
export type ClassicalPlanetId = (typeof CLASSICAL_PLANET_IDS)[number];

/** Ruler of each sign. Source: Ptolemy, Tetrabiblos I.17. */
export const TRADITIONAL_RULER = {
  aries: 'mars',
  taurus: 'venus',
  gemini: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn',
  pisces: 'jupiter',
} as const satisfies Readonly<Record<SignId, ClassicalPlanetId>>;

/** The same with the three planets found since 1781 in their now common seats. */
export const MODERN_RULER = {
  ...TRADITIONAL_RULER,
  scorpio: 'pluto',
  aquarius: 'uranus',
  pisces: 'neptune',
} as const satisfies Readonly<Record<SignId, PlanetId>>;

/** Sign of exaltation. Source: Ptolemy, Tetrabiblos I.19. */
export const EXALTATION = {
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  sun: 'aries',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
} as const satisfies Readonly<Record<ClassicalPlanetId, SignId>>;

export type RulershipSchool = 'traditional' | 'modern';

export function rulerOf(sign: SignId, school: RulershipSchool): PlanetId {
  return school === 'modern' ? MODERN_RULER[sign] : TRADITIONAL_RULER[sign];
}

/** The signs a classical planet rules: one for the Sun and the Moon, two for the others. */
export function domicilesOf(planet: ClassicalPlanetId): readonly SignId[] {
  return SIGN_IDS.filter((sign) => TRADITIONAL_RULER[sign] === planet);
}

/** Six signs on: where detriment lies against domicile, and fall against exaltation. */
export function oppositeSign(sign: SignId): SignId {
  return SIGN_IDS[(SIGN_IDS.indexOf(sign) + 6) % 12] ?? sign;
}

export type DignityId = 'domicile' | 'exaltation' | 'detriment' | 'fall';

/**
 * The essential dignities of a body by sign, the weightier first; empty when it has none here or is not one of the
 * seven. Mercury in Virgo has two, and two debilities in Pisces.
 */
export function dignitiesOf(body: string, sign: SignId): readonly DignityId[] {
  if (!isClassical(body)) return [];
  const opposite = oppositeSign(sign);
  const found: DignityId[] = [];
  if (TRADITIONAL_RULER[sign] === body) found.push('domicile');
  if (EXALTATION[body] === sign) found.push('exaltation');
  if (TRADITIONAL_RULER[opposite] === body) found.push('detriment');
  if (EXALTATION[body] === opposite) found.push('fall');
  return found;
}

function isClassical(body: string): body is ClassicalPlanetId {
  return CLASSICAL_PLANET_IDS.some((planet) => planet === body);
}
