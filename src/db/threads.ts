/** Chats: begun, named, moved, put away, deleted and found again. Their messages are in messages.ts. */
import { emptyThreadTitle } from '#contract/thread.ts';
import type { Thread, ThreadFields } from '#contract/thread.ts';
import { MAX_TITLE_CHARS } from '#contract/limits.ts';
import { toStorableText } from '#contract/text.ts';
import type { SoulsticeDb } from './database.ts';
import { getRecord, readRows } from './read.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

export type NewThread = {
  readonly mode: string;
  /** Display name of the mode for "New <mode name>"; null for "New Reading". */
  readonly modeName?: string | null;
  readonly folderId?: string | null;
};

/** The fields of a chat that holds nothing yet. */
export function newThreadFields(thread: NewThread, now: number): ThreadFields {
  return {
    title: emptyThreadTitle(thread.modeName ?? null),
    mode: thread.mode,
    lastMessage: '',
    createdAt: now,
    updatedAt: now,
    folderId: thread.folderId ?? null,
    leafId: null,
    pinned: false,
    archived: false,
    deletedAt: null,
  };
}

/**
 * Begins an empty chat. (A first message can be appended to a fresh id instead, which makes the chat with it.)
 *
 * Offline: at once. On conflict: none, the id is new.
 */
export async function createThread(db: SoulsticeDb, deps: WriteDeps, thread: NewThread): Written<Thread> {
  const id = deps.ids.short();
  const fields = newThreadFields(thread, deps.clock.now());
  const written = await writeRecords(db, deps, [{ kind: 'thread', id, fields, isNew: true }]);
  return written.ok ? { ok: true, value: { ...fields, id } } : written;
}

/** Gives a chat a title of the person's own; a blank one is refused by leaving the title as it is. On conflict the later one wins. */
export function renameThread(db: SoulsticeDb, deps: WriteDeps, id: string, title: string): Written<void> {
  const clean = toStorableText(title.trim()).slice(0, MAX_TITLE_CHARS);
  return changeThread(db, deps, id, clean === '' ? {} : { title: toStorableText(clean) });
}

/** Moves a chat to a folder, out of any other; null for Recent Chats. On conflict the later move wins: it has one place. */
export function moveThread(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  folderId: string | null,
): Written<void> {
  return changeThread(db, deps, id, { folderId });
}

/** The mode its next messages are read in. On conflict the later choice wins. */
export function setThreadMode(db: SoulsticeDb, deps: WriteDeps, id: string, mode: string): Written<void> {
  return changeThread(db, deps, id, { mode });
}

export function pinThread(db: SoulsticeDb, deps: WriteDeps, id: string, pinned: boolean): Written<void> {
  return changeThread(db, deps, id, { pinned });
}

/** Puts a chat away: it is listed under Archived alone, is found by a search, and goes on when it is written in. On conflict the later choice wins. */
export function archiveThread(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  archived: boolean,
): Written<void> {
  return changeThread(db, deps, id, { archived });
}

/** Moves a chat to the trash with all its messages; `restoreThreads` brings it back for seven days. */
export function deleteThread(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'thread', [id]);
}

/** Undo of `deleteThread` and `clearThreads`: takes the ids that they answered. */
export function restoreThreads(
  db: SoulsticeDb,
  deps: WriteDeps,
  ids: readonly string[],
): Written<readonly string[]> {
  return restore(db, deps, 'thread', ids);
}

/** Moves every chat to the trash. Answers their ids for undo. */
export function clearThreads(db: SoulsticeDb, deps: WriteDeps): Written<readonly string[]> {
  const now = deps.clock.now();
  return writeAfterReading(db, deps, ['thread'], async () => {
    const ids = (await liveThreads(db)).map((thread) => thread.id);
    return { changes: ids.map((id) => ({ kind: 'thread', id, fields: { deletedAt: now } })), value: ids };
  });
}

/** One chat, null when there is none or it lies in the trash. */
export async function getThread(db: SoulsticeDb, id: string): Promise<Thread | null> {
  const thread = await getRecord(db, 'thread', id);
  return thread === null || thread.deletedAt !== null ? null : thread;
}

/** Chats that are not in the trash, the last used first. */
export async function liveThreads(db: SoulsticeDb): Promise<readonly Thread[]> {
  const rows = await db.thread.orderBy('updatedAt').reverse().toArray();
  return readRows('thread', rows).filter((thread) => thread.deletedAt === null);
}

/** Whether the person ever sent a message in a chat that is kept: Quick Setup's "Start Chatting". */
export async function anyMessageSent(db: SoulsticeDb): Promise<boolean> {
  const first = await db.message.filter((row) => row['sender'] === 'user').first();
  return first !== undefined;
}

/** Sets fields of a chat that is there; a chat that is gone stays gone. */
function changeThread(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  fields: Partial<ThreadFields>,
): Written<void> {
  return writeAfterReading(db, deps, ['thread'], async () => {
    const thread = await getRecord(db, 'thread', id);
    return { changes: thread === null ? [] : [{ kind: 'thread', id, fields }], value: undefined };
  });
}
