/**
 * The share of a normal distribution below `z`, 0 to 1.
 *
 * Good to 1e-15 for |z| < 6; beyond, the answer is 0 or 1. Source: G. Marsaglia, Evaluating the Normal Distribution,
 * Journal of Statistical Software 11(4), 2004: a half plus the density times z + z³/3 + z⁵/15 + …
 */
export function normalCdf(z: number): number {
  if (z <= -6) return 0;
  if (z >= 6) return 1;
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-(z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
