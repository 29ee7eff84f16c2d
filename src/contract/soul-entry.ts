/** One run of the daily Soul Loop. The newest of a date is the day's entry; another of that date stays findable. */
import * as z from 'zod/mini';
import type { Fact } from '#facts/fact.ts';
import { deletedAt, instantMs, isoDate, textUpTo } from './fields.ts';
import { storedFact } from './stored-reading.ts';
import { firstCharacters, toStorableText } from './text.ts';

export const emotions = [
  'anxious',
  'angry',
  'sad',
  'numb',
  'confused',
  'overwhelmed',
  'disappointed',
  'frustrated',
] as const;
export type Emotion = (typeof emotions)[number];

/** Limits of the two fields, in characters as a reader counts them: a family of emoji is one. */
export const MAX_SOUL_INPUT_CHARS = 300;
export const MAX_SOUL_REFLECTION_CHARS = 200;

/**
 * UTF-16 units that a character may take in the mean of a text; the longest emoji of Unicode has twenty. What a store and
 * the server go by is units: two devices need not agree on what one character is.
 */
const UNITS_EACH = 32;

/**
 * As much of a text as fits a field of `max` characters, and whether anything was left out. The one rule of the limits:
 * the field keeps to it while it is written in, and the database when an entry is kept.
 */
export function soulTextWithin(text: string, max: number): { readonly text: string; readonly cut: boolean } {
  const storable = toStorableText(text);
  const kept = firstCharacters(storable, max, UNITS_EACH);
  return { text: kept, cut: kept.length < storable.length };
}

/** Shape of a text of at most `chars` characters, as stores and servers check it. */
export const soulText = (chars: number) => textUpTo(chars * UNITS_EACH);

// Each may quote a sentence or two of the person.
const composed = textUpTo(4000);

export const soulEntryFields = z.object({
  date: isoDate,
  /** All written parts as one field: they were composed together and mean something only together. */
  entry: z.object({
    userInput: soulText(MAX_SOUL_INPUT_CHARS),
    emotionCategory: z.nullable(z.enum(emotions)),
    patternInsight: composed,
    reflectiveQuestion: composed,
    microAction: composed,
    soullogPrompt: composed,
    finalInsight: composed,
    patternId: z.nullable(textUpTo(60)),
    facts: z.array(textUpTo(120)),
    /** The facts that the insight cites, whole. Absent in entries of older versions, and where none is cited. */
    cited: z.optional(z.array(storedFact).check(z.maxLength(12))),
  }),
  completed: z.boolean(),
  reflection: soulText(MAX_SOUL_REFLECTION_CHARS),
  /** Answer to "Did it help?": 0 not really, 1 a little, 2 a lot, null not asked or not done. */
  helped: z.nullable(z.literal([0, 1, 2])),
  createdAt: instantMs,
  deletedAt,
});
export type SoulEntryFields = z.infer<typeof soulEntryFields>;
export type SoulEntry = SoulEntryFields & { readonly id: string };

/** The facts behind an entry's insight, as far as they were kept. */
export function citedFactsOf({ cited = [] }: SoulEntryFields['entry']): readonly Fact[] {
  return cited as unknown as readonly Fact[];
}
