/**
 * A linear classifier on hashed features: a support vector machine with squared hinge loss, trained by dual coordinate
 * descent (Hsieh et al., ICML 2008). Plain arithmetic in a fixed order: the same data give the same weights to the byte.
 */
import type { Features } from '#companion/safety/features.ts';

export type Example = {
  readonly features: Features;
  readonly positive: boolean;
  /** How much an error on this example costs, 1 for an ordinary one. */
  readonly weight: number;
};

export type Options = {
  /** Weights kept; features are folded into them by their hash. A power of two. */
  readonly size: number;
  readonly epochs: number;
  /** Cost of an error; more follows the examples closer. */
  readonly cost: number;
  /** Features seen in fewer examples are left out. */
  readonly least: number;
  /** Weights that are not zero in the end. */
  readonly kept: number;
  /** How steeply rare features count more than common ones while learning. */
  readonly power: number;
  /**
   * Whether to learn a second time with the kept features alone, which then take over what the others knew. Good where few
   * are kept; where most are kept it follows its examples too closely.
   */
  readonly again: boolean;
};

export type Learned = { readonly weights: Float64Array; readonly bias: number };

/** Learns one head: whether `positive` holds. Scores of its examples come out near 1 and −1. */
export function learn(examples: readonly Example[], options: Options): Learned {
  const { size, least, kept, power, again } = options;
  const counts = new Uint32Array(size);
  for (const { features } of examples) for (const hash of features.hashes) counts[hash & (size - 1)]!++;
  const factors = Float64Array.from(counts, (count) =>
    count < least ? 0 : rarity(count, examples.length) ** power,
  );
  const first = descend(examples, factors, options);
  // What a feature says in all: its weight, and for few kept features also how often it stands somewhere.
  const says = first.weights.map((weight, slot) => Math.abs(weight) * (again ? Math.sqrt(counts[slot]!) : 1));
  const limit = says.toSorted((a, b) => b - a)[kept] ?? 0;
  const isKept = (slot: number): boolean => says[slot]! > limit;
  if (!again) return { ...first, weights: first.weights.map((weight, slot) => (isKept(slot) ? weight : 0)) };
  return descend(
    examples,
    factors.map((factor, slot) => (isKept(slot) ? factor : 0)),
    options,
  );
}

/**
 * How much a feature counts while learning, 0 to about 1.4: its inverse document frequency. Rare words and pieces tell
 * more than common ones. Part of the weights afterwards, so a score needs no such table.
 */
function rarity(count: number, examples: number): number {
  return Math.log((1 + examples) / (1 + count)) / 6;
}

function descend(
  examples: readonly Example[],
  factors: Float64Array,
  { size, epochs, cost }: Options,
): Learned {
  const mask = size - 1;
  const weights = new Float64Array(size);
  let bias = 0;
  const shares = new Float64Array(examples.length);
  const lengths = examples.map(({ features: { hashes, values } }) => {
    let sum = 1;
    hashes.forEach((hash, at) => (sum += (factors[hash & mask]! * values[at]!) ** 2));
    return sum;
  });
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of order(examples.length, epoch)) {
      const { features, positive, weight } = examples[at]!;
      const { hashes, values } = features;
      const side = positive ? 1 : -1;
      let sum = bias;
      for (let i = 0; i < hashes.length; i++) {
        const slot = hashes[i]! & mask;
        sum += weights[slot]! * factors[slot]! * values[i]!;
      }
      const slack = 1 / (2 * cost * weight);
      const gradient = side * sum - 1 + slack * shares[at]!;
      const share = Math.max(shares[at]! - gradient / (lengths[at]! + slack), 0);
      const step = (share - shares[at]!) * side;
      if (step === 0) continue;
      shares[at] = share;
      for (let i = 0; i < hashes.length; i++) {
        const slot = hashes[i]! & mask;
        weights[slot]! += step * factors[slot]! * values[i]!;
      }
      bias += step;
    }
  }
  for (let slot = 0; slot < size; slot++) weights[slot]! *= factors[slot]!;
  return { weights, bias };
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
