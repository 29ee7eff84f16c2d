import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestLog } from '../../tests/support/test-log.ts';
import { DatabaseUnavailable } from './database.ts';
import { keepEngine } from './keep-engine.ts';
import type { WorkerEngine } from './worker-engine.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine that is lost when the test says so. */
function engine() {
  let lose = (_why: string): void => {};
  const lost = new Promise<string>((resolve) => {
    lose = resolve;
  });
  const closed: boolean[] = [];
  const own: WorkerEngine = {
    lost,
    run: async () => ({ rows: [], affected: null }),
    dump: async () => new Uint8Array(),
    close: async (atOnce) => void closed.push(atOnce),
  };
  return { own, lose, closed };
}

async function setUp({ hasRoom = (): boolean => true, opens = [] as (() => Promise<WorkerEngine>)[] } = {}) {
  const first = engine();
  const { log, lines } = createTestLog();
  const givenUp: unknown[] = [];
  const tries = { count: 0 };
  const engines = await keepEngine({
    open: () => {
      tries.count += 1;
      if (tries.count === 1) return Promise.resolve(first.own);
      return opens.shift()?.() ?? Promise.reject(new Error('still broken'));
    },
    hasRoom: async () => hasRoom(),
    log,
    onGivenUp: (error) => void givenUp.push(error),
    waitsMs: [100, 1000, 5000],
  });
  return { engines, first, givenUp, tries, events: () => lines.map(({ event }) => event) };
}

it('opens another engine when one is lost, and says so in between', async () => {
  const second = engine();
  const { engines, first, events } = await setUp({ opens: [async () => second.own] });
  expect(engines.current()).toBe(first.own);
  first.lose('it hangs');
  await vi.advanceTimersByTimeAsync(99);
  expect(() => engines.current()).toThrow(DatabaseUnavailable);
  await vi.advanceTimersByTimeAsync(1);
  expect(engines.current()).toBe(second.own);
  expect(events()).toEqual(['database-lost', 'database-reopened']);
});

it('tries three times with growing waits, then gives up once and stays closed', async () => {
  const { engines, first, givenUp, tries } = await setUp();
  first.lose('it hangs');
  await vi.advanceTimersByTimeAsync(6099);
  expect(tries.count).toBe(3);
  expect(givenUp).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(tries.count).toBe(4);
  expect(givenUp).toEqual([new Error('still broken')]);
  expect(() => engines.current()).toThrow(DatabaseUnavailable);
});

it('waits for room on the disk however long it takes, without counting that as a try', async () => {
  let hasRoom = false;
  const second = engine();
  const { engines, first, tries } = await setUp({ hasRoom: () => hasRoom, opens: [async () => second.own] });
  first.lose('it hangs');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries.count).toBe(1);
  hasRoom = true;
  await vi.advanceTimersByTimeAsync(100);
  expect(engines.current()).toBe(second.own);
});

it('opens nothing more once it is closed', async () => {
  const { engines, first, givenUp, tries } = await setUp();
  first.lose('it hangs');
  await vi.advanceTimersByTimeAsync(1);
  await engines.close(false);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(tries.count).toBe(1);
  expect(givenUp).toEqual([]);
});

it.each([true, false])('closes the engine there is, at once or not: %s', async (atOnce) => {
  const { engines, first } = await setUp();
  await engines.close(atOnce);
  expect(first.closed).toEqual([atOnce]);
});
