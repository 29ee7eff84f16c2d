/** Chance with a name: the same name gives the same numbers on every machine. */

/**
 * Numbers in [0, 1) that follow from a name, as a function with two more ways to ask.
 *
 * The name is hashed with FNV-1a; the numbers are those of sfc32 (C. Doty-Humphrey, PractRand, public domain).
 */
export function chance(name) {
  let a = 0x811c9dc5;
  for (const character of name) a = Math.imul(a ^ character.codePointAt(0), 0x01000193) >>> 0;
  let b = a ^ 0x9e3779b9;
  let c = Math.imul(a, 0x85ebca6b) >>> 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 20; i++) next();
  next.between = (low, high) => low + (high - low) * next();
  next.whole = (low, high) => Math.floor(next.between(low, high + 1));
  return next;
}
