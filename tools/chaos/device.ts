/** One device: the app's own database, door for writes, store and rounds, over an IndexedDB in memory that outlives a kill. */
import { setTimeout as wait } from 'node:timers/promises';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Clock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import type { Row } from '#contract/join.ts';
import { kinds } from '#contract/kinds.ts';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { storedToRow } from '#db/stored-row.ts';
import { writeRecords } from '#db/write.ts';
import type { Change } from '#db/write.ts';
import { createDexieStore } from '#sync/dexie-store.ts';
import { pause } from '#sync/pause.ts';
import { createRound } from '#sync/round.ts';
import type { SyncStore } from '#sync/store.ts';
import type { Chance } from './chance.ts';
import { keyOf } from './journal.ts';
import type { Journal } from './journal.ts';
import { createHttpTransport } from './transport.ts';
import type { RequestCounts } from './transport.ts';

/** Threads of an account that all its devices edit. */
const SHARED_THREADS = 6;
const editable = ['title', 'lastMessage'] as const;
/** A machine that is busy with something else gets more time for it: with less written a run would prove little. */
const LEAST_TURNS = 10;

export type Device = {
  readonly name: string;
  /** Writes the records that all devices of the account edit. */
  readonly seed: () => Promise<void>;
  /** Begins to sync, again and again until it is stopped. */
  readonly start: () => void;
  /** Writes for a while, a little now and a little then. */
  readonly live: (untilMs: number) => Promise<void>;
  /** Cuts what it is doing and starts it again on what it had stored. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Everything it holds, by kind and id. */
  readonly copy: () => Promise<ReadonlyMap<string, Row>>;
  /** Whether the server has all that is here, as far as this device knows. */
  readonly isDone: () => Promise<boolean>;
  /** The version up to which it has everything of the server. */
  readonly cursor: () => Promise<number>;
  readonly problems: () => readonly string[];
  readonly requests: () => RequestCounts;
};

export function createDevice(options: {
  readonly name: string;
  readonly account: string;
  readonly url: string;
  readonly token: string;
  readonly journal: Journal;
  readonly chance: Chance;
  /** How far its clock is off, milliseconds. */
  readonly skewMs: number;
}): Device {
  const { name, account, journal, chance, skewMs } = options;
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const clock: Clock = { now: () => Math.floor(Date.now() + skewMs) };
  const ids = createIds((count) => crypto.getRandomValues(new Uint8Array(count)));
  const problems: string[] = [];
  const transport = createHttpTransport({
    ...options,
    onWrongStatus: (status) => problems.push(`${name}: the server answered ${status}`),
  });
  const own: string[] = [];
  let serial = 0;

  let db: SoulsticeDb = openSoulsticeDb(account, parts);
  let store: SyncStore = createDexieStore(db, { clock, ids });
  let life = new AbortController();
  let syncing: Promise<void> = Promise.resolve();

  const note = (error: unknown): void => {
    problems.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  };

  const syncUntil = async (signal: AbortSignal): Promise<void> => {
    const round = createRound(store, transport, { pause });
    while (!signal.aborted) {
      try {
        const result = await round.run(signal);
        if (result.type === 'failed' && result.why === 'storage' && !signal.aborted)
          note(result.storage?.name);
      } catch (error) {
        if (!signal.aborted) note(error);
      }
      await wait(chance.whole(10, 120));
    }
  };

  const start = (): void => {
    syncing = syncUntil(life.signal);
  };
  const halt = async (): Promise<void> => {
    life.abort();
    closeSoulsticeDb(db);
    await syncing;
  };

  /** Whether it is on the device: a write that broke off may be there all the same. */
  const write = async (changes: readonly Change[]): Promise<'acknowledged' | 'unknown'> => {
    const written = db;
    const result = await writeRecords(written, { clock, ids }, changes);
    if (result.ok) return 'acknowledged';
    if (written.life.ended === null) note(result.error.type);
    return 'unknown';
  };

  const text = (): string => `${account.slice(0, 8)} ${name} ${++serial}`;

  const writeMessages = async (): Promise<void> => {
    const now = clock.now();
    const made = Array.from({ length: chance.whole(1, 8) }, () => ({
      kind: 'message' as const,
      id: ids.timed(now),
      fields: messageOf(threadIdOf(account, chance.whole(0, SHARED_THREADS - 1)), text(), now),
    }));
    const done = await write(made);
    for (const { id, fields } of made) {
      journal.created('message', id, fields, done);
      if (done === 'acknowledged') own.push(id);
    }
  };

  const editThread = async (): Promise<void> => {
    const id = threadIdOf(account, chance.whole(0, SHARED_THREADS - 1));
    const field = chance.pick(editable);
    const value = text();
    if ((await db.thread.get(id)) === undefined) return;
    const done = await write([{ kind: 'thread', id, fields: { [field]: value } }]);
    journal.edited(name, 'thread', id, field, value, done);
  };

  const deleteMessage = async (): Promise<void> => {
    const id = own.splice(chance.whole(0, own.length - 1), 1)[0];
    if (id === undefined) return;
    journal.deleted('message', id, await write([{ kind: 'message', id, delete: true }]));
  };

  return {
    name,
    seed: async () => {
      const now = clock.now();
      const threads = Array.from({ length: SHARED_THREADS }, (_, at) => ({
        kind: 'thread' as const,
        id: threadIdOf(account, at),
        fields: threadOf(text(), now),
      }));
      const done = await write(threads);
      for (const { id, fields } of threads) journal.created('thread', id, fields, done);
    },
    start,
    live: async (untilMs) => {
      for (let turn = 0; turn < LEAST_TURNS || performance.now() < untilMs; turn += 1) {
        const drawn = chance.next();
        const before = db;
        try {
          if (drawn < 0.6) await writeMessages();
          else if (drawn < 0.95) await editThread();
          else await deleteMessage();
        } catch (error) {
          // The read before an edit meets the same end as a write does.
          if (before.life.ended === null) note(error);
        }
        await wait(chance.whole(2, 40));
      }
    },
    kill: async () => {
      await halt();
      db = openSoulsticeDb(account, parts);
      store = createDexieStore(db, { clock, ids });
      life = new AbortController();
      start();
    },
    stop: halt,
    copy: () => copyOf(db),
    isDone: async () => (await store.waiting()) === 0 && (await store.refused()).length === 0,
    cursor: async () => (await store.meta()).cursor,
    problems: () => problems,
    requests: () => transport.counts(),
  };
}

async function copyOf(db: SoulsticeDb): Promise<ReadonlyMap<string, Row>> {
  const copy = new Map<string, Row>();
  for (const kind of kinds) {
    for (const stored of await db[kind].toArray()) {
      const row = storedToRow(stored);
      if (row === null) throw new Error(`${kind} ${stored.id} cannot be read`);
      copy.set(keyOf(kind, stored.id), row);
    }
  }
  return copy;
}

const threadIdOf = (account: string, at: number): string =>
  `${account.replaceAll('-', '').slice(0, 18)}t-${at}`;

function threadOf(title: string, at: number) {
  return {
    title,
    mode: 'mixed',
    lastMessage: '',
    createdAt: at,
    updatedAt: at,
    folderId: null,
    leafId: null,
    pinned: false,
    archived: false,
    deletedAt: null,
  };
}

function messageOf(threadId: string, content: string, createdAt: number) {
  return {
    threadId,
    parentId: null,
    sender: 'user' as const,
    content,
    readingMode: 'mixed',
    createdAt,
    imageId: null,
    rating: null,
    deletedAt: null,
    attached: null,
    reading: null,
  };
}
