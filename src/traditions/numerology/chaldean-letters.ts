/** The Chaldean values of letters: by sound, from 1 to 8. Nine is kept back and no letter has it. */

/**
 * Source: Cheiro, Book of Numbers (1926). A few lists move X, Q or Y; this is the majority's. Letters A to Z only.
 */
const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  I: 1,
  J: 1,
  Q: 1,
  Y: 1,
  B: 2,
  K: 2,
  R: 2,
  C: 3,
  G: 3,
  L: 3,
  S: 3,
  D: 4,
  M: 4,
  T: 4,
  E: 5,
  H: 5,
  N: 5,
  X: 5,
  U: 6,
  V: 6,
  W: 6,
  O: 7,
  Z: 7,
  F: 8,
  P: 8,
};

/** The value of a capital letter A to Z, 1–8; 0 for anything else. */
export function chaldeanValue(letter: string): number {
  return VALUES[letter] ?? 0;
}
