/** What the server holds of a person: all of it to take along, and the end of it. */
import * as z from 'zod/mini';
import { words } from './shapes.ts';

/** Everything of the caller, one list a table. */
export const accountExport = z.looseObject({
  format: z.literal('soulstice-account'),
  version: z.literal(1),
  /** ISO 8601, UTC. */
  exportedAt: z.string(),
  userId: z.string(),
});

/** How the server wants it shown that the caller is the person of the account. */
export const deletionProof = z.object({
  /** `code`: the one that was just sent to the address of the account. `recent-sign-in`: sign in again, then ask at once. */
  proof: z.enum(['code', 'recent-sign-in']),
});

export const deletionBody = z.object({
  /** The code of the letter; not needed after a fresh sign-in, where the server asks for that instead. */
  code: z.optional(words(64)),
});
