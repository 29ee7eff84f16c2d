/** The store of an account over its Dexie database. */
import type { Clock } from '#lib/clock.ts';
import type { Ids } from '#lib/id.ts';
import { isDeleted } from '#contract/join.ts';
import { isKind, kinds } from '#contract/kinds.ts';
import { attempt } from '#db/database.ts';
import type { BlobTask, ForeignRow, SoulsticeDb } from '#db/database.ts';
import { rememberToForget } from '#db/forget-people.ts';
import { rowToStored, storedToRow } from '#db/stored-row.ts';
import type { StoredRow } from '#db/stored-row.ts';
import { readSyncMeta } from '#db/marks.ts';
import { createStore } from './create-store.ts';
import type { FoundRow, RecordKey, SyncScope, SyncStorage, SyncTx } from './storage.ts';
import { StoreFailure } from './store.ts';
import type { SyncStore } from './store.ts';

/** What the store needs besides the database. */
export type DexieStoreDeps = { readonly clock: Clock; readonly ids: Ids };

/** The store of the account whose database this is. */
export function createDexieStore(db: SoulsticeDb, deps: DexieStoreDeps): SyncStore {
  return createStore(dexieStorage(db, deps.ids), deps);
}

/** Transactions of the sync on a Dexie database. `ids` names the device when nothing was written here yet. */
export function dexieStorage(db: SoulsticeDb, ids: Ids): SyncStorage {
  const tx = dexieTx(db, ids);
  return {
    account: db.account,
    transaction: async (mode, scope, work) => {
      const result = await attempt(db, () => db.transaction(mode, tablesOf(db, scope), async () => work(tx)));
      if (result.ok) return result.value;
      throw new StoreFailure(result.error);
    },
  };
}

const progress = ['outbox', 'meta', 'refused', 'local'];
const besidesRecords = [...progress, 'foreign', 'set_aside', 'blob_data', 'blob_queue'];

function tablesOf(db: SoulsticeDb, scope: SyncScope) {
  if (scope === 'progress') return progress.map((name) => db.table(name));
  const ofRecords = scope === 'everything' ? kinds : scope.filter(isKind);
  return [...besidesRecords, ...ofRecords].map((name) => db.table(name));
}

function dexieTx(db: SoulsticeDb, ids: Ids): SyncTx {
  return {
    getMeta: () => readSyncMeta(db, ids),
    putMeta: async (meta) => void (await db.meta.put(meta)),

    outbox: (max, above) => {
      const all = above === undefined ? db.outbox.orderBy('mark') : db.outbox.where('mark').above(above);
      return (Number.isFinite(max) ? all.limit(max) : all).toArray();
    },
    countOutbox: () => db.outbox.count(),
    marksOf: async (keys) => (await db.outbox.bulkGet(keys.map(keyOf))).map((entry) => entry?.mark ?? null),
    putOutbox: async (entries) => void (await db.outbox.bulkPut(entries)),
    deleteOutbox: (keys) => db.outbox.bulkDelete(keys.map(keyOf)),

    getRows: async (keys) => {
      const found = new Map<RecordKey, FoundRow>();
      for (const [kind, ofKind] of byKind(keys)) {
        const rows = isKind(kind)
          ? (await db[kind].bulkGet(ofKind.map(({ id }) => id))).map(foundStored)
          : (await db.foreign.bulkGet(ofKind.map(keyOf))).map(foundForeign);
        for (const [at, key] of ofKind.entries()) found.set(key, rows[at] ?? missing);
      }
      return keys.map((key) => found.get(key) ?? missing);
    },
    putRows: async (rows) => {
      for (const [kind, ofKind] of byKind(rows)) {
        if (kind === 'person') {
          // What was computed from their birth leaves this device too, and is found by that birth.
          const gone = ofKind.filter(({ row }) => isDeleted(row)).map(({ id }) => id);
          if (gone.length > 0) {
            const before = await db.person.bulkGet(gone);
            await rememberToForget(
              db,
              before.flatMap((row) => row ?? []),
            );
          }
        }
        if (isKind(kind)) await db[kind].bulkPut(ofKind.map(({ id, row }) => rowToStored(id, row)));
        else await db.foreign.bulkPut(ofKind);
      }
    },
    setAside: async (rows, at) => void (await db.set_aside.bulkAdd(rows.map((row) => ({ ...row, at })))),
    allKeys: async () => {
      const keys: RecordKey[] = [];
      for (const kind of kinds)
        for (const id of await db[kind].toCollection().primaryKeys()) keys.push({ kind, id });
      for (const [kind, id] of await db.foreign.toCollection().primaryKeys()) keys.push({ kind, id });
      return keys;
    },

    refused: () => db.refused.toArray(),
    putRefused: async (rows) => void (await db.refused.bulkPut(rows)),
    deleteRefused: (keys) => db.refused.bulkDelete(keys.map(keyOf)),

    fetchBlobs: async (shas) => {
      const here = await db.blob_data.where('sha').anyOf(shas).primaryKeys();
      const queued = await db.blob_queue.where('sha').anyOf(shas).primaryKeys();
      const known = new Set([...here, ...queued]);
      await db.blob_queue.bulkPut(shas.filter((sha) => !known.has(sha)).map((sha) => task(sha, 'down')));
    },
    sendBlobs: async () => {
      const here = await db.blob_data.toCollection().primaryKeys();
      await db.blob_queue.bulkPut(here.map((sha) => task(sha, 'up')));
    },

    getFinished: async () => {
      const value = (await db.local.get('sync'))?.value;
      return typeof value === 'number' ? value : null;
    },
    putFinished: async (atMs) => void (await db.local.put({ key: 'sync', value: atMs })),
  };
}

function byKind<Item extends { readonly kind: string }>(items: readonly Item[]): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.kind);
    if (group === undefined) groups.set(item.kind, [item]);
    else group.push(item);
  }
  return groups;
}

const keyOf = ({ kind, id }: RecordKey): [string, string] => [kind, id];

const task = (sha: string, way: BlobTask['way']): BlobTask => ({ sha, way, attempts: 0, notBefore: 0 });

const missing: FoundRow = { type: 'missing' };

function foundStored(stored: StoredRow | undefined): FoundRow {
  if (stored === undefined) return missing;
  const row = storedToRow(stored);
  return row === null ? { type: 'broken', raw: stored } : { type: 'row', row };
}

function foundForeign(stored: ForeignRow | undefined): FoundRow {
  return stored === undefined ? missing : { type: 'row', row: stored.row };
}
