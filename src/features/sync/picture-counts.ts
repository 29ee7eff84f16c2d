import { DELETED } from '#contract/join.ts';
import type { SoulsticeDb } from '#db/database.ts';

export type Heap = { readonly count: number; readonly bytes: number };

export type PictureCounts = {
  /** Of which the bytes are on this device. */
  readonly here: Heap;
  /** Of those, what the server has not got. */
  readonly waitUp: Heap;
  /** Known, but not on this device. */
  readonly notHere: Heap;
};

/** Pictures and recordings of this account, by where their bytes are. For a live query. */
export async function countPictures(db: SoulsticeDb): Promise<PictureCounts> {
  const [rows, shas, queue] = await Promise.all([
    db.blob.toArray(),
    db.blob_data.toCollection().primaryKeys(),
    db.blob_queue.toArray(),
  ]);
  const have = new Set(shas);
  const up = new Set(queue.filter(({ way }) => way === 'up').map(({ sha }) => sha));
  const live = rows.filter((row) => row[DELETED] !== true);
  const heap = (which: (sha: string) => boolean): Heap => {
    const chosen = live.filter(({ id }) => which(id));
    const bytes = chosen.reduce((sum, row) => sum + (typeof row['bytes'] === 'number' ? row['bytes'] : 0), 0);
    return { count: chosen.length, bytes };
  };
  return {
    here: heap((sha) => have.has(sha)),
    waitUp: heap((sha) => have.has(sha) && up.has(sha)),
    notHere: heap((sha) => !have.has(sha)),
  };
}
