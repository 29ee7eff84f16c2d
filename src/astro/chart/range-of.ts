/** What a value does over samples of a doubtful time. */
export type RangeOf<T> = {
  /** Every value that occurs, in order of first appearance. */
  readonly values: readonly T[];
  /** True when there is one. */
  readonly holds: boolean;
  /** That one, else null. */
  readonly value: T | null;
};

/** The range of a plain value (a sign, a house, a type) over samples. There must be at least one sample. */
export function rangeOf<Sample, T>(samples: readonly Sample[], valueOf: (sample: Sample) => T): RangeOf<T> {
  const values = [...new Set(samples.map(valueOf))];
  const [first] = values;
  const holds = values.length === 1 && first !== undefined;
  return { values, holds, value: holds ? first : null };
}

/** Whether a claim survives a doubtful time: it is true of every sample, of some, or of none. */
export type Survival = 'always' | 'sometimes' | 'never';

export function survivalOf<Sample>(samples: readonly Sample[], claim: (sample: Sample) => boolean): Survival {
  const count = samples.reduce((sum, sample) => (claim(sample) ? sum + 1 : sum), 0);
  if (count === samples.length) return 'always';
  return count === 0 ? 'never' : 'sometimes';
}
