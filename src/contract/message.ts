/** One message of a chat. Written once; only `rating` and `deletedAt` change later. */
import * as z from 'zod/mini';
import { attached } from './attached-chart.ts';
import type { Attached } from './attached-chart.ts';
import { deletedAt, instantMs, modeKey, sha256, textUpTo, timedId } from './fields.ts';
import { MAX_CONTENT_CHARS, MAX_MESSAGE_CHARS } from './limits.ts';
import { storedReading } from './stored-reading.ts';
import type { StoredReading } from './stored-reading.ts';
import { threadId } from './thread.ts';

export const messageId = timedId;

export const messageFields = z.object({
  threadId,
  /** The message it answers or follows; null for the first. Messages with one parent are branches. */
  parentId: z.nullable(timedId),
  sender: z.enum(['user', 'ai']),
  content: textUpTo(MAX_CONTENT_CHARS),
  readingMode: modeKey,
  createdAt: instantMs,
  /** SHA-256 of the attached image. */
  imageId: z.nullable(sha256),
  /** Whether the reading landed for the person; null while not rated. */
  rating: z.nullable(z.enum(['landed', 'missed'])),
  deletedAt,
  /** The chart or the cards a person sent along; null in most messages and in all that were written before they could be sent. */
  attached: z._default(z.nullable(attached), null),
  /** The reading behind an `ai` message, whole; null for a person's message, a greeting or an error. */
  reading: z.nullable(storedReading),
});
export type Rating = 'landed' | 'missed';
export type MessageFields = Omit<z.infer<typeof messageFields>, 'reading' | 'attached'> & {
  attached: Attached | null;
  reading: StoredReading | null;
};
export type Message = MessageFields & { readonly id: string };

/** Why a message cannot be sent, or null when it can. Blank text is ignored in silence; too long text is said and kept. */
export function messageProblem(text: string): 'blank' | 'too-long' | null {
  if (text.trim() === '') return 'blank';
  return text.length > MAX_MESSAGE_CHARS ? 'too-long' : null;
}
