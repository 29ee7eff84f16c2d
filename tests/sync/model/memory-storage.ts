/** What the device keeps, in memory: transactions one after another, as a browser's database has them. */
import type { Row } from '#contract/join.ts';
import type { Account, OutboxEntry, RefusedRow, SyncMeta } from '#db/database.ts';
import { StoreFailure } from '#sync/store.ts';
import type { FoundRow, HeldRow, RecordKey, SyncStorage, SyncTx } from '#sync/storage.ts';

/** One database. Outlives every restart of its device. */
export type MemoryDb = {
  readonly account: Account;
  readonly device: string;
  meta: SyncMeta | null;
  readonly rows: Map<string, HeldRow>;
  /** By rising mark: an entry that is put again moves to the end. */
  readonly outbox: Map<string, OutboxEntry>;
  readonly refused: Map<string, RefusedRow>;
  finished: number | null;
  /** Deleted: nothing can be read from it or written any more. */
  removed: boolean;
  /** The last transaction that was begun. */
  last: Promise<unknown>;
};

/** An empty database, whose device id is given. */
export function memoryDb(account: Account, device: string): MemoryDb {
  return {
    account,
    device,
    meta: null,
    rows: new Map(),
    outbox: new Map(),
    refused: new Map(),
    finished: null,
    removed: false,
    last: Promise.resolve(),
  };
}

export const keyText = ({ kind, id }: RecordKey): string => `${kind} ${id}`;

export function rowIn(db: MemoryDb, kind: string, id: string): Row | null {
  return db.rows.get(keyText({ kind, id }))?.row ?? null;
}

export function memoryStorage(db: MemoryDb): SyncStorage {
  const tx = memoryTx(db);
  return {
    account: db.account,
    transaction: (_mode, _scope, work) => {
      const run = db.last.then(() => {
        if (db.removed) throw new StoreFailure({ type: 'closed', name: 'DatabaseClosedError' });
        return work(tx);
      });
      db.last = run.catch(() => undefined);
      return run;
    },
  };
}

const missing: FoundRow = { type: 'missing' };

/** What a transaction may do. Its writes are there at once: nothing else runs until it has ended. */
function memoryTx(db: MemoryDb): SyncTx {
  return {
    getMeta: async () =>
      db.meta ?? {
        key: 'sync',
        device: db.device,
        mark: 0,
        cursor: 0,
        epoch: null,
        gen: 0,
        srv: 0,
        offset: 0,
      },
    putMeta: async (meta) => {
      db.meta = meta;
    },

    outbox: async (max, above = 0) => {
      const found: OutboxEntry[] = [];
      for (const entry of db.outbox.values()) {
        if (found.length >= max) break;
        if (entry.mark > above) found.push(entry);
      }
      return found;
    },
    countOutbox: async () => db.outbox.size,
    marksOf: async (keys) => keys.map((key) => db.outbox.get(keyText(key))?.mark ?? null),
    putOutbox: async (entries) => {
      for (const entry of entries) {
        const key = keyText(entry);
        db.outbox.delete(key);
        db.outbox.set(key, entry);
      }
    },
    deleteOutbox: async (keys) => {
      for (const key of keys) db.outbox.delete(keyText(key));
    },

    getRows: async (keys) =>
      keys.map((key) => {
        const held = db.rows.get(keyText(key));
        return held === undefined ? missing : { type: 'row', row: held.row };
      }),
    putRows: async (rows) => {
      for (const { kind, id, row } of rows) db.rows.set(keyText({ kind, id }), { kind, id, row });
    },
    setAside: async () => {
      throw new Error('no row of the model is broken');
    },
    allKeys: async () => [...db.rows.values()].map(({ kind, id }) => ({ kind, id })),

    refused: async () => [...db.refused.values()],
    putRefused: async (rows) => {
      for (const row of rows) db.refused.set(keyText(row), row);
    },
    deleteRefused: async (keys) => {
      for (const key of keys) db.refused.delete(keyText(key));
    },

    fetchBlobs: async () => undefined,
    sendBlobs: async () => undefined,

    getFinished: async () => db.finished,
    putFinished: async (atMs) => {
      db.finished = atMs;
    },
  };
}
