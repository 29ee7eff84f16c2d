/** Opens the database: PGlite in a folder of this machine, or PostgreSQL at an address. Both come migrated. */
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Log } from '../log.ts';
import { keepBackups } from './backups.ts';
import type { Database } from './database.ts';
import { createQueries, openingAs, openingOfOwn } from './dialect.ts';
import { takeFolderLock } from './folder-lock.ts';
import { migrate, pendingMigrations, readSqlFiles } from './migrate.ts';
import { pgliteSource } from './pglite.ts';
import type { PgliteSource } from './pglite.ts';
import { postgresSource } from './postgres.ts';
import type { PostgresSource } from './postgres.ts';
import { renewIfPutBack } from './put-back.ts';
import { readers } from './values.ts';

export type EmbeddedOptions = {
  /** Folder for the database, its lock and its backups; null keeps everything in memory. */
  readonly dir: string | null;
  /** The folder supabase/. */
  readonly sqlDir: string;
  /** Milliseconds since 1970: names the day of a backup. */
  readonly nowMs: () => number;
  readonly log: Log;
  /** A dump to begin with instead of an empty database; not looked at when there is a database. */
  readonly from?: Blob;
};

export type PostgresDatabaseOptions = {
  /** `postgres://user:password@host:5432/database` */
  readonly url: string;
  /** The folder supabase/. */
  readonly sqlDir: string;
  /** A Supabase project: it brings the roles and the `auth` schema. */
  readonly hosted: boolean;
  readonly log: Log;
  /** Connections at the same time; 10 when not given. */
  readonly max?: number;
};

/**
 * Opens PGlite, for one process on one machine. Throws `FolderInUse` when another process has the folder, and
 * `MigrationError` when its content cannot be brought to this version.
 *
 * A write is in the file when it is acknowledged, so a process that is killed loses nothing; PGlite does not wait for
 * the disk, so a machine that loses power may. Hence a dump a day.
 */
export async function openEmbedded({ dir, sqlDir, nowMs, log, from }: EmbeddedOptions): Promise<Database> {
  const files = await readSqlFiles(sqlDir, { hosted: false });
  if (dir === null) {
    const source = pgliteSource(await PGlite.create({ parsers: readers, ...beginning(from) }));
    return migrated('embedded', source, files, log, '', () => source.close());
  }

  await mkdir(dir, { recursive: true, mode: 0o700 });
  const lock = await takeFolderLock(join(dir, 'database.lock'));
  try {
    const folder = join(dir, 'database');
    if (!existsSync(folder)) await makeDatabase(folder, from);
    // PGlite lets anyone on the machine write its files; nobody else gets as far as to them.
    await chmod(folder, 0o700);
    const source = pgliteSource(await PGlite.create(folder, { parsers: readers }));
    const backups = keepBackups({ source, dir: join(dir, 'backups'), nowMs, log });
    const close = async (): Promise<void> => {
      await backups.stop();
      await source.close();
      await lock.release();
    };
    try {
      const pending = await pendingMigrations(source, files);
      if (pending !== null && pending[0] !== undefined) await backups.beforeMigration(pending[0]);
      const database = await migrated('embedded', source, files, log, '', close);
      if (await renewIfPutBack(database, dir)) log.info('database-put-back');
      backups.start();
      return database;
    } catch (error) {
      await source.close();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const beginning = (from: Blob | undefined) => (from === undefined ? {} : { loadDataDir: from });

/** Under another name until it is whole: killed in the first seconds, the next start begins anew. */
async function makeDatabase(folder: string, from: Blob | undefined): Promise<void> {
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  const db = await PGlite.create(draft, beginning(from));
  await db.close();
  await rename(draft, folder);
}

/** A statement of a request that takes this long is given up, and so is a transaction in which nothing happens. */
const requestLimits =
  "set local statement_timeout = '10s'; set local idle_in_transaction_session_timeout = '15s';";

/**
 * Opens PostgreSQL. Throws `DatabaseUnavailable` when it cannot be reached, and `MigrationError` when its content cannot
 * be brought to this version.
 */
export async function openPostgres(options: PostgresDatabaseOptions): Promise<Database> {
  const { url, sqlDir, hosted, log, max = 10 } = options;
  const files = await readSqlFiles(sqlDir, { hosted });
  const source = postgresSource({ url, log, max });
  try {
    return await migrated('postgres', source, files, log, requestLimits, () => source.close());
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function migrated(
  kind: Database['kind'],
  source: PgliteSource | PostgresSource,
  files: Awaited<ReturnType<typeof readSqlFiles>>,
  log: Log,
  limits: string,
  close: () => Promise<void>,
): Promise<Database> {
  const applied = await migrate(source, files);
  if (applied.length > 0)
    log.info('migrations-applied', { count: applied.length, last: applied.at(-1) ?? null });
  const { inTransaction, statements } = createQueries(source);
  const opening = openingOfOwn(limits);
  return {
    kind,
    as: (caller, work) => inTransaction(openingAs(caller, limits), work),
    own: (work) => inTransaction(opening, work),
    single: (statement) => statement(statements),
    ping: async () => {
      const connection = await source.connect();
      let broken = true;
      try {
        await connection.query('select 1');
        broken = false;
      } finally {
        connection.release(broken);
      }
    },
    notify: (words) => source.notify(words),
    listen: (listener) => source.listen(listener),
    close,
  };
}
