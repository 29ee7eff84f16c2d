/** What comes out of a question to a model, and its ends that need none. */
import type { PipelineEvent, ReadingNotes } from '#companion/prompt/pipeline.ts';
import type { Answer } from '#companion/request.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';

/**
 * Why the composer wrote where a model was to: what the pipeline names, and `used-up` (the answers of today), `no-model`
 * (this server has none), `no-key` (nothing is kept here for the model that was chosen), `offline`.
 */
export type FellBack = NonNullable<ReadingNotes['fellBack']> | 'used-up' | 'no-model' | 'no-key' | 'offline';

export type ConverseDone = {
  readonly type: 'done';
  readonly reading: Reading;
  /** The sheet the reading stands on; of a composed one, the facts that it cites. */
  readonly sheet: FactSheet;
  readonly notes: Omit<ReadingNotes, 'fellBack'> & { readonly fellBack: FellBack | null };
  /** Host that the question and its facts went to, whoever wrote in the end; null when nothing left the device. */
  readonly sentTo: string | null;
};

export type ConverseEvent =
  /**
   * The first, always: what safety found and the composer's answer, with its chips; without a reading it is the last as
   * well. `sentTo` is the host that a model is now asked at, for a reply that is kept before it has ended.
   */
  | { readonly type: 'understood'; readonly answer: Answer; readonly sentTo: string | null }
  | Exclude<PipelineEvent, { readonly type: 'done' }>
  | ConverseDone;

/** The composer's answer to the question as it is, as the end; none in tier 1, where there is no reading. */
export function composedEnd(
  { reading, sheet }: Answer,
  fellBack: FellBack | null,
  sentTo: string | null,
): readonly ConverseDone[] {
  if (reading === null || sheet === null) return [];
  const notes = { model: null, struck: 0, repaired: false, fellBack, partial: null };
  return [{ type: 'done', reading, sheet, notes, sentTo }];
}
