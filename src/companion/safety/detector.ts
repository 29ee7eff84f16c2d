/**
 * The learned detector: linear heads over hashed features, built by `tools/safety/train.ts`. It can raise care, never
 * lower it: `assessSafety` takes the graver of what the rules found and what the detector says.
 */
import type { Features } from './features.ts';
import { families } from './finding.ts';
import type { SafetyFamily } from './finding.ts';

/** A head as it is stored: weights as characters (`weightOf`), to be multiplied by `scale`. */
export type StoredHead = { readonly weights: string; readonly scale: number; readonly bias: number };

export type StoredModel = {
  /**
   * By language, the score from which the caring line is shown and what a rule found gets its tier (`care`), and from
   * which a tier is given without any rule (`tier`).
   */
  readonly thresholds: { readonly [L in 'en' | 'th']: { readonly care: number; readonly tier: number } };
  /** Whether there is need at all. */
  readonly need: StoredHead;
  /** Given a need: whether it is of tier 1, of tier 3, about somebody else. */
  readonly now: StoredHead;
  readonly strain: StoredHead;
  readonly other: StoredHead;
  /** Given a need: its family, in the order of `families`. */
  readonly family: readonly StoredHead[];
};

type Head = { readonly weights: Int8Array; readonly scale: number; readonly bias: number };

export type Detector = {
  readonly thresholds: StoredModel['thresholds'];
  readonly need: Head;
  readonly now: Head;
  readonly strain: Head;
  readonly other: Head;
  readonly family: readonly Head[];
};

/** Weights are whole numbers from −46 to 46, each the character that many places from `O`; backslash is left out. */
const zero = 79;

export function weightCharacter(weight: number): string {
  const code = zero + weight;
  return String.fromCharCode(code === 92 ? 126 : code === 34 ? 125 : code);
}

function weightOf(code: number): number {
  return (code === 126 ? 92 : code === 125 ? 34 : code) - zero;
}

/** Largest weight that `weightCharacter` can write. */
export const largestWeight = 45;

export function readModel(stored: StoredModel): Detector {
  const head = ({ weights, scale, bias }: StoredHead): Head => {
    const read = new Int8Array(weights.length);
    for (let at = 0; at < read.length; at++) read[at] = weightOf(weights.charCodeAt(at));
    return { weights: read, scale, bias };
  };
  return {
    thresholds: stored.thresholds,
    need: head(stored.need),
    now: head(stored.now),
    strain: head(stored.strain),
    other: head(stored.other),
    family: stored.family.map(head),
  };
}

/** Score of a head; above 0 is more likely than not. */
export function scoreOf({ hashes, values }: Features, { weights, scale, bias }: Head): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (let i = 0; i < hashes.length; i++) sum += weights[hashes[i]! & mask]! * values[i]!;
  return bias + scale * sum;
}

/** The tier a need is given by the heads. */
export function tierOf(features: Features, { now, strain }: Detector): 1 | 2 | 3 {
  if (scoreOf(features, now) > 0) return 1;
  return scoreOf(features, strain) > 0 ? 3 : 2;
}

/** The likeliest family of a need. */
export function familyOf(features: Features, { family }: Detector): SafetyFamily {
  let best = 0;
  let most = -Infinity;
  family.forEach((head, at) => {
    const score = scoreOf(features, head);
    if (score > most) [best, most] = [at, score];
  });
  return families[best]!;
}
