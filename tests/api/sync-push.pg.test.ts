/** Pushing and pulling records on both databases: what is taken, what is refused and why, and what a repeat does. */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushDone } from '#contract/sync.ts';
import type { Database } from '../../api/db/database.ts';
import { createTestServer } from '../support/api-app.ts';
import type { TestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import {
  birthIn,
  createDevice,
  deviceA,
  deviceB,
  message,
  profile,
  setting,
  stamp,
} from '../support/sync-calls.ts';
import type { SyncDevice } from '../support/sync-calls.ts';

/** What the database's clock says in these tests. */
const nowMs = Date.UTC(2026, 10, 21, 12);

const json = (rows: readonly unknown[]) => JSON.stringify({ device: deviceA, gen: 0, schema: 2, rows });
const packed = (text: string) => new Uint8Array(gzipSync(text));

describeAnyDatabase('pushing and pulling', (open) => {
  let db: Database;
  let server: TestServer;
  let time: number;
  let people = 0;
  /** A new person's first device, and their second. */
  let a: SyncDevice;
  let b: SyncDevice;

  const serverWith = async (parts: object) => {
    const { deps } = server;
    return createTestServer(db, {}, { sync: { ...deps.sync, nowMs: () => time, ...parts } });
  };

  beforeAll(async () => {
    db = await open();
    server = await createTestServer(db);
    server = await serverWith({});
  });
  beforeEach(async () => {
    time = nowMs;
    await ownSql(db, 'delete from app.limits');
    const person = await server.signIn(`person-${(people += 1)}@example.test`);
    a = createDevice(server, person, deviceA);
    b = createDevice(server, person, deviceB);
  });

  const headOf = async ({ person }: SyncDevice) => {
    const [head] = await ownSql(db, 'select ver, records, bytes from app.sync_heads where user_id = $1', [
      person.userId,
    ]);
    return head;
  };
  const columnsOf = async ({ person }: SyncDevice) => {
    const [row] = await ownSql(
      db,
      `select full_name, birth_date, birth_time, birth_place, birth_place_id, birth_lat, birth_lng, timezone, sex,
         mbti_type, iq_score, email from public.profiles where id = $1`,
      [person.userId],
    );
    return row;
  };

  it('takes rows with the versions that follow, and gives them to another device in their order', async () => {
    const rows = [setting(1, 'one'), setting(2, { two: [2] }), message(3)];
    expect(await a.push(rows)).toEqual({
      epoch: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      now: nowMs,
      first: 0,
      ver: 3,
      changed: 3,
      refused: [],
    });
    const page = await b.pull(0);
    expect(page).toMatchObject({ from: 0, next: 3, more: false, rows });
    expect(await b.pull(2)).toMatchObject({ from: 2, next: 3, rows: [message(3)] });
    expect(await b.pull(3)).toMatchObject({ from: 3, next: 3, more: false, rows: [] });
  });

  it('an account without records has an epoch, and keeps it', async () => {
    const first = await a.pull();
    expect(first).toMatchObject({ from: 0, next: 0, more: false, rows: [] });
    expect((await b.pull()).epoch).toBe(first.epoch);
    expect((await a.push([setting(1, 1)])).epoch).toBe(first.epoch);
  });

  it('gives pages of the length that was asked for, each version once', async () => {
    const rows = Array.from({ length: 7 }, (_, n) => setting(n, n));
    await a.push(rows);
    const first = await b.pull(0, 3);
    expect(first).toMatchObject({ next: 3, more: true, rows: rows.slice(0, 3) });
    expect(await b.pull(3, 3)).toMatchObject({ next: 6, more: true, rows: rows.slice(3, 6) });
    expect(await b.pull(6, 3)).toMatchObject({ next: 7, more: false, rows: rows.slice(6) });
  });

  it('a page ends before it becomes too long, and the next one goes on', async () => {
    const long = 'x'.repeat(900_000);
    for (const n of [1, 2, 3, 4]) await a.push([setting(n, long)]);
    const first = await b.pull(0);
    expect(first.rows.length).toBe(3);
    expect(first).toMatchObject({ next: 3, more: true });
    expect(await b.pull(3)).toMatchObject({ next: 4, more: false });
    expect(await b.all()).toHaveLength(4);
  });

  it('a row that changes moves up; its other fields stay', async () => {
    await a.push([message(1), setting(1, 1)]);
    await b.push([message(1, { rating: 'landed' }, stamp(1), { rating: stamp(5, deviceB) })]);
    const { rows, next } = await a.pull(2);
    expect(next).toBe(3);
    expect(rows).toEqual([message(1, { rating: 'landed' }, stamp(1), { rating: stamp(5, deviceB) })]);
    expect(await a.pull(0)).toMatchObject({ rows: [setting(1, 1), rows[0]] });
  });

  it('joins field by field, whatever comes first', async () => {
    const early = message(1, { rating: 'landed' }, stamp(1), { rating: stamp(5) });
    const late = message(1, { rating: 'missed', deletedAt: 7 }, stamp(1), {
      rating: stamp(4),
      deletedAt: stamp(9),
    });
    await a.push([late]);
    await a.push([early]);
    expect((await a.all())[0]?.[3]).toMatchObject({ rating: 'landed', deletedAt: 7 });
  });

  it('a repeat of a push changes nothing: no version, no row, no byte', async () => {
    const rows = [setting(1, 1), message(2), profile({ name: 'Ada', birth: birthIn })];
    const first = await a.push(rows);
    const stored = await ownSql(db, 'select * from app.sync_rows where user_id = $1 order by ver', [
      a.person.userId,
    ]);
    const head = await headOf(a);
    expect(await a.push(rows)).toEqual({ ...first, first: 3, ver: 3, changed: 0 });
    expect(await b.push(rows.toReversed())).toMatchObject({ first: 3, ver: 3, changed: 0, refused: [] });
    expect(await headOf(a)).toEqual(head);
    expect(
      await ownSql(db, 'select * from app.sync_rows where user_id = $1 order by ver', [a.person.userId]),
    ).toEqual(stored);
  });

  it('a history that comes up again among new rows is neither doubled nor lost', async () => {
    const history = Array.from({ length: 60 }, (_, n) => message(n));
    expect(await a.push(history.slice(0, 40))).toMatchObject({ first: 0, ver: 40, changed: 40, refused: [] });
    await b.push([message(39, { rating: 'landed' }, stamp(1), { rating: stamp(5) })]);
    // None of these says that it was there before.
    expect(await a.push(history.slice(20))).toMatchObject({ first: 41, ver: 61, changed: 20, refused: [] });
    expect(await headOf(a)).toMatchObject({ ver: 61, records: 60 });
    const all = await b.all();
    expect(all).toHaveLength(60);
    expect(all.find(([, id]) => id === (history[39] as string[])[1])?.[3]).toMatchObject({
      rating: 'landed',
    });
  });

  it('the same row twice in one push is one row', async () => {
    expect(await a.push([setting(1, 'x', stamp(1)), setting(1, 'y', stamp(2))])).toMatchObject({
      ver: 1,
      changed: 1,
    });
    expect(await a.all()).toEqual([setting(1, 'y', stamp(2))]);
  });

  it('counts what an account holds', async () => {
    const row = setting(1, 'x');
    await a.push([row, setting(2, 'y')]);
    const bytes = Buffer.byteLength(JSON.stringify(row));
    expect(await headOf(a)).toMatchObject({ ver: 2, records: 2, bytes: 2 * bytes });
    await a.push([setting(1, 'xyz', stamp(2))]);
    expect(await headOf(a)).toMatchObject({ ver: 3, records: 2, bytes: 2 * bytes + 2 });
    await a.push([['setting', 'test.b', stamp(3), { _del: true }]]);
    expect(await headOf(a)).toMatchObject({ ver: 4, records: 2 });
  });

  it('a deletion empties the row for everyone', async () => {
    await a.push([message(1, { content: 'a secret of mine' })]);
    const [, id] = message(1) as [string, string];
    await a.push([['message', id, stamp(3), { _del: true }]]);
    expect(await b.all()).toEqual([['message', id, stamp(3), { _del: true }]]);
    const rows = await ownSql(db, 'select d::text as text from app.sync_rows where user_id = $1', [
      a.person.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  describe('refuses a row alone', () => {
    it.each([
      ['a kind it does not know', ['aura', 'x', stamp(1), { a: 1 }], 'unknown-kind'],
      ['a kind that is a name of JavaScript', ['__proto__', 'x', stamp(1), { a: 1 }], 'unknown-kind'],
      ['a kind with NUL', ['set\0ting', 'x', stamp(1), { a: 1 }], 'unknown-kind'],
      ['an id of another shape', ['message', 'not-an-id', stamp(1), { a: 1 }], 'bad-id'],
      ['an id with half a pair', ['setting', 'a\ud800', stamp(1), { value: 1 }], 'bad-id'],
      [
        'a field that is missing',
        ['favourite', (message(9) as [string, string])[1], stamp(1), { what: 'x' }],
        'bad-row',
      ],
      ['a stamp that is none', ['setting', 'x', 'yesterday', { value: 1 }], 'bad-row'],
      ['fields that are none', ['setting', 'x', stamp(1), null], 'bad-row'],
      ['text the database cannot hold', setting(9, 'a\0b'), 'bad-row'],
      ['text with half a pair', setting(9, 'a\ud800'), 'bad-row'],
      ['lists within lists', setting(9, JSON.parse('['.repeat(500) + ']'.repeat(500))), 'bad-row'],
      ['a row of over a megabyte', setting(9, 'x'.repeat(1024 * 1024)), 'too-large'],
    ])('%s', async (_, row, why) => {
      const answer = await a.push([setting(1, 'before'), row, setting(2, 'after')]);
      const [kind, id] = row as [string, string];
      expect(answer).toMatchObject({ ver: 2, changed: 2, refused: [[kind, id, why]] });
      expect(await a.all()).toEqual([setting(1, 'before'), setting(2, 'after')]);
    });

    it('a change of what is written once', async () => {
      await a.push([message(1)]);
      for (const field of [{ sender: 'ai' }, { createdAt: 5 }, { threadId: 'another_of_21_letters' }]) {
        const answer = await b.push([message(1, field, stamp(9, deviceB)), setting(1, 1)]);
        expect(answer.refused).toEqual([['message', (message(1) as [string, string])[1], 'fixed-field']]);
      }
      expect(await b.all()).toEqual([message(1), setting(1, 1)]);
    });
  });

  it('keeps fields it does not know', async () => {
    const row = [
      'favourite',
      (message(9) as [string, string])[1],
      stamp(1),
      { what: 'x', target: 'y', since: 4 },
    ];
    await a.push([row]);
    expect(await b.all()).toEqual([row]);
  });

  describe('a clock that runs ahead', () => {
    const early = nowMs + 60_001;
    it('nothing of the push is taken, and its generation is closed for ever', async () => {
      const push = { rows: [setting(1, 1), setting(2, 2, stamp(early))] };
      expect(await a.push(push.rows)).toEqual({ clock: true, now: nowMs, gen: 1 });
      expect(await a.all()).toEqual([]);
      // A copy of it that was late on the way, when its stamps have come true.
      time = early;
      expect(await a.push(push.rows)).toEqual({ clock: true, now: early, gen: 1 });
      expect(await a.push(push.rows, { gen: 1 })).toMatchObject({ changed: 2 });
    });

    it('up to a minute ahead is taken', async () => {
      expect(await a.push([setting(1, 1, stamp(nowMs + 60_000))])).toMatchObject({ changed: 1 });
    });

    it('closes the generation of that device alone, one by one', async () => {
      await a.push([setting(1, 1, stamp(early))]);
      expect(await b.push([setting(1, 1)])).toMatchObject({ changed: 1 });
      expect(await a.push([setting(1, 1, stamp(early))], { gen: 1 })).toMatchObject({ gen: 2 });
      expect(await a.push([setting(2, 1)], { gen: 1 })).toMatchObject({ clock: true, gen: 2 });
      expect(await a.push([setting(2, 1)], { gen: 2 })).toMatchObject({ changed: 1 });
    });

    it('a generation above the one that is known is taken over', async () => {
      expect(await a.push([setting(1, 1)], { gen: 7 })).toMatchObject({ changed: 1 });
      expect(await a.push([setting(2, 1)], { gen: 6 })).toEqual({ clock: true, now: nowMs, gen: 7 });
    });

    it("another person's device of the same id has a generation of its own", async () => {
      const other = createDevice(server, await server.signIn(`other-${people}@example.test`), deviceA);
      await a.push([setting(1, 1, stamp(early))]);
      expect(await other.push([setting(1, 1)])).toMatchObject({ changed: 1 });
    });
  });

  it('goes by the clock of the database, not of the server', async () => {
    const real = await createTestServer(db);
    const person = await real.signIn(`real-${people}@example.test`);
    // The server's clock stands at a moment of the test's; the database's does not.
    const [{ now } = { now: 0 }] = await ownSql(
      db,
      'select floor(extract(epoch from now()) * 1000)::bigint as now',
    );
    const answer = await createDevice(real, person).push([setting(1, 1)]);
    expect(Math.abs(answer.now - Number(now))).toBeLessThan(60_000);
  });

  it('an app that is too old is told so, and nothing is taken', async () => {
    const newer = await serverWith({ oldestSchema: 3 });
    const answer = await createDevice(newer, a.person).sends([setting(1, 1)]);
    expect(answer.status).toBe(426);
    expect(await answer.json()).toMatchObject({ code: 'update_needed' });
    expect(await a.all()).toEqual([]);
    expect((await createDevice(newer, a.person).sends([setting(1, 1)], { schema: 3 })).status).toBe(200);
  });

  describe('room', () => {
    it('records beyond it are refused one by one; what is there may still change and go', async () => {
      const small = createDevice(await serverWith({ quota: { records: 2, bytes: 10_000 } }), a.person);
      const answer = await small.push([setting(1, 1), setting(2, 2), setting(3, 3)]);
      expect(answer).toMatchObject({ changed: 2, refused: [['setting', 'test.d', 'quota']] });
      expect(await small.push([setting(1, 9, stamp(2))])).toMatchObject({ changed: 1, refused: [] });
    });

    it('bytes beyond it as well, and a deletion makes room', async () => {
      const small = createDevice(await serverWith({ quota: { records: 100, bytes: 2000 } }), a.person);
      const long = 'x'.repeat(1500);
      expect(await small.push([setting(1, long), setting(2, long)])).toMatchObject({
        changed: 1,
        refused: [['setting', 'test.c', 'quota']],
      });
      expect(await small.push([setting(1, long + long, stamp(2))])).toMatchObject({
        refused: [['setting', 'test.b', 'quota']],
      });
      expect(
        await small.push([['setting', 'test.b', stamp(3), { _del: true }], setting(2, long)]),
      ).toMatchObject({
        changed: 2,
        refused: [],
      });
    });
  });

  describe('a database put back from a backup', () => {
    it('a device that has seen more than it gets another epoch', async () => {
      const before = await a.push([setting(1, 1), setting(2, 2)]);
      const ahead = await b.pull(9);
      expect(ahead).toMatchObject({ from: 9, rows: [], more: false });
      expect(ahead.epoch).not.toBe(before.epoch);
      expect((await a.pull(0)).epoch).toBe(ahead.epoch);
      expect((await a.push([setting(1, 1)])).epoch).toBe(ahead.epoch);
    });

    it('also where nothing of the account is left in it', async () => {
      const before = await a.push([setting(1, 1)]);
      await ownSql(db, 'delete from app.sync_heads where user_id = $1', [a.person.userId]);
      const after = await b.pull(1);
      expect(after).toMatchObject({ from: 1, rows: [] });
      expect(after.epoch).not.toBe(before.epoch);
    });

    it('also where a device writes before it looks', async () => {
      const before = await a.push([setting(1, 1)]);
      await ownSql(db, 'delete from app.sync_heads where user_id = $1', [a.person.userId]);
      const after = await a.push([setting(2, 2)]);
      expect(after.epoch).not.toBe(before.epoch);
    });

    it('its operator renews the epochs of all', async () => {
      const before = await a.pull();
      await ownSql(db, 'select app.renew_sync_epochs()');
      expect((await a.pull()).epoch).not.toBe(before.epoch);
    });
  });

  describe('the profile', () => {
    const whole = {
      name: 'Ada',
      sex: 'female',
      birth: birthIn,
      mbtiType: 'INTJ',
      iqScore: 121,
    };
    const columns = {
      full_name: 'Ada',
      birth_date: '1990-07-15',
      birth_time: '14:05',
      birth_place: 'Bangkok, Thailand',
      birth_place_id: 'geonames:1609350',
      birth_lat: 13.754,
      birth_lng: 100.501,
      timezone: 'Asia/Bangkok',
      sex: 'female',
      mbti_type: 'INTJ',
      iq_score: 121,
      email: null,
    };
    const nothing = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));

    it('is copied into its columns, each time it changes', async () => {
      await a.push([profile(whole)]);
      expect(await columnsOf(a)).toEqual(columns);
      await a.push([profile({ ...whole, name: '', sex: null, birth: { ...birthIn, time: null } }, stamp(2))]);
      expect(await columnsOf(a)).toEqual({ ...columns, full_name: null, sex: null, birth_time: null });
      await a.push([['profile', 'me', stamp(3), { _del: true }]]);
      expect(await columnsOf(a)).toEqual(nothing);
    });

    it('leaves the address alone', async () => {
      await server.call('POST', '/api/profile', { token: a.person.token, body: { name: 'Ada' } });
      await a.push([profile({ ...whole, name: 'Augusta' }, stamp(nowMs))]);
      expect((await columnsOf(a))?.['email']).toBe(a.person.email);
    });

    it('of somebody under 16 is refused, and the rest of the push is not', async () => {
      const young = profile({ ...whole, birth: { ...birthIn, date: '2999-01-01' } }, stamp(2));
      const first = await a.push([setting(1, 1), young, setting(2, 2)]);
      expect(first).toMatchObject({ ver: 2, changed: 2, refused: [['profile', 'me', 'under-16']] });
      expect(await columnsOf(a)).toBeUndefined();
      expect(await b.all()).toEqual([setting(1, 1), setting(2, 2)]);
      await a.push([profile(whole)]);
      expect((await a.push([young])).refused).toEqual([['profile', 'me', 'under-16']]);
      expect(await columnsOf(a)).toEqual(columns);
    });

    it('what its columns cannot hold is left out of them, and kept in the record', async () => {
      const odd = profile({ ...whole, birth: { ...birthIn, zone: 'somewhere; else' } });
      expect(await a.push([odd])).toMatchObject({ changed: 1, refused: [] });
      expect(await columnsOf(a)).toEqual({ ...columns, timezone: null });
      expect(await b.all()).toEqual([odd]);
    });

    it("saved by the server's own call is a change that devices get, above what they have", async () => {
      await a.push([profile(whole, stamp(nowMs))]);
      const { token } = a.person;
      await server.call('POST', '/api/profile', { token, body: { name: 'Augusta', birthTime: '07:00' } });
      const { rows, next } = await b.pull(1);
      expect(next).toBe(2);
      const [kind, id, , fields] = rows[0] ?? [];
      expect([kind, id, fields]).toEqual([
        'profile',
        'me',
        (profile({ ...whole, name: 'Augusta', birth: { ...birthIn, time: '07:00' } }) as unknown[])[3],
      ]);
      expect(await columnsOf(a)).toMatchObject({ full_name: 'Augusta', birth_time: '07:00' });
      // An edit of before loses against it, a later one wins.
      await a.push([profile({ ...whole, name: 'Old' }, stamp(nowMs - 5))]);
      expect(await columnsOf(a)).toMatchObject({ full_name: 'Augusta' });
      await server.call('POST', '/api/profile', { token, body: { name: 'Augusta' } });
      expect((await b.pull(2)).rows).toEqual([]);
    });

    it("saved by the server's own call alone is a whole record", async () => {
      const { token } = a.person;
      await server.call('POST', '/api/profile', { token, body: { name: 'Ada', birthDate: '1990-07-15' } });
      const [row] = await b.all();
      expect(row?.slice(0, 2)).toEqual(['profile', 'me']);
      const birth = { ...birthIn, time: null, place: null, zone: null };
      expect(row?.[3]).toEqual((profile({ name: 'Ada', birth }) as unknown[])[3]);
    });

    it('that was there before anything was synced becomes the first record, below any edit', async () => {
      await ownSql(
        db,
        `insert into public.profiles (id, full_name, birth_date, birth_lat, birth_lng, birth_place, timezone, sex)
         values ($1, 'Ada', '1990-07-15', 13.754, 100.501, 'Bangkok, Thailand', 'Asia/Bangkok', 'female')`,
        [a.person.userId],
      );
      const birth = { ...birthIn, time: null, place: { ...birthIn.place, id: '' } };
      const [row] = (await a.pull(0)).rows;
      expect(row?.[3]).toEqual((profile({ name: 'Ada', sex: 'female', birth }) as unknown[])[3]);
      expect(row?.[2].startsWith('000000000000000:')).toBe(true);
      await a.push([profile({ name: 'Augusta', birth })]);
      expect(await columnsOf(a)).toMatchObject({ full_name: 'Augusta', birth_lat: 13.754, sex: null });
    });
  });

  describe('a body', () => {
    const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      server.app.request('/api/sync/push', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${a.person.token}`,
          'content-type': 'application/json',
          ...headers,
        },
        body,
      });

    it('may be packed with gzip', async () => {
      const answer = await send(packed(json([setting(1, 1)])), { 'content-encoding': 'gzip' });
      expect(((await answer.json()) as PushDone).changed).toBe(1);
    });

    it('is not unpacked beyond its limit', async () => {
      const bomb = packed(json([setting(1, ' '.repeat(64 * 1024 * 1024))]));
      expect(bomb.length).toBeLessThan(100_000);
      expect((await send(bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
    });

    it.each([
      ['gzip that is none', 'not gzip', { 'content-encoding': 'gzip' }, 400],
      [
        'gzip that is cut off',
        packed(json([setting(1, 1)])).subarray(0, 40),
        { 'content-encoding': 'gzip' },
        400,
      ],
      ['another packing', 'x', { 'content-encoding': 'br' }, 415],
      ['too long', json([setting(1, 'x'.repeat(2 * 1024 * 1024))]), {}, 413],
      ['too many rows', json(Array.from({ length: 501 }, (_, n) => setting(n, n))), {}, 400],
      ['no rows', json([]), {}, 400],
      ['no device', JSON.stringify({ gen: 0, schema: 2, rows: [setting(1, 1)] }), {}, 400],
    ])('is refused: %s', async (_, body, headers, status) => {
      expect((await send(body, headers)).status).toBe(status);
      expect(await a.all()).toEqual([]);
    });
  });

  it('whatever rows come, each is taken or named, and what was taken comes back', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    const row = fc.oneof(
      fc.tuple(text, text, text, fc.jsonValue()),
      fc.tuple(
        fc.constant('setting'),
        fc.constantFrom('a.b', 'c', 'D.e.f', '__proto__'),
        fc.constantFrom(stamp(1), stamp(2, deviceB)),
        fc.record({ value: fc.jsonValue() }),
      ),
      fc.tuple(fc.constant('profile'), fc.constant('me'), fc.constant(stamp(3)), fc.jsonValue()),
      fc.tuple(
        fc.constant('setting'),
        fc.constant('x'),
        fc.constant(stamp(1)),
        fc.jsonValue(),
        fc.jsonValue(),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        await ownSql(db, 'delete from app.limits');
        const before = (await a.all()).length;
        const answer = await a.sends(rows);
        // A name that is too long for the frame is the frame's fault.
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 400) return;
        const done = (await answer.json()) as PushDone;
        expect(done.changed + done.refused.length).toBeLessThanOrEqual(rows.length);
        expect((await a.all()).length).toBeGreaterThanOrEqual(before);
        const again = (await (await a.sends(rows)).json()) as PushDone;
        expect(again).toMatchObject({ changed: 0, ver: done.ver });
      }),
      { numRuns: Math.min(200, fc.readConfigureGlobal().numRuns ?? 100) },
    );
  }, 120_000);

  it('rows are looked for by their key, also for an account that came after the tables were looked over', async () => {
    await a.push(Array.from({ length: 500 }, (_, n) => message(n)));
    await ownSql(db, 'analyze app.sync_rows');
    const newcomer = await server.signIn('newcomer@example.test');
    const plan = await ownSql(
      db,
      `explain select held.d from unnest($2::text[], $3::text[]) as wanted(kind, id) cross join lateral (
         select * from app.sync_rows one
         where one.user_id = $1::uuid and one.kind = wanted.kind and one.id = wanted.id limit 1) held`,
      [newcomer.userId, ['message'], ['one']],
    );
    expect(JSON.stringify(plan)).toContain('using sync_rows_pkey');
  });

  it('after the account is gone, there is nothing to push into', async () => {
    const { claims } = {
      claims: { sub: randomUUID(), role: 'authenticated', session_id: randomUUID() } as const,
    };
    const ghost = await createTestServer(
      db,
      {},
      {
        verifier: {
          verify: () =>
            Promise.resolve({
              type: 'user',
              identity: { userId: claims.sub, sessionId: claims.session_id, email: null, claims },
            }),
        },
      },
    );
    for (const answer of [
      await ghost.call('POST', '/api/sync/push', {
        token: 'x',
        body: { device: deviceA, gen: 0, schema: 2, rows: [setting(1, 1)] },
      }),
      await ghost.call('GET', '/api/sync/pull?c=1', { token: 'x' }),
    ]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'session_not_found' });
    }
  });
});
