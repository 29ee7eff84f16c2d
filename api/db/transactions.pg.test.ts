import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addUser,
  describeDatabases,
  migratedPostgres,
  ownSql,
  quietLog,
  sqlDir,
} from '../../tests/support/api-database.ts';
import { createTestLog } from '../../tests/support/test-log.ts';
import { DatabaseUnavailable, sqlState } from './database.ts';
import type { Database, Tx } from './database.ts';
import { openPostgres } from './open.ts';

type Seen = { role: string; claims: string | null; uid: string | null };

/** Whom the database takes the transaction to run for. */
async function whoAmI(tx: Tx): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select current_user as role, nullif(current_setting('request.jwt.claims', true), '') as claims,
      auth.uid() as uid`.execute(tx);
  return rows[0] as Seen;
}

const failing = (tx: Tx) => sql`select 1 / 0`.execute(tx);

describeDatabases('a transaction', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await ownSql(db, 'delete from app.limits');
  });

  it('runs as its caller, with the claims of the token', async () => {
    const { id, claims } = await addUser(db);
    expect(await db.as({ role: 'authenticated', claims }, whoAmI)).toEqual({
      role: 'authenticated',
      claims: JSON.stringify(claims),
      uid: id,
    });
    expect(await db.as({ role: 'anon' }, whoAmI)).toEqual({
      role: 'anon',
      claims: '{"role":"anon"}',
      uid: null,
    });
    expect(await db.as({ role: 'service_role' }, whoAmI)).toMatchObject({ role: 'service_role', uid: null });
  });

  it('carries any claim unharmed', async () => {
    const { claims } = await addUser(db);
    const odd = { ...claims, name: `'; reset role; -- \\' \\\\ "é\u0007 $1 😀` };
    const seen = await db.as({ role: 'authenticated', claims: odd }, whoAmI);
    expect(JSON.parse(seen.claims ?? '')).toEqual(odd);
    expect(seen.role).toBe('authenticated');
  });

  it.each(['commits', 'throws', 'fails in the database'])('leaves nothing behind when it %s', async (how) => {
    const owner = await db.own(whoAmI);
    const { claims } = await addUser(db);
    const ended = db.as({ role: 'authenticated', claims }, async (tx) => {
      if (how === 'throws') throw new Error('no');
      if (how === 'fails in the database') await failing(tx);
    });
    await ended.catch(() => {});
    // More than the pool has connections, so that the one just used is among them.
    const next = await Promise.all(Array.from({ length: 12 }, () => db.own(whoAmI)));
    expect(new Set(next.map((seen) => JSON.stringify(seen)))).toEqual(new Set([JSON.stringify(owner)]));
    expect(owner).toMatchObject({ claims: null, uid: null });
  });

  it('keeps all of its work or none', async () => {
    const key = { key: 'x', window_start: '2026-11-21T12:00:00.000Z', count: 1 };
    await expect(
      db.own(async (tx) => {
        await tx.insertInto('app.limits').values(key).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await ownSql(db, 'select * from app.limits')).toEqual([]);
    await db.own((tx) => tx.insertInto('app.limits').values(key).execute());
    expect(await ownSql(db, 'select * from app.limits')).toEqual([key]);
  });

  it('is not taken for done when an error in it was swallowed', async () => {
    const work = db.own(async (tx) => {
      await sql`insert into app.limits values ('x', now(), 1)`.execute(tx);
      await failing(tx).catch(() => {});
      return 'done';
    });
    await expect(work).rejects.toThrow('cannot be committed');
    expect(await ownSql(db, 'select * from app.limits')).toEqual([]);
  });

  it('tells why a statement failed by its SQLSTATE', async () => {
    const error: unknown = await db.own(failing).catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('22012');
    expect(error).not.toBeInstanceOf(DatabaseUnavailable);
  });

  it('runs alongside others in any number', async () => {
    await db.own((tx) => sql`insert into app.limits values ('n', now(), 0)`.execute(tx));
    const add = (tx: Tx) => sql`update app.limits set count = count + 1 where key = 'n'`.execute(tx);
    await Promise.all(Array.from({ length: 40 }, () => db.own(add)));
    expect(await ownSql(db, 'select count from app.limits')).toEqual([{ count: 40 }]);
  });
});

describeDatabases('values', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it('look the same from both', async () => {
    const [row] = await ownSql(
      db,
      `select 5::int8 as whole, 101.90::numeric as price, 1.5::float8 as degrees, true as flag, null as nothing,
         $1::timestamptz as instant, $2::jsonb as json, $3::uuid as id, '{a,b}'::text[] as list, '2026-11-21'::date as day`,
      ['2026-11-21T17:45:00.250+05:45', '{"a":[1,null]}', 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'],
    );
    expect(row).toEqual({
      whole: 5,
      price: '101.90',
      degrees: 1.5,
      flag: true,
      nothing: null,
      instant: '2026-11-21T12:00:00.250Z',
      json: { a: [1, null] },
      id: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      list: ['a', 'b'],
      day: '2026-11-21',
    });
  });

  it('count the rows that changed', async () => {
    const result = await db.own((tx) =>
      tx.updateTable('app.plans').set({ active: false }).where('interval', '=', 'yearly').executeTakeFirst(),
    );
    expect(result.numUpdatedRows).toBe(1n);
  });
});

describeDatabases('closing', (open) => {
  it('waits for running work and refuses new work', async () => {
    const db = await open('own');
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let started = (): void => {};
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    const work = db.own(async (tx) => {
      started();
      await held;
      return (await sql<{ n: number }>`select 7 as n`.execute(tx)).rows[0]?.n;
    });
    await running;
    const closed = db.close();
    await expect(db.ping()).rejects.toThrow(DatabaseUnavailable);
    release();
    expect(await work).toBe(7);
    await closed;
    await expect(db.own(whoAmI)).rejects.toThrow(DatabaseUnavailable);
    await db.close();
  });
});

describe('a PostgreSQL that goes away', () => {
  const refused = 'postgres://postgres@127.0.0.1:1/nothing';

  it('is DatabaseUnavailable when nothing listens', async () => {
    const opening = openPostgres({ url: refused, sqlDir, hosted: false, log: quietLog });
    await expect(opening).rejects.toThrow(DatabaseUnavailable);
  });

  it('is DatabaseUnavailable in the middle of work, logs the lost connections, and is used again when it is back', async (test) => {
    const place = await migratedPostgres();
    if (place === null) return test.skip();
    const { log, lines } = createTestLog();
    const db = await openPostgres({ url: place.url, sqlDir, hosted: false, log, max: 3 });
    const cut = await openPostgres({ url: place.url, sqlDir, hosted: false, log: quietLog, max: 1 });
    const cutOff = () =>
      ownSql(
        cut,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    try {
      const work = db.own(async (tx) => {
        await cutOff();
        return whoAmI(tx);
      });
      await expect(work).rejects.toThrow(DatabaseUnavailable);
      await db.ping();
      await cutOff();
      await expect.poll(() => lines.map((line) => line.event)).toContain('database-connection-lost');
      await db.ping();
      const query = (tx: Tx) => sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`.execute(tx);
      await expect(db.own(query)).rejects.toThrow(DatabaseUnavailable);
      expect(await db.own(whoAmI)).toMatchObject({ role: 'postgres' });
    } finally {
      await closeAll(db, cut);
      await place.drop();
    }
  });

  it('waits ten seconds for a statement at most', async (test) => {
    const place = await migratedPostgres();
    if (place === null) return test.skip();
    const db = await openPostgres({ url: place.url, sqlDir, hosted: false, log: quietLog });
    try {
      const settings = await ownSql(
        db,
        "select current_setting('statement_timeout') as s, current_setting('idle_in_transaction_session_timeout') as i",
      );
      expect(settings).toEqual([{ s: '10s', i: '15s' }]);
    } finally {
      await closeAll(db);
      await place.drop();
    }
  });
});

async function closeAll(...databases: readonly Database[]): Promise<void> {
  await Promise.all(databases.map((db) => db.close()));
}
