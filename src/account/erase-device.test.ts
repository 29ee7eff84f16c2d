/** Deleting everything in this browser while somebody is signed in: who hears of it, in which order, and what is left. */
import { expect, test, vi } from 'vitest';
import { saveProfile } from '#db/profile.ts';
import { createFakeServer, FakeBrowser, keepSession, marta } from '../../tests/support/account-world.ts';
import type { Tab } from '../../tests/support/account-world.ts';
import { createBackgroundSession } from './background-session.ts';

const databases = async ({ indexedDB }: FakeBrowser) =>
  (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted((a, b) => a.localeCompare(b));

/** The library is fetched at its first need, which takes its time on a busy machine. */
const becomes = (tab: Tab, wanted: string) =>
  vi.waitFor(() => expect(tab.account.session()).toMatchObject({ standing: wanted }), { timeout: 30_000 });

/** What the service worker finds when it wakes. */
const worker = (browser: FakeBrowser) =>
  createBackgroundSession({
    store: browser.store,
    fetch: browser.server.fetch,
    locks: null,
    nowMs: () => Date.now(),
  });

/** A browser with something made before there was an account, and a session of Marta's. */
async function signedInBrowser(expiresInS: number): Promise<FakeBrowser> {
  const browser = new FakeBrowser(createFakeServer());
  const before = browser.open();
  await saveProfile(before.db, before.write, { name: 'Somebody' });
  before.db.close();
  await keepSession(browser, marta, { expiresInS });
  browser.skipped = true;
  return browser;
}

function watched(browser: FakeBrowser) {
  const order: string[] = [];
  const kept = new Set(['workbox-precache-v2', 'soulstice-audio-v1']);
  const sync = {
    flush: async () => void order.push('sent'),
    // With it the browser's subscription to pushes ends, too.
    stop: async () => void order.push(`stopped, ${(await databases(browser)).length} databases`),
  };
  const parts = {
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    clearKeys: () => void order.push('keys'),
  };
  return { order, kept, tab: browser.open(null, sync, parts) };
}

test('server, service worker and other tabs hear of it, and nothing of any account is left', async () => {
  const browser = await signedInBrowser(3000);
  const { order, kept, tab } = watched(browser);
  await becomes(tab, 'current');
  const other = browser.open();
  await becomes(other, 'current');
  await saveProfile(tab.db, tab.write, { name: 'Marta' });
  expect(await worker(browser).account()).toBe(marta.id);
  expect(await databases(browser)).toHaveLength(3);

  const done = await tab.account.eraseDevice(() => order.push('note'));

  expect(done).toEqual({ ok: true, value: null });
  // Nothing is sent first: that is what somebody wants gone. The note is written once the keys are cleared, or it would go with them.
  expect(order).toEqual(['stopped, 3 databases', 'keys', 'note']);
  expect(browser.server.calls).toContain('POST /auth/v1/logout');
  expect(await databases(browser)).toEqual(['soulstice-auth']);
  for (const key of ['session', 'session-code-verifier', 'who', 'removals'])
    expect(await browser.store.get(key), key).toBeNull();
  expect([...kept]).toEqual(['workbox-precache-v2']);
  expect([browser.lastAccount, browser.skipped]).toEqual([undefined, false]);
  expect(tab.gone).toEqual(['/']);
  expect(other.gone).toEqual(['/']);
  const calls = browser.server.calls.length;
  expect([await worker(browser).account(), await worker(browser).token()]).toEqual([
    null,
    { type: 'signed-out' },
  ]);
  expect(browser.server.calls).toHaveLength(calls);
  // What the other tab still has under way brings nothing back.
  expect((await saveProfile(other.db, other.write, { name: 'Late' })).ok).toBe(false);
  expect(await databases(browser)).toEqual(['soulstice-auth']);
});

test('without network it is done all the same, and asks nobody', async () => {
  const browser = await signedInBrowser(-3600);
  browser.online = false;
  const { tab } = watched(browser);
  await becomes(tab, 'waiting');
  expect((await tab.account.eraseDevice(() => undefined)).ok).toBe(true);
  expect(browser.server.calls).toEqual([]);
  expect(await databases(browser)).toEqual(['soulstice-auth']);
  expect(await worker(browser).token()).toEqual({ type: 'signed-out' });
  expect(tab.gone).toEqual(['/']);
});

test('where another account’s database is held, the person stays and is told; the session is gone at once', async () => {
  const browser = await signedInBrowser(-3600);
  browser.online = false;
  const { order, tab } = watched(browser);
  await becomes(tab, 'waiting');
  // A page of an older version, deaf to being asked to let go.
  const deaf = await new Promise<IDBDatabase>((resolve) => {
    const request = browser.indexedDB.open('soulstice-anon');
    request.addEventListener('success', () => resolve(request.result));
  });
  const done = await tab.account.eraseDevice(() => order.push('note'));
  expect(done).toEqual({ ok: false, error: { type: 'storage' } });
  expect(order).not.toContain('note');
  expect(tab.gone).toEqual([]);
  expect(await browser.store.get('session')).toBeNull();
  deaf.close();
});
