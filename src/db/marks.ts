/**
 * Marks for the outbox, and who writes: what each write needs and would otherwise read and put anew every time.
 *
 * Marks are taken from the database a block at a time: `meta.mark` is the highest that was taken, so a block is nobody
 * else's, in no tab and at no later start. What is left of one when the page ends is never used. The row beside it is
 * kept in memory until anybody changes it, in this page, another one or the service worker.
 */
import { Dexie } from 'dexie';
import type { ObservabilitySet } from 'dexie';
import type { Ids } from '#lib/id.ts';
import type { SoulsticeDb, SyncMeta } from './database.ts';

/** Marks taken at once. A number holds nine thousand billion of these blocks. */
const BLOCK = 1000;

type Kept = {
  /** Null once somebody changed the row. */
  meta: SyncMeta | null;
  /** The device the block was taken under: another one means another database under the same name. */
  device: string;
  next: number;
  /** Highest of the block. */
  last: number;
};

const keptFor = new WeakMap<SoulsticeDb, Kept>();
const followed = new Set<WeakRef<SoulsticeDb>>();
let isFollowing = false;

/** Marks of one write. */
export type Marks = {
  readonly meta: SyncMeta;
  /** The next mark; each is given out once, also when the write comes to nothing. */
  readonly next: () => number;
  /** Whether the row of `meta` must be put in the same transaction for the marks to be good. */
  readonly toPut: () => SyncMeta | null;
  /** The transaction is on disk. */
  readonly committed: () => void;
};

/** Reads the sync row, or makes it with a fresh device id. Only inside a transaction that holds `meta`. */
export async function readSyncMeta(db: SoulsticeDb, ids: Ids): Promise<SyncMeta> {
  const stored = await db.meta.get('sync');
  return (
    stored ?? {
      key: 'sync',
      device: ids.device(),
      mark: 0,
      cursor: 0,
      epoch: null,
      gen: 0,
      srv: 0,
      offset: 0,
    }
  );
}

/** Marks for up to `count` entries. Only inside a transaction that may write `meta`. */
export async function takeMarks(db: SoulsticeDb, ids: Ids, count: number): Promise<Marks> {
  const kept = keptFor.get(db);
  const enough = kept !== undefined && kept.last - kept.next + 1 >= count;
  const meta = enough && kept.meta !== null ? kept.meta : await readSyncMeta(db, ids);
  if (enough && kept.device === meta.device) {
    kept.meta = meta;
    return { meta, next: () => kept.next++, toPut: () => null, committed: () => undefined };
  }
  const fresh: Kept = {
    meta: null,
    device: meta.device,
    next: meta.mark + 1,
    last: meta.mark + Math.max(BLOCK, count),
  };
  return {
    meta,
    next: () => fresh.next++,
    toPut: () => ({ ...meta, mark: fresh.last }),
    committed: () => {
      follow(db);
      keptFor.set(db, fresh);
    },
  };
}

/** Listens for changes of the row, from wherever they come. */
function follow(db: SoulsticeDb): void {
  if (!keptFor.has(db)) followed.add(new WeakRef(db));
  if (isFollowing) return;
  isFollowing = true;
  Dexie.on('storagemutated', (parts: ObservabilitySet) => {
    for (const ref of followed) {
      const one = ref.deref();
      if (one === undefined) followed.delete(ref);
      else if (`idb://${one.name}/meta/` in parts) forgetMeta(one);
    }
  });
}

function forgetMeta(db: SoulsticeDb): void {
  const kept = keptFor.get(db);
  if (kept !== undefined) kept.meta = null;
}
