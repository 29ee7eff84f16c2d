/** What goes into a reading by a model and what comes out. See `pipeline.ts`. */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, Sentence, Verdict } from '#facts/reading.ts';
import type { FailureType, ModelCall } from './model-call.ts';
import type { PromptPerson } from './prompt-input.ts';
import type { PromptWords } from './prompt-words.ts';

/** A whole sentence of a draft, with the facts it cites. */
export type DraftSentence = { readonly text: string; readonly cites: readonly FactId[] };

/** What the verifier found in one sentence. */
export type Judged = {
  readonly verdict: Verdict;
  /** Marks that hold: some added, some removed. */
  readonly cites: readonly FactId[];
  /** Claims about the sheet; a sentence without one is a reflection. */
  readonly claims: readonly unknown[];
  /** The fact that denies it. */
  readonly truth: FactId | null;
  /** It speaks of dying by one's own hand, of self-harm or of violence: it is not shown, the support card is. */
  readonly crisis?: boolean;
};

export type Judge = (
  sentences: readonly DraftSentence[],
  sheet: FactSheet,
) => readonly Judged[] | Promise<readonly Judged[]>;

/** A tool call whose input was read and allowed; `person` is the saved one that an alias stood for. */
export type ToolTask =
  | {
      readonly name: 'transits';
      /** Local dates, both included, at most 24 months apart. */
      readonly from: string;
      readonly to: string;
      readonly bodies: readonly string[] | null;
      readonly points: readonly string[] | null;
    }
  | { readonly name: 'synastry'; readonly person: PromptPerson }
  | { readonly name: 'fact'; readonly idOrPrefix: string }
  | { readonly name: 'draw'; readonly spread: string };

/** Facts that a tool found, each with its words in English; or why there are none. */
export type ToolAnswer =
  | { readonly ok: true; readonly facts: readonly Fact[]; readonly say: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly error: string };

export type RunTool = (task: ToolTask, sheet: FactSheet) => ToolAnswer | Promise<ToolAnswer>;

/** Why the model's draft is not shown. */
export type ReplacedWhy = 'redraft' | 'uncited' | 'contradicted' | 'unsafe' | 'crisis' | 'failed';

/** Why the composer wrote instead: what the provider did, or what was wrong with the draft. */
export type FellBackWhy = FailureType | 'empty' | Exclude<ReplacedWhy, 'redraft' | 'failed'>;

/** Why a reading is not whole: the person stopped it, the provider broke off, or the draft was longer than allowed. */
export type PartialWhy = 'stopped' | 'cut' | 'length';

export type ReadingNotes = {
  /** Name of the model that wrote; null when the composer did. */
  readonly model: string | null;
  /** Sentences struck because the sheet denies them. */
  readonly struck: number;
  readonly repaired: boolean;
  readonly fellBack: FellBackWhy | null;
  readonly partial: PartialWhy | null;
};

export type PipelineEvent =
  /** A whole, verified sentence, in order. `truth` is the fact that denies a contradicted one. */
  | { readonly type: 'sentence'; readonly sentence: Sentence; readonly truth: Fact | null }
  /** Everything shown so far is withdrawn. After `redraft` more sentences follow; otherwise `done` holds what is read. */
  | { readonly type: 'replaced'; readonly why: ReplacedWhy }
  /** The end, always last. `sheet` holds the facts that tools added. */
  | {
      readonly type: 'done';
      readonly reading: Reading;
      readonly sheet: FactSheet;
      readonly notes: ReadingNotes;
    };

/** A wait that can be called off. */
export type Wait = (ms: number) => { readonly over: Promise<void>; readonly cancel: () => void };

export type PipelineDeps = {
  readonly call: ModelCall;
  readonly verify: Judge;
  /** The composer's reading of the same ask and sheet. */
  readonly composeInstead: () => Reading | Promise<Reading>;
  readonly runTool: RunTool;
  readonly words: PromptWords;
  /** Whether the provider can call tools; without, what the question needs is looked up before it is asked. */
  readonly canCallTools: boolean;
  /** The model that is answering: asked at the end, when a fallback may have stepped in. */
  readonly model: () => string;
  readonly wait: Wait;
};
