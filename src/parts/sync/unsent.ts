/** What lies on this device and nowhere else: what waits for the server, what it refused, bytes on their way up. */
import { defaultFolderIds } from '#contract/folder.ts';
import { isDeleted, rowStamps } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import { isKind } from '#contract/kinds.ts';
import { stampMs } from '#contract/stamps.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { storedToRow } from '#db/stored-row.ts';

/** A record that the server has not got, as it lies here. */
export type UnsentItem = {
  readonly kind: string;
  readonly id: string;
  /** Null for one that this version cannot read; `raw` is then all there is of it. */
  readonly row: Row | null;
  readonly raw: unknown;
  /** Why the server refused it, null for one that only waits. */
  readonly refused: string | null;
};

export type Unsent = {
  readonly items: readonly UnsentItem[];
  /** Hashes of the files that have not been sent. */
  readonly files: readonly string[];
};

/** Reads all of it. What every new database holds, untouched, does not count. */
export async function readUnsent(db: SoulsticeDb): Promise<Unsent> {
  const [outbox, refused, queue] = await Promise.all([
    db.outbox.orderBy('mark').toArray(),
    db.refused.toArray(),
    db.blob_queue.toArray(),
  ]);
  const why = new Map(refused.map((row) => [`${row.kind} ${row.id}`, row.why]));
  const waiting = outbox.map(({ kind, id }) => ({ kind, id }));
  const known = new Set(waiting.map(({ kind, id }) => `${kind} ${id}`));
  const keys = [...waiting, ...refused.filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
  const found = await Promise.all(keys.map(({ kind, id }) => read(db, kind, id)));
  const items = keys.flatMap(({ kind, id }, at): readonly UnsentItem[] => {
    const one = found[at] ?? null;
    if (one === null || isUntouchedFolder(kind, id, one.row)) return [];
    return [{ kind, id, ...one, refused: why.get(`${kind} ${id}`) ?? null }];
  });
  return { items, files: queue.filter(({ way }) => way === 'up').map(({ sha }) => sha) };
}

/** How many things would be lost with this device's copy. For a live query. */
export async function countUnsent(db: SoulsticeDb): Promise<number> {
  const [outbox, refused, files] = await Promise.all([
    db.outbox.toCollection().primaryKeys(),
    db.refused.toCollection().primaryKeys(),
    db.blob_queue.filter(({ way }) => way === 'up').primaryKeys(),
  ]);
  const keys = new Set([...outbox, ...refused].map(([kind, id]) => `${kind} ${id}`));
  for (const id of defaultFolderIds) {
    if (keys.has(`folder ${id}`) && isUntouchedFolder('folder', id, (await read(db, 'folder', id))?.row)) {
      keys.delete(`folder ${id}`);
    }
  }
  // A picture whose record waits as well is one thing.
  return keys.size + files.filter((sha) => !keys.has(`blob ${sha}`)).length;
}

async function read(
  db: SoulsticeDb,
  kind: string,
  id: string,
): Promise<{ readonly row: Row | null; readonly raw: unknown } | null> {
  if (!isKind(kind)) {
    const foreign = await db.foreign.get([kind, id]);
    return foreign === undefined ? null : { row: foreign.row, raw: foreign.row };
  }
  const stored = await db[kind].get(id);
  return stored === undefined ? null : { row: storedToRow(stored), raw: stored };
}

const firstFolders: ReadonlySet<string> = new Set(defaultFolderIds);

/** One of the three folders that every database begins with, as it was made. */
function isUntouchedFolder(kind: string, id: string, row: Row | null | undefined): boolean {
  if (kind !== 'folder' || !firstFolders.has(id) || !row || isDeleted(row)) return false;
  // Made under the lowest stamp; whatever a person changes lies above it.
  return rowStamps(row).every((stamp) => stampMs(stamp) === 0);
}
