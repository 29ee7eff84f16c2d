/** Where each title of the library was left. Of this device alone: another was left elsewhere. */
import type { SoulsticeDb } from './database.ts';

const PREFIX = 'audio:place:';

/** Seconds from the start; 0 where it was never left, or was heard to its end. */
export async function audioPlace(db: SoulsticeDb, key: string): Promise<number> {
  return secondsIn((await db.local.get(PREFIX + key))?.value);
}

/** Keeps a place, or forgets it with 0. A full or broken store is no reason to stop playing: the place is then lost. */
export async function keepAudioPlace(db: SoulsticeDb, key: string, at: number): Promise<void> {
  try {
    if (at > 0) await db.local.put({ key: PREFIX + key, value: at });
    else await db.local.delete(PREFIX + key);
  } catch {
    return;
  }
}

/** All places by key. For a live query. */
export async function audioPlaces(db: SoulsticeDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db.local.where('key').startsWith(PREFIX).toArray();
  return new Map(rows.map(({ key, value }) => [key.slice(PREFIX.length), secondsIn(value)]));
}

const secondsIn = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
