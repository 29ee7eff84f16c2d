/** A dream as the person wrote it down, and what was found in its words. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, isoDate, textUpTo } from './fields.ts';

/** A dream of several pages; well under what one record may weigh. */
export const MAX_DREAM_CHARS = 4000;

const key = textUpTo(40);

export const dreamFields = z.object({
  /** Local date of the morning on which it was written down. */
  date: isoDate,
  text: textUpTo(MAX_DREAM_CHARS).check(z.minLength(1)),
  /** Answers to the questions beside it: keys of the tradition. Null or empty for "unsure". */
  feeling: z.nullable(key),
  returning: z.nullable(z.boolean()),
  nightPart: z.nullable(key),
  causes: z.array(key).check(z.maxLength(12)),
  /** Images that the lexicon of that time found, in the order they came: later dreams are set beside them. */
  symbols: z.array(key).check(z.maxLength(200)),
  createdAt: instantMs,
  deletedAt,
});
/** A dream being written: as typed, of any length. */
export const dreamDraft = z.pick(z.extend(dreamFields, { text: textUpTo(100_000) }), {
  text: true,
  feeling: true,
  returning: true,
  nightPart: true,
  causes: true,
});

export type DreamFields = z.infer<typeof dreamFields>;
export type Dream = DreamFields & { readonly id: string };
