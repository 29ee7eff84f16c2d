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
import type { Claims, Database } from '../../api/db/database.ts';
import type { Log } from '../../api/log.ts';
import { openEmbedded, openPostgres } from '../../api/db/open.ts';
import { administer } from './postgres-admin.ts';

export type TestDatabaseName = 'PGlite' | 'PostgreSQL';

export type TestDatabase = {
  readonly name: TestDatabaseName;
  /** A database of its own; the caller closes it. */
  readonly open: () => Promise<Database>;
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

const pglite: TestDatabase = {
  name: 'PGlite',
  open: async () =>
    openEmbedded({
      dir: null,
      sqlDir,
      nowMs: () => Date.now(),
      log: quietLog,
      from: await pgliteDump(),
    }),
  sql: ownSql,
};

function postgres(cluster: string): TestDatabase {
  return {
    name: 'PostgreSQL',
    open: async () => {
      const { url, drop } = await copyOfMigrated(cluster);
      const db = await openPostgres({ url, sqlDir, hosted: false, log: quietLog });
      return {
        ...db,
        close: async () => {
          await db.close();
          await drop();
        },
      };
    },
    sql: ownSql,
  };
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
  body: (open: () => Promise<Database>, name: TestDatabaseName) => void,
): void {
  for (const name of ['PGlite', 'PostgreSQL'] as const) {
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
      body(async () => {
        if (database === undefined) throw new Error('there is no PostgreSQL');
        const db = await database.open();
        (inTest ? ofTest : ofBlock).push(db);
        return db;
      }, name);
    });
  }
}
