/**
 * Messages: appended, answered, rated and read as a branch of the tree.
 *
 * A message is written once. Two devices that answer the same message offline make two branches, and the chat shows
 * the later one; nothing is lost or overwritten.
 */
import { assert } from '#lib/assert.ts';
import { messageProblem } from '#contract/message.ts';
import type { AttachedChart } from '#contract/attached-chart.ts';
import type { Message, MessageFields, Rating } from '#contract/message.ts';
import { MAX_CONTENT_CHARS } from '#contract/limits.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { toStorableText } from '#contract/text.ts';
import { LAST_MESSAGE_ON_ERROR, lastMessageFromReply, titleFromMessage } from '#contract/thread.ts';
import type { Thread, ThreadFields } from '#contract/thread.ts';
import type { SoulsticeDb } from './database.ts';
import { branchTo, newestLeafUnder, siblingsOf } from './message-tree.ts';
import type { TreeNode } from './message-tree.ts';
import { getRecord, readRow } from './read.ts';
import type { StoredRow } from './stored-row.ts';
import { newThreadFields } from './threads.ts';
import { messagesOf } from './trash.ts';
import { writeAfterReading } from './write.ts';
import type { LocalTable, WriteDeps, Written } from './write.ts';

export type Appended = { readonly thread: Thread; readonly message: Message };

export type NewUserMessage = {
  /** A fresh id from `ids.timed()`, for a caller that needs it before the message is kept; left out: made here. */
  readonly id?: string;
  /** An id of a chat, or a fresh one from `ids.short()`: a chat that is not there is made with its first message. */
  readonly threadId: string;
  /** 1 to 8,000 UTF-16 units, not blank: `messageProblem` is null. */
  readonly content: string;
  readonly mode: string;
  readonly imageId?: string | null;
  /** A chart that goes with it. */
  readonly attached?: AttachedChart | null;
  /** Folder of a chat made by this message. */
  readonly folderId?: string | null;
  /** Parent of the message; left out: the end of the branch shown. The parent of an older question makes a branch of it. */
  readonly parentId?: string | null;
  /** Draft to forget once the message is kept, in the same transaction. */
  readonly draftKey?: string;
};

/**
 * Appends what a person wrote. The first such message names the chat: its first 30 characters and "...".
 *
 * Offline: at once. When it fails nothing is written and the draft is still there.
 */
export function appendUserMessage(
  db: SoulsticeDb,
  deps: WriteDeps,
  message: NewUserMessage,
): Written<Appended> {
  assert(messageProblem(message.content) === null, 'a message to append was not checked with messageProblem');
  return append(db, deps, { ...message, sender: 'user', reading: null, failed: false });
}

export type NewReply = {
  /** As for a person's message. */
  readonly id?: string;
  readonly threadId: string;
  /** The message it answers; a second answer to the same message (Regenerate) is a branch. */
  readonly parentId: string;
  readonly content: string;
  readonly mode: string;
  readonly reading: StoredReading | null;
};

/** Appends an answer of Vesper. The chat's last line becomes its first 50 characters. */
export function appendReply(db: SoulsticeDb, deps: WriteDeps, reply: NewReply): Written<Appended> {
  return append(db, deps, { ...reply, sender: 'ai', failed: false });
}

/**
 * Appends the answer that says what went wrong, "Error: " and `reason` in words. The chat's last line becomes
 * "Error occurred".
 */
export function appendErrorReply(
  db: SoulsticeDb,
  deps: WriteDeps,
  reply: {
    readonly threadId: string;
    readonly parentId: string;
    readonly mode: string;
    readonly reason: string;
  },
): Written<Appended> {
  const { reason, ...rest } = reply;
  return append(db, deps, {
    ...rest,
    content: `Error: ${reason}`,
    sender: 'ai',
    reading: null,
    failed: true,
  });
}

/** Whether the reading landed, null to take the rating back. On conflict the later one wins. */
export function rateMessage(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  rating: Rating | null,
): Written<void> {
  return writeAfterReading(db, deps, ['message'], async () => {
    const message = await getRecord(db, 'message', id);
    return {
      changes: message === null ? [] : [{ kind: 'message', id, fields: { rating } }],
      value: undefined,
    };
  });
}

/** Shows the branch that goes through a message, to its newest end. On conflict the later choice wins. */
export function selectBranch(
  db: SoulsticeDb,
  deps: WriteDeps,
  threadId: string,
  messageId: string,
): Written<void> {
  return writeAfterReading(db, deps, ['thread', 'message'], async () => {
    const thread = await getRecord(db, 'thread', threadId);
    if (thread === null) return { changes: [], value: undefined };
    const leafId = newestLeafUnder(toNodes(await messagesOf(db, threadId).toArray()), messageId);
    return { changes: [{ kind: 'thread', id: threadId, fields: { leafId } }], value: undefined };
  });
}

export type PathEntry = {
  readonly message: Message;
  /** Ids of the branches at this place, oldest first, this message's own among them; one when there is no other. */
  readonly siblings: readonly string[];
};

export type ThreadView = {
  readonly thread: Thread;
  /** The branch shown, oldest first. */
  readonly path: readonly PathEntry[];
  /** Messages of this chat that could not be read; they stay in the database. */
  readonly unreadable: number;
};

/** A chat with the branch it shows; null when there is no such chat or it lies in the trash. For a live query. */
export async function threadView(db: SoulsticeDb, threadId: string): Promise<ThreadView | null> {
  const thread = await getRecord(db, 'thread', threadId);
  if (thread === null || thread.deletedAt !== null) return null;
  const rows = (await messagesOf(db, threadId).toArray()).filter((row) => row['_del'] !== true);
  const nodes = toNodes(rows);
  const messages = new Map(rows.map((row) => [row.id, readRow('message', row)]));
  const path = branchTo(nodes, thread.leafId).flatMap(({ id }): PathEntry[] => {
    const message = messages.get(id) ?? null;
    return message === null || message.deletedAt !== null
      ? []
      : [{ message, siblings: siblingsOf(nodes, id) }];
  });
  const unreadable = [...messages.values()].filter((message) => message === null).length;
  return { thread, path, unreadable };
}

/** Messages looked at for each reading that is wanted: about every second one has one, but for those that were imported. */
const LOOKED_AT = 3;

/**
 * The newest readings in chats that are not in the trash, oldest first: what the next reading must not repeat. Of the
 * messages only the newest are looked at, so that it takes the same time whatever was imported.
 */
export async function recentReadings(db: SoulsticeDb, count: number): Promise<readonly StoredReading[]> {
  const trashed = new Set(await db.thread.where('deletedAt').aboveOrEqual(0).primaryKeys());
  let seen = 0;
  const rows = await db.message
    .orderBy('createdAt')
    .reverse()
    .until(() => (seen += 1) > LOOKED_AT * count)
    .filter(
      (row) => row['_del'] !== true && isObject(row['reading']) && !trashed.has(String(row['threadId'])),
    )
    .limit(count)
    .toArray();
  return rows.flatMap((row) => readRow('message', row)?.reading ?? []).reverse();
}

type Appending = {
  readonly threadId: string;
  readonly id?: string;
  readonly content: string;
  readonly mode: string;
  readonly sender: 'user' | 'ai';
  readonly reading: StoredReading | null;
  readonly failed: boolean;
  readonly imageId?: string | null;
  readonly attached?: AttachedChart | null;
  readonly folderId?: string | null;
  readonly parentId?: string | null;
  readonly draftKey?: string;
};

async function append(db: SoulsticeDb, deps: WriteDeps, message: Appending): Written<Appended> {
  const now = deps.clock.now();
  const id = message.id ?? deps.ids.timed(now);
  const local: readonly LocalTable[] = message.draftKey === undefined ? [] : ['draft'];
  return writeAfterReading(
    db,
    deps,
    ['thread', 'message'],
    async () => {
      const stored = await getRecord(db, 'thread', message.threadId);
      const before =
        stored ?? newThreadFields({ mode: message.mode, folderId: message.folderId ?? null }, now);
      const parentId =
        message.parentId === undefined
          ? await endOfBranch(db, message.threadId, before.leafId)
          : message.parentId;
      const parent = parentId === null ? undefined : await db.message.get(parentId);
      // A clock set back must not put an answer above its question.
      const after = typeof parent?.['createdAt'] === 'number' ? parent['createdAt'] : -1;
      const fields: MessageFields = {
        threadId: message.threadId,
        parentId,
        sender: message.sender,
        content: toStorableText(message.content).slice(0, MAX_CONTENT_CHARS),
        readingMode: message.mode,
        createdAt: Math.max(now, after + 1),
        imageId: message.imageId ?? null,
        attached: message.attached ?? null,
        rating: null,
        deletedAt: null,
        reading: message.reading,
      };
      const isFirst =
        message.sender === 'user' && (await firstUserMessage(db, message.threadId)) === undefined;
      const changes: Partial<ThreadFields> = {
        leafId: id,
        updatedAt: Math.max(before.updatedAt, fields.createdAt),
        ...(isFirst ? { title: titleFromMessage(fields.content) } : {}),
        ...(message.sender === 'ai'
          ? { lastMessage: message.failed ? LAST_MESSAGE_ON_ERROR : lastMessageFromReply(fields.content) }
          : {}),
      };
      const thread = { ...before, ...changes };
      if (message.draftKey !== undefined) await db.draft.delete(message.draftKey);
      return {
        changes: [
          { kind: 'thread', id: message.threadId, fields: stored === null ? thread : changes },
          { kind: 'message', id, fields, isNew: true },
        ],
        value: { thread: { ...thread, id: message.threadId }, message: { ...fields, id } },
      };
    },
    local,
  );
}

/** The message that a new one follows: the leaf, or the newest message when the leaf has not arrived or was emptied. */
async function endOfBranch(db: SoulsticeDb, threadId: string, leafId: string | null): Promise<string | null> {
  const leaf = leafId === null ? undefined : await db.message.get(leafId);
  if (leaf !== undefined && leaf['_del'] !== true) return leaf.id;
  return (await messagesOf(db, threadId).last())?.id ?? null;
}

function firstUserMessage(db: SoulsticeDb, threadId: string): PromiseLike<StoredRow | undefined> {
  return messagesOf(db, threadId)
    .filter((row) => row['sender'] === 'user')
    .first();
}

/** The tree of stored rows, from whatever can be read of each: a damaged message still holds its place. */
function toNodes(rows: readonly StoredRow[]): readonly TreeNode[] {
  return rows
    .filter((row) => row['_del'] !== true)
    .map((row) => ({
      id: row.id,
      parentId: typeof row['parentId'] === 'string' ? row['parentId'] : null,
      createdAt: typeof row['createdAt'] === 'number' ? row['createdAt'] : 0,
    }));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
