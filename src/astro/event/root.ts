import { assert } from '#lib/assert.ts';

/** Every third round halves the bracket, so 150 rounds shrink any of ours below rounding. */
const MAX_ROUNDS = 150;

/**
 * Where `f` crosses zero between `lo` and `hi`, to within `tolerance` of the argument.
 *
 * `f(lo)` and `f(hi)` must not have the same strict sign. False position with the Illinois rule: the end that stays
 * put has its value halved, so that both ends close in. A step is kept half a tolerance away from either end, so
 * that a guess beside the root still brings the far end over; every third step is a bisection.
 */
export function findRoot(f: (x: number) => number, lo: number, hi: number, tolerance: number): number {
  let a = lo;
  let b = hi;
  let fa = f(a);
  let fb = f(b);
  if (fa === 0) return a;
  if (fb === 0) return b;
  assert(fa < 0 !== fb < 0, 'a root needs a change of sign', { lo, hi, fa, fb });
  for (let round = 1; round <= MAX_ROUNDS && b - a > tolerance; round++) {
    const guess = round % 3 === 0 ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa);
    const x = Math.min(b - tolerance / 2, Math.max(a + tolerance / 2, guess));
    const fx = f(x);
    if (fx === 0) return x;
    if (fx < 0 === fb < 0) {
      b = x;
      fb = fx;
      fa /= 2;
    } else {
      a = x;
      fa = fx;
      fb /= 2;
    }
  }
  return (a + b) / 2;
}
