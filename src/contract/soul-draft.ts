/**
 * A Soul Loop that was begun and not completed. It stays on the device, and survives a reload, a crash and a failed
 * write: what was written and what was shown beside it.
 */
import * as z from 'zod/mini';
import { instantMs, isoDate, textUpTo, timedId } from './fields.ts';
import {
  emotions,
  MAX_SOUL_INPUT_CHARS,
  MAX_SOUL_REFLECTION_CHARS,
  soulEntryFields,
  soulText,
} from './soul-entry.ts';

const shownPart = z.object({
  kind: textUpTo(20),
  text: textUpTo(4000),
  cites: z.array(textUpTo(120)),
  entry: z.nullable(textUpTo(60)),
});

/** What a loop was answered with, once its first step was left. */
export const begunLoop = z.object({
  /** `support`: the words asked for the card, which stands in place of a pattern. */
  kind: z.enum(['run', 'support']),
  at: instantMs,
  lang: z.enum(['en', 'th']),
  /** Said above the insight: someone who answers is near. */
  heavy: z.boolean(),
  /** As the record will keep it; the action and the last words follow what is chosen later. */
  entry: soulEntryFields.shape.entry,
  parts: z.array(shownPart),
  quote: z.nullable(textUpTo(4000)),
  declined: z.array(textUpTo(60)),
  /** Actions that fit, best first, and those offered so far; the last one counts. */
  actions: z.array(textUpTo(20)),
  offered: z.array(textUpTo(20)),
  /** The entry, where it was kept at once. */
  keptAs: z.nullable(timedId),
});
export type BegunLoop = z.infer<typeof begunLoop>;

export const soulDraft = z.object({
  /** Local date on which it was begun. */
  date: isoDate,
  step: z.literal([1, 2, 3, 4, 5]),
  text: soulText(MAX_SOUL_INPUT_CHARS),
  emotion: z.nullable(z.enum(emotions)),
  begun: z.nullable(begunLoop),
  done: z.boolean(),
  reflection: soulText(MAX_SOUL_REFLECTION_CHARS),
  /** Entries of the day that this one takes the place of, as was agreed to. */
  replaces: z.array(timedId),
});
export type SoulDraft = z.infer<typeof soulDraft>;
export type LoopStep = SoulDraft['step'];

/** A loop before anything is written. */
export function emptySoulDraft(date: string, replaces: readonly string[] = []): SoulDraft {
  return {
    date,
    step: 1,
    text: '',
    emotion: null,
    begun: null,
    done: false,
    reflection: '',
    replaces: [...replaces],
  };
}

/** Whether anything in it would be missed. */
export function isBlankDraft(draft: SoulDraft): boolean {
  return (
    draft.begun === null &&
    draft.text === '' &&
    draft.emotion === null &&
    draft.reflection === '' &&
    draft.replaces.length === 0
  );
}

/**
 * A draft from the store. One of a shape that cannot be read gives its words alone, on the first step of `date`; null when
 * there is none.
 */
export function soulDraftOf(stored: unknown, date: string): SoulDraft | null {
  const parsed = soulDraft.safeParse(stored);
  if (parsed.success) return parsed.data;
  if (typeof stored !== 'object' || stored === null) return null;
  const words = z
    .object({
      text: soulText(MAX_SOUL_INPUT_CHARS),
      reflection: z.optional(soulText(MAX_SOUL_REFLECTION_CHARS)),
    })
    .safeParse(stored);
  return words.success
    ? { ...emptySoulDraft(date), text: words.data.text, reflection: words.data.reflection ?? '' }
    : null;
}
