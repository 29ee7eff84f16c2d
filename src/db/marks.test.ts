import { afterEach, describe, expect, it } from 'vitest';
import { stampMs } from '#contract/stamps.ts';
import type { Stamp } from '#contract/stamps.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import type { TestDb } from '../../tests/support/test-db.ts';
import { closeSoulsticeDb, openSoulsticeDb } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import { saveProfile } from './profile.ts';

const opened: SoulsticeDb[] = [];
afterEach(() => {
  for (const db of opened.splice(0)) closeSoulsticeDb(db);
});

function device(): TestDb {
  const local = createTestDb();
  opened.push(local.db);
  return local;
}

function openAgain({ parts }: TestDb): SoulsticeDb {
  const db = openSoulsticeDb('anon', parts);
  opened.push(db);
  return db;
}

const markOf = async (db: SoulsticeDb): Promise<number> => (await db.outbox.toArray())[0]?.mark ?? 0;
let count = 0;
const save = async (db: SoulsticeDb, { deps }: TestDb): Promise<number> => {
  written(await saveProfile(db, deps, { name: `name ${(count += 1)}` }));
  return markOf(db);
};

describe('marks', () => {
  it('rise from write to write, and the row of meta is put once for many', async () => {
    const local = device();
    const first = await save(local.db, local);
    const meta = await local.db.meta.get('sync');
    expect([await save(local.db, local), await save(local.db, local)]).toEqual([first + 1, first + 2]);
    expect(await local.db.meta.get('sync')).toEqual(meta);
  });

  it('of a start that ended are never used again', async () => {
    const local = device();
    const used = [await save(local.db, local), await save(local.db, local)];
    closeSoulsticeDb(local.db);
    expect(await save(openAgain(local), local)).toBeGreaterThan(Math.max(...used));
  });

  it('go on into another block when one is used up', async () => {
    const local = device();
    const marks = new Set<number>();
    for (let at = 0; at < 1005; at += 1) marks.add(await save(local.db, local));
    expect(marks.size).toBe(1005);
    expect((await local.db.meta.get('sync'))?.mark).toBeGreaterThanOrEqual(Math.max(...marks));
  });

  it('of a block that did not reach the disk are nobody’s', async () => {
    const local = device();
    await expect(saveProfile(local.db, local.deps, { iqScore: 900 })).rejects.toThrow('iqScore');
    expect(await local.db.meta.count()).toBe(0);
    const tab = openAgain(local);
    expect(await save(local.db, local)).not.toBe(await save(tab, local));
  });
});

it('a clock that another tab found out about counts in the next write', async () => {
  const local = device();
  await save(local.db, local);
  const tab = openAgain(local);
  const meta = await tab.meta.get('sync');
  if (meta === undefined) throw new Error('there is a row');
  await tab.meta.put({ ...meta, offset: 5_000_000 });
  await save(local.db, local);
  const [row] = await local.db.profile.toArray();
  const stamps = [row?.['_t'], ...Object.values((row?.['_x'] ?? {}) as Record<string, Stamp>)] as Stamp[];
  expect(Math.max(...stamps.map(stampMs))).toBe(testNow + 5_000_000);
});

it('a database made anew under the same name begins with marks of its own', async () => {
  const local = device();
  await save(local.db, local);
  await local.db.transaction('rw', local.db.tables, async () => {
    for (const table of local.db.tables) await table.clear();
  });
  const mark = await save(local.db, local);
  expect((await local.db.meta.get('sync'))?.mark).toBeGreaterThanOrEqual(mark);
  expect(await local.db.meta.count()).toBe(1);
});
