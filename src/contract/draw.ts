/** Cards drawn or lots cast, kept as they fell. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, modeKey, textUpTo } from './fields.ts';
import { MAX_MESSAGE_CHARS } from './limits.ts';

export const drawFields = z.object({
  /** The mode it belongs to, `tarot`, `i-ching`. */
  mode: modeKey,
  spread: textUpTo(40),
  question: textUpTo(MAX_MESSAGE_CHARS),
  /** The pieces in the order drawn. */
  pieces: z
    .array(z.object({ piece: textUpTo(40), position: textUpTo(60), reversed: z.boolean() }))
    .check(z.maxLength(78)),
  createdAt: instantMs,
  deletedAt,
});
export type DrawFields = z.infer<typeof drawFields>;
export type Draw = DrawFields & { readonly id: string };
