/** The journal of draws: what was laid, what it was laid for, and the reading, if it was read. */
import type { Draw, DrawFields } from '#contract/draw.ts';
import type { SoulsticeDb } from './database.ts';
import { allRecords, getRecord } from './read.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

/** Fields that change while cards are laid and read. */
export type DrawChange = Partial<
  Pick<DrawFields, 'spread' | 'question' | 'pieces' | 'proof' | 'readAt' | 'reading'>
>;

/** Keeps a new draw under an id made for it. Offline: at once. On conflict: none, the id is new. */
export function addDraw(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  draw: Omit<DrawFields, 'createdAt' | 'deletedAt'>,
): Written<void> {
  const fields: DrawFields = { ...draw, createdAt: deps.clock.now(), deletedAt: null };
  return writeRecords(db, deps, [{ kind: 'draw', id, fields, isNew: true }]);
}

/** Writes what was laid or read since. A draw that is not there stays so. On conflict: the later of each field wins. */
export function changeDraw(db: SoulsticeDb, deps: WriteDeps, id: string, fields: DrawChange): Written<void> {
  return writeAfterReading(db, deps, ['draw'], async () => {
    const draw = await getRecord(db, 'draw', id);
    return { changes: draw === null ? [] : [{ kind: 'draw', id, fields }], value: undefined };
  });
}

export function deleteDraw(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'draw', [id]);
}

export function restoreDraw(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return restore(db, deps, 'draw', [id]);
}

/** Draws of a mode, newest first. For a live query. */
export async function draws(db: SoulsticeDb, mode: string): Promise<readonly Draw[]> {
  const all = await allRecords(db, 'draw');
  return all
    .filter((draw) => draw.deletedAt === null && draw.mode === mode)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
