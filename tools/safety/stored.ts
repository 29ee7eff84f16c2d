/** A learned head as it is written to a file. */
import { digitCharacter, longGap, zeroStep } from '#companion/safety/detector.ts';
import type { StoredHead } from '#companion/safety/detector.ts';
import type { Learned } from './learn.ts';

/** Steps on each side of zero that a weight is rounded to. */
const most = 3;

/** Rounds the weights; the top two percent are cut off, so that few steps are enough. */
export function storedHead(
  { weights, bias }: Learned,
  { size, kept }: { readonly size: number; readonly kept: number },
): StoredHead {
  const sizes = weights.map(Math.abs).toSorted((a, b) => b - a);
  const scale = (sizes[Math.floor(kept * 0.02)] ?? 1) / most || 1;
  let gaps = '';
  let steps = '';
  let zeros = 0;
  for (const weight of weights) {
    if (weight === 0) {
      zeros += 1;
      continue;
    }
    while (zeros >= longGap) {
      gaps += digitCharacter(longGap);
      zeros -= longGap;
    }
    gaps += digitCharacter(zeros);
    zeros = 0;
    const step = Math.max(1, Math.min(most, Math.round(Math.abs(weight) / scale)));
    steps += digitCharacter(zeroStep + Math.sign(weight) * step);
  }
  return { size, gaps, steps, scale: Number(scale.toPrecision(6)), bias: Number(bias.toPrecision(6)) };
}
