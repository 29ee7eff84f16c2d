/**
 * A reading as it is kept with its message: the text, what was asked, the inputs of the sheet and the cited facts
 * whole. The full sheet is computed again from `sheet.inputs` when someone opens it.
 */
import './zod-config.ts';
import * as z from 'zod/mini';
import type { KeptAsk } from '#facts/ask.ts';
import type { Json, Fact } from '#facts/fact.ts';
import type { FactSheet, SheetHash } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import { modeKey, sha256 } from './fields.ts';

export type { FactSheet, SheetHash } from '#facts/fact-sheet.ts';

/** What a sheet was computed from, enough to compute it again, and the hash that says whether it came out the same. */
export type SheetRef = {
  readonly mode: string;
  readonly school: { readonly [name: string]: string };
  readonly inputs: { readonly [name: string]: Json };
  readonly engineVersion: number;
  readonly hash: SheetHash;
};

export type StoredReading = Omit<Reading, 'sheetHash' | 'ask'> & {
  readonly ask: KeptAsk;
  readonly sheet: SheetRef;
  /** The facts that the sentences cite, and those that deny one, whole, each once. */
  readonly facts: readonly Fact[];
  /** Name of the model that wrote; absent when the composer did. */
  readonly model?: string;
  /** How many sentences were struck because the facts deny them; absent when none was. */
  readonly struck?: number;
  /** Why it is not whole: `stopped` by the person, `cut` by the provider, `length`, or `closed` with the page. Absent when it is. */
  readonly partial?: string;
  /** Why the composer wrote where a model was to; absent otherwise. */
  readonly fellBack?: string;
  /** Host that the question and its facts went to, whoever wrote in the end; absent when nothing left the device. */
  readonly sentTo?: string;
  /** `facts`: no prose, a list of facts with what is written about each. Absent for a reading. */
  readonly form?: string;
  /** With whose data facts were taken out of it (without-person.ts); absent when it is as it was made. */
  readonly removed?: readonly string[];
};

/** How a reading came about, as far as it is kept with it. */
export type ReadingOrigin = Pick<
  StoredReading,
  'model' | 'struck' | 'partial' | 'fellBack' | 'sentTo' | 'form'
>;

export const sheetRef = z.object({
  mode: modeKey,
  school: z.record(z.string(), z.string()),
  inputs: z.record(z.string(), z.json()),
  engineVersion: z.int(),
  hash: sha256,
});

/** A fact as it is kept with what cites it. Checks the frame that readers walk; members not named here are kept. */
export const storedFact = z.looseObject({
  id: z.string(),
  value: z.looseObject({ type: z.string() }),
  label: z.string(),
  derivation: z.looseObject({ method: z.string(), from: z.array(z.string()), source: z.string() }),
});

const sentence = z.looseObject({
  text: z.string(),
  cites: z.array(z.string()),
  move: z.string(),
  verdict: z.string(),
  truth: z.optional(z.string()),
});

const ask = z.looseObject({
  lang: z.enum(['en', 'th']),
  act: z.string(),
  form: z.string(),
  topics: z.array(z.object({ label: z.string(), score: z.number() })),
  concepts: z.array(z.string()),
  frame: z.looseObject({
    kind: z.string(),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    assumed: z.boolean(),
  }),
  people: z.array(z.looseObject({ role: z.string() })),
  affect: z.looseObject({ valence: z.number(), arousal: z.number(), words: z.array(z.unknown()) }),
  followUp: z.boolean(),
  missing: z.array(z.string()),
  safety: z.number(),
});

const said = z.looseObject({
  testimonies: z.array(z.string()),
  facts: z.array(z.string()),
  topic: z.string(),
  atoms: z.array(z.string()),
});

/**
 * Checks the frame that readers walk, and leaves vocabularies open: a sentence with a move of a newer version must
 * still be shown. Members not named here are kept.
 */
export const storedReading = z.looseObject({
  author: z.enum(['composer', 'model']),
  lang: z.enum(['en', 'th']),
  sentences: z.array(sentence),
  ask,
  seed: z.string(),
  planHash: z.string(),
  weighed: z.array(
    z.looseObject({ key: z.string(), facts: z.array(z.string()), score: z.number(), used: z.boolean() }),
  ),
  said,
  sheet: sheetRef,
  facts: z.array(storedFact),
  model: z.optional(z.string()),
  struck: z.optional(z.int()),
  partial: z.optional(z.string()),
  fellBack: z.optional(z.string()),
  sentTo: z.optional(z.string()),
  form: z.optional(z.string()),
  removed: z.optional(z.array(z.string())),
});

/** A reading with the parts of its sheet that are kept: the inputs, and each fact that a sentence cites or that denies it. */
export function toStoredReading(
  reading: Reading,
  sheet: FactSheet,
  origin: ReadingOrigin = {},
): StoredReading {
  const { sheetHash: _, ...rest } = reading;
  const cited = new Set<string>(
    reading.sentences.flatMap(({ cites, truth }) => (truth === undefined ? cites : [...cites, truth])),
  );
  const { mode, school, inputs, engineVersion, hash } = sheet;
  return {
    ...rest,
    ...origin,
    sheet: { mode, school, inputs, engineVersion, hash },
    facts: sheet.facts.filter((one) => cited.has(one.id)),
  };
}
