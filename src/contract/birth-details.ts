import type { Birth } from './birth.ts';

/** A birth as the pure layers take it: the same parts, and a date that is there. */
export type KnownBirth = Omit<Birth, 'date'> & { readonly date: string };

/** The stored birth when its date is known, else null: without a day there is no chart. */
export function knownBirth(birth: Birth | null): KnownBirth | null {
  return birth === null || birth.date === null ? null : { ...birth, date: birth.date };
}
