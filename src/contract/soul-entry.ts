/** One run of the daily Soul Loop. The newest of a date is the day's entry; another of that date stays findable. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, isoDate, textUpTo } from './fields.ts';

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

export const MAX_SOUL_INPUT_CHARS = 300;
export const MAX_SOUL_REFLECTION_CHARS = 200;

const composed = textUpTo(2000);

export const soulEntryFields = z.object({
  date: isoDate,
  /** All written parts as one field: they were composed together and mean something only together. */
  entry: z.object({
    userInput: textUpTo(MAX_SOUL_INPUT_CHARS),
    emotionCategory: z.nullable(z.enum(emotions)),
    patternInsight: composed,
    reflectiveQuestion: composed,
    microAction: composed,
    soullogPrompt: composed,
    finalInsight: composed,
    patternId: z.nullable(textUpTo(60)),
    facts: z.array(textUpTo(120)),
  }),
  completed: z.boolean(),
  reflection: textUpTo(MAX_SOUL_REFLECTION_CHARS),
  /** Answer to "Did it help?": 0 not really, 1 a little, 2 a lot, null not asked or not done. */
  helped: z.nullable(z.literal([0, 1, 2])),
  createdAt: instantMs,
  deletedAt,
});
export type SoulEntryFields = z.infer<typeof soulEntryFields>;
export type SoulEntry = SoulEntryFields & { readonly id: string };
