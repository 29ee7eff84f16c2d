import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRandom } from '#lib/random.ts';
import { createAuthStore } from '#account/auth-store.ts';
import {
  createSyncServer,
  marta,
  noor,
  pass,
  stopTime,
  SyncBrowser,
  tokenOf,
  until,
} from '../../tests/support/sync-world.ts';
import type { SyncServer } from '../../tests/support/sync-world.ts';
import { syncInBackground } from './background.ts';
import type { BackgroundEnd } from './background.ts';

let server: SyncServer;
let browser: SyncBrowser;

beforeEach(() => {
  stopTime();
  server = createSyncServer();
  browser = new SyncBrowser(server);
});

afterEach(() => {
  vi.useRealTimers();
});

/** The auth server: refreshes are counted, and spend their token. */
const auth = { refreshes: 0, good: 'refresh-0', answers: (_status: number) => _status };
const fetchWithAuth: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input as string, 'https://app.example');
  if (pathname === '/api/config/supabase')
    return Response.json({
      url: 'https://app.example',
      anonKey: 'sb_publishable_test',
      codeDelivery: 'email',
      google: false,
      oidc: null,
    });
  if (pathname !== '/auth/v1/token') return server.fetch(input, init);
  if (server.down) throw new TypeError('fetch failed');
  const { refresh_token: spent } = JSON.parse(init?.body as string) as { refresh_token: string };
  if (spent !== auth.good) return Response.json({ code: 'refresh_token_not_found' }, { status: 400 });
  auth.refreshes += 1;
  auth.good = `refresh-${auth.refreshes}`;
  return Response.json({
    access_token: tokenOf(marta, Date.now() + 3_600_000, auth.refreshes),
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: auth.good,
    user: { id: marta },
  });
};

async function keepSession(expiresInS: number, account = marta): Promise<void> {
  auth.refreshes = 0;
  auth.good = 'refresh-0';
  const store = createAuthStore(browser.parts.indexedDB);
  await store.set(
    'session',
    JSON.stringify({
      access_token: tokenOf(account, Date.now() + expiresInS * 1000),
      refresh_token: 'refresh-0',
      expires_at: Math.floor(Date.now() / 1000) + expiresInS,
      user: { id: account, email: 'marta@example.com' },
    }),
  );
  await store.set('who', JSON.stringify({ id: account, email: null }));
}
const keptSession = async () =>
  JSON.parse((await createAuthStore(browser.parts.indexedDB).get('session')) ?? 'null') as Record<
    string,
    unknown
  > | null;

/** What is written with the page offline, before it is closed. */
async function writeAndClose(...names: readonly string[]): Promise<void> {
  const tab = browser.open(marta, { online: false });
  for (const name of names) await tab.addPerson(name);
  await pass(500);
  await tab.close();
}

/** The browser wakes the worker. */
async function wake(): Promise<BackgroundEnd> {
  let end: BackgroundEnd | null = null;
  void syncInBackground({
    ...browser.parts,
    fetch: fetchWithAuth,
    locks: browser.locks,
    nowMs: () => Date.now(),
    random: createTestRandom(9),
    signal: new AbortController().signal,
  }).then((value) => {
    end = value;
  });
  await until(() => end !== null, 'an end in the background');
  return end ?? 'later';
}

const namesOnServer = async (account = marta) =>
  (await server.rows(account)).map(({ row }) => row.d['name'] as string).toSorted();

test('with every page closed, what waits is sent and what is new is there at the next start', async () => {
  await writeAndClose('Ines');
  const elsewhere = new SyncBrowser(server).open();
  await elsewhere.addPerson('Rui');
  await until(async () => (await namesOnServer()).length === 1, 'Rui on the server');
  await elsewhere.close();
  await keepSession(3600);
  expect(await wake()).toBe('done');
  expect(await namesOnServer()).toEqual(['Ines', 'Rui']);
  const again = browser.open(marta, { online: false });
  expect(await again.people()).toEqual(['Ines', 'Rui']);
  expect(await again.db.outbox.count()).toBe(0);
  expect(auth.refreshes).toBe(0);
  await again.close();
});

test('a token that has ended is renewed under the lock, and the page finds the new session', async () => {
  await writeAndClose('Ines');
  await keepSession(-60);
  expect(await wake()).toBe('done');
  expect(await namesOnServer()).toEqual(['Ines']);
  expect(auth.refreshes).toBe(1);
  expect(await keptSession()).toMatchObject({
    refresh_token: 'refresh-1',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: marta },
  });
});

test('a page that refreshes holds the lock: the worker waits, and uses what the page got', async () => {
  await writeAndClose('Ines');
  await keepSession(-60);
  let release: () => void = () => undefined;
  void browser.locks.request('auth-refresh', {}, async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const waking = wake();
  await pass(200);
  const kept = { ...(await keptSession()), access_token: tokenOf(marta, Date.now() + 9e6, 77) };
  const store = createAuthStore(browser.parts.indexedDB);
  await store.set('session', JSON.stringify({ ...kept, expires_at: Math.floor(Date.now() / 1000) + 9000 }));
  release();
  expect(await waking).toBe('done');
  expect(auth.refreshes).toBe(0);
});

test('a refresh token that is spent leaves everything as it is, for the page to find out', async () => {
  await writeAndClose('Ines');
  await keepSession(-60);
  auth.good = 'another';
  const before = await keptSession();
  expect(await wake()).toBe('nothing');
  expect(await keptSession()).toEqual(before);
  expect(await namesOnServer()).toEqual([]);
});

test('a token the server does not take is renewed once', async () => {
  await writeAndClose('Ines');
  await keepSession(3600);
  let refusals = 0;
  server.instead.set('POST /api/sync/push', () => {
    refusals += 1;
    server.instead.clear();
    return Response.json({ error: 'no', code: 'bad_jwt' }, { status: 401 });
  });
  expect(await wake()).toBe('done');
  expect([refusals, auth.refreshes]).toEqual([1, 1]);
});

test('without network it asks to be woken again', async () => {
  await writeAndClose('Ines');
  await keepSession(3600);
  server.down = true;
  expect(await wake()).toBe('later');
  server.down = false;
  expect(await wake()).toBe('done');
});

test('a page that is at it is left alone', async () => {
  await writeAndClose('Ines');
  await keepSession(3600);
  void browser.locks.request(`sync:${marta}`, {}, () => new Promise(() => undefined));
  expect(await wake()).toBe('elsewhere');
  expect(await namesOnServer()).toEqual([]);
});

test.each([
  ['nobody is signed in', async () => undefined],
  ['the session is of somebody else than who is here', () => keepSession(3600, noor)],
])('%s: nothing happens, and no database is made', async (_name, prepare) => {
  await writeAndClose('Ines');
  await prepare();
  expect(await wake()).toBe('nothing');
  expect(server.calls).toEqual([]);
  const names = (await browser.parts.indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(`soulstice-${noor}`);
});
