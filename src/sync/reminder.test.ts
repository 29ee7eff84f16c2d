import { describe, expect, test } from 'vitest';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createAuthStore, SESSION_KEY, WHO_KEY } from '#account/auth-store.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { reminderWay } from '#db/reminder.ts';
import { setSetting } from '#db/settings.ts';
import { addSoulEntry } from '#db/soul-entries.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import { lookAtReminder, renewReminder } from './reminder.ts';
import type { ReminderParts } from './reminder.ts';

// 2026-11-21T12:00Z is 17:45 in Kathmandu.
const hour = 3_600_000;
const account = '11111111-2222-3333-4444-555555555555';

async function device({ of = 'anon', on = true, time = '18:00' } = {}) {
  const local = createTestDb(of);
  written(await setSetting(local.db, local.deps, 'display.timezone', 'Asia/Kathmandu'));
  written(await setSetting(local.db, local.deps, 'reminder.on', on));
  written(await setSetting(local.db, local.deps, 'reminder.time', time));
  const parts: ReminderParts = {
    ...local.parts,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    locks: null,
    nowMs: local.clock.now,
  };
  return { ...local, parts, look: (pushed = false) => lookAtReminder(parts, { pushed }) };
}

const loop = (date: string) => ({
  date,
  entry: {
    userInput: 'x',
    emotionCategory: null,
    patternInsight: '',
    reflectiveQuestion: '',
    microAction: '',
    soullogPrompt: '',
    finalInsight: '',
    patternId: null,
    facts: [],
  },
  completed: false,
  reflection: '',
  helped: null,
});

describe('the look at the clock', () => {
  test('is due from its time on, once a day, and again the next day', async () => {
    const { look, clock } = await device();
    expect(await look()).toEqual({ open: true, due: false });
    clock.set(testNow + hour / 4);
    expect(await look()).toEqual({ open: true, due: true });
    expect(await look()).toEqual({ open: true, due: false });
    clock.set(testNow + 7 * hour);
    expect(await look()).toEqual({ open: true, due: false });
    clock.set(testNow + 25 * hour);
    expect(await look()).toEqual({ open: true, due: true });
  });

  test('a loop that is done is not spoken of, by the day of the person', async () => {
    const { look, clock, db, deps } = await device();
    written(await addSoulEntry(db, deps, loop('2026-11-21')));
    clock.set(testNow + hour);
    expect(await look()).toEqual({ open: false, due: false });
    clock.set(testNow + 24.5 * hour);
    expect(await look()).toEqual({ open: true, due: true });
  });

  test('while it is off, or with nobody’s database here, nothing is due', async () => {
    expect(await (await device({ on: false, time: '00:00' })).look()).toEqual({ open: false, due: false });
    const indexedDB = new IDBFactory();
    const parts = { ...(await device()).parts, indexedDB, IDBKeyRange };
    expect(await lookAtReminder(parts, { pushed: true })).toEqual({ open: false, due: false });
    // Looking has made none.
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('soulstice-anon');
  });

  test('what the server said is not said again by the clock', async () => {
    const { look, clock } = await device();
    expect(await look(true)).toEqual({ open: true, due: true });
    clock.set(testNow + hour);
    expect(await look()).toEqual({ open: true, due: false });
  });
});

describe('a subscription that the browser has changed', () => {
  test('is told to the server as the person who is signed in', async () => {
    const { db, parts } = await device({ of: account });
    const store = createAuthStore(parts.indexedDB);
    await store.set(WHO_KEY, JSON.stringify({ id: account, email: null }));
    await store.set(
      SESSION_KEY,
      JSON.stringify({
        access_token: 'T',
        refresh_token: 'R',
        expires_at: testNow / 1000 + 3600,
        user: { id: account },
      }),
    );
    const key = 'B'.repeat(87);
    const sent: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      sent.push([init?.method ?? 'GET', input, new Headers(init?.headers).get('authorization'), init?.body]);
      return Response.json(input === '/api/push/key' ? { key } : { day: '2026-11-21', nextAt: 1 });
    };
    const fresh = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } };
    await renewReminder({ ...parts, fetch }, async (asked) => (asked === key ? fresh : null));
    expect(sent).toEqual([
      ['GET', '/api/push/key', 'Bearer T', undefined],
      [
        'PUT',
        '/api/push/subscription',
        'Bearer T',
        JSON.stringify({ ...fresh, time: '18:00', zone: 'Asia/Kathmandu' }),
      ],
    ]);
    expect((await reminderWay(db))?.type).toBe('push');
    closeSoulsticeDb(db);
  });

  test('without the server it waits for the next page', async () => {
    const { db, parts } = await device({ of: account });
    const store = createAuthStore(parts.indexedDB);
    await store.set(WHO_KEY, JSON.stringify({ id: account, email: null }));
    await store.set(
      SESSION_KEY,
      JSON.stringify({ access_token: 'T', refresh_token: 'R', expires_at: testNow, user: { id: account } }),
    );
    await renewReminder(parts, async () => null).catch(() => undefined);
    expect((await reminderWay(db))?.type).toBe('unsent');
  });
});
