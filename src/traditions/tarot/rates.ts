/** How often a shuffled deck does something, counted exactly: what is unusual in a spread is said with its rate. */
import { assert } from '#lib/assert.ts';
import { DECK_SIZE } from '#lib/draw.ts';

/** Ways to choose k of n. Exact while the result stays below 2⁵³: here n ≤ 78 and k ≤ 10. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

/**
 * The share of all spreads of `drawn` cards that hold `least` or more of `kind` cards of the deck, 0 to 1
 * (hypergeometric: drawn without replacement). `drawn` 0 to 10.
 */
export function rateOfAtLeast(least: number, kind: number, drawn: number): number {
  assert(drawn >= 0 && drawn <= 10 && kind <= DECK_SIZE, 'a spread has up to ten cards', { kind, drawn });
  let ways = 0;
  for (let n = Math.max(least, 0); n <= Math.min(kind, drawn); n += 1)
    ways += choose(kind, n) * choose(DECK_SIZE - kind, drawn - n);
  return ways / choose(DECK_SIZE, drawn);
}

/** The share of spreads of `drawn` cards that hold none of `kind` cards. */
export const rateOfNone = (kind: number, drawn: number): number => 1 - rateOfAtLeast(1, kind, drawn);

/** The share of spreads of `drawn` cards with `least` or more upside down, each with chance 0.3 (binomial). */
export function rateOfReversed(least: number, drawn: number): number {
  let rate = 0;
  for (let n = Math.max(least, 0); n <= drawn; n += 1)
    rate += choose(drawn, n) * 0.3 ** n * 0.7 ** (drawn - n);
  return rate;
}

/** To 0.0001, so that it is the same on every device. */
export const roundRate = (rate: number): number => Math.round(rate * 10_000) / 10_000;
