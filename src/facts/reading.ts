/** A reading: text whose sentences cite facts. Written by the on-device composer or by a model, judged by one verifier. */
import type { Ask } from './ask.ts';
import type { FactId } from './fact-id.ts';
import type { SheetHash } from './fact-sheet.ts';

export const moves = [
  'mirror',
  'answer',
  'core',
  'observe',
  'tension',
  'resource',
  'timing',
  'limit',
  'practice',
  'link',
  'askback',
] as const;
/** What a sentence does in the reading. */
export type Move = (typeof moves)[number];

export type Verdict = 'supported' | 'contradicted' | 'unsupported' | 'reflection';

/** One line of the sum behind a choice of fact: the part of the score and its points. */
export type ScoreRow = { readonly part: string; readonly points: number };

export type Sentence = {
  readonly text: string;
  readonly cites: readonly FactId[];
  readonly move: Move;
  readonly why?: readonly ScoreRow[];
  readonly verdict: Verdict;
  /** The fact that denies a contradicted sentence. */
  readonly truth?: FactId;
  /** Begins a paragraph. */
  readonly opens?: true;
  /** A heading of its paragraph, shown in bold. */
  readonly lead?: true;
};

/** What was said and how, so that the next reading does not say it again. Keys of atoms and frames, never prose. */
export type SaidEntry = {
  readonly testimonies: readonly string[];
  readonly facts: readonly FactId[];
  readonly topic: string;
  readonly opener: string | null;
  readonly image: string | null;
  readonly practice: string | null;
  readonly question: string | null;
  readonly atoms: readonly string[];
};

/** One candidate point with its score, for "Why these?" in the facts drawer. */
export type Weighed = {
  readonly key: string;
  readonly facts: readonly FactId[];
  readonly score: number;
  readonly rows: readonly ScoreRow[];
  readonly used: boolean;
};

export type Reading = {
  readonly author: 'composer' | 'model';
  readonly lang: 'en' | 'th';
  readonly sentences: readonly Sentence[];
  readonly ask: Ask;
  readonly sheetHash: SheetHash;
  /** 32 hex digits from thread id, message id, sheet hash and regenerate count. */
  readonly seed: string;
  /** Hash of the chosen points and their order, so that a changed plan is visible. */
  readonly planHash: string;
  readonly weighed: readonly Weighed[];
  readonly said: SaidEntry;
};
