/**
 * Replies that a model is still writing, kept sentence by sentence beside the messages.
 *
 * They lie in the `local` table: what is not finished is neither sent to other devices nor in an export, and a message is
 * still written once. The reply itself takes the partial one's place in one transaction (`appendReply`); one that is
 * left over belongs to a page that was closed while it was written.
 */
import { messageId } from '#contract/message.ts';
import { MAX_CONTENT_CHARS } from '#contract/limits.ts';
import { storedReading } from '#contract/stored-reading.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

export type PartialReply = {
  /** The id the reply will have. */
  readonly id: string;
  readonly threadId: string;
  readonly parentId: string;
  readonly mode: string;
  readonly content: string;
  readonly reading: StoredReading;
};

const keyOf = (threadId: string, id: string): string => `${prefixOf(threadId)}${id}`;
const prefixOf = (threadId: string): string => `reply:${threadId}:`;

/** Keeps what there is of a reply in the place of what was kept before. Device only. */
export function keepPartial(db: SoulsticeDb, partial: PartialReply): Written<void> {
  return attempt(db, async () => {
    await db.local.put({ key: keyOf(partial.threadId, partial.id), value: partial });
  });
}

/** Forgets it; nothing happens when there is none. */
export function forgetPartial(db: SoulsticeDb, threadId: string, id: string): Written<void> {
  return attempt(db, () => forgetPartialInside(db, threadId, id));
}

/** The same inside a transaction that may write the `local` table. */
export function forgetPartialInside(db: SoulsticeDb, threadId: string, id: string): PromiseLike<void> {
  return db.local.delete(keyOf(threadId, id));
}

/** What was kept of a chat's replies, oldest first. What cannot be read any more is passed over. */
export async function partialReplies(db: SoulsticeDb, threadId: string): Promise<readonly PartialReply[]> {
  const rows = await db.local.where('key').startsWith(prefixOf(threadId)).toArray();
  return rows.flatMap(({ value }) => asPartial(value) ?? []);
}

/** What was kept of a reply, null for anything else. */
export function asPartial(value: unknown): PartialReply | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, threadId, parentId, mode, content, reading } = value as Readonly<Record<string, unknown>>;
  const read = storedReading.safeParse(reading);
  const areIds = messageId.safeParse(id).success && messageId.safeParse(parentId).success;
  if (!read.success || !areIds || typeof threadId !== 'string') return null;
  if (typeof mode !== 'string' || typeof content !== 'string' || content.length > MAX_CONTENT_CHARS)
    return null;
  return { id, threadId, parentId, mode, content, reading: read.data } as unknown as PartialReply;
}
