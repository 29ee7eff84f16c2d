/**
 * How signs regard each other: by whole signs, with no orb. Source: Ptolemy, Tetrabiblos I.13 and I.16; Antiochus for
 * overcoming, as told in Brennan, Hellenistic Astrology (2017).
 */
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';

export const REGARD_IDS = ['conjunction', 'sextile', 'square', 'trine', 'opposition', 'aversion'] as const;
export type RegardId = (typeof REGARD_IDS)[number];

/** By how many signs apart, 0 to 6: the second, sixth, eighth and twelfth signs do not see each other. */
const BY_DISTANCE = [
  'conjunction',
  'aversion',
  'sextile',
  'square',
  'trine',
  'aversion',
  'opposition',
] as const satisfies readonly RegardId[];

export function regardOf(a: SignId, b: SignId): RegardId {
  const steps = stepsBetween(a, b);
  return BY_DISTANCE[Math.min(steps, 12 - steps)] ?? 'aversion';
}

/** Which of the two overcomes the other: the one earlier in the zodiac, of a sextile, a square or a trine. */
export function overcoming(a: SignId, b: SignId): 'first' | 'second' | null {
  const steps = stepsBetween(a, b);
  if (steps >= 2 && steps <= 4) return 'first';
  return steps >= 8 && steps <= 10 ? 'second' : null;
}

/** Signs forward from one to another, 0–11. */
export function stepsBetween(from: SignId, to: SignId): number {
  return (SIGN_IDS.indexOf(to) - SIGN_IDS.indexOf(from) + 12) % 12;
}

/** The sign so many steps on. */
export function signAfter(sign: SignId, steps: number): SignId {
  return SIGN_IDS[(SIGN_IDS.indexOf(sign) + (steps % 12) + 12) % 12] ?? sign;
}
