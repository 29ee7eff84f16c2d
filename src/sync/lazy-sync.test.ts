import { expect, test } from 'vitest';
import type { Session } from '#account/session.ts';
import { createLazySync } from './lazy-sync.ts';
import type { PageSync } from './page-sync.ts';
import type { SyncStatus } from './sync.ts';

const signedIn: Session = {
  type: 'signed-in',
  accountId: '3f2b8c1e-5d0a-4a6f-9d64-0c3a7d2e1b01',
  email: null,
  standing: 'checking',
};

function world(session: Session) {
  const calls: string[] = [];
  const idle: (() => void)[] = [];
  let say: (status: SyncStatus) => void = () => undefined;
  let broken = 0;
  const page: PageSync = {
    syncNow: async () => void calls.push('now'),
    afterWrite: () => calls.push('write'),
    refused: async () => [],
    retryRefused: async () => 3,
    lastSynced: async () => 5,
    blob: async () => null,
    stop: async () => void calls.push('stop'),
  };
  const sync = createLazySync({
    session,
    whenIdle: (work) => idle.push(work),
    load: async (onStatus) => {
      calls.push('load');
      if (broken > 0) {
        broken -= 1;
        throw new TypeError('no chunk');
      }
      say = onStatus;
      return page;
    },
  });
  const rest = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { sync, calls, idle, rest, say: (status: SyncStatus) => say(status), breakOnce: () => (broken = 1) };
}

test.each([{ type: 'signed-out', skipped: true }, { type: 'loading' }] satisfies readonly Session[])(
  'with nobody signed in nothing is ever fetched: %o',
  async (session) => {
    const { sync, calls, idle } = world(session);
    expect(sync.status()).toEqual({ type: 'device-only' });
    for (const work of idle) work();
    sync.afterWrite();
    await sync.syncNow();
    expect([await sync.refused(), await sync.retryRefused(), await sync.lastSynced()]).toEqual([[], 0, null]);
    await sync.stop();
    expect(calls).toEqual([]);
  },
);

test('signed in, it is fetched once the page is at rest, and told on as it says', async () => {
  const { sync, calls, idle, rest, say } = world(signedIn);
  expect([sync.status(), calls]).toEqual([{ type: 'syncing', waiting: 0 }, []]);
  for (const work of idle) work();
  await rest();
  let told = 0;
  const stop = sync.watch(() => {
    told += 1;
  });
  say({ type: 'synced', atMs: 7 });
  expect([sync.status(), told]).toEqual([{ type: 'synced', atMs: 7 }, 1]);
  stop();
  say({ type: 'synced', atMs: 8 });
  expect(told).toBe(1);
  sync.afterWrite();
  await sync.syncNow();
  expect(calls).toEqual(['load', 'write', 'now']);
});

test('a part that cannot be fetched is fetched again by what comes next', async () => {
  const { sync, calls, idle, rest, breakOnce } = world(signedIn);
  breakOnce();
  for (const work of idle) work();
  await rest();
  await sync.syncNow();
  expect(calls).toEqual(['load', 'load', 'now']);
});

test('once stopped it starts nothing more', async () => {
  const { sync, calls, idle, rest } = world(signedIn);
  for (const work of idle) work();
  await rest();
  await sync.stop();
  sync.afterWrite();
  await sync.syncNow();
  expect(calls).toEqual(['load', 'stop']);
  const early = world(signedIn);
  await early.sync.stop();
  for (const work of early.idle) work();
  await early.rest();
  expect(early.calls).toEqual([]);
});
