/**
 * Messages: appended, answered, rated and read as a branch of the tree.
 *
 * A message is written once: a reply that a model is still writing waits in replies.ts until it has ended. Two devices that
 * answer the same message offline make two branches, and the chat shows the later one; nothing is lost or overwritten.
 */
import { assert } from '#lib/assert.ts';
import { messageProblem } from '#contract/message.ts';
import type { Attached } from '#contract/attached-chart.ts';
import type { Message, MessageFields, Rating } from '#contract/message.ts';
import { MAX_CONTENT_CHARS } from '#contract/limits.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { toStorableText } from '#contract/text.ts';
import { LAST_MESSAGE_ON_ERROR, lastMessageFromReply, titleFromMessage } from '#contract/thread.ts';
import type { Thread, ThreadFields } from '#contract/thread.ts';
import type { SoulsticeDb } from './database.ts';
import { branchTo, newestLeafUnder, siblingsIn } from './message-tree.ts';
import type { TreeNode } from './message-tree.ts';
import { getRecord, readRow } from './read.ts';
import { forgetPartialInside } from './replies.ts';
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
  readonly attached?: Attached | null;
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
  /** Something was kept of it while it was written. */
  readonly wasPartial?: boolean;
};

/**
 * Appends an answer of Vesper and forgets what was kept of it meanwhile (replies.ts). The chat's last line becomes its
 * first 50 characters.
 */
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
    readonly id?: string;
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
  /** The end of the branch shown, oldest first. */
  readonly path: readonly PathEntry[];
  /** Whether the branch goes on above `path`. */
  readonly earlier: boolean;
  /** Messages among those looked at that could not be read; they stay in the database. */
  readonly unreadable: number;
};

/** How much of a chat to read: at least the last `most` messages of the branch, and all since the message `from`. */
export type ViewSize = { readonly most: number; readonly from?: string | null };

const WHOLE: ViewSize = { most: Number.POSITIVE_INFINITY };
/** Rows read beyond those asked for: answers on other branches lie between. */
const SPARE = 16;

/**
 * A chat with the end of the branch it shows; null when there is no such chat or it lies in the trash. For a live query.
 *
 * Of a long chat only the newest rows are read, as many as the size asks for: it opens in the same time however much lies
 * above. A branch that lies deeper, or is thin among the newest rows, is looked for further up.
 */
export async function threadView(
  db: SoulsticeDb,
  threadId: string,
  size: ViewSize = WHOLE,
): Promise<ThreadView | null> {
  const thread = await getRecord(db, 'thread', threadId);
  if (thread === null || thread.deletedAt !== null) return null;
  const since = await timeOf(db, size.from ?? null);
  for (let limit = size.most + SPARE; ; limit *= 4) {
    const { rows, isWhole } = await newestRows(db, threadId, limit, since);
    const nodes = toNodes(rows);
    const leafIsHere = thread.leafId === null || nodes.some(({ id }) => id === thread.leafId);
    if (!isWhole && !leafIsHere && (await isThere(db, thread.leafId))) continue;
    const branch = branchTo(nodes, thread.leafId);
    const from = isWhole ? 0 : await edgeOf(db, branch, nodes);
    if (isWhole || branch.length - from >= size.most)
      return viewOf(thread, rows, branch.slice(from), from > 0);
  }
}

/** When a message was written, milliseconds since 1970; infinitely late when there is none. */
async function timeOf(db: SoulsticeDb, messageId: string | null): Promise<number> {
  const row = messageId === null ? undefined : await db.message.get(messageId);
  return typeof row?.['createdAt'] === 'number' ? row['createdAt'] : Number.POSITIVE_INFINITY;
}

/** The newest rows of a chat, more than `limit`, and all since an instant with some before it, oldest first. */
async function newestRows(
  db: SoulsticeDb,
  threadId: string,
  limit: number,
  since: number,
): Promise<{ readonly rows: readonly StoredRow[]; readonly isWhole: boolean }> {
  if (limit === Number.POSITIVE_INFINITY)
    return { rows: await messagesOf(db, threadId).toArray(), isWhole: true };
  // One step to where they begin, and then they come at once: row by row each would be a wait of its own.
  const newest = await messagesOf(db, threadId).reverse().offset(limit).first();
  const spare =
    since === Number.POSITIVE_INFINITY
      ? newest
      : await writtenIn(db, threadId, -Infinity, since).reverse().offset(SPARE).first();
  if (newest === undefined || spare === undefined)
    return { rows: await messagesOf(db, threadId).toArray(), isWhole: true };
  const from = Math.min(Number(newest['createdAt']), Number(spare['createdAt']));
  return { rows: await writtenIn(db, threadId, from, Infinity).toArray(), isWhole: false };
}

/** Messages of a chat written from one instant on and before another, oldest first. */
function writtenIn(db: SoulsticeDb, threadId: string, from: number, before: number) {
  return db.message.where('[threadId+createdAt]').between([threadId, from], [threadId, before]);
}

/**
 * From where a branch can be shown when not all rows were read: below the topmost message whose parent was not, since other
 * answers to that parent may lie there too. The first of a chat may have others beside it as well.
 */
async function edgeOf(
  db: SoulsticeDb,
  branch: readonly TreeNode[],
  nodes: readonly TreeNode[],
): Promise<number> {
  const ids = new Set(nodes.map(({ id }) => id));
  for (let at = branch.length - 1; at > 0; at -= 1) {
    const parentId = branch[at]?.parentId ?? null;
    if (parentId !== null && !ids.has(parentId) && (await isThere(db, parentId))) return at + 1;
  }
  return 1;
}

async function isThere(db: SoulsticeDb, id: string | null): Promise<boolean> {
  const row = id === null ? undefined : await db.message.get(id);
  return row !== undefined && row['_del'] !== true;
}

function viewOf(
  thread: Thread,
  rows: readonly StoredRow[],
  branch: readonly TreeNode[],
  earlier: boolean,
): ThreadView {
  const siblings = siblingsIn(toNodes(rows));
  const shown = new Set(branch.map(({ id }) => id));
  const messages = new Map<string, Message>();
  let unreadable = 0;
  for (const row of rows) {
    // What lies on other branches is looked at only where all was read, to say what cannot be.
    if (row['_del'] === true || (earlier && !shown.has(row.id))) continue;
    const message = readRow('message', row);
    if (message === null) unreadable += 1;
    else messages.set(row.id, message);
  }
  const path = branch.flatMap(({ id, parentId }): PathEntry[] => {
    const message = messages.get(id);
    return message === undefined || message.deletedAt !== null
      ? []
      : [{ message, siblings: siblings.get(parentId) ?? [id] }];
  });
  return { thread, path, earlier, unreadable };
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

/** Messages looked at for whether there is a reading at all. */
const LOOKED_AT_FOR_ANY = 100;

/** Whether one of the newest messages has a reading, in any chat. Nothing is written. */
export async function hasReading(db: SoulsticeDb): Promise<boolean> {
  const newest = await db.message.orderBy('createdAt').reverse().limit(LOOKED_AT_FOR_ANY).toArray();
  return newest.some((row) => row['_del'] !== true && isObject(row['reading']));
}

/** What is to be appended, of either side. */
export type Appending = {
  readonly threadId: string;
  readonly id?: string;
  readonly content: string;
  readonly mode: string;
  readonly sender: 'user' | 'ai';
  readonly reading: StoredReading | null;
  readonly failed: boolean;
  readonly imageId?: string | null;
  readonly attached?: Attached | null;
  readonly folderId?: string | null;
  readonly parentId?: string | null;
  readonly draftKey?: string;
  readonly wasPartial?: boolean;
};

async function append(db: SoulsticeDb, deps: WriteDeps, message: Appending): Written<Appended> {
  const now = deps.clock.now();
  const id = message.id ?? deps.ids.timed(now);
  const local: readonly LocalTable[] = [
    ...(message.draftKey === undefined ? [] : (['draft'] as const)),
    ...(message.wasPartial === true ? (['local'] as const) : []),
  ];
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
      const isFirst =
        message.sender === 'user' && (await firstUserMessage(db, message.threadId)) === undefined;
      const made = appendedTo(before, message, { id, parentId, isFirst, now, after: parent?.['createdAt'] });
      const { fields, changes, thread } = made;
      if (message.draftKey !== undefined) await db.draft.delete(message.draftKey);
      if (message.wasPartial === true) await forgetPartialInside(db, message.threadId, id);
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

type Place = {
  readonly id: string;
  readonly parentId: string | null;
  /** The first message that a person wrote in this chat: it names it. */
  readonly isFirst: boolean;
  readonly now: number;
  /** When the message it follows was written, milliseconds since 1970, as far as that can be read. */
  readonly after: unknown;
};

/** A message as it is appended, and what it changes of its chat. Pure: a chat that is kept nowhere is made by it too. */
export function appendedTo(
  before: ThreadFields,
  message: Appending,
  place: Place,
): {
  readonly fields: MessageFields;
  readonly changes: Partial<ThreadFields>;
  readonly thread: ThreadFields;
} {
  const { id, parentId, now } = place;
  // A clock set back must not put an answer above its question.
  const after = typeof place.after === 'number' ? place.after : -1;
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
  const changes: Partial<ThreadFields> = {
    leafId: id,
    updatedAt: Math.max(before.updatedAt, fields.createdAt),
    ...(place.isFirst ? { title: titleFromMessage(fields.content) } : {}),
    ...(message.sender === 'ai'
      ? { lastMessage: message.failed ? LAST_MESSAGE_ON_ERROR : lastMessageFromReply(fields.content) }
      : {}),
  };
  return { fields, changes, thread: { ...before, ...changes } };
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
