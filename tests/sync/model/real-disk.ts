/** The databases of a device as the app has them: Dexie, over an IndexedDB in memory. */
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Ids } from '#lib/id.ts';
import { kinds } from '#contract/kinds.ts';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import type { Account, IndexedDbParts, SoulsticeDb } from '#db/database.ts';
import { storedToRow } from '#db/stored-row.ts';
import { writeRecords } from '#db/write.ts';
import { dexieStorage } from '#sync/dexie-store.ts';
import type { HeldRow, SyncStorage } from '#sync/storage.ts';
import { StoreFailure } from '#sync/store.ts';
import type { Disk } from './world.ts';

type Opened = { readonly db: SoulsticeDb; readonly storage: SyncStorage; readonly ids: Ids };

export type RealDisk = Disk & { readonly close: () => void };

export function createRealDisk(device: number): RealDisk {
  const parts: IndexedDbParts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const known = new Set<Account>();
  const open = new Map<Account, Opened>();
  let made = 0;

  const opened = (account: Account): Opened => {
    const there = open.get(account);
    if (there !== undefined) return there;
    const db = openSoulsticeDb(account, parts);
    const ids = idsOf(`0000000${device}-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`);
    const fresh = { db, ids, storage: dexieStorage(db, ids) };
    known.add(account);
    open.set(account, fresh);
    return fresh;
  };

  const close = (): void => {
    for (const { db } of open.values()) closeSoulsticeDb(db);
    open.clear();
  };

  return {
    accounts: async () => [...known],
    storage: (account) => opened(account).storage,
    row: async (account, kind, id) => {
      const stored = await opened(account).db.table(kind).get(id);
      return stored === undefined ? null : storedToRow(stored);
    },
    copy: async (account) => {
      const { db } = opened(account);
      const rows: HeldRow[] = [];
      return db.transaction('r', [...kinds, 'meta', 'outbox', 'refused'], async () => {
        for (const kind of kinds)
          for (const stored of await db[kind].toArray()) {
            const row = storedToRow(stored);
            if (row === null) throw new Error(`a broken row: ${kind} ${stored.id}`);
            rows.push({ kind, id: stored.id, row });
          }
        return {
          meta: (await db.meta.get('sync')) ?? null,
          rows,
          outbox: await db.outbox.toArray(),
          refused: await db.refused.toArray(),
        };
      });
    },
    write: async (account, changes, wallMs) => {
      const { db, ids } = opened(account);
      const result = await writeRecords(db, { clock: { now: () => wallMs }, ids }, changes);
      if (!result.ok) throw new StoreFailure(result.error);
    },
    remove: async (account) => {
      const { db } = opened(account);
      closeSoulsticeDb(db);
      open.delete(account);
      known.delete(account);
      await new Dexie(db.name, parts).delete();
    },
    restart: async () => close(),
    close,
  };
}

/** Ids of one database: only the device's own is asked for. */
function idsOf(device: string): Ids {
  const none = (): never => {
    throw new Error('the model makes its own ids');
  };
  return { device: () => device, short: none, timed: none };
}
