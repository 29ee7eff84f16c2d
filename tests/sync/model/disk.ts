/** The databases of a device in memory, with the writes of a person. */
import type { Row } from '#contract/join.ts';
import type { Account } from '#db/database.ts';
import { changedRow } from '#db/changed-row.ts';
import type { Change } from '#db/changed-row.ts';
import { keyText, memoryDb, memoryStorage, rowIn } from './memory-storage.ts';
import type { MemoryDb } from './memory-storage.ts';
import type { SyncStorage } from '#sync/storage.ts';
import type { Disk } from './world.ts';

/** What one change makes of a row; the real one unless a fault is planted. */
export type ChangeRule = typeof changedRow;

/** `device` tells devices apart: each new database gets a device id of its own. */
export function createMemoryDisk(device: number, change: ChangeRule = changedRow): Disk {
  const dbs = new Map<Account, { readonly db: MemoryDb; readonly storage: SyncStorage }>();
  let made = 0;
  const opened = (account: Account): { readonly db: MemoryDb; readonly storage: SyncStorage } => {
    const known = dbs.get(account);
    if (known !== undefined) return known;
    const db = memoryDb(account, `0000000${device}-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`);
    const fresh = { db, storage: memoryStorage(db) };
    dbs.set(account, fresh);
    return fresh;
  };
  const open = (account: Account): MemoryDb => opened(account).db;
  return {
    accounts: async () => [...dbs.keys()],
    storage: (account) => opened(account).storage,
    row: async (account, kind, id): Promise<Row | null> => rowIn(open(account), kind, id),
    copy: async (account) => {
      const db = open(account);
      return {
        meta: db.meta,
        rows: [...db.rows.values()],
        outbox: [...db.outbox.values()],
        refused: [...db.refused.values()],
      };
    },
    write: async (account, changes, wallMs) =>
      opened(account).storage.transaction('rw', 'everything', async (tx) => {
        const meta = await tx.getMeta();
        let { mark } = meta;
        for (const one of changes) {
          const after = changedOnDisk(open(account), one, meta, wallMs, change);
          if (after === null) continue;
          await tx.putRows([{ kind: one.kind, id: one.id, row: after }]);
          mark += 1;
          await tx.putOutbox([{ kind: one.kind, id: one.id, mark }]);
        }
        await tx.putMeta({ ...meta, mark });
      }),
    remove: async (account) => {
      open(account).removed = true;
      dbs.delete(account);
    },
    restart: async () => undefined,
  };
}

function changedOnDisk(
  db: MemoryDb,
  one: Change,
  meta: Parameters<ChangeRule>[2],
  wallMs: number,
  change: ChangeRule,
): Row | null {
  const before = db.rows.get(keyText(one))?.row ?? null;
  return change(one, before, meta, wallMs);
}
