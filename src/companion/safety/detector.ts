/**
 * The learned detector: linear heads over hashed features, built by `tools/safety/train.ts`. It can raise care, never
 * lower it: `assessSafety` takes the graver of what the rules found and what the detector says.
 */
import type { Features } from './features.ts';
import { families } from './finding.ts';
import type { SafetyFamily } from './finding.ts';

/**
 * A head as it is stored. Only weights that are not zero are kept: `gaps` says how many zeros stand before each, `steps`
 * its value in whole steps, both as characters (`digitCharacter`).
 */
export type StoredHead = {
  /** Places for weights, most of them zero; a power of two. */
  readonly size: number;
  readonly gaps: string;
  readonly steps: string;
  /** Score of one step. */
  readonly scale: number;
  readonly bias: number;
};

export type StoredModel = {
  /**
   * By language, the score from which the caring line is shown and what a rule found gets its tier (`care`), and from
   * which a tier is given without any rule (`tier`).
   */
  readonly thresholds: { readonly [L in 'en' | 'th']: { readonly care: number; readonly tier: number } };
  /** Tells need from no need. */
  readonly need: StoredHead;
  /** Given a need: whether it is of tier 1, 2 or 3. */
  readonly tiers: readonly StoredHead[];
  /** Given a need: whether it is about somebody else. */
  readonly other: StoredHead;
  /** Given a need: its family, in the order of `families`. */
  readonly family: readonly StoredHead[];
};

type Head = { readonly weights: Int8Array; readonly scale: number; readonly bias: number };

export type Detector = {
  readonly thresholds: StoredModel['thresholds'];
  readonly need: Head;
  readonly tiers: readonly Head[];
  readonly other: Head;
  readonly family: readonly Head[];
};

/** A step of zero; steps go from −`zeroStep` to `zeroStep`. */
export const zeroStep = 45;

/** A gap of this many zeros and more: add them and read on. */
export const longGap = 90;

/** Numbers from 0 to 90 as characters that JSON needs not escape. */
export function digitCharacter(digit: number): string {
  const code = 35 + digit;
  return String.fromCharCode(code === 92 ? 126 : code);
}

function digitOf(code: number): number {
  return (code === 126 ? 92 : code) - 35;
}

export function readModel({ thresholds, need, tiers, other, family }: StoredModel): Detector {
  return {
    thresholds,
    need: readHead(need),
    tiers: tiers.map(readHead),
    other: readHead(other),
    family: family.map(readHead),
  };
}

export function readHead(head: StoredHead): Head {
  const weights = new Int8Array(head.size);
  readWeights(head, (place, step) => (weights[place] = step));
  return { weights, scale: head.scale, bias: head.bias };
}

/** Calls `each` with the place and the step of every weight that is not zero. */
export function readWeights(
  { gaps, steps }: Pick<StoredHead, 'gaps' | 'steps'>,
  each: (place: number, step: number) => void,
): void {
  let place = -1;
  let at = 0;
  for (let i = 0; i < gaps.length; i++) {
    const gap = digitOf(gaps.charCodeAt(i));
    place += gap;
    if (gap === longGap) continue;
    place += 1;
    each(place, digitOf(steps.charCodeAt(at)) - zeroStep);
    at += 1;
  }
}

/** Score of a head; above 0 is more likely than not. */
export function scoreOf({ hashes, values }: Features, { weights, scale, bias }: Head): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (let i = 0; i < hashes.length; i++) sum += weights[hashes[i]! & mask]! * values[i]!;
  return bias + scale * sum;
}

/** The likeliest tier of a need. */
export function tierOf(features: Features, { tiers }: Detector): 1 | 2 | 3 {
  return ([1, 2, 3] as const)[likeliest(features, tiers)]!;
}

/** The likeliest family of a need. */
export function familyOf(features: Features, { family }: Detector): SafetyFamily {
  return families[likeliest(features, family)]!;
}

function likeliest(features: Features, heads: readonly Head[]): number {
  const scores = heads.map((head) => scoreOf(features, head));
  return scores.indexOf(Math.max(...scores));
}
