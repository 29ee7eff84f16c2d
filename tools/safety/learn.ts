/**
 * Logistic regression on hashed features, trained by AdaGrad. Plain arithmetic in a fixed order: the same data give the
 * same weights to the byte.
 */
import type { Features } from '#companion/safety/features.ts';

export type Example = { readonly features: Features; readonly positive: boolean; readonly weight: number };

export type Options = {
  /** Weights kept; features are folded into them by their hash. A power of two. */
  readonly size: number;
  readonly epochs: number;
  readonly rate: number;
  /** Pull of weights towards zero, a step. */
  readonly decay: number;
  /** Features seen in fewer examples are left out. */
  readonly least: number;
};

export type Learned = { readonly weights: Float64Array; readonly bias: number };

/** Learns one head: how likely `positive` is. */
export function learn(examples: readonly Example[], { size, epochs, rate, decay, least }: Options): Learned {
  const mask = size - 1;
  const seen = new Uint16Array(size);
  for (const { features } of examples) for (const hash of features.hashes) seen[hash & mask]!++;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of order(examples.length, epoch)) {
      const { features, positive, weight } = examples[at]!;
      const { hashes, values } = features;
      let sum = bias;
      for (let i = 0; i < hashes.length; i++) sum += weights[hashes[i]! & mask]! * values[i]!;
      const error = weight * (1 / (1 + Math.exp(-sum)) - (positive ? 1 : 0));
      for (let i = 0; i < hashes.length; i++) {
        const w = hashes[i]! & mask;
        if (seen[w]! < least) continue;
        const gradient = error * values[i]! + decay * weights[w]!;
        squares[w]! += gradient * gradient;
        weights[w]! -= (rate * gradient) / Math.sqrt(squares[w]!);
      }
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
    }
  }
  return { weights, bias };
}

/** Score of a head that has not been stored yet. */
export function learnedScore({ hashes, values }: Features, { weights, bias }: Learned): number {
  const mask = weights.length - 1;
  let sum = bias;
  for (let i = 0; i < hashes.length; i++) sum += weights[hashes[i]! & mask]! * values[i]!;
  return sum;
}

/** A fixed shuffle for each epoch. */
function order(length: number, epoch: number): number[] {
  const indices = Array.from({ length }, (_, at) => at);
  let state = Math.imul(epoch + 1, 0x9e3779b1) >>> 0;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [indices[at], indices[other]] = [indices[other]!, indices[at]!];
  }
  return indices;
}
