/** What is done each day, with a clock that a test moves. */
import { afterEach, expect, test, vi } from 'vitest';
import { appendUserMessage } from '#db/messages.ts';
import { setSetting } from '#db/settings.ts';
import { createThread, deleteThread, getThread, restoreThreads } from '#db/threads.ts';
import { createTestClock } from '#lib/clock.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import type { TestDb } from '../../tests/support/test-db.ts';
import { careDaily, eachDay } from './prepare-database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function chat({ db, deps }: TestDb): Promise<string> {
  const thread = written(await createThread(db, deps, { mode: 'mixed' }));
  written(await appendUserMessage(db, deps, { threadId: thread.id, content: 'Why?', mode: 'mixed' }));
  return thread.id;
}

async function keepForThirtyDays({ db, deps }: TestDb): Promise<void> {
  written(await setSetting(db, deps, 'dataRetention.chatHistoryDays', 30));
  written(await setSetting(db, deps, 'dataRetention.autoDeleteEnabled', true));
}

const isGone = async ({ db }: TestDb, id: string) => (await db.thread.get(id))?.['_del'] === true;

test('an old chat goes to the trash one day, and from there seven days later', async () => {
  const local = createTestDb();
  const { db, deps, clock } = local;
  await keepForThirtyDays(local);
  const old = await chat(local);
  clock.advance(31 * DAY);
  expect(written(await careDaily(db, deps))).toEqual([old]);
  for (let day = 1; day < 7; day += 1) {
    clock.advance(DAY);
    expect(written(await careDaily(db, deps))).toEqual([]);
    expect(await isGone(local, old)).toBe(false);
  }
  clock.advance(DAY);
  expect(written(await careDaily(db, deps))).toEqual([]);
  expect(await isGone(local, old)).toBe(true);
});

test('a clock that jumps years ahead loses no chat at once: it takes them to the trash, from where they come back', async () => {
  const local = createTestDb();
  const { db, deps, clock } = local;
  await keepForThirtyDays(local);
  const ids = [await chat(local), await chat(local)];
  clock.advance(4000 * DAY);
  const retired = written(await careDaily(db, deps));
  expect([...retired].toSorted()).toEqual([...ids].toSorted());
  for (const id of ids) expect(await isGone(local, id)).toBe(false);
  clock.set(testNow + DAY);
  written(await restoreThreads(db, deps, retired));
  expect(written(await careDaily(db, deps))).toEqual([]);
  for (const id of ids) expect((await getThread(db, id))?.deletedAt).toBeNull();
});

test('a clock that goes back takes nothing out of the trash', async () => {
  const local = createTestDb();
  const { db, deps, clock } = local;
  const id = await chat(local);
  clock.advance(100 * DAY);
  written(await deleteThread(db, deps, id));
  clock.set(testNow);
  written(await careDaily(db, deps));
  expect(await isGone(local, id)).toBe(false);
});

afterEach(() => {
  vi.useRealTimers();
});

test('it is done once a day, soon after a sleep, and when the clock was put right', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = createTestClock(testNow);
  let done = 0;
  eachDay(clock, () => {
    done += 1;
  });
  const hours = (count: number) => {
    for (let hour = 0; hour < count; hour += 1) {
      clock.advance(HOUR);
      vi.advanceTimersByTime(HOUR);
    }
    return done;
  };
  expect(hours(23)).toBe(0);
  expect(hours(1)).toBe(1);
  expect(hours(24)).toBe(2);
  // Three days with the lid closed: timers stand still, the clock does not.
  clock.advance(72 * HOUR);
  expect(hours(1)).toBe(3);
  // A year ahead by mistake, and back.
  clock.advance(365 * DAY);
  expect(hours(1)).toBe(4);
  clock.advance(-365 * DAY);
  expect(hours(1)).toBe(5);
  expect(hours(23)).toBe(5);
  expect(hours(1)).toBe(6);
});
