/** When this device last made an archive of everything: only the device knows, and only to say when it is long ago. */
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

const KEY = 'backup';

/** Milliseconds since 1970; null when none was ever made here. For a live query. */
export async function lastBackup(db: SoulsticeDb): Promise<number | null> {
  const at = (await db.local.get(KEY))?.value;
  return typeof at === 'number' ? at : null;
}

export function noteBackup(db: SoulsticeDb, atMs: number): Written<void> {
  return attempt(db, async () => {
    await db.local.put({ key: KEY, value: atMs });
  });
}
