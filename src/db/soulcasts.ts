/** Soulcasts that were built here, by their key (practice/soulcast/cache-key.ts). Local only: each device builds its own. */
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

const PREFIX = 'soulcast:';

/** What is kept under a key, as it was put; undefined when there is nothing. For a live query. */
export async function getSoulcast(db: SoulsticeDb, key: string): Promise<unknown> {
  return (await db.local.get(`${PREFIX}${key}`))?.value;
}

/** Keeps one, and lets go of those of which `isKept` says no. */
export function keepSoulcast(
  db: SoulsticeDb,
  key: string,
  value: object,
  isKept: (key: string) => boolean,
): Written<void> {
  return attempt(db, () =>
    db.transaction('rw', db.local, async () => {
      await db.local.put({ key: `${PREFIX}${key}`, value });
      const keys = await db.local.where('key').startsWith(PREFIX).primaryKeys();
      await db.local.bulkDelete(keys.filter((one) => !isKept(one.slice(PREFIX.length))));
    }),
  );
}
