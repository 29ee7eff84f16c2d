/**
 * The search over one database: reads it into an index, newest messages first, and follows every write from then on.
 *
 * Everything lies in memory and ends with it. Nothing of what was written is kept a second time on the disk, so deleting
 * an account, signing out or emptying the trash leaves nothing behind here.
 */
import { watchRows } from '#db/changes.ts';
import type { KeySpan } from '#db/changes.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { readRow } from '#db/read.ts';
import type { StoredRow } from '#db/stored-row.ts';
import type { ChatHit, MessageHit, SearchAnswer, SearchRequest } from './protocol.ts';
import { isWanted, runsIn, wantedIn } from './query.ts';
import type { Wanted } from './query.ts';
import { excerptOf, markedText, withNear } from './snippet.ts';
import { createWordIndex } from './word-index.ts';
import { wordsIn } from './words.ts';

/** Rows read at a time: a reading is some kilobytes, and a question that comes meanwhile should not wait long. */
const BATCH = 400;

type Chat = {
  readonly title: string;
  readonly words: readonly string[];
  readonly updatedAt: number;
  readonly archived: boolean;
};

export type Searcher = {
  /** Answers from what was read so far; null once the database is closed. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer | null>;
  /** Resolves when everything that is on the device now has been read, or the database is closed. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
};

/** Starts reading at once. `pause` lets waiting questions be answered between two steps of reading. */
export function createSearcher(db: SoulsticeDb, pause: () => Promise<void>): Searcher {
  const index = createWordIndex();
  const chats = new Map<string, Chat>();
  /** Ids still to be read, the newest at the end. */
  let unread: string[] = [];
  let total = 0;
  const changes: { readonly kind: 'thread' | 'message'; readonly spans: readonly KeySpan[] }[] = [];
  let running: Promise<void> | null = null;
  let closed = false;

  const stop = watchRows(db, ['thread', 'message'], (kind, spans) => {
    if (kind === 'thread' || kind === 'message') changes.push({ kind, spans });
    run();
  });

  function run(): void {
    running ??= work()
      .catch(() => close())
      .finally(() => {
        running = null;
        if (changes.length > 0 && !closed) run();
      });
  }

  let started = false;
  /** What there is to read is known. */
  let isCounted = false;
  async function work(): Promise<void> {
    if (!started) {
      started = true;
      for (const row of await db.thread.toArray()) keepChat(row);
      unread = (await db.message.toCollection().primaryKeys()).sort();
      total = unread.length;
      isCounted = true;
    }
    for (;;) {
      if (closed || (changes.length === 0 && unread.length === 0)) return;
      const change = changes.shift();
      if (change !== undefined) await follow(change.kind, change.spans);
      else await readBatch();
      await pause();
    }
  }

  async function readBatch(): Promise<void> {
    const ids = unread.splice(-BATCH);
    const [first, last] = [ids[0], ids.at(-1)];
    if (first === undefined || last === undefined) return;
    // The ids begin with the time, so neighbours lie together and are read in one go.
    for (const row of await db.message.where('id').between(first, last, true, true).toArray())
      keepMessage(row);
  }

  async function follow(kind: 'thread' | 'message', spans: readonly KeySpan[]): Promise<void> {
    const single = spans.flatMap(({ from, to }) => (from === to ? [from] : []));
    const rows = (await db[kind].bulkGet(single)).map(
      (row, at) => row ?? { id: single[at] ?? '', _del: true },
    );
    for (const { from, to } of spans) {
      if (from !== to) rows.push(...(await db[kind].where('id').between(from, to, true, true).toArray()));
    }
    for (const row of rows) {
      if (kind === 'thread') keepChat(row);
      else keepMessage(row);
    }
  }

  function keepChat(row: StoredRow): void {
    const { title, updatedAt } = row;
    if (row['_del'] === true || row['deletedAt'] !== null || typeof title !== 'string') chats.delete(row.id);
    else
      chats.set(row.id, {
        title,
        words: wordsIn(title).map(({ word }) => word),
        updatedAt: typeof updatedAt === 'number' ? updatedAt : 0,
        archived: row['archived'] === true,
      });
  }

  function keepMessage(row: StoredRow): void {
    const { threadId, content, createdAt } = row;
    const isCountedable = typeof threadId === 'string' && typeof content === 'string';
    if (row['_del'] === true || typeof row['deletedAt'] === 'number' || !isCountedable) index.remove(row.id);
    else
      index.put({
        id: row.id,
        threadId,
        content,
        createdAt: typeof createdAt === 'number' ? createdAt : 0,
      });
  }

  async function search({ query, limit }: SearchRequest): Promise<SearchAnswer | null> {
    if (closed || db.life.ended !== null) return null;
    const wanted = wantedIn(query);
    const found = index.find(wanted, limit, (threadId) => chats.has(threadId));
    const wide = withNear(wanted, found.near);
    return {
      chats: chatHits(wanted, limit),
      messages: runsFirst(await messageHits(found.ids, wide), runsIn(query)),
      total: found.total,
      near: found.near.size > 0 && found.total > 0,
      reading: isCounted && unread.length === 0 ? null : { done: total - unread.length, of: total },
    };
  }

  function chatHits(wanted: readonly Wanted[], limit: number): readonly ChatHit[] {
    // A title is short: any of its words may be begun only.
    const open = wanted.map(({ word }) => ({ word, open: true }));
    const holds = ({ words }: Chat) => open.every((one) => words.some((word) => isWanted(word, one)));
    return [...chats]
      .filter(([, chat]) => (wanted.length === 0 ? !chat.archived : holds(chat)))
      .toSorted(([, a], [, b]) => b.updatedAt - a.updatedAt)
      .slice(0, limit)
      .map(([id, { title, updatedAt, archived }]) => ({
        id,
        title: markedText(title, open),
        updatedAt,
        archived,
      }));
  }

  async function messageHits(
    ids: readonly string[],
    wanted: readonly Wanted[],
  ): Promise<readonly MessageHit[]> {
    const rows = await db.message.bulkGet([...ids]).catch(() => []);
    return rows.flatMap((row): MessageHit[] => {
      const message = row === undefined ? null : readRow('message', row);
      const chat = message === null ? undefined : chats.get(message.threadId);
      if (message === null || message.deletedAt !== null || chat === undefined) return [];
      const { words, ...snippet } = excerptOf(message.content, wanted);
      const { id, threadId, sender, createdAt } = message;
      return [{ id, threadId, chat: chat.title, archived: chat.archived, sender, createdAt, snippet, words }];
    });
  }

  function close(): void {
    closed = true;
    stop();
    unread = [];
    changes.length = 0;
    chats.clear();
  }

  run();
  return {
    search,
    settled: async function settled() {
      if (running === null) return;
      await running;
      await settled();
    },
    close,
  };
}

/** Of messages found by Thai words, those in which the words stand together as they were typed come first. */
function runsFirst(hits: readonly MessageHit[], runs: readonly string[]): readonly MessageHit[] {
  if (runs.length === 0) return hits;
  const holds = ({ words }: MessageHit) => runs.every((run) => words.some((word) => word.includes(run)));
  return [...hits.filter(holds), ...hits.filter((hit) => !holds(hit))];
}
