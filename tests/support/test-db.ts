/** A fresh local database in memory, with a clock that stands still and ids that repeat from run to run. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect } from 'vitest';
import { createTestClock } from '#lib/clock.ts';
import type { TestClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { createTestRandom } from '#lib/random.ts';
import type { Result } from '#lib/result.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { openSoulsticeDb } from '#db/database.ts';
import type { Account, IndexedDbParts, SoulsticeDb } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';
import type { WriteDeps } from '#db/write.ts';

/** 2026-11-21T12:00:00Z */
export const testNow = 1_795_262_400_000;

export type TestDb = {
  readonly db: SoulsticeDb;
  readonly deps: WriteDeps;
  readonly clock: TestClock;
  /** Pass to `openSoulsticeDb` to open the same database as another tab would. */
  readonly parts: IndexedDbParts;
};

let seeds = { test: '', given: 0 };

/** The same numbers in each run of a test, whatever ran before it in the same process, and others in another test. */
function nextSeed(): number {
  const { currentTestName: test = '', testPath = '' } = expect.getState();
  seeds = { test, given: test === seeds.test ? seeds.given + 1 : 1 };
  return Number.parseInt(sha256Hex(`${testPath.split('/').at(-1)} ${test} ${seeds.given}`).slice(0, 8), 16);
}

/** Opens an empty database. Each call has its own storage, so each is a device of its own. */
export function createTestDb(account: Account = 'anon'): TestDb {
  const parts: IndexedDbParts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const clock = createTestClock(testNow);
  const ids = createIds(createTestRandom(nextSeed()));
  return { db: openSoulsticeDb(account, parts), deps: { clock, ids }, clock, parts };
}

/** The value of a write that must have worked. */
export function written<Value>(result: Result<Value, DbFailure>): Value {
  if (!result.ok) throw new Error(`the write failed: ${result.error.type} ${result.error.name}`);
  return result.value;
}
