/** What lies in the databases of this device, asked when somebody comes or goes. */
import { defaultFolderIds } from '#contract/folder.ts';
import { kinds } from '#contract/kinds.ts';
import { attempt, databaseName } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';

const defaultFolders: ReadonlySet<string> = new Set(defaultFolderIds);

/** Whether a person made anything in this database: what every new one holds does not count, nor do settings. */
export async function hasMadeThings(db: SoulsticeDb): Promise<boolean> {
  const found = await attempt(db, async () => {
    for (const kind of kinds) {
      if (kind === 'setting') continue;
      const ids = await db[kind]
        .toCollection()
        .limit(defaultFolders.size + 1)
        .primaryKeys();
      if (ids.some((id) => kind !== 'folder' || !defaultFolders.has(id))) return true;
    }
    return false;
  });
  return found.ok && found.value;
}

/** How many of a person's things the server has not got; what every new database holds does not count. */
export async function countUnsent(db: SoulsticeDb): Promise<number> {
  const counted = await attempt(db, async () => {
    const all = await db.outbox.count();
    const common = await db.outbox
      .where('[kind+id]')
      .anyOf(defaultFolderIds.map((id) => ['folder', id]))
      .count();
    return all - common;
  });
  // Nothing may be called sent because it could not be counted.
  if (!counted.ok) throw new Error(`the outbox cannot be read: ${counted.error.type}`);
  return counted.value;
}

/** A tab that does not let go at once may be asleep. */
const PATIENCE_MS = 3_000;

/**
 * Deletes an account's database with everything in it; nothing may be left open by this page. Answers whether it is
 * gone: another tab that keeps it open delays that until it lets go.
 */
export function removeAccountDb(
  parts: { readonly indexedDB: IDBFactory },
  account: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), PATIENCE_MS);
    const answer = (gone: boolean) => {
      clearTimeout(patience);
      resolve(gone);
    };
    const request = parts.indexedDB.deleteDatabase(databaseName(account));
    request.addEventListener('success', () => answer(true));
    request.addEventListener('error', () => answer(false));
  });
}
