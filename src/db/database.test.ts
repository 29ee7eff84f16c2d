import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#lib/sha256.ts';
import { canonicalJson } from '#contract/json.ts';
import { kinds } from '#contract/kinds.ts';
import { stampOf } from '#contract/stamps.ts';
import { createTestDb, written } from '../../tests/support/test-db.ts';
import { attempt, databaseName, openSoulsticeDb } from './database.ts';
import { BlockedError, dbFailure, mayReopen } from './failure.ts';
import { handOverForeign } from './foreign.ts';
import { getProfile, saveProfile } from './profile.ts';
import { schemaVersions } from './schema.ts';

describe('the journal of versions', () => {
  /** Shape of each released version. An entry is never edited; a new version adds one, and a test of its upgrade below. */
  const released: readonly string[] = [
    'fe486eb51eabdad0c2f7ae444780a586220f27e66cd3a6cba7379c9c61ff5926',
    '3474f261446b77d72e069a29f82e2d2d544e77a11be677f5969ff72b1a39a173',
    '869ea94127a25d8ca9978b6d86449cc02173cf36e0a129b62f0e09ba1631b2f0',
    'fb651399c1ae43fef8bafe99b213a82fa039209daf6328ebe271872c48e1ad2a',
  ];

  it('counts from one without a gap, each with its day', () => {
    expect(schemaVersions.map(({ version }) => version)).toEqual(released.map((_, at) => at + 1));
    for (const { date } of schemaVersions) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('has not been edited', () => {
    expect(schemaVersions.map(({ stores }) => sha256Hex(canonicalJson(stores)))).toEqual(released);
  });

  it('has as many upgrades as are tested here', () => {
    expect(schemaVersions.filter(({ upgrade }) => upgrade !== undefined)).toHaveLength(2);
  });

  it('queues the bytes that were kept before there was a queue (2)', async () => {
    const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
    const before = new Dexie('soulstice-anon', parts);
    before.version(1).stores({ ...schemaVersions[0]?.stores });
    await before.open();
    await before.table('blob_data').put({ sha: 'ab', data: new ArrayBuffer(3) });
    await before.table('outbox').put({ kind: 'blob', id: 'ab', mark: 1 });
    before.close();

    const db = openSoulsticeDb('anon', parts);
    expect(await db.blob_queue.toArray()).toEqual([{ sha: 'ab', way: 'up', attempts: 0, notBefore: 0 }]);
    expect(await db.outbox.toArray()).toEqual([{ kind: 'blob', id: 'ab', mark: 1 }]);
    expect([await db.refused.count(), await db.foreign.count()]).toEqual([0, 0]);
  });

  it('hands over dreams that another device wrote before there was a table for them (3)', async () => {
    const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
    const before = new Dexie('soulstice-anon', parts);
    for (const { version, stores } of schemaVersions.slice(0, 2))
      before.version(version).stores({ ...stores });
    await before.open();
    const row = { t: stampOf(5, 'aa'), d: { text: 'a flooded house' } };
    await before.table('foreign').put({ kind: 'dream', id: 'one', row });
    before.close();

    const db = openSoulsticeDb('anon', parts);
    expect(await db.dream.toArray()).toEqual([{ id: 'one', text: 'a flooded house', _t: row.t }]);
    expect(await db.foreign.count()).toBe(0);
  });

  it('hands carried records over to the version that brings their table', async () => {
    const { db, parts } = createTestDb();
    const row = { t: stampOf(5, 'aa'), d: { what: 'flying' } };
    await db.foreign.bulkPut([
      { kind: 'omen', id: 'one', row },
      { kind: 'omens', id: 'two', row },
    ]);
    await db.outbox.put({ kind: 'omen', id: 'one', mark: 1 });
    db.close();

    const newer = new Dexie(db.name, parts);
    for (const { version, stores } of schemaVersions) newer.version(version).stores({ ...stores });
    newer
      .version(schemaVersions.length + 1)
      .stores({ omen: 'id' })
      .upgrade((transaction) => handOverForeign(transaction, 'omen'));
    await newer.open();
    expect(await newer.table('omen').toArray()).toEqual([{ id: 'one', what: 'flying', _t: row.t }]);
    expect(await newer.table('foreign').toArray()).toEqual([{ kind: 'omens', id: 'two', row }]);
    expect(await newer.table('outbox').toArray()).toEqual([{ kind: 'omen', id: 'one', mark: 1 }]);
    newer.close();
  });

  it('has a table for every kind', () => {
    const { db } = createTestDb();
    const tables = new Set(db.tables.map((table) => table.name));
    for (const kind of kinds) expect(tables, kind).toContain(kind);
  });
});

describe('an account', () => {
  it('has a database of its own', async () => {
    expect(databaseName('anon')).toBe('soulstice-anon');
    const uid = '0b5e7f8a-1111-4222-8333-444455556666';
    expect(databaseName(uid)).toBe(`soulstice-${uid}`);
    expect(() => databaseName('../x')).toThrow('an account is');

    const { db, deps, parts } = createTestDb();
    const other = openSoulsticeDb(uid, parts);
    written(await saveProfile(db, deps, { name: 'Ada' }));
    expect(await getProfile(other)).toBeNull();
  });
});

describe('two tabs', () => {
  it('see each other’s writes and never give the same mark', async () => {
    const { db, deps, parts } = createTestDb();
    const tab = openSoulsticeDb('anon', parts);
    written(await saveProfile(db, deps, { name: 'Ada' }));
    written(await saveProfile(tab, deps, { name: 'Bea' }));
    expect((await getProfile(db))?.name).toBe('Bea');
    const marks = [(await db.outbox.toArray())[0]?.mark];
    for (const [at, one] of [db, tab, db, tab].entries()) {
      written(await saveProfile(one, deps, { name: `${at}` }));
      marks.push((await db.outbox.toArray())[0]?.mark);
    }
    expect(new Set(marks).size).toBe(5);
    expect((await db.meta.get('sync'))?.mark).toBeGreaterThanOrEqual(Math.max(...marks.map(Number)));
  });

  it('end when the other deletes the database, and do not make it again', async () => {
    const { db, deps, parts } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    await new Dexie(db.name, parts).delete();
    expect(await saveProfile(db, deps, { name: 'Bea' })).toMatchObject({
      ok: false,
      error: { type: 'closed' },
    });
    expect(await parts.indexedDB.databases()).toEqual([]);
  });

  it('ask for a reload when the other upgrades the database', async () => {
    const { db, deps, parts } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    const newer = new Dexie(db.name, parts);
    newer.version(schemaVersions.length + 1).stores({ added_later: 'id' });
    await newer.open();
    expect(await saveProfile(db, deps, { name: 'Bea' })).toMatchObject({
      ok: false,
      error: { type: 'blocked' },
    });
    newer.close();
  });

  it('answer blocked while an old tab does not let go, and work once it does', async () => {
    const { db, deps, parts } = createTestDb();
    const old = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = parts.indexedDB.open(db.name, 1);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no old tab')));
    });
    expect(await saveProfile(db, deps, { name: 'Ada' })).toMatchObject({
      ok: false,
      error: { type: 'blocked' },
    });
    expect(await saveProfile(db, deps, { name: 'Ada' })).toMatchObject({
      ok: false,
      error: { type: 'blocked' },
    });
    old.close();
    await db.open();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    expect((await getProfile(db))?.name).toBe('Ada');
  });
});

describe('a connection the browser closed', () => {
  it('is opened once more and the write repeated', async () => {
    const { db, deps } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    let runs = 0;
    const result = await attempt(db, async () => {
      runs += 1;
      if (runs === 1) throw new Dexie.DatabaseClosedError();
      return db.profile.count();
    });
    expect(result).toEqual({ ok: true, value: 1 });
    expect(runs).toBe(2);
  });

  it('is not opened a third time', async () => {
    const { db } = createTestDb();
    let runs = 0;
    const result = await attempt(db, async () => {
      runs += 1;
      throw new DOMException('gone', 'InvalidStateError');
    });
    expect(result).toEqual({ ok: false, error: { type: 'closed', name: 'InvalidStateError' } });
    expect(runs).toBe(2);
  });

  it('is found closed under a living app', async () => {
    const { db, deps } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    db.close();
    written(await saveProfile(db, deps, { name: 'Bea' }));
    expect((await getProfile(db))?.name).toBe('Bea');
  });
});

describe('a failure', () => {
  const quota = new DOMException('full', 'QuotaExceededError');

  it.each([
    ['a full disk', quota, 'quota'],
    [
      'a full disk inside the abort',
      Object.assign(new Error('x'), { name: 'AbortError', inner: quota }),
      'quota',
    ],
    ['a full disk as the cause', new Error('x', { cause: quota }), 'quota'],
    [
      'a full disk among bulk failures',
      Object.assign(new Error('x'), { name: 'BulkError', failures: [quota] }),
      'quota',
    ],
    ['a closed database', new Dexie.DatabaseClosedError(), 'closed'],
    ['a lost connection', new DOMException('x', 'InvalidStateError'), 'closed'],
    ['another tab', new BlockedError('x'), 'blocked'],
    ['anything else', new Error('quota exceeded, database closed'), 'unknown'],
    ['nothing at all', undefined, 'unknown'],
    ['a thrown word', 'oops', 'unknown'],
  ])('of %s is told by its name', (_, error, type) => {
    expect(dbFailure(error).type).toBe(type);
  });

  it('of the server process may be helped by opening again', () => {
    expect(mayReopen(new DOMException('x', 'UnknownError'))).toBe(true);
    expect(mayReopen(quota)).toBe(false);
  });
});

describe('a full disk', () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

  it('is tried again for as long as room can be made', async () => {
    const { db } = createTestDb();
    let tries = 0;
    let given = 0;
    db.life.makeRoom = async () => (given += 1) <= 2;
    const write = async () => {
      tries += 1;
      return tries <= 2 ? full() : 'kept';
    };
    expect(await attempt(db, write)).toEqual({ ok: true, value: 'kept' });
    expect([tries, given]).toEqual([3, 2]);
  });

  it('is met by several writes at once: room is made once for all of them', async () => {
    const { db } = createTestDb();
    let given = 0;
    db.life.makeRoom = async () => {
      await Promise.resolve();
      return (given += 1) <= 5;
    };
    const write = () => {
      let tries = 0;
      return async () => ((tries += 1) === 1 ? full() : 'kept');
    };
    const kept = await Promise.all([attempt(db, write()), attempt(db, write()), attempt(db, write())]);
    expect(kept.every(({ ok }) => ok)).toBe(true);
    expect(given).toBe(1);
  });

  it('is said when there is nothing more to give, and no other failure asks for room', async () => {
    const { db } = createTestDb();
    let given = 0;
    db.life.makeRoom = async () => (given += 1) <= 1;
    expect(await attempt(db, full)).toMatchObject({ ok: false, error: { type: 'quota' } });
    expect(given).toBe(2);
    await attempt(db, () => Promise.reject(new Error('another')));
    expect(given).toBe(2);
  });
});
