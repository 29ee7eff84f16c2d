/** Cards drawn or lots cast, kept as they fell. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, modeKey, sha256, textUpTo } from './fields.ts';
import { MAX_MESSAGE_CHARS } from './limits.ts';
import { storedReading } from './stored-reading.ts';
import type { StoredReading } from './stored-reading.ts';

/** What a draw can be checked by: seed and slots give the same pieces again, and the commitment was shown before the first. */
export const drawProof = z.object({
  seed: textUpTo(64),
  commitment: sha256,
  /** Slots in the order they were picked. */
  slots: z.array(z.int().check(z.gte(0), z.lte(77))).check(z.maxLength(78)),
  /** Off: every piece is read upright. */
  reversals: z.boolean(),
});

export const drawFields = z.object({
  /** The mode it belongs to, `tarot`, `i-ching`. */
  mode: modeKey,
  spread: textUpTo(40),
  question: textUpTo(MAX_MESSAGE_CHARS),
  /** The pieces in the order drawn. */
  pieces: z
    .array(z.object({ piece: textUpTo(40), position: textUpTo(60), reversed: z.boolean() }))
    .check(z.maxLength(78)),
  /** Which rules it was drawn by, `soulstice-draw-2`; empty in records from before they were named. */
  deck: z._default(textUpTo(40), ''),
  /** Null for pieces of a deck of paper and for records from before proofs were kept. */
  proof: z._default(z.nullable(drawProof), null),
  /** Laid with a deck of paper and written down by the person. */
  entered: z._default(z.boolean(), false),
  /** When it was read; null while it is left unread. */
  readAt: z._default(z.nullable(instantMs), null),
  /** The reading, whole; null while it is left unread. */
  reading: z._default(z.nullable(storedReading), null),
  createdAt: instantMs,
  deletedAt,
});
export type DrawFields = Omit<z.infer<typeof drawFields>, 'reading'> & { reading: StoredReading | null };
export type Draw = DrawFields & { readonly id: string };
