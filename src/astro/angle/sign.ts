import { present } from '#lib/assert.ts';
import { wrap360 } from './degrees.ts';

/** The twelve signs of the tropical zodiac, 30° each from the equinox. */
export const SIGN_IDS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type SignId = (typeof SIGN_IDS)[number];

export const ELEMENT_IDS = ['fire', 'earth', 'air', 'water'] as const;
export type ElementId = (typeof ELEMENT_IDS)[number];

export const MODALITY_IDS = ['cardinal', 'fixed', 'mutable'] as const;
export type ModalityId = (typeof MODALITY_IDS)[number];

/** A place inside a sign as a person reads it: whole degrees 0–29 and whole minutes 0–59. */
export type DegreeInSign = { readonly deg: number; readonly min: number };

/** 0 for Aries … 11 for Pisces. Any longitude, wrapped or not. */
export function signIndex(lon: number): number {
  return Math.floor(wrap360(lon) / 30);
}

export function signOf(lon: number): SignId {
  return present(SIGN_IDS[signIndex(lon)], 'sign');
}

export function signStart(sign: SignId): number {
  return SIGN_IDS.indexOf(sign) * 30;
}

/** Triplicities repeat every four signs, from fire in Aries. */
export function elementOf(sign: SignId): ElementId {
  return present(ELEMENT_IDS[SIGN_IDS.indexOf(sign) % 4], 'element');
}

/** Quadruplicities repeat every three signs, from cardinal in Aries. */
export function modalityOf(sign: SignId): ModalityId {
  return present(MODALITY_IDS[SIGN_IDS.indexOf(sign) % 3], 'modality');
}

/**
 * Degrees and minutes inside the sign, cut and never rounded: 29°59′59.9″ stays 29°59′, because rounding up
 * would print the next sign's 0° beside this sign's name.
 */
export function degreeInSign(lon: number): DegreeInSign {
  const inside = wrap360(lon) % 30;
  const deg = Math.floor(inside);
  // 10.25 may arrive as 10.249999999999996 after arithmetic; a billionth of a degree is no minute lost.
  const min = Math.min(59, Math.floor((inside - deg) * 60 + 1e-9));
  return { deg, min };
}
