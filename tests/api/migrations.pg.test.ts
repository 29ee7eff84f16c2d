/** Migrations: each once, in order, whoever starts first; on PostgreSQL also by several servers and without a superuser. */
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { MigrationError } from '../../api/db/migrate.ts';
import { openEmbedded, openPostgres } from '../../api/db/open.ts';
import {
  addUser,
  emptyPostgres,
  ownSql,
  pgliteDump,
  quietLog,
  testDatabases,
} from '../support/api-database.ts';
import { hostedProject, plainOwner } from '../support/postgres-owners.ts';
import { isLong } from '../support/long-run.ts';

let dir = '';
let sqlDir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'migrations-'));
  sqlDir = join(dir, 'sql');
  await cp('supabase', sqlDir, { recursive: true });
});
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
  await rm(dir, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(sqlDir, 'migrations', name), text);
const recorded = async (db: Database) =>
  (await ownSql(db, 'select name from app.migrations order by applied_at, name')).map((row) => row['name']);

/** What a start from nothing applies: boot files first, each folder by name. */
async function expectedNames(): Promise<string[]> {
  const boot = (await readdir('supabase/boot')).toSorted().map((name) => `boot/${name}`);
  return [...boot, ...(await readdir('supabase/migrations')).toSorted()];
}

/**
 * Opens the same new database again and again, as servers that are started after each other or together.
 * Without `scratch` PGlite begins with a database that `migrate` made before all tests, which takes a fifth of the time.
 */
async function starterOf(name: string, scratch = false): Promise<() => Promise<Database>> {
  if (name === 'PGlite') {
    const data = join(dir, 'data');
    // Today's backup is there already: these tests need none.
    await mkdir(join(data, 'backups'), { recursive: true });
    await writeFile(join(data, 'backups/1970-01-01.tar.gz'), '');
    const from = scratch ? {} : { from: await pgliteDump() };
    return () =>
      openEmbedded({ dir: data, sqlDir, nowMs: () => 0, log: quietLog, ...from }).then(closedAtEnd);
  }
  const place = await emptyPostgres();
  if (place === null) throw new Error('no PostgreSQL');
  cleanUp.push(place.drop);
  return () =>
    openPostgres({ url: place.url, sqlDir, hosted: false, log: quietLog, max: 2 }).then(closedAtEnd);
}

function closedAtEnd(db: Database): Database {
  cleanUp.push(() => db.close());
  return db;
}

describe.each(testDatabases.map(({ name }) => name))('migrations on %s', { timeout: 60_000 }, (name) => {
  it('are applied in order, once', async () => {
    const start = await starterOf(name, isLong);
    const db = await start();
    const times = await ownSql(db, 'select * from app.migrations order by name');
    expect(await recorded(db)).toEqual(await expectedNames());
    await db.close();
    const again = await start();
    expect(await ownSql(again, 'select * from app.migrations order by name')).toEqual(times);
  });
});

// How files are compared is our own; another start of PGlite each time takes long: it does so in the long run.
const comparedOn = testDatabases
  .map(({ name }) => name)
  .filter((name) => name === 'PostgreSQL' || testDatabases.length < 2 || isLong);

describe.each(comparedOn)('the files of migrations on %s', { timeout: 60_000 }, (name) => {
  it('leave what was applied, and nothing of one that failed', async () => {
    const start = await starterOf(name);
    await (await start()).close();
    await write('99999999999997_good.sql', 'create table app.good (a int);');
    await write('99999999999998_bad.sql', 'create table app.bad (a int); select 1 / 0;');
    await write('99999999999999_after.sql', 'create table app.after (a int);');
    await expect(start()).rejects.toThrow('99999999999998_bad.sql could not be applied: division by zero');
    await write('99999999999998_bad.sql', 'create table app.repaired (a int);');
    const db = await start();
    expect((await recorded(db)).slice(-3)).toEqual([
      '99999999999997_good.sql',
      '99999999999998_bad.sql',
      '99999999999999_after.sql',
    ]);
    expect(await ownSql(db, "select to_regclass('app.bad') as bad")).toEqual([{ bad: null }]);
  });

  it('are refused when one was changed after it was applied', async () => {
    const start = await starterOf(name);
    await write('99999999999999_mine.sql', 'create table app.mine (a int);');
    await (await start()).close();
    await write('99999999999999_mine.sql', 'create table app.mine (a text);');
    await expect(start()).rejects.toThrow(MigrationError);
    await expect(start()).rejects.toThrow('99999999999999_mine.sql was changed after it was applied');
  });

  it('take other line ends for no change', async () => {
    const start = await starterOf(name);
    await write('99999999999999_mine.sql', 'create table app.mine\n(a int);\n');
    await (await start()).close();
    await write('99999999999999_mine.sql', 'create table app.mine\r\n(a int);\r\n');
    expect((await recorded(await start())).at(-1)).toBe('99999999999999_mine.sql');
  });

  it('are refused when one comes before another that is there already', async () => {
    const start = await starterOf(name);
    await (await start()).close();
    await write('20200101000000_late.sql', 'create table app.late (a int);');
    await expect(start()).rejects.toThrow('20200101000000_late.sql comes before 20261121000001_profiles.sql');
  });
});

describe.skipIf(testDatabases.length < 2)('migrations on PostgreSQL', () => {
  it('are applied once by five servers that start together', async () => {
    const start = await starterOf('PostgreSQL');
    await write('99999999999999_slow.sql', 'select pg_sleep(0.2); create table app.slow (a int);');
    const servers = await Promise.all(Array.from({ length: 5 }, start));
    for (const db of servers)
      expect(await recorded(db)).toEqual([...(await expectedNames()), '99999999999999_slow.sql']);
  });

  it('need no superuser: the owner of a database will do', async () => {
    const place = await plainOwner();
    cleanUp.push(place.drop);
    const db = closedAtEnd(
      await openPostgres({ url: place.url, sqlDir, hosted: false, log: quietLog, max: 2 }),
    );
    const { id, claims } = await addUser(db);
    const uid = await db.as({ role: 'authenticated', claims }, async (tx) => {
      await tx.insertInto('profiles').values({ id }).execute();
      return tx.selectFrom('profiles').select('id').execute();
    });
    expect(uid).toEqual([{ id }]);
  });

  it('leave a hosted project its own roles and accounts', async () => {
    const place = await hostedProject();
    cleanUp.push(place.drop);
    const db = closedAtEnd(
      await openPostgres({ url: place.url, sqlDir, hosted: true, log: quietLog, max: 2 }),
    );
    expect(await recorded(db)).toEqual((await expectedNames()).filter((name) => !name.startsWith('boot/')));
    const { id, claims } = await addUser(db);
    await db.as({ role: 'authenticated', claims }, (tx) =>
      tx.insertInto('profiles').values({ id }).execute(),
    );
  });

  it('are not applied again when the Supabase CLI has applied them', async () => {
    const place = await hostedProject();
    cleanUp.push(place.drop);
    const open = () => openPostgres({ url: place.url, sqlDir, hosted: true, log: quietLog, max: 2 });
    const first = await open();
    await ownSql(first, 'drop table app.migrations');
    await ownSql(first, 'create schema supabase_migrations');
    await ownSql(first, 'create table supabase_migrations.schema_migrations (version text primary key)');
    for (const name of await readdir('supabase/migrations'))
      await ownSql(first, 'insert into supabase_migrations.schema_migrations values ($1)', [
        name.split('_')[0],
      ]);
    await first.close();
    await write('99999999999999_new.sql', `create table app.new_${randomUUID().slice(0, 4)} (a int);`);
    const db = closedAtEnd(await open());
    const names = (await readdir('supabase/migrations')).toSorted();
    expect(new Set(await recorded(db))).toEqual(new Set([...names, '99999999999999_new.sql']));
  });
});
