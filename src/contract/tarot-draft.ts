/** What is typed on the screen of tarot and not yet read or laid. */
import * as z from 'zod/mini';
import { textUpTo } from './fields.ts';
import { MAX_MESSAGE_CHARS } from './limits.ts';

export const tarotQuestionDraft = textUpTo(MAX_MESSAGE_CHARS);

/** Cards of a deck of paper, as their names are typed. */
export const ownDeckDraft = z.object({
  spread: textUpTo(40),
  /** By place, as are the sides: a place that was not filled in may be missing. */
  typed: z.array(textUpTo(2000)).check(z.maxLength(78)),
  turned: z.array(z.boolean()).check(z.maxLength(78)),
});
export type OwnDeckDraft = z.infer<typeof ownDeckDraft>;
