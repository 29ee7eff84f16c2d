/** What is done now and then with chats that are there: copied, written out, opened at a message. */
import { MAX_TITLE_CHARS } from '#contract/limits.ts';
import type { Message } from '#contract/message.ts';
import { toStorableText } from '#contract/text.ts';
import type { Thread } from '#contract/thread.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import { branchTo, newestLeafUnder } from './message-tree.ts';
import type { TreeNode } from './message-tree.ts';
import { readRows } from './read.ts';
import type { StoredRow } from './stored-row.ts';
import { getThread, liveThreads } from './threads.ts';
import { messagesOf } from './trash.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

/**
 * Makes a second chat with the same messages, branches included, under ids of its own; null when there is no such chat.
 * It lies in the same folder, is neither pinned nor archived, and is the last used one.
 *
 * Offline: at once, all or nothing. On conflict: none, every id is new. Messages that cannot be read are left out.
 */
export async function duplicateThread(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  titleOf: (title: string) => string,
): Written<Thread | null> {
  const copyId = deps.ids.short();
  const now = deps.clock.now();
  const stored = await attempt(db, () => messagesOf(db, id).toArray());
  if (!stored.ok) return stored;
  const messages = readRows('message', stored.value).filter((message) => message.deletedAt === null);
  // The ids begin with the time of writing, which a copy does not change.
  const newIds = new Map(messages.map((message) => [message.id, deps.ids.timed(message.createdAt)]));
  const inCopy = (messageId: string | null) => (messageId === null ? null : (newIds.get(messageId) ?? null));
  return writeAfterReading(db, deps, ['thread', 'message'], async () => {
    const thread = await getThread(db, id);
    if (thread === null) return { changes: [], value: null };
    const { id: _, ...before } = thread;
    const title = toStorableText(titleOf(thread.title).slice(0, MAX_TITLE_CHARS));
    const leafId = inCopy(thread.leafId);
    const fields = { ...before, title, leafId, updatedAt: now, pinned: false, archived: false };
    const copies = messages.map(({ id: messageId, ...message }): Change => {
      const ofCopy = { ...message, threadId: copyId, parentId: inCopy(message.parentId) };
      return { kind: 'message', id: newIds.get(messageId) ?? messageId, fields: ofCopy, isNew: true };
    });
    return {
      changes: [{ kind: 'thread', id: copyId, fields, isNew: true }, ...copies],
      value: { ...fields, id: copyId },
    };
  });
}

/** The chats used last, archived ones left out, the newest first; at most `count`. For a live query. */
export async function lastUsedThreads(db: SoulsticeDb, count: number): Promise<readonly Thread[]> {
  const rows = await db.thread
    .orderBy('updatedAt')
    .reverse()
    .filter((row) => row['_del'] !== true && row['deletedAt'] === null && row['archived'] !== true)
    .limit(count)
    .toArray();
  return readRows('thread', rows);
}

export type ThreadsExport = {
  /** `soulstice-chats-2026-11-21.json` */
  readonly fileName: string;
  readonly text: string;
};

/**
 * Every chat that is not in the trash with all its messages, other branches included, as JSON for people to keep; with
 * `only` that chat alone.
 *
 * `localDate` (`YYYY-MM-DD`) names the file. Rows that cannot be read are added as they are under `unreadable`.
 */
export async function exportThreads(
  db: SoulsticeDb,
  at: { readonly nowMs: number; readonly localDate: string },
  only?: string,
): Promise<ThreadsExport> {
  return db.transaction('r', db.thread, db.message, async () => {
    const threads = (await liveThreads(db)).filter(({ id }) => only === undefined || id === only);
    const unreadable: unknown[] = [];
    const withMessages = [];
    for (const thread of threads) {
      const rows = await messagesOf(db, thread.id).toArray();
      const messages = readRows('message', rows);
      const readable = new Set(messages.map((message) => message.id));
      unreadable.push(...rows.filter((row) => row['_del'] !== true && !readable.has(row.id)));
      withMessages.push({ ...thread, messages: messages.filter((message) => message.deletedAt === null) });
    }
    const archive = {
      format: 'soulstice-chats',
      version: 1,
      exportedAt: new Date(at.nowMs).toISOString(),
      threads: withMessages,
      unreadable,
    };
    return { fileName: `soulstice-chats-${at.localDate}.json`, text: JSON.stringify(archive, null, 2) };
  });
}

/**
 * A chat with the messages of the branch it shows, oldest first, to be written down for a reader; null when there is none.
 */
export async function readBranch(
  db: SoulsticeDb,
  id: string,
): Promise<{ readonly thread: Thread; readonly messages: readonly Message[] } | null> {
  const thread = await getThread(db, id);
  if (thread === null) return null;
  const messages = readRows('message', await messagesOf(db, id).toArray());
  const branch = branchTo(messages, thread.leafId).filter((message) => message.deletedAt === null);
  return { thread, messages: branch };
}

/**
 * Shows the branch in which a message lies, where the chat shows another; nothing changes where it is shown already. On
 * conflict the later choice of branch wins.
 */
export function showMessage(
  db: SoulsticeDb,
  deps: WriteDeps,
  threadId: string,
  messageId: string,
): Written<void> {
  return writeAfterReading(db, deps, ['thread', 'message'], async () => {
    const thread = await getThread(db, threadId);
    const nodes = readNodes(await messagesOf(db, threadId).toArray());
    const isShown = thread === null || branchTo(nodes, thread.leafId).some(({ id }) => id === messageId);
    if (isShown || nodes.every(({ id }) => id !== messageId)) return { changes: [], value: undefined };
    const leafId = newestLeafUnder(nodes, messageId);
    return { changes: [{ kind: 'thread', id: threadId, fields: { leafId } }], value: undefined };
  });
}

/** The tree of a chat's messages, from their rows as they lie there: all of them need not be checked for this. */
function readNodes(rows: readonly StoredRow[]): readonly TreeNode[] {
  return rows.flatMap((row): TreeNode[] => {
    const { id, parentId, createdAt } = row;
    if (row['_del'] === true || typeof createdAt !== 'number') return [];
    return [{ id, parentId: typeof parentId === 'string' ? parentId : null, createdAt }];
  });
}
