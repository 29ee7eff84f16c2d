/** Runs of the Soul Loop. */
import type { SoulEntry, SoulEntryFields } from '#contract/soul-entry.ts';
import type { SoulsticeDb } from './database.ts';
import { getRecord, readRows } from './read.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

/** Entries the quick list shows, one a date. */
export const SHOWN_SOUL_ENTRIES = 30;

/**
 * Adds an entry. Offline: at once. On conflict: two devices that do the same day's loop keep both entries; the newer is
 * the day's, the other stays findable.
 */
export async function addSoulEntry(
  db: SoulsticeDb,
  deps: WriteDeps,
  entry: Omit<SoulEntryFields, 'createdAt' | 'deletedAt'>,
): Written<SoulEntry> {
  const now = deps.clock.now();
  const id = deps.ids.timed(now);
  const fields: SoulEntryFields = { ...entry, createdAt: now, deletedAt: null };
  const written = await writeRecords(db, deps, [{ kind: 'soul_entry', id, fields, isNew: true }]);
  return written.ok ? { ok: true, value: { ...fields, id } } : written;
}

/** What may change later: whether it was done, the reflection, whether it helped. The later save of each wins. */
export function saveSoulEntry(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  fields: Partial<Pick<SoulEntryFields, 'completed' | 'reflection' | 'helped'>>,
): Written<void> {
  return writeAfterReading(db, deps, ['soul_entry'], async () => {
    const entry = await getRecord(db, 'soul_entry', id);
    return { changes: entry === null ? [] : [{ kind: 'soul_entry', id, fields }], value: undefined };
  });
}

export function deleteSoulEntry(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'soul_entry', [id]);
}

export function restoreSoulEntry(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return restore(db, deps, 'soul_entry', [id]);
}

/** The entry of a local day (`YYYY-MM-DD`): the newest of that date, null when there is none. For a live query. */
export async function soulEntryOf(db: SoulsticeDb, date: string): Promise<SoulEntry | null> {
  const rows = await db.soul_entry.where('date').equals(date).toArray();
  return newestFirst(readRows('soul_entry', rows))[0] ?? null;
}

/** The day's entries of the last days that have one, newest day first. For a live query. */
export async function recentSoulEntries(
  db: SoulsticeDb,
  days = SHOWN_SOUL_ENTRIES,
): Promise<readonly SoulEntry[]> {
  const rows = await db.soul_entry.orderBy('date').reverse().toArray();
  const byDate = new Map<string, SoulEntry>();
  for (const entry of newestFirst(readRows('soul_entry', rows))) {
    if (!byDate.has(entry.date)) byDate.set(entry.date, entry);
  }
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, days);
}

function newestFirst(entries: readonly SoulEntry[]): readonly SoulEntry[] {
  return entries
    .filter((entry) => entry.deletedAt === null)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
