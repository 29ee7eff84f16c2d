/** Runs of the Soul Loop. */
import { MAX_SOUL_INPUT_CHARS, MAX_SOUL_REFLECTION_CHARS, soulTextWithin } from '#contract/soul-entry.ts';
import type { SoulEntry, SoulEntryFields } from '#contract/soul-entry.ts';
import type { SoulsticeDb } from './database.ts';
import { getRecord, readRows } from './read.ts';
import { forgetSoulDraftInside } from './soul-draft.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

/** Entries the quick list shows, one a date. */
export const SHOWN_SOUL_ENTRIES = 30;

/** An entry before it is kept. */
export type NewSoulEntry = Omit<SoulEntryFields, 'createdAt' | 'deletedAt'>;

/**
 * Adds an entry. Offline: at once. On conflict: two devices that do the same day's loop keep both entries; the newer is
 * the day's, the other stays findable.
 */
export function addSoulEntry(db: SoulsticeDb, deps: WriteDeps, entry: NewSoulEntry): Written<SoulEntry> {
  return keepSoulEntry(db, deps, { entry, replaces: [], forgetDraft: false });
}

/**
 * Keeps a loop: the entry is added, what it takes the place of goes to the trash, and the draft it was written in is
 * forgotten; all of it or nothing. Its texts are held to their limits.
 */
export function keepSoulEntry(
  db: SoulsticeDb,
  deps: WriteDeps,
  loop: { readonly entry: NewSoulEntry; readonly replaces: readonly string[]; readonly forgetDraft: boolean },
): Written<SoulEntry> {
  const now = deps.clock.now();
  const id = deps.ids.timed(now);
  const fields: SoulEntryFields = { ...withinLimits(loop.entry), createdAt: now, deletedAt: null };
  return writeAfterReading(
    db,
    deps,
    ['soul_entry'],
    async () => {
      const changes: Change[] = [{ kind: 'soul_entry', id, fields, isNew: true }];
      for (const old of loop.replaces) {
        const there = await getRecord(db, 'soul_entry', old);
        if (there !== null && there.deletedAt === null)
          changes.push({ kind: 'soul_entry', id: old, fields: { deletedAt: now } });
      }
      if (loop.forgetDraft) await forgetSoulDraftInside(db);
      return { changes, value: { ...fields, id } };
    },
    ['local'],
  );
}

function withinLimits(entry: NewSoulEntry): NewSoulEntry {
  const userInput = soulTextWithin(entry.entry.userInput, MAX_SOUL_INPUT_CHARS).text;
  const reflection = soulTextWithin(entry.reflection, MAX_SOUL_REFLECTION_CHARS).text;
  return { ...entry, entry: { ...entry.entry, userInput }, reflection };
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
    const kept =
      fields.reflection === undefined
        ? fields
        : { ...fields, reflection: soulTextWithin(fields.reflection, MAX_SOUL_REFLECTION_CHARS).text };
    return { changes: entry === null ? [] : [{ kind: 'soul_entry', id, fields: kept }], value: undefined };
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
