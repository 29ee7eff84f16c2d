/** The dream journal: dreams as they were written down, with the images found in them. */
import type { Dream, DreamFields } from '#contract/dream.ts';
import type { SoulsticeDb } from './database.ts';
import { allRecords, getRecord } from './read.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

export type NewDream = Omit<DreamFields, 'createdAt' | 'deletedAt'>;

/** Keeps a dream under a new id, which is answered. Offline: at once. On conflict: none, the id is new. */
export async function addDream(db: SoulsticeDb, deps: WriteDeps, dream: NewDream): Written<string> {
  const now = deps.clock.now();
  const id = deps.ids.timed(now);
  const fields: DreamFields = { ...dream, createdAt: now, deletedAt: null };
  const written = await writeRecords(db, deps, [{ kind: 'dream', id, fields, isNew: true }]);
  return written.ok ? { ok: true, value: id } : written;
}

/** Writes a dream that was told again. On conflict each field goes to its later save. */
export function saveDream(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  fields: Partial<Omit<NewDream, 'date'>>,
): Written<void> {
  return writeAfterReading(db, deps, ['dream'], async () => {
    const dream = await getRecord(db, 'dream', id);
    return { changes: dream === null ? [] : [{ kind: 'dream', id, fields }], value: undefined };
  });
}

export function deleteDream(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'dream', [id]);
}

export function restoreDream(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return restore(db, deps, 'dream', [id]);
}

/** The dreams, newest first. For a live query. */
export async function dreams(db: SoulsticeDb): Promise<readonly Dream[]> {
  const all = await allRecords(db, 'dream');
  return all
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
