/** Emptying this browser of everything that the app keeps for people; the app itself stays, to start without network. */
import { attempt, closeSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';

/** What the browser keeps beside the databases. */
export type KeptByBrowser = {
  /** Null where the page is not served securely. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | null;
  readonly clearKeys: () => void;
};

/**
 * Caches that hold the app, and nothing of a person: its files, fonts, and the list of places. Named one by one, so that a cache
 * of whatever comes later is deleted unless somebody thought of it.
 */
const appCaches = [/^workbox-precache/, /^soulstice-places-/];

/** The session lies in a database of its own, which its keeper empties: other pages of ours hold it open. */
const NOT_OURS_TO_DELETE = 'soulstice-auth';

/** A tab that does not let go at once may be asleep. */
const PATIENCE_MS = 3_000;

/**
 * Deletes it all. The open database is emptied in one transaction first: then nothing is left in it even while another tab
 * keeps it from being deleted. Answers whether everything is gone or empty.
 */
export async function eraseKept(
  open: SoulsticeDb,
  factory: IDBFactory,
  kept: KeptByBrowser | undefined,
): Promise<boolean> {
  const emptied = await attempt(open, () =>
    open.transaction('rw', open.tables, () => Promise.all(open.tables.map((table) => table.clear()))),
  );
  closeSoulsticeDb(open);
  const names = new Set([open.name, ...(await databaseNames(factory))]);
  const deleted = await Promise.all(
    Array.from(names, async (name) => ({ name, isGone: await deleteDatabase(factory, name) })),
  );
  try {
    kept?.clearKeys();
  } catch {
    // A browser that keeps no keys has none.
  }
  for (const name of (await kept?.caches?.keys()) ?? [])
    if (!appCaches.some((ours) => ours.test(name))) await kept?.caches?.delete(name);
  return deleted.every(({ name, isGone }) => isGone || (name === open.name && emptied.ok));
}

/** Of every account that was ever here. Older browsers cannot tell; then it is the open one. */
async function databaseNames(factory: IDBFactory): Promise<readonly string[]> {
  if (typeof factory.databases !== 'function') return [];
  return (await factory.databases()).flatMap(({ name }) =>
    name !== undefined && name.startsWith('soulstice-') && name !== NOT_OURS_TO_DELETE ? [name] : [],
  );
}

function deleteDatabase(factory: IDBFactory, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), PATIENCE_MS);
    const answer = (isGone: boolean) => {
      clearTimeout(patience);
      resolve(isGone);
    };
    const request = factory.deleteDatabase(name);
    request.addEventListener('success', () => answer(true));
    request.addEventListener('error', () => answer(false));
  });
}
