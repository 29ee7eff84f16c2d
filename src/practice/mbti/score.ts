/**
 * From answers to four axes, a type and a confidence.
 *
 * An axis is the mean m of its keyed answers, −2 to 2: above zero the first letter, below it the second. How sure that
 * letter is comes from how well the person's own answers agree with each other, drawn towards a stated prior:
 *
 *     S²  = (6·1.2² + (n−1)·s²) / (6 + n−1)     spread of one answer: six answers' worth of prior, then their own
 *     SEM = √(S²/n)                              wobble of the mean
 *     μ   = m·0.8² / (0.8² + SEM²)               where the true score probably lies,
 *     σ   = √(0.8²·SEM² / (0.8² + SEM²))         and how far it may be from there
 *     P   = Φ(|μ|/σ)                             the chance that the letter is right
 *
 * Both prior widths, 1.2 and 0.8, are our design choices until there are answers to measure them on. Type Confidence is
 * the product over the four axes; in the middle of all four it is 0.5⁴, about 6 %.
 */
import { answerTo } from './answers.ts';
import type { Answer } from './answers.ts';
import { AXES, ITEMS, POLES } from './items.ts';
import type { AxisId, Item, Letter } from './items.ts';
import { normalCdf } from './normal.ts';

export const PRIOR_ANSWER_SD = 1.2;
export const PRIOR_ANSWER_WEIGHT = 6;
export const PRIOR_SCORE_SD = 0.8;

/** An axis with more items missing than this has no score. */
export const MISSING_ALLOWED = 2;
/** Below this chance of its letter an axis is close to the middle. */
export const MIDDLE_BELOW = 0.75;
/** Filled in faster than this, the answers say little. */
export const HASTY_BELOW_MS = 90_000;

export type AxisScore = {
  readonly type: 'measured';
  readonly axis: AxisId;
  /** How many of the twelve items were answered. */
  readonly answered: number;
  /** Mean of the keyed answers, −2 to 2; positive leans to the first letter. */
  readonly mean: number;
  /** Standard deviation of the keyed answers about their mean. */
  readonly sd: number;
  readonly sem: number;
  readonly posteriorMean: number;
  readonly posteriorSd: number;
  /** The letter the mean leans to; null when it is exactly in the middle. */
  readonly letter: Letter | null;
  /** Chance that the leaning is the right one, 0.5 to 1. */
  readonly probability: number;
  readonly nearMiddle: boolean;
};

export type Axis =
  | AxisScore
  | { readonly type: 'not-measured'; readonly axis: AxisId; readonly answered: number };

export type TypeScore = {
  readonly axes: readonly Axis[];
  /** Four letters, with a pair where an axis is exactly in the middle (`E/INFP`) or `–` where it is not measured. */
  readonly outcome: string;
  /** The four letters when each axis has one, else null. */
  readonly letters: string | null;
  /** Product of the four chances, 0.0625 to 1; null when an axis is not measured. */
  readonly confidence: number | null;
  /** The type that differs on the least certain axis; null when an axis is not measured. */
  readonly neighbour: { readonly letters: readonly string[]; readonly axis: AxisId } | null;
  /** Why the result says little: all answers the same, or filled in within 90 seconds. */
  readonly doubts: readonly ('even' | 'hasty')[];
};

/**
 * Scores a questionnaire. `answers` are in the order of `ITEMS`, 1 to 5, anything else unanswered. `elapsedMs` is the
 * time the filling took, null when it is not known.
 */
export function scoreType(answers: readonly number[], elapsedMs: number | null): TypeScore {
  const axes = AXES.map((axis) => scoreAxis(axis, answers));
  const measured = axes.filter((axis) => axis.type === 'measured');
  const isWhole = measured.length === AXES.length;
  const letters = isWhole && measured.every(({ letter }) => letter !== null);
  return {
    axes,
    outcome: axes.map(outcomeOf).join(''),
    letters: letters ? measured.map(({ letter }) => letter).join('') : null,
    confidence: isWhole ? measured.reduce((product, { probability }) => product * probability, 1) : null,
    neighbour: isWhole ? neighbourOf(measured) : null,
    doubts: [
      ...(isEven(answers) ? (['even'] as const) : []),
      ...(elapsedMs !== null && elapsedMs < HASTY_BELOW_MS ? (['hasty'] as const) : []),
    ],
  };
}

/** The value of an answer on its axis, −2 to 2; positive leans to the first letter. */
export function keyedValue(item: Item, answer: Answer): number {
  return item.key === POLES[item.axis][0] ? answer - 3 : 3 - answer;
}

// ---- the steps ----

function scoreAxis(axis: AxisId, answers: readonly number[]): Axis {
  const items = ITEMS.filter((item) => item.axis === axis);
  const values = items.flatMap((item) => {
    const answer = answerTo(answers, item.id);
    return answer === null ? [] : [keyedValue(item, answer)];
  });
  const n = values.length;
  if (items.length - n > MISSING_ALLOWED) return { type: 'not-measured', axis, answered: n };

  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const spread = (PRIOR_ANSWER_WEIGHT * PRIOR_ANSWER_SD ** 2 + squares) / (PRIOR_ANSWER_WEIGHT + (n - 1));
  const semSquared = spread / n;
  const prior = PRIOR_SCORE_SD ** 2;
  const posteriorMean = (mean * prior) / (prior + semSquared);
  const posteriorSd = Math.sqrt((prior * semSquared) / (prior + semSquared));
  const probability = normalCdf(Math.abs(posteriorMean) / posteriorSd);
  return {
    type: 'measured',
    axis,
    answered: n,
    mean,
    sd: Math.sqrt(squares / (n - 1)),
    sem: Math.sqrt(semSquared),
    posteriorMean,
    posteriorSd,
    letter: letterOf(axis, mean),
    probability,
    nearMiddle: probability < MIDDLE_BELOW,
  };
}

function letterOf(axis: AxisId, mean: number): Letter | null {
  if (mean === 0) return null;
  return POLES[axis][mean > 0 ? 0 : 1];
}

function outcomeOf(axis: Axis): string {
  if (axis.type === 'not-measured') return '–';
  return axis.letter ?? POLES[axis.axis].join('/');
}

/** The other letter on the axis whose own letter is least sure; of equal ones the first. */
function neighbourOf(axes: readonly AxisScore[]): TypeScore['neighbour'] {
  const weakest = axes.reduce((least, axis) => (axis.probability < least.probability ? axis : least));
  const spellings = axes.map(({ axis, letter }): readonly Letter[] => {
    if (letter === null) return POLES[axis];
    if (axis !== weakest.axis) return [letter];
    return POLES[axis].filter((pole) => pole !== letter);
  });
  const letters = spellings.reduce<readonly string[]>(
    (starts, options) => starts.flatMap((start) => options.map((option) => start + option)),
    [''],
  );
  return { letters, axis: weakest.axis };
}

function isEven(answers: readonly number[]): boolean {
  const given = ITEMS.map(({ id }) => answerTo(answers, id));
  return given[0] !== null && given.every((answer) => answer === given[0]);
}
