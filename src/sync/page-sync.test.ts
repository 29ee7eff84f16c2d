import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { createTestRandom } from '#lib/random.ts';
import { putBlob } from '#db/blobs.ts';
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
import type { SyncServer, SyncTab } from '../../tests/support/sync-world.ts';
import { testNow, written } from '../../tests/support/test-db.ts';

let server: SyncServer;
let tabs: SyncTab[] = [];

beforeEach(() => {
  stopTime();
  server = createSyncServer();
  tabs = [];
});

afterEach(async () => {
  server.letGo();
  const closing = Promise.all(tabs.map((tab) => tab.close()));
  await pass(500);
  await closing;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(
  browser = new SyncBrowser(server),
  account = marta,
  options: Parameters<SyncBrowser['open']>[1] = {},
): SyncTab {
  const tab = browser.open(account, options);
  tabs.push(tab);
  return tab;
}

const becomes = (tab: SyncTab, type: string) => until(() => tab.status()?.type === type, `status ${type}`);
const namesOnServer = async (account = marta) =>
  (await server.rows(account))
    .flatMap(({ kind, row }) => (kind === 'person' ? [row.d['name'] as string] : []))
    .toSorted();
const pushes = () => server.calls.filter((call) => call === 'POST /api/sync/push').length;
const pulls = () => server.calls.filter((call) => call === 'GET /api/sync/pull').length;

/** Another device that has written something and is gone. */
async function writtenElsewhere(name: string): Promise<void> {
  const elsewhere = open();
  await becomes(elsewhere, 'synced');
  await elsewhere.addPerson(name);
  await until(async () => (await namesOnServer()).includes(name), `${name} on the server`);
  await elsewhere.close();
}

// --- what starts a round ---

test('opening the page fetches what is new and sends what waits', async () => {
  await writtenElsewhere('Ines');
  const browser = new SyncBrowser(server);
  const offline = open(browser, marta, { online: false });
  await offline.addPerson('Rui');
  await pass(500);
  await offline.close();
  const tab = open(browser);
  await becomes(tab, 'synced');
  expect(await tab.people()).toEqual(['Ines', 'Rui']);
  expect(await namesOnServer()).toEqual(['Ines', 'Rui']);
});

test('what is written on one device is seen on another that is open, within a second', async () => {
  const [one, other] = [open(), open()];
  await becomes(one, 'synced');
  await becomes(other, 'synced');
  await one.addPerson('Ines');
  await pass(900);
  expect(await other.people()).toEqual(['Ines']);
});

test.each([0, 200])(
  'writing costs one push, and the hint that comes back of it nothing (%i ms)',
  async (late) => {
    server.pokesLateMs = late;
    const tab = open();
    await becomes(tab, 'synced');
    await pass(1_000);
    const [pushed, pulled] = [pushes(), pulls()];
    await tab.addPerson('Ines');
    await pass(3_000);
    expect([pushes() - pushed, pulls() - pulled]).toEqual([1, 0]);
  },
);

test('writes in a row go out together, three times a second at most', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  const before = pushes();
  for (let i = 0; i < 20; i += 1) {
    await tab.addPerson(`p${i}`);
    await pass(50);
  }
  await until(async () => (await namesOnServer()).length === 20, 'all twenty on the server');
  expect(pushes() - before).toBeLessThanOrEqual(6);
});

test.each(['visible', 'focus', 'online'] as const)(
  '%s fetches what the hints did not bring',
  async (cause) => {
    server.deaf = true;
    const tab = open();
    await becomes(tab, 'synced');
    await writtenElsewhere('Ines');
    await pass(2_000);
    expect(await tab.people()).toEqual([]);
    if (cause === 'visible') tab.look(true);
    if (cause === 'focus') tab.focus();
    if (cause === 'online') tab.network(true);
    await until(async () => (await tab.people()).length === 1, 'Ines here');
  },
);

test('with every hint lost the timer delivers', async () => {
  server.deaf = true;
  const tab = open();
  await becomes(tab, 'synced');
  await writtenElsewhere('Ines');
  await pass(4 * 60_000);
  expect(await tab.people()).toEqual([]);
  await pass(61_000);
  expect(await tab.people()).toEqual(['Ines']);
}, 60_000);

test('a stream of hints that breaks is opened again, and what was missed comes with it', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  await until(() => server.streams() === 1, 'a stream');
  server.deaf = true;
  await writtenElsewhere('Ines');
  server.deaf = false;
  server.hangUp();
  await until(async () => (await tab.people()).length === 1, 'Ines here');
  expect(server.streams()).toBe(1);
});

test('a page nobody looks at for five minutes listens no more, until it is looked at', async () => {
  const tab = open();
  await until(() => server.streams() === 1, 'a stream');
  tab.look(false);
  await pass(4 * 60_000);
  expect(server.streams()).toBe(1);
  await pass(61_000);
  expect(server.streams()).toBe(0);
  tab.look(true);
  await until(() => server.streams() === 1, 'a stream again');
});

test('one tab of a browser listens, and another takes over when it is closed', async () => {
  const browser = new SyncBrowser(server);
  const [first, second] = [open(browser), open(browser)];
  await becomes(first, 'synced');
  await becomes(second, 'synced');
  await until(() => server.streams() === 1, 'a stream');
  await pass(1_000);
  expect(server.streams()).toBe(1);
  await first.close();
  await until(() => server.streams() === 1, 'a stream of the other');
});

// --- what is said ---

test('without network it says what waits, asks to be woken, and sends when the network is back', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  tab.network(false);
  await becomes(tab, 'waiting');
  const before = server.calls.length;
  await tab.addPerson('Ines');
  await tab.addPerson('Rui');
  await pass(1_000);
  expect(tab.status()).toEqual({ type: 'waiting', waiting: 2, why: 'offline', sinceMs: expect.any(Number) });
  expect(server.calls.length).toBe(before);
  expect(tab.asked).toContain('outbox');
  tab.network(true);
  await becomes(tab, 'synced');
  expect(await namesOnServer()).toEqual(['Ines', 'Rui']);
});

test('an answer that comes after the network went is no word on what is written later', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  server.held = [];
  await tab.addPerson('Ines');
  await until(() => (server.held?.length ?? 0) > 0, 'a push under way');
  tab.network(false);
  server.letGo();
  await pass(1_000);
  await tab.addPerson('Rui');
  await pass(1_000);
  expect(tab.status()).toMatchObject({ type: 'waiting', waiting: 1, why: 'offline' });
});

test('a server that is down: it waits and says so, tries later each time, and goes on by itself', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  server.down = true;
  await tab.addPerson('Ines');
  await becomes(tab, 'waiting');
  expect(tab.status()).toMatchObject({ waiting: 1, why: 'offline' });
  const before = pushes();
  await pass(20_000);
  expect(pushes() - before).toBeLessThan(8);
  server.down = false;
  await becomes(tab, 'synced');
  expect(await namesOnServer()).toEqual(['Ines']);
});

test.each([
  [503, 'server'],
  [429, 'limited'],
] as const)('an answer of %i is said as %s, and its Retry-After kept', async (status, why) => {
  const tab = open();
  await becomes(tab, 'synced');
  server.instead.set(
    'POST /api/sync/push',
    () => new Response('', { status, headers: { 'Retry-After': '30' } }),
  );
  await tab.addPerson('Ines');
  await until(() => tab.status()?.type === 'waiting', 'waiting');
  expect(tab.status()).toMatchObject({ waiting: 1, why });
  const before = pushes();
  server.instead.clear();
  tab.focus();
  await pass(25_000);
  expect(pushes()).toBe(before);
  await becomes(tab, 'synced');
});

test('an app that is too old keeps working here, says so, and goes on once it is taken', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  server.instead.set('POST /api/sync/push', () => Response.json({ error: 'old' }, { status: 426 }));
  await tab.addPerson('Ines');
  await becomes(tab, 'attention');
  await tab.addPerson('Rui');
  await pass(1_000);
  expect(tab.status()).toEqual({ type: 'attention', what: 'update-needed', count: 2 });
  expect(await tab.people()).toEqual(['Ines', 'Rui']);
  server.instead.clear();
  await until(async () => {
    await Promise.race([tab.sync.syncNow(), pass(500)]);
    return tab.status()?.type === 'synced';
  }, 'synced');
});

test('what the server refuses is on the shelf, is said, and can be tried again', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  await tab.addPerson('Ines');
  await becomes(tab, 'synced');
  const { epoch, cursor } = (await tab.db.meta.get('sync'))!;
  const [{ id }] = (await tab.db.person.toArray()) as [{ id: string }];
  server.instead.set('POST /api/sync/push', () =>
    Response.json({
      epoch,
      now: Date.now(),
      first: cursor,
      ver: cursor,
      changed: 0,
      refused: [['person', id, 'quota']],
    }),
  );
  await tab.db.outbox.put({ kind: 'person', id, mark: 1_000 });
  tab.sync.afterWrite();
  await becomes(tab, 'attention');
  expect(tab.status()).toEqual({ type: 'attention', what: 'refused', count: 1 });
  expect(await tab.sync.refused()).toMatchObject([{ kind: 'person', id, why: 'quota' }]);
  server.instead.clear();
  const again = tab.sync.retryRefused();
  await becomes(tab, 'synced');
  expect(await again).toBe(1);
  expect(await tab.sync.refused()).toEqual([]);
});

test('when a round came to its end is kept over a reload', async () => {
  const browser = new SyncBrowser(server);
  const first = open(browser);
  await becomes(first, 'synced');
  const atMs = await first.sync.lastSynced();
  await first.close();
  const second = open(browser, marta, { online: false });
  await becomes(second, 'waiting');
  expect(second.status()).toEqual({ type: 'waiting', waiting: 0, why: 'offline', sinceMs: atMs });
});

// --- many tabs ---

test('tabs that all write push one at a time, and nothing is lost', async () => {
  const browser = new SyncBrowser(server);
  const all = [open(browser), open(browser), open(browser), open(browser), open(browser)];
  for (let i = 0; i < 10; i += 1) {
    await Promise.all(all.map((tab, t) => tab.addPerson(`${t}-${i}`)));
    await pass(100);
  }
  await until(async () => (await namesOnServer()).length === 50, 'all fifty on the server');
  expect(server.mostPushing).toBe(1);
  await until(() => all.every((tab) => tab.status()?.type === 'synced'), 'every tab says so');
});

test('tabs that all want the lead at once come to rest, and then nothing is asked any more', async () => {
  const browser = new SyncBrowser(server);
  const all = Array.from({ length: 8 }, () => open(browser));
  await until(() => all.every((tab) => tab.status()?.type === 'synced'), 'every tab is synced');
  await all[0]!.addPerson('Ines');
  for (const tab of all) tab.focus();
  await pass(3_000);
  expect(await namesOnServer()).toEqual(['Ines']);
  server.calls.length = 0;
  await pass(5_000);
  expect(server.calls).toEqual([]);
});

test('the leader is closed in the middle of a push: another tab takes over, and the push counts once', async () => {
  const browser = new SyncBrowser(server);
  const [leader, follower] = [open(browser), open(browser)];
  await becomes(leader, 'synced');
  await becomes(follower, 'synced');
  server.held = [];
  await leader.addPerson('Ines');
  await until(() => (server.held?.length ?? 0) > 0, 'a push under way');
  await follower.addPerson('Rui');
  await pass(3_000);
  expect(server.mostPushing).toBe(1);
  await Promise.all([leader.close(), pass(200)]);
  server.letGo();
  await until(async () => (await namesOnServer()).length === 2, 'both on the server');
  await becomes(follower, 'synced');
  expect((await server.rows(marta)).filter(({ kind }) => kind === 'person').length).toBe(2);
});

test('when the worker has the lead, which hears no kick, the page sends by itself once it is free', async () => {
  server.deaf = true;
  const browser = new SyncBrowser(server);
  const tab = open(browser);
  await becomes(tab, 'synced');
  let release: () => void = () => undefined;
  void browser.locks.request(`sync:${marta}`, {}, async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await tab.addPerson('Ines');
  await pass(3_000);
  expect(await namesOnServer()).toEqual([]);
  release();
  await pass(1_500);
  expect(await namesOnServer()).toEqual(['Ines']);
});

test('a tab that does not lead says what the leading one says, and junk on the channel is nothing', async () => {
  const browser = new SyncBrowser(server);
  const [one, other] = [open(browser), open(browser)];
  await becomes(one, 'synced');
  await becomes(other, 'synced');
  await pass(3_000);
  const before = other.statuses.length;
  for (const junk of [
    null,
    7,
    'kick',
    {},
    { type: 'status', account: marta },
    { type: 'status', account: marta, status: { type: 'synced', atMs: 'now' } },
    { type: 'status', account: noor, status: { type: 'synced', atMs: 1 } },
    { type: 'status', account: marta, status: { type: 'device-only' } },
    { type: 'status', account: marta, status: { type: 'attention', what: 'you-won', count: 1 } },
  ]) {
    browser.say(junk);
  }
  await pass(500);
  expect(other.statuses.length).toBe(before);
  server.instead.set('POST /api/sync/push', () => Response.json({}, { status: 426 }));
  await one.addPerson('Ines');
  await becomes(other, 'attention');
  expect(other.status()).toEqual(one.status());
});

// --- whose it is ---

test('a token that ends in the middle of a sync is renewed, and nothing is lost or signed out', async () => {
  const tab = open();
  let issued = 0;
  let held = { token: '', endsMs: 0 };
  const renew = () => {
    issued += 1;
    held = { token: tokenOf(marta, Date.now() + 5_000, issued), endsMs: Date.now() + 5_000 };
  };
  // As the library does: a token that has ended is renewed before it is given out, one that has not is not.
  tab.token = async () => {
    if (Date.now() >= held.endsMs) renew();
    return held.token;
  };
  let rechecks = 0;
  tab.recheck = async () => {
    rechecks += 1;
    renew();
  };
  for (let i = 0; i < 8; i += 1) {
    await tab.addPerson(`p${i}`);
    // The server's clock is ahead of what the library believes: now and then it refuses a token that seems good.
    if (i % 3 === 2) held = { token: tokenOf(marta, Date.now() - 1, 1000 + i), endsMs: Date.now() + 5_000 };
    await pass(2_000);
  }
  await until(async () => (await namesOnServer()).length === 8, 'all eight on the server');
  await becomes(tab, 'synced');
  expect(rechecks).toBeGreaterThan(0);
  expect(issued).toBeGreaterThan(1);
});

test('a session that has ended: nothing is asked any more, what waits is counted, and it goes on when it stands again', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  tab.token = async () => null;
  tab.stand('ended');
  await becomes(tab, 'waiting');
  const before = server.calls.length;
  await tab.addPerson('Ines');
  await pass(5_000);
  expect(tab.status()).toMatchObject({ type: 'waiting', waiting: 1, why: 'signed-out' });
  expect(server.calls.length).toBe(before);
  expect(server.streams()).toBe(0);
  tab.token = async () => tokenOf(marta);
  tab.stand('current');
  await becomes(tab, 'synced');
  expect(await namesOnServer()).toEqual(['Ines']);
});

test('with the token of somebody else nothing is sent and nothing is fetched', async () => {
  const theirs = open(new SyncBrowser(server), noor);
  await becomes(theirs, 'synced');
  await theirs.addPerson('Secret');
  await until(async () => (await namesOnServer(noor)).length === 1, 'theirs on the server');
  await theirs.close();
  const tab = open();
  await becomes(tab, 'synced');
  const before = server.calls.length;
  tab.token = async () => tokenOf(noor);
  await tab.addPerson('Ines');
  tab.focus();
  await pass(3_000);
  expect(server.calls.length).toBe(before);
  expect(tab.status()).toMatchObject({ type: 'waiting', why: 'signed-out' });
  expect(await namesOnServer(noor)).toEqual(['Secret']);
  expect(await tab.people()).toEqual(['Ines']);
});

test('a sign-out while a push is held: the answer that comes later changes nothing', async () => {
  const browser = new SyncBrowser(server);
  const tab = open(browser);
  await becomes(tab, 'synced');
  server.held = [];
  server.answersLate = true;
  await tab.addPerson('Ines');
  await until(() => (server.held?.length ?? 0) > 0, 'a push under way');
  const state = async () => [await tab.db.outbox.toArray(), await tab.db.meta.get('sync')];
  const before = await state();
  const stopped = tab.sync.stop();
  server.letGo();
  await pass(2_000);
  await stopped;
  expect(await state()).toEqual(before);
  expect(before[0]).toHaveLength(1);
  // Whoever comes next in this browser has their own database, and nothing of it there.
  const next = open(browser, noor);
  await becomes(next, 'synced');
  expect(await next.people()).toEqual([]);
  expect(await namesOnServer(noor)).toEqual([]);
});

test('a switch of the account with a pull under way: nothing of it arrives', async () => {
  await writtenElsewhere('Ines');
  const browser = new SyncBrowser(server);
  server.held = [];
  server.answersLate = true;
  const tab = open(browser);
  await until(() => (server.held?.length ?? 0) > 0, 'a pull under way');
  const stopped = tab.sync.stop();
  const next = open(browser, noor);
  server.letGo();
  await pass(2_000);
  await stopped;
  expect(await tab.people()).toEqual([]);
  expect(await next.people()).toEqual([]);
});

// --- the device ---

test('a device without room takes nothing half, says so, and goes on once there is room', async () => {
  await writtenElsewhere('Ines');
  await writtenElsewhere('Rui');
  const browser = new SyncBrowser(server);
  const real: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
  let full = true;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (full && this.name === 'person' && (args[0] as { name?: string }).name === 'Rui')
      throw new DOMException('no room', 'QuotaExceededError');
    return real.apply(this, args);
  });
  const tab = open(browser);
  await becomes(tab, 'attention');
  expect(tab.status()).toEqual({ type: 'attention', what: 'storage-full', count: 0 });
  expect(await tab.people()).toEqual([]);
  expect((await tab.db.meta.get('sync'))?.cursor ?? 0).toBe(0);
  // Small things still work, and are sent.
  await tab.addPerson('Small');
  await until(async () => (await namesOnServer()).includes('Small'), 'Small on the server');
  full = false;
  await becomes(tab, 'synced');
  expect(await tab.people()).toEqual(['Ines', 'Rui', 'Small']);
});

test('a database that the browser closed underneath is opened again once, and nobody is bothered', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  tab.db.close({ disableAutoOpen: true });
  await tab.addPerson('Ines');
  await becomes(tab, 'synced');
  tab.db.close({ disableAutoOpen: true });
  tab.focus();
  await pass(1_000);
  expect(tab.status()?.type).toBe('synced');
  expect(await namesOnServer()).toEqual(['Ines']);
  expect(tab.logged).toEqual([]);
});

test('a database that was deleted in another tab stays deleted', async () => {
  const browser = new SyncBrowser(server);
  const tab = open(browser);
  await becomes(tab, 'synced');
  browser.parts.indexedDB.deleteDatabase(`soulstice-${marta}`);
  await pass(200);
  tab.focus();
  await pass(10_000);
  expect((await browser.parts.indexedDB.databases()).map(({ name }) => name)).not.toContain(
    `soulstice-${marta}`,
  );
});

// --- bytes ---

const sha = 'c'.repeat(64);
const bytes = (n: number) => new Uint8Array([n, n, n]).buffer;

test('a picture is sent beside its record, and the other device has it', async () => {
  const [one, other] = [open(), open()];
  await becomes(one, 'synced');
  await becomes(other, 'synced');
  const deps = {
    clock: createTestClock(testNow),
    ids: createIds(createTestRandom(5)),
    afterSave: one.sync.afterWrite,
  };
  written(await putBlob(one.db, deps, { sha, type: 'image/png', data: bytes(7) }));
  expect(await other.sync.blob(sha)).toBeNull();
  await until(async () => (await other.db.blob_data.get(sha)) !== undefined, 'the bytes on the other device');
  expect(await other.sync.blob(sha)).toEqual({ type: 'image/png', data: bytes(7) });
  expect(await one.db.blob_queue.count()).toBe(0);
});

test('pictures go one at a time; one that fails is tried again, one that is refused holds up no other', async () => {
  const tab = open();
  await becomes(tab, 'synced');
  const deps = {
    clock: createTestClock(testNow),
    ids: createIds(createTestRandom(5)),
    afterSave: tab.sync.afterWrite,
  };
  const names = ['d', 'e', 'f'].map((letter) => letter.repeat(64));
  server.instead.set(`PUT /api/sync/blob/${names[0]}`, () => Response.json({ error: 'no' }, { status: 413 }));
  let failing = 2;
  server.instead.set(`PUT /api/sync/blob/${names[1]}`, () => {
    failing -= 1;
    if (failing === 0) server.instead.delete(`PUT /api/sync/blob/${names[1]}`);
    return new Response('', { status: 503 });
  });
  for (const [at, name] of names.entries())
    written(await putBlob(tab.db, deps, { sha: name, type: 'image/png', data: bytes(at) }));
  await until(() => server.blobs.has(names[1]!) && server.blobs.has(names[2]!), 'two pictures on the server');
  await until(async () => (await tab.db.blob_queue.count()) === 1, 'one left');
  expect(await tab.db.blob_queue.get(names[0]!)).toMatchObject({ way: 'up', attempts: 1 });
});

test('bytes that are not there yet are asked for again by themselves', async () => {
  const one = open();
  await becomes(one, 'synced');
  server.instead.set(`PUT /api/sync/blob/${sha}`, () => new Response('', { status: 503 }));
  const deps = {
    clock: createTestClock(testNow),
    ids: createIds(createTestRandom(5)),
    afterSave: one.sync.afterWrite,
  };
  written(await putBlob(one.db, deps, { sha, type: 'image/png', data: bytes(7) }));
  const other = open();
  await until(async () => (await other.db.blob.get(sha)) !== undefined, 'its record on the other device');
  expect(await other.sync.blob(sha)).toBeNull();
  server.instead.clear();
  await until(async () => (await other.sync.blob(sha)) !== null, 'the bytes on the other device');
});
