/** From points to a bar: in how many of a hundred births is this figure weaker. */
import { present } from '#lib/assert.ts';
import type { Tenths } from './score.ts';

export const ARCHETYPE_BANDS = ['quiet', 'soft', 'balanced', 'clear', 'strong'] as const;
export type ArchetypeBand = (typeof ARCHETYPE_BANDS)[number];

/**
 * Mid-rank percentile of points among 101 rising quantiles, a whole number from 1 to 99. Between two quantiles it is
 * drawn straight; points that several quantiles share stand in the middle of them.
 */
export function percentOf(tenths: Tenths, quantiles: readonly Tenths[]): number {
  return Math.min(99, Math.max(1, Math.round(rankOf(tenths, quantiles))));
}

function rankOf(tenths: Tenths, quantiles: readonly Tenths[]): number {
  const first = quantiles.indexOf(tenths);
  if (first >= 0) return (first + quantiles.lastIndexOf(tenths)) / 2;
  const above = quantiles.findIndex((value) => value > tenths);
  if (above <= 0) return above === 0 ? 0 : quantiles.length - 1;
  const low = present(quantiles[above - 1], 'quantile');
  const high = present(quantiles[above], 'quantile');
  return above - 1 + (tenths - low) / (high - low);
}

/** Under 20 quiet, to 39 soft, to 60 balanced, to 80 clear, above strong. */
export function bandOf(percent: number): ArchetypeBand {
  if (percent < 20) return 'quiet';
  if (percent < 40) return 'soft';
  if (percent <= 60) return 'balanced';
  return percent <= 80 ? 'clear' : 'strong';
}
