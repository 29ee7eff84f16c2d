import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/join.ts';
import { emptyBirth } from '#contract/birth.ts';
import { rowAt } from '#contract/join.ts';
import type { FieldValues } from '#contract/kinds.ts';
import { stampOf } from '#contract/stamps.ts';
import { MAX_AHEAD_MS, MAX_ROW_BYTES, rowToWire } from '#contract/sync.ts';
import type { PullAnswer, PushDone, PushEarly, WireRow } from '#contract/sync.ts';
import { putBlob } from '#db/blobs.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { saveDraft } from '#db/drafts.ts';
import { forgetPeople } from '#db/forget-people.ts';
import { addPerson } from '#db/people.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import { createStore } from './create-store.ts';
import { createDexieStore, dexieStorage } from './dexie-store.ts';
import { StoreFailure } from './store.ts';
import type { Batch } from './store.ts';

const account = '0b5e7f8a-1111-4222-8333-444455556666';
const other = 'aaaaaaaa-1111-4222-8333-444455556666';
const [epoch, newEpoch] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const all = { rows: 500, bytes: 2_000_000 };

function device() {
  const test = createTestDb(account);
  return { ...test, store: createDexieStore(test.db, test.deps) };
}
type Device = ReturnType<typeof device>;

const setLength = async ({ db, deps }: Device, value: 'brief' | 'medium' | 'deep') =>
  written(await setSetting(db, deps, 'ai.responseLength', value));
const setStyle = async ({ db, deps }: Device, value: 'clear' | 'quiet') =>
  written(await setSetting(db, deps, 'ai.personalityStyle', value));

const done = (given: Partial<PushDone> = {}) => ({
  account,
  answer: { epoch, now: testNow, first: 0, ver: 0, changed: 0, refused: [], ...given },
});
const early = (given: Partial<PushEarly> = {}) => ({
  account,
  answer: { clock: true, now: testNow, gen: 1, ...given } as PushEarly,
});
const page = (rows: readonly WireRow[], given: Partial<PullAnswer> = {}) => ({
  account,
  answer: { epoch, now: testNow, from: 0, rows, next: rows.length, more: false, ...given },
});

const theirs = (ms: number, device = 'ffff') => stampOf(ms, device);
const setting = (id: string, ms: number, value: unknown): WireRow =>
  rowToWire('setting', id, rowAt(theirs(ms), { value } as FieldValues));

const idsOf = (batch: Batch) => batch.rows.map(({ id }) => id);
const outboxOf = async ({ db }: Device) => (await db.outbox.orderBy('mark').toArray()).map(({ id }) => id);

describe('what goes out', () => {
  it('is what was written, oldest mark first, as it is now', async () => {
    const one = device();
    await setLength(one, 'brief');
    await setStyle(one, 'clear');
    await setLength(one, 'deep');
    const batch = await one.store.outgoing(all);
    expect(idsOf(batch)).toEqual(['ai.personalityStyle', 'ai.responseLength']);
    expect(batch.rows.map(({ row }) => row.d['value'])).toEqual(['clear', 'deep']);
    expect(batch.isMore).toBe(false);
    expect(batch.meta.device).toBe((await one.db.meta.get('sync'))?.device);
  });

  it('never holds what belongs to this device', async () => {
    const one = device();
    written(await saveDraft(one.db, 'new', { text: 'not sent', attached: null }, testNow));
    written(await setSetting(one.db, one.deps, 'display.theme', 'light'));
    expect((await one.store.outgoing(all)).rows).toEqual([]);
    expect(await one.store.waiting()).toBe(0);
  });

  it('ends with the rows or the bytes there is room for, and says whether there is more', async () => {
    const one = device();
    await one.store.absorb(
      Array.from({ length: 250 }, (_, at) => setting(`a.${letters(at)}`, 1, 'x'.repeat(100))),
    );
    const byRows = await one.store.outgoing({ ...all, rows: 120 });
    expect([byRows.rows.length, byRows.isMore]).toEqual([120, true]);
    const rest = await one.store.outgoing({ ...all, above: byRows.rows.at(-1)?.mark ?? 0 });
    expect([rest.rows.length, rest.isMore]).toEqual([130, false]);
    expect(new Set([...idsOf(byRows), ...idsOf(rest)]).size).toBe(250);
    const byBytes = await one.store.outgoing({ ...all, bytes: 2000 });
    const sent = JSON.stringify(byBytes.rows.map(({ kind, id, row }) => rowToWire(kind, id, row)));
    expect(sent.length).toBeLessThanOrEqual(2001);
    expect(sent.length).toBeGreaterThan(1700);
    expect(byBytes.isMore).toBe(true);
  });

  it('takes a row that fills the push alone', async () => {
    const one = device();
    await one.store.absorb([setting('a.a', 1, 'x'.repeat(5000)), setting('a.b', 1, 1)]);
    expect(idsOf(await one.store.outgoing({ ...all, bytes: 1000 }))).toEqual(['a.a']);
  });

  it('leaves what can never be sent on the shelf, and goes on', async () => {
    const one = device();
    await one.store.absorb([
      setting('a.long', 1, 'ก'.repeat(MAX_ROW_BYTES / 3)),
      setting('a.broken', 1, 1),
      setting('a.gone', 1, 1),
      setting('a.fine', 1, 1),
    ]);
    await one.db.setting.put({ id: 'a.broken', value: 1, _t: 'later' });
    await one.db.setting.delete('a.gone');
    const batch = await one.store.outgoing(all);
    expect(idsOf(batch)).toEqual(['a.fine']);
    expect(await one.store.refused()).toEqual([
      { kind: 'setting', id: 'a.broken', why: 'bad-row', at: testNow },
      { kind: 'setting', id: 'a.long', why: 'too-large', at: testNow },
    ]);
    expect(await outboxOf(one)).toEqual(['a.fine']);
  });
});

describe('the answer of a push', () => {
  it('clears what was not touched since', async () => {
    const one = device();
    await setLength(one, 'brief');
    await setStyle(one, 'clear');
    const batch = await one.store.outgoing(all);
    await setLength(one, 'deep');
    expect(await one.store.pushed(batch, done({ ver: 2, changed: 2 }))).toEqual({
      type: 'taken',
      refused: 0,
      isUpToDate: true,
      ownTo: 2,
    });
    expect(await outboxOf(one)).toEqual(['ai.responseLength']);
    expect(await one.store.meta()).toMatchObject({ cursor: 2, epoch, srv: testNow });
  });

  it('puts what was refused on the shelf, until it is taken after an edit', async () => {
    const one = device();
    await setLength(one, 'brief');
    const batch = await one.store.outgoing(all);
    const no = done({ refused: [['setting', 'ai.responseLength', 'quota']] });
    expect(await one.store.pushed(batch, no)).toEqual({
      type: 'taken',
      refused: 1,
      isUpToDate: true,
      ownTo: null,
    });
    expect(await one.store.waiting()).toBe(0);
    expect(await one.store.refused()).toMatchObject([{ id: 'ai.responseLength', why: 'quota' }]);

    await setLength(one, 'deep');
    await one.store.pushed(await one.store.outgoing(all), done({ ver: 1, changed: 1 }));
    expect(await one.store.refused()).toEqual([]);
  });

  it('that comes late takes nothing from the shelf and nothing from the outbox', async () => {
    const one = device();
    await setLength(one, 'brief');
    const first = await one.store.outgoing(all);
    await setLength(one, 'deep');
    const second = await one.store.outgoing(all);
    await one.store.pushed(second, done({ refused: [['setting', 'ai.responseLength', 'quota']] }));
    await one.store.pushed(first, done({ ver: 1, changed: 1 }));
    expect(await one.store.refused()).toHaveLength(1);
    await setLength(one, 'medium');
    await one.store.pushed(second, done({ refused: [['setting', 'ai.responseLength', 'quota']] }));
    expect(await outboxOf(one)).toEqual(['ai.responseLength']);
  });

  it('sends again from the shelf when asked to', async () => {
    const one = device();
    await setLength(one, 'brief');
    await one.store.pushed(
      await one.store.outgoing(all),
      done({ refused: [['setting', 'ai.responseLength', 'quota']] }),
    );
    expect(await one.store.retryRefused()).toBe(1);
    expect(await one.store.refused()).toEqual([]);
    expect(await outboxOf(one)).toEqual(['ai.responseLength']);
    const [entry] = await one.db.outbox.toArray();
    expect((await one.store.meta()).mark).toBe(entry?.mark);
  });

  it('of another account or to another database is dropped', async () => {
    const [one, again] = [device(), device()];
    await setLength(one, 'brief');
    await setLength(again, 'brief');
    const batch = await one.store.outgoing(all);
    const before = await one.store.meta();
    for (const from of [done({ ver: 1, changed: 1 }), early()]) {
      expect(await one.store.pushed(batch, { ...from, account: other })).toEqual({
        type: 'dropped',
        refused: 0,
        isUpToDate: false,
        ownTo: null,
      });
      expect(await again.store.pushed({ ...batch, meta: { ...before, device: 'elsewhere' } }, from)).toEqual({
        type: 'dropped',
        refused: 0,
        isUpToDate: false,
        ownTo: null,
      });
    }
    expect(await one.store.pulled({ ...page([setting('a.b', 1, 1)]), account: other })).toMatchObject({
      type: 'ignored',
    });
    expect(await one.store.meta()).toEqual(before);
    expect([await one.store.waiting(), await again.store.waiting()]).toEqual([1, 1]);
  });
});

describe('a refusal for the clock', () => {
  it('stamps again what is too early, takes the new generation, and lets no older answer clear it', async () => {
    const one = device();
    await setStyle(one, 'clear');
    one.clock.advance(86_400_000);
    await setLength(one, 'brief');
    const batch = await one.store.outgoing(all);
    expect(await one.store.pushed(batch, early())).toEqual({
      type: 'stamped-again',
      refused: 0,
      isUpToDate: false,
      ownTo: null,
    });

    const again = await one.store.outgoing(all);
    const floor = testNow + MAX_AHEAD_MS;
    expect(again.rows.map(({ id, row }) => [id, row.t])).toEqual([
      ['ai.personalityStyle', stampOf(testNow, again.meta.device)],
      ['ai.responseLength', stampOf(floor + 1, again.meta.device)],
    ]);
    expect(again.rows[0]?.mark).toBe(batch.rows[0]?.mark);
    expect(again.rows[1]?.mark).toBeGreaterThan(batch.rows[1]?.mark ?? 0);
    expect(again.meta).toMatchObject({ gen: 1, srv: testNow, offset: -86_400_000 });
    await one.store.pushed(batch, done({ ver: 2, changed: 2 }));
    expect(await outboxOf(one)).toEqual(['ai.responseLength']);
  });

  it('is heard once', async () => {
    const one = device();
    one.clock.advance(86_400_000);
    await setLength(one, 'brief');
    const batch = await one.store.outgoing(all);
    await one.store.pushed(batch, early());
    const before = await one.store.outgoing(all);
    expect(await one.store.pushed(batch, early({ now: testNow + 500 }))).toMatchObject({ type: 'dropped' });
    expect(await one.store.outgoing(all)).toEqual(before);
  });

  it('leaves edits to come above what was seen and below what is refused', async () => {
    const one = device();
    one.clock.advance(86_400_000);
    await setLength(one, 'brief');
    await one.store.pushed(await one.store.outgoing(all), early());
    await setLength(one, 'deep');
    const [row] = (await one.store.outgoing(all)).rows;
    expect(row?.row.t).toBe(stampOf(testNow + MAX_AHEAD_MS + 2, (await one.store.meta()).device));
  });
});

describe('a page', () => {
  it('is joined into what is here, with its cursor', async () => {
    const one = device();
    await setLength(one, 'brief');
    const outcome = await one.store.pulled(
      page([setting('ai.responseLength', testNow - 5, 'deep'), setting('ai.personalityStyle', 3, 'quiet')], {
        next: 9,
        more: true,
      }),
    );
    expect(outcome).toEqual({ type: 'applied', more: true, changed: 1 });
    expect(await getSetting(one.db, 'ai.responseLength')).toBe('brief');
    expect(await getSetting(one.db, 'ai.personalityStyle')).toBe('quiet');
    expect(await one.store.meta()).toMatchObject({ cursor: 9, epoch });
    expect(await outboxOf(one)).toEqual(['ai.responseLength']);
  });

  it('from above the cursor is ignored, and the cursor never goes back', async () => {
    const one = device();
    expect(await one.store.pulled(page([setting('a.b', 1, 1)], { from: 3, next: 4 }))).toMatchObject({
      type: 'ignored',
      more: true,
    });
    expect(await one.db.setting.count()).toBe(0);
    await one.store.pulled(page([], { next: 7 }));
    await one.store.pulled(page([setting('a.b', 1, 1)], { from: 0, next: 1 }));
    expect(await one.store.meta()).toMatchObject({ cursor: 7 });
    expect(await one.db.setting.count()).toBe(1);
  });

  it('keeps fields and kinds of versions to come', async () => {
    const one = device();
    const dream = { t: theirs(1), d: { what: 'flying' } };
    const aura = rowToWire('setting', 'a.b', rowAt(theirs(1), { value: 1, aura: 'blue' }));
    await one.store.pulled(page([rowToWire('omen', 'x', dream), aura]));
    expect(await one.db.foreign.toArray()).toEqual([{ kind: 'omen', id: 'x', row: dream }]);
    expect(await one.db.setting.get('a.b')).toMatchObject({ aura: 'blue' });

    const newer = rowAt(theirs(2), { what: 'falling' });
    await one.store.pulled(page([rowToWire('omen', 'x', newer)]));
    expect(await one.db.foreign.toArray()).toEqual([{ kind: 'omen', id: 'x', row: newer }]);
  });

  it('keeps a row that breaks the contract, and one that is no row aside', async () => {
    const one = device();
    const odd = rowToWire('setting', '1', rowAt(theirs(1), { value: 1 }));
    const none = ['setting', 'a.b', 'later', { value: 1 }] as unknown as WireRow;
    expect(await one.store.pulled(page([odd, none]))).toMatchObject({ type: 'applied', changed: 1 });
    expect(await one.db.setting.get('1')).toMatchObject({ value: 1 });
    expect(await one.db.set_aside.toArray()).toMatchObject([{ kind: 'setting', id: 'a.b', raw: none }]);
  });

  it('takes the place of what lies here broken, which is kept aside', async () => {
    const one = device();
    const raw = { id: 'a.b', value: 'mine', _t: 'later' };
    await one.db.setting.put(raw);
    await one.store.pulled(page([setting('a.b', 1, 'theirs')]));
    expect(await one.db.setting.get('a.b')).toMatchObject({ value: 'theirs' });
    expect(await one.db.set_aside.toArray()).toMatchObject([{ kind: 'setting', id: 'a.b', raw }]);
  });

  it('queues the bytes of pictures that are not here', async () => {
    const one = device();
    const [here, there, gone] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
    written(await putBlob(one.db, one.deps, { sha: here, type: 'image/png', data: new ArrayBuffer(2) }));
    const blob = (sha: string, row: Row) => rowToWire('blob', sha, row);
    const fields = { type: 'image/png', bytes: 2 };
    await one.store.pulled(
      page([
        blob(here, rowAt(theirs(testNow + 9), fields)),
        blob(there, rowAt(theirs(1), fields)),
        blob(gone, rowAt(theirs(1), { _del: true })),
      ]),
    );
    expect((await one.db.blob_queue.toArray()).map(({ sha, way }) => [sha, way])).toEqual([
      [here, 'up'],
      [there, 'down'],
    ]);
  });

  it('is whole or not there at all', async () => {
    const one = device();
    const storage = dexieStorage(one.db, one.deps.ids);
    const failing = createStore(
      {
        ...storage,
        transaction: (mode, scope, work) =>
          storage.transaction(mode, scope, (tx) =>
            work({ ...tx, putMeta: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }),
          ),
      },
      one.deps,
    );
    const failure = await failing.pulled(page([setting('a.b', 1, 1)])).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreFailure);
    expect((failure as StoreFailure).failure.type).toBe('quota');
    expect(await one.db.setting.count()).toBe(0);
  });

  it('of a thousand rows is worked through in slices, so that the screen can draw in between', async () => {
    const one = device();
    const storage = dexieStorage(one.db, one.deps.ids);
    const slices: number[] = [];
    let transactions = 0;
    const store = createStore(
      {
        ...storage,
        transaction: (mode, scope, work) => {
          transactions += 1;
          return storage.transaction(mode, scope, (tx) =>
            work({
              ...tx,
              putRows: (rows) => {
                slices.push(rows.length);
                return tx.putRows(rows);
              },
            }),
          );
        },
      },
      one.deps,
    );
    await store.pulled(page(Array.from({ length: 1000 }, (_, at) => setting(`a.${letters(at)}`, 1, at))));
    expect(await one.db.setting.count()).toBe(1000);
    expect(Math.max(...slices)).toBeLessThanOrEqual(100);
    expect(transactions).toBe(1);
  });
});

describe('somebody deleted for good elsewhere', () => {
  it('is forgotten here too, found by the birth that was kept until then', async () => {
    const one = device();
    const birth = { ...emptyBirth, date: '1991-02-03' };
    const added = await addPerson(one.db, one.deps, {
      name: 'Bea',
      role: 'friend',
      birth,
      consentAt: testNow,
    });
    const { id } = written(added);
    const chart = {
      chartType: 'natal' as const,
      title: 'Bea',
      subject: { name: 'Bea', birth },
      partner: null,
      span: null,
    };
    written(await saveDraft(one.db, 'new', { text: 'Read this', attached: chart }, testNow));
    await one.store.pulled(page([rowToWire('person', id, rowAt(theirs(testNow + 1), { _del: true }))]));
    expect(written(await forgetPeople(one.db, one.deps))).toBe(1);
    const kept = await Promise.all(one.db.tables.map((table) => table.toArray()));
    expect(JSON.stringify(kept)).not.toContain('1991-02-03');
    expect(written(await forgetPeople(one.db, one.deps))).toBe(0);
  });
});

describe('another history of the server', () => {
  const start = async () => {
    const one = device();
    await setLength(one, 'brief');
    await one.store.pushed(await one.store.outgoing(all), done({ ver: 1, changed: 1 }));
    await one.store.pulled(
      page([rowToWire('omen', 'x', rowAt(theirs(1), { a: 1 })), setting('a.b', 1, 1)], { from: 1, next: 3 }),
    );
    await setStyle(one, 'clear');
    return one;
  };
  const everything = ['a.b', 'ai.personalityStyle', 'ai.responseLength', 'x'];

  it('has everything fetched and sent again, told by a page', async () => {
    const one = await start();
    const outcome = await one.store.pulled(page([], { epoch: newEpoch, now: 5, from: 3, next: 3 }));
    expect(outcome).toEqual({ type: 'started-over', more: true, changed: 0 });
    expect((await outboxOf(one)).toSorted()).toEqual(everything);
    expect(await one.store.meta()).toMatchObject({ cursor: 0, epoch: newEpoch, srv: 5 });
    const batch = await one.store.outgoing(all);
    expect(Math.min(...batch.rows.map(({ mark }) => mark))).toBeGreaterThan(2);
    expect(batch.rows.find(({ kind }) => kind === 'omen')?.row.d).toEqual({ a: 1 });
  });

  it('told by the answer of a push, clears nothing', async () => {
    const one = await start();
    const batch = await one.store.outgoing(all);
    await one.store.pushed(batch, done({ epoch: newEpoch, first: 0, ver: 1, changed: 1 }));
    expect((await outboxOf(one)).toSorted()).toEqual(everything);
    expect(await one.store.meta()).toMatchObject({ cursor: 0, epoch: newEpoch });
  });

  it('has bytes sent again and the shelf tried again', async () => {
    const one = await start();
    const sha = 'a'.repeat(64);
    written(await putBlob(one.db, one.deps, { sha, type: 'image/png', data: new ArrayBuffer(2) }));
    await one.db.blob_queue.clear();
    await one.db.refused.put({ kind: 'setting', id: 'a.b', why: 'quota', at: 1 });
    await one.store.pulled(page([], { epoch: newEpoch }));
    expect(await one.db.blob_queue.toArray()).toMatchObject([{ sha, way: 'up' }]);
    expect(await one.store.refused()).toEqual([]);
  });
});

describe('taking over another database', () => {
  it('joins and sends what changed by it, and nothing twice', async () => {
    const one = device();
    await one.store.pulled(page([setting('a.b', 5, 'account'), setting('a.c', 5, 'account')]));
    const rows = [setting('a.b', 4, 'before'), setting('a.c', 6, 'before'), setting('a.d', 1, 'before')];
    await one.store.absorb(rows);
    expect(await outboxOf(one)).toEqual(['a.c', 'a.d']);
    const { mark } = await one.store.meta();
    await one.store.absorb(rows);
    expect((await one.store.meta()).mark).toBe(mark);
    expect((await one.db.setting.get('a.b'))?.['value']).toBe('account');
  });
});

it('remembers when a round last came to its end', async () => {
  const one = device();
  expect(await one.store.lastFinished()).toBeNull();
  await one.store.finished();
  expect(await one.store.lastFinished()).toBe(testNow);
  expect(await one.db.local.get('sync')).toEqual({ key: 'sync', value: testNow });
});

it('says what stands in the way when the database is closed for good', async () => {
  const one = device();
  await one.store.waiting();
  closeSoulsticeDb(one.db);
  await expect(one.store.waiting()).rejects.toMatchObject({ failure: { type: 'closed' } });
});

/** A name of letters for a number: setting ids hold nothing else. */
function letters(count: number): string {
  return Array.from(String(count), (digit) => 'abcdefghij'[Number(digit)]).join('');
}

it('moves the cursor to what came before and keeps it there when an older answer comes', async () => {
  const one = device();
  await setLength(one, 'brief');
  const batch = await one.store.outgoing(all);
  await one.store.pulled({ ...page([setting('a.b', 1, 1)], { next: 5, more: false }) });
  const { cursor } = await one.store.meta();
  await one.store.pushed(batch, done({ ver: 1, changed: 1 }));
  expect((await one.store.meta()).cursor).toBe(cursor);
});
