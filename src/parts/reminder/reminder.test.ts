import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { reminderWay } from '#db/reminder.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { createTestDb, written } from '../../../tests/support/test-db.ts';
import type { TestDb } from '../../../tests/support/test-db.ts';
import { keepReminderInStep, leaveReminder, turnReminderOff, turnReminderOn } from './reminder.ts';
import type { ReminderApi, ReminderDeps } from './reminder.ts';
import type { Permission, ReminderDevice } from './reminder-device.ts';

const account = '11111111-2222-3333-4444-555555555555';
const keys = { p256dh: 'p', auth: 'a' };

/** A browser: what was done to it, in order. */
function fakeDevice({
  answer = 'granted',
  pushes = true,
  wakes = false,
}: { answer?: Permission; pushes?: boolean; wakes?: boolean } = {}) {
  const done: string[] = [];
  const state = { permission: 'default' as Permission, endpoint: null as string | null, made: 0 };
  const device: ReminderDevice = {
    permission: () => state.permission,
    ask: async () => {
      done.push('ask');
      state.permission = answer;
      return answer;
    },
    subscribe: async (key) => {
      done.push(`subscribe ${key}`);
      if (!pushes) return null;
      state.endpoint ??= `https://push.example/${(state.made += 1)}`;
      return { endpoint: state.endpoint, keys };
    },
    endpoint: async () => state.endpoint,
    unsubscribe: async () => {
      done.push('unsubscribe');
      state.endpoint = null;
    },
    wakeNowAndThen: async () => {
      done.push('wake');
      return wakes;
    },
    letSleep: async () => void done.push('sleep'),
    setBadge: (on) => void done.push(`badge ${on}`),
  };
  return { device, done, state };
}

/** A server that keeps what it is told; while it is away nothing reaches it. */
function fakeServer() {
  const kept = new Map<string, string>();
  const state = { isAway: false, asked: 0 };
  const call = async (
    name: string,
    options?: { body: { endpoint: string; time?: string; zone?: string } },
  ) => {
    state.asked += 1;
    if (state.isAway) throw new TypeError('Failed to fetch');
    if (name === 'pushKey') return { key: 'K' };
    const { endpoint = '', time, zone } = options?.body ?? {};
    if (name === 'saveReminder') kept.set(endpoint, `${time} ${zone}`);
    if (name === 'endReminder') kept.delete(endpoint);
    return {};
  };
  return { api: { call } as unknown as ReminderApi, kept, state };
}

let local: TestDb;
beforeEach(async () => {
  local = createTestDb(account);
  written(await setSetting(local.db, local.deps, 'display.timezone', 'Asia/Kathmandu'));
});
afterEach(() => closeSoulsticeDb(local.db));

const given = (
  device: ReminderDevice,
  server: ReturnType<typeof fakeServer>,
  signedIn = true,
): ReminderDeps => ({ ...local, api: server.api, device, signedIn });
const way = async () => (await reminderWay(local.db))?.type ?? null;

describe('turning it on', () => {
  test('asks, subscribes and tells the server the time and zone of the person’s days', async () => {
    const { device, done } = fakeDevice();
    const server = fakeServer();
    expect(await turnReminderOn(given(device, server))).toEqual({ type: 'on', way: 'push' });
    expect(done).toEqual(['ask', 'subscribe K', 'sleep']);
    expect([...server.kept]).toEqual([['https://push.example/1', '20:00 Asia/Kathmandu']]);
    expect([await getSetting(local.db, 'reminder.on'), await way()]).toEqual([true, 'push']);
  });

  test.each(['denied', 'default', 'unsupported'] as const)('%s: nothing else is done', async (answer) => {
    const { device, done } = fakeDevice({ answer });
    const server = fakeServer();
    expect(await turnReminderOn(given(device, server))).toEqual({ type: answer });
    expect([done, server.state.asked, await getSetting(local.db, 'reminder.on')]).toEqual([
      ['ask'],
      0,
      false,
    ]);
  });

  test.each([
    [{ wakes: true }, false, 'periodic'],
    [{ wakes: false }, false, 'open'],
    [{ pushes: false, wakes: true }, true, 'periodic'],
    [{ pushes: false, wakes: false }, true, 'open'],
  ] as const)('of a browser %j, signed in %s: the way is %s', async (can, signedIn, expected) => {
    const { device } = fakeDevice(can);
    const server = fakeServer();
    await turnReminderOn(given(device, server, signedIn));
    expect([await way(), server.kept.size]).toEqual([expected, 0]);
    if (!signedIn) expect(server.state.asked).toBe(0);
  });
});

describe('keeping it in step', () => {
  test('a server that could not be told is told later, and then no more', async () => {
    const { device } = fakeDevice();
    const server = fakeServer();
    server.state.isAway = true;
    expect(await turnReminderOn(given(device, server))).toEqual({ type: 'on', way: 'unsent' });
    server.state.isAway = false;
    await keepReminderInStep(given(device, server));
    expect([await way(), server.kept.size]).toEqual(['push', 1]);
    const asked = server.state.asked;
    await keepReminderInStep(given(device, server));
    expect(server.state.asked).toBe(asked);
  });

  test('another time, another zone and another subscription are told', async () => {
    const { device, state } = fakeDevice();
    const server = fakeServer();
    await turnReminderOn(given(device, server));
    written(await setSetting(local.db, local.deps, 'reminder.time', '07:15'));
    await keepReminderInStep(given(device, server));
    written(await setSetting(local.db, local.deps, 'display.timezone', 'America/Lima'));
    await keepReminderInStep(given(device, server));
    state.endpoint = 'https://push.example/changed';
    await keepReminderInStep(given(device, server));
    expect([...server.kept]).toEqual([
      ['https://push.example/1', '07:15 America/Lima'],
      ['https://push.example/changed', '07:15 America/Lima'],
    ]);
  });

  test('while it is off, and where leave was taken back, nothing is done', async () => {
    const { device, done, state } = fakeDevice();
    const server = fakeServer();
    await keepReminderInStep(given(device, server));
    await turnReminderOn(given(device, server));
    const before = done.length;
    state.permission = 'denied';
    state.endpoint = null;
    await keepReminderInStep(given(device, server));
    expect(done).toHaveLength(before);
  });

  test('a browser without a push service is not asked at every start', async () => {
    const { device } = fakeDevice({ pushes: false });
    const server = fakeServer();
    await turnReminderOn(given(device, server));
    const asked = server.state.asked;
    await keepReminderInStep(given(device, server));
    expect(server.state.asked).toBe(asked);
  });
});

describe('ending it', () => {
  test('off: the server forgets it, the browser’s subscription ends, the dot goes', async () => {
    const { device, done, state } = fakeDevice();
    const server = fakeServer();
    await turnReminderOn(given(device, server));
    expect(await turnReminderOff(given(device, server))).toBe(true);
    expect([server.kept.size, state.endpoint, await way()]).toEqual([0, null, null]);
    expect(done).toEqual(expect.arrayContaining(['unsubscribe', 'badge false', 'sleep']));
    expect(await getSetting(local.db, 'reminder.on')).toBe(false);
  });

  test('without the server the subscription ends all the same', async () => {
    const { device, state } = fakeDevice();
    const server = fakeServer();
    await turnReminderOn(given(device, server));
    server.state.isAway = true;
    await leaveReminder(device, server.api);
    expect(state.endpoint).toBeNull();
  });
});
