import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffMs, createScheduler, EVERY_MS, PACE_MS } from './scheduler.ts';
import type { Cause, RoundEnd, Scheduler } from './scheduler.ts';

const done: RoundEnd = { type: 'done' };
const failed: RoundEnd = { type: 'failed', how: 'for-now', retryAfterS: null };

/** Rounds as they ran: when, why, and a hand on the end of each. */
type Ran = { readonly atMs: number; readonly cause: Cause; readonly end: (end: RoundEnd) => void };

let ran: Ran[] = [];
let online = true;
let visible = true;
let chance = 1;
/** Rounds that are not held end like this at once. */
let usual: RoundEnd | null = done;
let scheduler: Scheduler;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  [ran, online, visible, chance, usual] = [[], true, true, 1, done];
  scheduler = createScheduler({
    run: (_signal, cause) =>
      new Promise((end) => {
        ran.push({ atMs: Date.now() - 1_000_000, cause, end });
        if (usual !== null) end(usual);
      }),
    nowMs: () => Date.now(),
    random: () => chance,
    isOnline: () => online,
    isVisible: () => visible,
  });
});

afterEach(async () => {
  for (const { end } of ran) end({ type: 'stopped' });
  await scheduler.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const times = () => ran.map(({ atMs }) => atMs);
const causes = () => ran.map(({ cause }) => cause);

test.each(['start', 'write', 'asked', 'online', 'visible', 'focus', 'poke', 'kick', 'session'] as const)(
  'when idle, %s starts a round at once',
  (cause) => {
    scheduler.trigger(cause);
    expect(causes()).toEqual([cause]);
  },
);

test('writes in a row start a round at most every 300 ms, and the last of them is not forgotten', async () => {
  for (let i = 0; i < 20; i += 1) {
    scheduler.trigger('write');
    await pass(50);
  }
  await pass(PACE_MS);
  expect(times()).toEqual([0, 300, 600, 900, 1200].slice(0, ran.length));
  expect(ran.length).toBeGreaterThanOrEqual(4);
  expect(ran.at(-1)?.atMs).toBeGreaterThanOrEqual(950 - PACE_MS + 1);
});

test('what comes while a round runs is answered by one more, never by a second at the same time', async () => {
  usual = null;
  scheduler.trigger('write');
  for (let i = 0; i < 5; i += 1) scheduler.trigger('write');
  await pass(1_000);
  expect(ran.length).toBe(1);
  ran[0]?.end(done);
  await pass(0);
  expect(causes()).toEqual(['write', 'write']);
});

test('every five minutes while somebody looks', async () => {
  scheduler.trigger('start');
  await pass(EVERY_MS * 3);
  expect(times()).toEqual([0, 1, 2, 3].map((n) => n * EVERY_MS));
  visible = false;
  await pass(EVERY_MS * 3);
  expect(ran.length).toBe(4);
  visible = true;
  scheduler.trigger('visible');
  await pass(EVERY_MS);
  expect(ran.length).toBe(6);
});

test('failures wait longer each time, up to five minutes, and half of it is chance', async () => {
  usual = failed;
  scheduler.trigger('write');
  await pass(3_600_000);
  const waits = times().map((at, i, all) => at - (all[i - 1] ?? 0));
  expect(waits.slice(1, 11)).toEqual(
    [1, 2, 4, 8, 16, 32, 64, 128, 256, 300].map((seconds) => seconds * 1000),
  );
  expect(backoffMs(3, 0)).toBe(2_000);
  expect(backoffMs(3, 1)).toBe(4_000);
});

test('while it waits for a dead server, writes change nothing; a success ends the waiting', async () => {
  usual = failed;
  scheduler.trigger('write');
  await pass(0);
  for (let i = 0; i < 10; i += 1) {
    await pass(50);
    scheduler.trigger('write');
    scheduler.trigger('kick');
  }
  expect(ran.length).toBe(1);
  usual = done;
  await pass(1_000);
  expect(causes()).toEqual(['write', 'retry']);
  scheduler.trigger('write');
  await pass(PACE_MS);
  expect(causes()).toEqual(['write', 'retry', 'write']);
});

test.each(['online', 'visible', 'focus', 'poke', 'session', 'asked'] as const)(
  '%s is a reason to try again before the time',
  async (cause) => {
    usual = failed;
    scheduler.trigger('write');
    await pass(PACE_MS);
    scheduler.trigger(cause);
    await pass(0);
    expect(causes()).toEqual(['write', cause]);
  },
);

test('a server that asks for patience gets it, whatever comes', async () => {
  usual = { type: 'failed', how: 'limited', retryAfterS: 60 };
  scheduler.trigger('write');
  await pass(0);
  usual = done;
  for (const cause of ['online', 'focus', 'poke', 'asked', 'session'] as const) scheduler.trigger(cause);
  await scheduler.runNow();
  await pass(59_000);
  expect(ran.length).toBe(1);
  await pass(1_000);
  expect(ran.length).toBe(2);
});

test('without network nothing is tried but what a person asks for', async () => {
  online = false;
  for (const cause of ['start', 'write', 'focus', 'poke', 'kick'] as const) scheduler.trigger(cause);
  await pass(EVERY_MS);
  expect(ran).toEqual([]);
  scheduler.trigger('asked');
  expect(causes()).toEqual(['asked']);
  online = true;
  scheduler.trigger('online');
  await pass(PACE_MS);
  expect(causes()).toEqual(['asked', 'online']);
});

test('what no retry can help is not tried again by itself before the five minutes', async () => {
  usual = { type: 'failed', how: 'for-good', retryAfterS: null };
  scheduler.trigger('write');
  await pass(EVERY_MS - 1);
  expect(ran.length).toBe(1);
  await pass(1);
  expect(ran.length).toBe(2);
});

test('when another tab leads, it looks again soon', async () => {
  usual = { type: 'elsewhere' };
  scheduler.trigger('write');
  await pass(0);
  usual = done;
  await pass(1_400);
  expect(causes()).toEqual(['write', 'retry']);
});

test('asking now waits for a round that began after it', async () => {
  usual = null;
  scheduler.trigger('timer');
  let over = false;
  const asked = scheduler.runNow().then(() => {
    over = true;
  });
  ran[0]?.end(done);
  await pass(PACE_MS);
  expect([ran.length, over]).toEqual([2, false]);
  ran[1]?.end(done);
  await asked;
});

test('stopping aborts the round, lets whoever waits go on, and starts nothing more', async () => {
  usual = null;
  scheduler.trigger('write');
  const asked = scheduler.runNow();
  const stopped = scheduler.stop();
  ran[0]?.end({ type: 'stopped' });
  await Promise.all([asked, stopped]);
  scheduler.trigger('asked');
  await pass(EVERY_MS);
  expect(ran.length).toBe(1);
});
