/**
 * A fresh, migrated, empty database for a test, of both kinds. Files that use it end in `.pg.test.ts`.
 *
 *   describeDatabases('saving a profile', (open) => {
 *     it('keeps it', async () => {
 *       const db = await open();
 *
 * What a test or a beforeEach opens is closed after that test; what a beforeAll opens is closed at the end of the block.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { DatabaseUnavailable } from '../../api/db/database.ts';
import type { Claims, Database } from '../../api/db/database.ts';
import type { Log } from '../../api/log.ts';
import { openEmbedded, openPostgres } from '../../api/db/open.ts';
import { administer } from './postgres-admin.ts';
import { isLong } from './long-run.ts';

export type TestDatabaseName = 'PGlite' | 'PostgreSQL';

export type TestDatabase = {
  readonly name: TestDatabaseName;
  /** An empty database for one caller at a time; the caller closes it. */
  readonly open: () => Promise<Database>;
  /** The same, made for this caller and really closed by it: for tests of opening and closing itself. */
  readonly openOwn: () => Promise<Database>;
  /** A statement as the owner, in a transaction of its own, with `$1` for parameters. */
  readonly sql: typeof ownSql;
};

/** A log that keeps quiet. */
export const quietLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The folder of boot and migration files. */
export const sqlDir = 'supabase';

/** Runs one statement as the owner; `$1`, `$2` stand for the parameters. */
export function ownSql(
  db: Database,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const parts = statement.split(/\$(\d+)/);
  const query = sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.val(parameters[Number(part) - 1]))),
    sql.raw(''),
  );
  return db.own(async (tx) => (await sql<Record<string, unknown>>`${query}`.execute(tx)).rows);
}

/** An account that signed in by e-mail, and the claims of its session. */
export async function addUser(
  db: Database,
  email = `${randomUUID()}@example.com`,
): Promise<{ id: string; sessionId: string; claims: Claims }> {
  return db.own(async (tx) => {
    const user = await tx
      .insertInto('auth.users')
      .values({ email, email_confirmed_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await tx
      .insertInto('auth.sessions')
      .values({ user_id: user.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claims: Claims = { sub: user.id, role: 'authenticated', session_id: session.id, email };
    return { id: user.id, sessionId: session.id, claims };
  });
}

let dump: Promise<Blob> | null = null;

/** A dump of a PGlite with all migrations and nothing in it: much quicker to begin with than an empty folder. */
export function pgliteDump(): Promise<Blob> {
  dump ??= readFile(inject('pgliteDump')).then((bytes) => new Blob([new Uint8Array(bytes)]));
  return dump;
}

const newPglite = async (): Promise<Database> =>
  openEmbedded({ dir: null, sqlDir, nowMs: () => Date.now(), log: quietLog, from: await pgliteDump() });

/** Instances that a test has given back, empty again: emptying one costs a twentieth of making one. */
const idle: Database[] = [];
/** What the migrations put into the one table that they fill. */
let seeded: string | null = null;

const seed = async (db: Database): Promise<string> =>
  JSON.stringify(await ownSql(db, 'select * from app.plans order by id'));

/**
 * Removes every row but those of the migrations; false when those are not what they were. Rows are deleted, as truncating
 * takes seven times as long where tables hold next to nothing; without triggers, so in any order.
 */
async function empty(db: Database): Promise<boolean> {
  await ownSql(
    db,
    `do $body$
     declare one text;
     begin
       set local session_replication_role = replica;
       for one in
         select format('%I.%I', schemaname, tablename) from pg_tables
         where schemaname in ('auth', 'public', 'app') and tablename not in ('plans', 'migrations')
       loop
         execute 'delete from ' || one;
       end loop;
       for one in
         select format('%I.%I', schemaname, sequencename) from pg_sequences
         where schemaname in ('auth', 'public', 'app')
       loop
         execute 'alter sequence ' || one || ' restart';
       end loop;
     end $body$`,
  );
  return (await seed(db)) === seeded;
}

/** Lends an instance; closing it waits for what runs, refuses what comes later, and gives the instance back. */
async function lent(): Promise<Database> {
  const db = idle.pop() ?? (await newPglite());
  seeded ??= await seed(db);
  let isClosed = false;
  const listening = new Set<() => Promise<void>>();
  const whileOpen = <T>(work: () => Promise<T>): Promise<T> =>
    isClosed ? Promise.reject(new DatabaseUnavailable('the database is closed')) : work();
  return {
    kind: db.kind,
    as: (caller, work) => whileOpen(() => db.as(caller, work)),
    own: (work) => whileOpen(() => db.own(work)),
    single: (statement) => whileOpen(() => db.single(statement)),
    ping: () => whileOpen(() => db.ping()),
    notify: (words) => whileOpen(() => db.notify(words)),
    listen: async (listener) => {
      const stop = await whileOpen(() => db.listen(listener));
      listening.add(stop);
      return async () => {
        listening.delete(stop);
        await stop();
      };
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await Promise.all([...listening].map((stop) => stop()));
      if (await empty(db)) idle.push(db);
      else await db.close();
    },
  };
}

const pglite: TestDatabase = { name: 'PGlite', open: lent, openOwn: newPglite, sql: ownSql };

function postgres(cluster: string): TestDatabase {
  const open = async (): Promise<Database> => {
    const { url, drop } = await copyOfMigrated(cluster);
    const db = await openPostgres({ url, sqlDir, hosted: false, log: quietLog });
    return {
      ...db,
      close: async () => {
        await db.close();
        await drop();
      },
    };
  };
  return { name: 'PostgreSQL', open, openOwn: open, sql: ownSql };
}

/** Address of a database with all migrations, for tests that open it several times. Null when there is no PostgreSQL. */
export async function migratedPostgres(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const cluster = inject('postgresUrl');
  return cluster === null ? null : copyOfMigrated(cluster);
}

/** Address of a database without any table. Null when there is no PostgreSQL. */
export async function emptyPostgres(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const cluster = inject('postgresUrl');
  return cluster === null ? null : create(cluster, 'template1');
}

const copyOfMigrated = (cluster: string) => create(cluster, 'migrated');

async function create(
  cluster: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`${cluster}/postgres`, [`create database ${name} template ${template}`]);
  return {
    url: `${cluster}/${name}`,
    drop: () => administer(`${cluster}/postgres`, [`drop database if exists ${name} with (force)`]),
  };
}

const cluster = inject('postgresUrl');

/** Those that can be had here: PostgreSQL is absent when none could be started. */
export const testDatabases: readonly TestDatabase[] =
  cluster === null ? [pglite] : [pglite, postgres(cluster)];

/** `body` once for each kind of database; PostgreSQL's half is skipped when there is none. */
export function describeDatabases(
  title: string,
  body: (open: (kind?: 'own') => Promise<Database>, name: TestDatabaseName) => void,
): void {
  describeOn(['PGlite', 'PostgreSQL'], title, body);
}

/** The same for what our own code above the database decides: PGlite alone, and in the long run both. */
export function describeAnyDatabase(...[title, body]: Parameters<typeof describeDatabases>): void {
  describeOn(isLong ? ['PGlite', 'PostgreSQL'] : ['PGlite'], title, body);
}

function describeOn(
  names: readonly TestDatabaseName[],
  ...[title, body]: Parameters<typeof describeDatabases>
): void {
  for (const name of names) {
    const database = testDatabases.find((one) => one.name === name);
    describe.skipIf(database === undefined)(`${title} (${name})`, () => {
      const ofBlock: Database[] = [];
      const ofTest: Database[] = [];
      let inTest = false;
      const closeAll = async (opened: Database[]) => {
        await Promise.all(opened.splice(0).map((db) => db.close()));
      };
      beforeEach(() => {
        inTest = true;
      });
      afterEach(async () => {
        inTest = false;
        await closeAll(ofTest);
      });
      afterAll(() => closeAll(ofBlock));
      body(async (kind) => {
        if (database === undefined) throw new Error('there is no PostgreSQL');
        const db = await (kind === 'own' ? database.openOwn() : database.open());
        (inTest ? ofTest : ofBlock).push(db);
        return db;
      }, name);
    });
  }
}
