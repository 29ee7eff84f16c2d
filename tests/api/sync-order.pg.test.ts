/**
 * Versions without gaps: whoever asks for what is above a version, while any number of devices push, gets each row in the
 * end. A counter that is taken before the commit, or outside the lock, loses some here.
 */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { WireRow } from '#contract/sync.ts';
import type { Database } from '../../api/db/database.ts';
import { createTestServer } from '../support/api-app.ts';
import type { TestServer } from '../support/api-app.ts';
import { describeDatabases, ownSql } from '../support/api-database.ts';
import { createDevice, setting, stamp } from '../support/sync-calls.ts';

const writers = 8;
const pushes = 6;
const rowsAPush = 5;

const deviceOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describeDatabases('eight devices pushing at once', (open) => {
  let db: Database;
  let server: TestServer;
  beforeAll(async () => {
    db = await open();
    server = await createTestServer(db);
  });
  beforeEach(() => ownSql(db, 'delete from app.limits'));

  it('a reader that goes on from its cursor misses nothing, and never sees half a push', async () => {
    const person = await server.signIn('busy@example.test');
    const reader = createDevice(server, person);
    const state = { writing: true };
    const seen = new Map<string, WireRow>();
    const reading = (async () => {
      let cursor = 0;
      for (;;) {
        const isLast = !state.writing;
        const page = await reader.pull(cursor, 7);
        for (const row of page.rows) seen.set(row[1], row);
        cursor = page.next;
        if (isLast && !page.more) return cursor;
      }
    })();
    const ranges: (readonly [first: number, ver: number])[] = [];
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const device = createDevice(server, person, deviceOf(writer));
        for (let push = 0; push < pushes; push++) {
          const from = (writer * pushes + push) * rowsAPush;
          const rows = Array.from({ length: rowsAPush }, (_row, n) =>
            setting(from + n, writer, stamp(1, deviceOf(writer))),
          );
          const { first, ver, changed } = await device.push(rows);
          expect([changed, ver - first]).toEqual([rowsAPush, rowsAPush]);
          ranges.push([first, ver]);
        }
      }),
    );
    state.writing = false;
    const total = writers * pushes * rowsAPush;
    expect(await reading).toBe(total);
    expect(seen.size).toBe(total);
    // Each push took a run of versions of its own, and together they are all of them.
    const ends = ranges.toSorted(([a], [b]) => a - b);
    expect(ends.map(([first]) => first)).toEqual(ends.map((_, n) => n * rowsAPush));
  }, 60_000);

  it('edits of one row by all end on the highest stamp of each field, with a version a change', async () => {
    const person = await server.signIn('same@example.test');
    const answers = await Promise.all(
      Array.from({ length: writers }, (_, writer) =>
        createDevice(server, person, deviceOf(writer)).push([
          setting(1, writer, stamp(10 + writer, deviceOf(writer))),
        ]),
      ),
    );
    const rows = await createDevice(server, person).all();
    expect(rows).toEqual([setting(1, writers - 1, stamp(10 + writers - 1, deviceOf(writers - 1)))]);
    const changes = answers.reduce((sum, { changed }) => sum + changed, 0);
    const [head] = await ownSql(db, 'select ver, records from app.sync_heads where user_id = $1', [
      person.userId,
    ]);
    expect(head).toMatchObject({ ver: changes, records: 1 });
  });

  it('first pushes of a new account at once make one head', async () => {
    const person = await server.signIn('new@example.test');
    await Promise.all(
      Array.from({ length: writers }, (_, n) =>
        n % 2 === 0
          ? createDevice(server, person, deviceOf(n)).push([setting(n, n)])
          : createDevice(server, person, deviceOf(n)).pull(),
      ),
    );
    const [head] = await ownSql(db, 'select ver, records from app.sync_heads where user_id = $1', [
      person.userId,
    ]);
    expect(head).toMatchObject({ ver: writers / 2, records: writers / 2 });
  });

  it('a push that fails in the middle leaves nothing behind', async () => {
    const person = await server.signIn('half@example.test');
    const device = createDevice(server, person);
    await device.push([setting(1, 1)]);
    await ownSql(db, `alter table app.sync_rows add constraint planted check (id <> 'test.planted')`);
    try {
      expect((await device.sends([setting(2, 2), setting('test.planted', 3), setting(4, 4)])).status).toBe(
        500,
      );
    } finally {
      await ownSql(db, 'alter table app.sync_rows drop constraint planted');
    }
    expect(await device.pull()).toMatchObject({ next: 1, rows: [setting(1, 1)] });
    expect(await device.push([setting(2, 2)])).toMatchObject({ first: 1, ver: 2 });
  });
});
