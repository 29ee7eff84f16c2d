import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyBirth } from '#contract/birth.ts';
import { emptyProfile } from '#contract/profile.ts';
import { kinds } from '#contract/kinds.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import { closeSoulsticeDb } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import { ensureDefaultFolders } from './folders.ts';
import { appendUserMessage } from './messages.ts';
import { corruptRows } from './read.ts';
import { getProfile, saveProfile } from './profile.ts';
import { setSetting } from './settings.ts';
import { clearThreads, createThread } from './threads.ts';
import { writeRecords } from './write.ts';
import type { Change } from './write.ts';

afterEach(() => vi.restoreAllMocks());

async function syncMeta(db: SoulsticeDb) {
  return (await db.meta.get('sync')) ?? null;
}

/** Makes every write to one object store fail as a full disk does. */
function fillDisk(store: string): void {
  for (const way of ['put', 'add'] as const) {
    const write = Reflect.get(IDBObjectStore.prototype, way) as (
      this: IDBObjectStore,
      ...args: unknown[]
    ) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === store) throw new DOMException('full', 'QuotaExceededError');
      return write.apply(this, args);
    });
  }
}

describe('a write', () => {
  it('puts the row with its stamp, an outbox entry and a mark of its own', async () => {
    const { db, deps } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    const meta = await syncMeta(db);
    expect(await db.profile.toArray()).toEqual([
      { ...emptyProfile, name: 'Ada', id: 'me', _t: `00${testNow}:${meta?.device}` },
    ]);
    expect(await db.outbox.toArray()).toEqual([{ kind: 'profile', id: 'me', mark: 1 }]);
    expect(meta?.mark).toBeGreaterThanOrEqual(1);
  });

  it('stamps only the fields that changed, above what it saw, even when the clock was set back', async () => {
    const { db, deps, clock } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada', iqScore: 100 }));
    clock.advance(-86_400_000);
    written(await saveProfile(db, deps, { name: 'Ada', iqScore: 101 }));
    const device = (await syncMeta(db))?.device;
    const row = await db.profile.get('me');
    expect(row?.['_x']).toEqual({ iqScore: `00${testNow + 1}:${device}` });
    expect(row?.['_t']).toBe(`00${testNow}:${device}`);
  });

  it('follows the offset to the server clock', async () => {
    const { db, deps } = createTestDb();
    await db.meta.put({
      key: 'sync',
      device: 'abcd',
      mark: 7,
      cursor: 0,
      epoch: null,
      gen: 0,
      srv: 0,
      offset: -1000,
    });
    written(await saveProfile(db, deps, { name: 'Ada' }));
    expect((await db.profile.get('me'))?.['_t']).toBe(`00${testNow - 1000}:abcd`);
    expect(await db.outbox.toArray()).toEqual([{ kind: 'profile', id: 'me', mark: 8 }]);
  });

  it('that changes nothing writes nothing and calls nobody', async () => {
    const { db, deps } = createTestDb();
    const afterSave = vi.fn();
    const birth = { ...emptyBirth, date: '1990-05-05' };
    written(await saveProfile(db, { ...deps, afterSave }, { birth }));
    const before = await Promise.all([db.outbox.toArray(), db.meta.toArray()]);
    written(await saveProfile(db, { ...deps, afterSave }, { birth: { ...birth } }));
    await Promise.resolve();
    expect(await Promise.all([db.outbox.toArray(), db.meta.toArray()])).toEqual(before);
    expect(afterSave).toHaveBeenCalledTimes(1);
  });

  it('keeps fields of a newer version that lie in the row', async () => {
    const { db, deps } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    const row = await db.profile.get('me');
    await db.profile.put({ ...row, id: 'me', aura: 'blue' });
    written(await saveProfile(db, deps, { name: 'Bea' }));
    expect(await db.profile.get('me')).toMatchObject({ name: 'Bea', aura: 'blue' });
  });

  it('gives two hundred at once two hundred marks', async () => {
    const { db, deps } = createTestDb();
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) => createThread(db, deps, { mode: 'mixed', modeName: `Mode ${n}` })),
    );
    expect(results.every((result) => result.ok)).toBe(true);
    const marks = (await db.outbox.orderBy('mark').toArray()).map((entry) => entry.mark);
    expect(new Set(marks).size).toBe(200);
    expect((await syncMeta(db))?.mark).toBeGreaterThanOrEqual(Math.max(...marks));
    expect(await db.thread.count()).toBe(200);
  });

  it('keeps one outbox entry a record, with the newest mark', async () => {
    const { db, deps } = createTestDb();
    for (const name of ['a', 'b', 'c']) written(await saveProfile(db, deps, { name }));
    expect(await db.outbox.toArray()).toEqual([{ kind: 'profile', id: 'me', mark: 3 }]);
  });

  it('of a record said to be new that is there already joins it', async () => {
    const { db, deps } = createTestDb();
    const id = deps.ids.timed(testNow);
    const fields = { what: 'prompt', target: 'one' } as const;
    const change: Change = { kind: 'favourite', id, fields, isNew: true };
    written(await writeRecords(db, deps, [change]));
    await db.favourite.update(id, { aura: 'blue' });
    written(await writeRecords(db, deps, [{ ...change, fields: { ...fields, target: 'two' } }]));
    expect(await db.favourite.toArray()).toMatchObject([{ id, target: 'two', aura: 'blue' }]);
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'favourite', id }]);
  });

  it('throws on fields that break the contract, names them without their values, and writes nothing', async () => {
    const { db, deps } = createTestDb();
    await expect(saveProfile(db, deps, { iqScore: 900, name: 'secret' })).rejects.toThrow('iqScore');
    await expect(saveProfile(db, deps, { iqScore: 900, name: 'secret' })).rejects.not.toThrow('secret');
    expect(await db.profile.count()).toBe(0);
    expect(await db.outbox.count()).toBe(0);
  });

  it('throws on a part of a record that is not there', async () => {
    const { db, deps } = createTestDb();
    const change = { kind: 'thread', id: 'a'.repeat(21), fields: { title: 'x' } } as const;
    await expect(writeRecords(db, deps, [change])).rejects.toThrow('breaks the contract');
  });
});

describe('a write that fails', () => {
  it.each(['message', 'thread', 'outbox', 'meta', 'profile'])(
    'on a full disk at %s leaves all as it was and says quota',
    async (store) => {
      const { db, deps } = createTestDb();
      // Marks are taken by the block: only the first write puts the row of `meta`.
      if (store !== 'meta') written(await saveProfile(db, deps, { name: 'before' }));
      const before = await Promise.all([db.profile.toArray(), db.outbox.toArray(), db.meta.toArray()]);
      fillDisk(store);
      const result =
        store === 'profile'
          ? await saveProfile(db, deps, { name: 'after' })
          : await appendUserMessage(db, deps, {
              threadId: deps.ids.short(),
              content: 'hello',
              mode: 'mixed',
            });
      vi.restoreAllMocks();
      expect(result).toEqual({ ok: false, error: { type: 'quota', name: expect.any(String) } });
      expect(await Promise.all([db.profile.toArray(), db.outbox.toArray(), db.meta.toArray()])).toEqual(
        before,
      );
      expect(await db.thread.count()).toBe(0);
      expect(await db.message.count()).toBe(0);
    },
  );

  it('can be repeated once there is room', async () => {
    const { db, deps } = createTestDb();
    fillDisk('profile');
    expect((await saveProfile(db, deps, { name: 'Ada' })).ok).toBe(false);
    vi.restoreAllMocks();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    expect((await getProfile(db))?.name).toBe('Ada');
  });

  it('does not tell anyone that something was saved', async () => {
    const { db, deps } = createTestDb();
    const afterSave = vi.fn();
    fillDisk('profile');
    await saveProfile(db, { ...deps, afterSave }, { name: 'Ada' });
    await Promise.resolve();
    expect(afterSave).not.toHaveBeenCalled();
  });

  it('at the very end, when the transaction cannot be committed, is a failure too', async () => {
    const { db, deps } = createTestDb();
    const afterSave = vi.fn();
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      this: IDBObjectStore,
      ...args: unknown[]
    ) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      const abort = async () => {
        // Long enough for the last promise of the write to settle, too short for the transaction to commit by itself.
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        this.transaction.abort();
      };
      if (this.name === 'meta') request.addEventListener('success', () => void abort());
      return request;
    });
    const result = await saveProfile(db, { ...deps, afterSave }, { name: 'Ada' });
    vi.restoreAllMocks();
    expect(result.ok).toBe(false);
    expect(await db.profile.count()).toBe(0);
    expect(afterSave).not.toHaveBeenCalled();
  });

  it('answers closed when the database was closed for good, and does not bring it back', async () => {
    const { db, deps } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    closeSoulsticeDb(db);
    expect(await saveProfile(db, deps, { name: 'Bea' })).toMatchObject({
      ok: false,
      error: { type: 'closed' },
    });
    expect(db.isOpen()).toBe(false);
  });
});

describe('deletion and return', () => {
  const favourite = { kind: 'favourite', id: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' } as const;

  it('empties the row and keeps the mark of it', async () => {
    const { db, deps } = createTestDb();
    written(await writeRecords(db, deps, [{ ...favourite, fields: { what: 'audio', target: '2' } }]));
    written(await writeRecords(db, deps, [{ ...favourite, delete: true }]));
    expect(await db.favourite.toArray()).toEqual([{ id: favourite.id, _del: true, _t: expect.any(String) }]);
    expect((await db.outbox.toArray())[0]?.mark).toBe(2);
  });

  it('takes all its fields, and later edits belong to the new life', async () => {
    const { db, deps } = createTestDb();
    written(await writeRecords(db, deps, [{ ...favourite, fields: { what: 'audio', target: '2' } }]));
    written(await writeRecords(db, deps, [{ ...favourite, delete: true }]));
    await expect(writeRecords(db, deps, [{ ...favourite, fields: { what: 'audio' } }])).rejects.toThrow(
      'breaks the contract',
    );
    written(await writeRecords(db, deps, [{ ...favourite, fields: { what: 'audio', target: '2' } }]));
    written(await writeRecords(db, deps, [{ ...favourite, fields: { target: '3' } }]));
    expect(await db.favourite.get(favourite.id)).toMatchObject({ what: 'audio', target: '3', _del: false });
  });
});

describe('a damaged row', () => {
  it('is set aside whole before it is written over, and its sound fields stay', async () => {
    const { db, deps } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada', sex: 'female' }));
    const row = { ...(await db.profile.get('me')), id: 'me', birth: { date: 'yesterday' } };
    await db.profile.put(row);
    expect(await getProfile(db)).toBeNull();
    expect((await corruptRows(db)).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['profile me']);

    written(await saveProfile(db, deps, { ...emptyProfile, name: 'Ada', sex: 'female', iqScore: 120 }));
    expect(await getProfile(db)).toMatchObject({ name: 'Ada', sex: 'female', iqScore: 120, birth: null });
    expect(await db.set_aside.toArray()).toMatchObject([
      { kind: 'profile', id: 'me', raw: row, at: testNow },
    ]);
    expect(await corruptRows(db)).toEqual([]);
  });

  it('without stamps is still written, under stamps that any sound copy beats', async () => {
    const { db, deps } = createTestDb();
    await db.profile.put({ ...emptyProfile, id: 'me', name: 'Ada', _t: 'broken' });
    written(await saveProfile(db, deps, { iqScore: 120 }));
    expect(await getProfile(db)).toMatchObject({ name: 'Ada', iqScore: 120 });
    const row = await db.profile.get('me');
    expect(String(row?.['_t'])).toMatch(/^000000000000000:/);
  });
});

it('keeps row and outbox in step through any run of writes', async () => {
  const { db, deps } = createTestDb();
  written(await ensureDefaultFolders(db, deps));
  written(await saveProfile(db, deps, { name: 'Ada' }));
  for (let n = 0; n < 5; n += 1) {
    written(
      await appendUserMessage(db, deps, {
        threadId: deps.ids.short(),
        content: `message ${n}`,
        mode: 'mixed',
      }),
    );
  }
  written(await setSetting(db, deps, 'ai.responseLength', 'deep'));
  written(await setSetting(db, deps, 'display.theme', 'light'));
  written(await clearThreads(db, deps));

  const rows = (
    await Promise.all(kinds.map(async (kind) => (await db[kind].toArray()).map((row) => `${kind} ${row.id}`)))
  ).flat();
  const outbox = await db.outbox.orderBy('mark').toArray();
  expect(outbox.map((entry) => `${entry.kind} ${entry.id}`).toSorted()).toEqual(rows.toSorted());
  expect(new Set(outbox.map((entry) => entry.mark)).size).toBe(outbox.length);
  expect(outbox.at(-1)?.mark).toBeLessThanOrEqual((await db.meta.get('sync'))?.mark ?? 0);
});
