/**
 * The daily reminder in the service worker, with every page closed: whether it is time, that it was said, and telling the
 * server of a subscription that the browser has renewed.
 */
import { createAuthStore } from '#account/auth-store.ts';
import { createBackgroundSession } from '#account/background-session.ts';
import type { Locks } from '#account/refresh-lock.ts';
import { pushKey } from '#contract/api/push.ts';
import { isLoopDone, zoneOfDays } from '#db/days.ts';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import type { IndexedDbParts, SoulsticeDb } from '#db/database.ts';
import { keepReminderWay, takeReminder } from '#db/reminder.ts';
import { getSetting } from '#db/settings.ts';
import { localDateTime } from '#lib/local-date.ts';
import { hasDatabase } from './has-database.ts';

export { REMINDER_TAG } from './tags.ts';

export type ReminderParts = IndexedDbParts & {
  readonly fetch: typeof fetch;
  readonly locks: Locks | null;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
};

/** How the day stands for whoever is here. */
export type ReminderState = {
  /** The day's loop is not done, and the person wants to be reminded: the icon carries a dot. */
  readonly open: boolean;
  /** It is time, and nothing was said today. */
  readonly due: boolean;
};

const QUIET: ReminderState = { open: false, due: false };

/**
 * Looks whether the reminder is to be said now. `pushed`: the server says it is time; it is then taken for said whatever
 * this device's clock shows.
 */
export async function lookAtReminder(
  parts: ReminderParts,
  { pushed }: { readonly pushed: boolean },
): Promise<ReminderState> {
  return (
    (await withDatabase(parts, async (db) => {
      if (!(await getSetting(db, 'reminder.on'))) return QUIET;
      const { date, time } = localDateTime(parts.nowMs(), await zoneOfDays(db));
      if (await isLoopDone(db, date)) return QUIET;
      if (!pushed && time < (await getSetting(db, 'reminder.time'))) return { open: true, due: false };
      const taken = await takeReminder(db, date);
      return { open: true, due: taken.ok && taken.value };
    })) ?? QUIET
  );
}

/** What a subscription says of itself. */
export type Subscribed = { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };

/**
 * The browser has changed its subscription: the server is told of the new one, where reminders are on. What cannot be told
 * now, the next page tells.
 */
export async function renewReminder(
  parts: ReminderParts,
  subscribe: (key: string) => Promise<Subscribed | null>,
): Promise<void> {
  const session = createBackgroundSession({ ...parts, store: createAuthStore(parts.indexedDB) });
  await withDatabase(parts, async (db) => {
    if (db.account === 'anon' || !(await getSetting(db, 'reminder.on'))) return;
    await keepReminderWay(db, { type: 'unsent', told: '' });
    const token = await session.token();
    if (token.type !== 'token') return;
    const headers = { Authorization: `Bearer ${token.token}`, 'Content-Type': 'application/json' };
    const asked = await parts.fetch('/api/push/key', { headers });
    if (!asked.ok) return;
    const subscribed = await subscribe(pushKey.parse(await asked.json()).key);
    if (subscribed === null) return;
    const [time, zone] = [await getSetting(db, 'reminder.time'), await zoneOfDays(db)];
    const body = { ...subscribed, time, zone };
    const kept = await parts.fetch('/api/push/subscription', {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    if (kept.ok) await keepReminderWay(db, { type: 'push', told: '' });
  });
}

/** Work on the database of whoever is here; undefined where there is none. */
async function withDatabase<Value>(
  parts: ReminderParts,
  work: (db: SoulsticeDb) => Promise<Value>,
): Promise<Value | undefined> {
  const session = createBackgroundSession({ ...parts, store: createAuthStore(parts.indexedDB) });
  const account = (await session.account()) ?? 'anon';
  if (!(await hasDatabase(parts, account))) return undefined;
  const db = openSoulsticeDb(account, parts);
  try {
    return await work(db);
  } finally {
    closeSoulsticeDb(db);
  }
}
