/** The signs of a Thai name as the derivations of the name modes hold them, read back with their types. */
import type { Json } from '#facts/fact.ts';

export type WrittenSign = {
  readonly sign: string;
  /** As it stands alone: a vowel or a mark over or under its consonant has a dotted ring to sit on. */
  readonly shown: string;
  readonly value: number;
};

const RING = '\u25cc';
/** Vowels and marks that are written over or under a consonant. */
const COMBINING = /^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]$/;

/** A sign as it can be written alone. */
export const aloneSign = (sign: string): string => (COMBINING.test(sign) ? `${RING}${sign}` : sign);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** `[{ sign, value }]`; what has another shape is left out. */
export function signsOf(value: Json | undefined): readonly WrittenSign[] {
  if (!isList(value)) return [];
  return value.flatMap((one): readonly WrittenSign[] => {
    if (typeof one !== 'object' || one === null || !('sign' in one)) return [];
    const { sign, value: worth } = one;
    return typeof sign === 'string' && typeof worth === 'number'
      ? [{ sign, shown: aloneSign(sign), value: worth }]
      : [];
  });
}

/** A list of signs, or none. */
export function textsOf(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
