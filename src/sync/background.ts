/**
 * A round in the service worker, with every page closed: the same rounds on the same database under the same lock. It
 * never observes the database; an open page sees what it writes.
 */
import { createClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { createAuthStore } from '#account/auth-store.ts';
import { createBackgroundSession } from '#account/background-session.ts';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import type { IndexedDbParts } from '#db/database.ts';
import { createBlobs } from './blobs.ts';
import { createDexieStore } from './dexie-store.ts';
import { lead, lockNames } from './leader.ts';
import type { Locks } from './leader.ts';
import { pause } from './pause.ts';
import { createRound } from './round.ts';
import { hasDatabase } from './has-database.ts';
import { createServerLink } from './server-link.ts';
import { createTransport } from './transport.ts';

export { DAILY_TAG, OUTBOX_TAG } from './tags.ts';

export type BackgroundParts = IndexedDbParts & {
  readonly fetch: typeof fetch;
  readonly locks: Locks | null;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly random: (count: number) => Uint8Array;
  /** Ends the round early. */
  readonly signal: AbortSignal;
};

/**
 * `done`: everything is here and there. `nothing`: nobody is signed in on this device, or only a page can help.
 * `elsewhere`: a page is at it. `later`: a later try may work.
 */
export type BackgroundEnd = 'done' | 'nothing' | 'elsewhere' | 'later';

export async function syncInBackground(parts: BackgroundParts): Promise<BackgroundEnd> {
  const session = createBackgroundSession({ ...parts, store: createAuthStore(parts.indexedDB) });
  const account = await session.account();
  if (account === null || !(await hasDatabase(parts, account))) return 'nothing';

  const db = openSoulsticeDb(account, parts);
  const deps = { clock: createClock(parts.nowMs), ids: createIds(parts.random) };
  const link = createServerLink({
    account,
    fetch: parts.fetch,
    credentials: session.token,
    recheck: async () => session.spoiled(),
  });
  try {
    const led = await lead(parts.locks, lockNames.round(account), () =>
      createRound(createDexieStore(db, deps), createTransport(link), { pause }).run(parts.signal),
    );
    if (led.type === 'elsewhere') return 'elsewhere';
    if (led.value.type !== 'done') return endOf(led.value);
    // Bytes that are wanted here are a page's to fetch: nobody looks now.
    const chance = () => (parts.random(1)[0] ?? 0) / 256;
    const blobs = createBlobs({ ...parts, db, link, random: chance, isMetered: () => true });
    return (await blobs.run(parts.signal)) === null ? 'done' : 'later';
  } finally {
    closeSoulsticeDb(db);
  }
}

function endOf(result: { readonly type: 'stopped' } | { readonly type: 'failed'; readonly why: string }) {
  if (result.type === 'stopped') return 'later';
  return result.why === 'signed-out' || result.why === 'update-needed' ? 'nothing' : 'later';
}
