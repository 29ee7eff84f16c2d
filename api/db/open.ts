/** Opens the database: PGlite in a folder of this machine, or PostgreSQL at an address. Both come migrated. */
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freeBytesOf } from '../disk.ts';
import type { FreeBytes } from '../disk.ts';
import type { Log } from '../log.ts';
import { keepBackups } from './backups.ts';
import { keepCheckpoints } from './checkpoints.ts';
import type { Database } from './database.ts';
import { createQueries, openingAs, openingOfOwn } from './dialect.ts';
import type { ConnectionSource } from './dialect.ts';
import { alwaysThere, engineOf } from './engine.ts';
import { takeFolderLock } from './folder-lock.ts';
import { keepEngine } from './keep-engine.ts';
import { migrate, pendingMigrations, readSqlFiles } from './migrate.ts';
import type { SqlFile } from './migrate.ts';
import { pgliteSource } from './pglite.ts';
import type { PgliteSource, StatementPatience } from './pglite.ts';
import { postgresSource } from './postgres.ts';
import type { PostgresSource } from './postgres.ts';
import { renewIfPutBack } from './put-back.ts';
import { damaged, fullDisk, roomToOpen, startFailure } from './start-failure.ts';
import { readers } from './values.ts';
import { openWorkerEngine, usualPatience } from './worker-engine.ts';

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
  /** Bytes of the disk that a dump leaves free; none when not given. */
  readonly floorBytes?: number;
  /** Called once when the database was lost and could not be opened again, with an error for whoever runs the server. */
  readonly onGivenUp?: (error: unknown) => void;
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

/** Parts of `openEmbedded` that tests replace. */
export type EmbeddedParts = {
  readonly freeBytes?: FreeBytes;
  readonly statements?: StatementPatience;
  /** Milliseconds before each try to open the database again. */
  readonly waitsMs?: readonly number[];
};

/**
 * Opens PGlite, for one process on one machine. Throws `FolderInUse` when another process has the folder, `DiskFull` when
 * there is no room to open it, `DatabaseDamaged` when its files cannot be read, and `MigrationError` when its content
 * cannot be brought to this version.
 *
 * A write is in the file when it is acknowledged, so a process or a thread that is ended loses nothing; PGlite does not wait
 * for the disk, so a machine that loses power may. Hence a dump a day.
 */
export async function openEmbedded(options: EmbeddedOptions, parts: EmbeddedParts = {}): Promise<Database> {
  const { dir, sqlDir, log, from } = options;
  const files = await readSqlFiles(sqlDir, { hosted: false });
  if (dir === null) {
    const db = await PGlite.create({
      parsers: readers,
      ...(from === undefined ? {} : { loadDataDir: from }),
    });
    const source = pgliteSource(alwaysThere(engineOf(db)));
    return migrated('embedded', source, source, files, log, '', () => source.close());
  }

  await mkdir(dir, { recursive: true, mode: 0o700 });
  const freeBytes = parts.freeBytes ?? freeBytesOf(dir);
  const full = await fullDisk(dir, freeBytes);
  if (full !== null) throw full;
  const lock = await takeFolderLock(join(dir, 'database.lock'));
  try {
    return await openFolder(dir, files, options, { ...parts, freeBytes }, () => lock.release());
  } catch (error) {
    await lock.release();
    throw await startFailure(error, dir, freeBytes);
  }
}

async function openFolder(
  dir: string,
  files: readonly SqlFile[],
  { nowMs, log, from, floorBytes = 0, onGivenUp = () => {} }: EmbeddedOptions,
  { freeBytes, statements, waitsMs }: EmbeddedParts & { readonly freeBytes: FreeBytes },
  release: () => Promise<void>,
): Promise<Database> {
  const folder = join(dir, 'database');
  // PGlite would make an empty database over what is left of this one.
  if (existsSync(folder) && !existsSync(join(folder, 'PG_VERSION')))
    throw await damaged(dir, 'the file PG_VERSION is missing');
  const engines = await keepEngine({
    open: (signal) => openWorkerEngine({ folder, from }, usualPatience, signal),
    hasRoom: async () => (await freeBytes()) >= roomToOpen.there,
    log,
    onGivenUp: async (error) => onGivenUp(await startFailure(error, dir, freeBytes)),
    ...(waitsMs === undefined ? {} : { waitsMs }),
  });
  const source = pgliteSource(engines, statements);
  const backups = keepBackups({ source, dir: join(dir, 'backups'), nowMs, log, freeBytes, floorBytes });
  const checkpoints = keepCheckpoints({ source: source.patient, log });
  const close = async (): Promise<void> => {
    checkpoints.stop();
    backups.stop();
    await source.close();
    await backups.done();
    await release();
  };
  try {
    // PGlite lets anyone on the machine write its files; nobody else gets as far as to them.
    await chmod(folder, 0o700);
    const pending = await pendingMigrations(source.patient, files);
    if (pending !== null && pending[0] !== undefined) await backups.beforeMigration(pending[0]);
    const database = await migrated('embedded', source, source.patient, files, log, '', close);
    if (await renewIfPutBack(database, dir)) log.info('database-put-back');
    backups.start();
    checkpoints.start();
    return database;
  } catch (error) {
    await source.close();
    throw error;
  }
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
    return await migrated('postgres', source, source, files, log, requestLimits, () => source.close());
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function migrated(
  kind: Database['kind'],
  source: PgliteSource | PostgresSource,
  migrating: ConnectionSource,
  files: readonly SqlFile[],
  log: Log,
  limits: string,
  close: () => Promise<void>,
): Promise<Database> {
  const applied = await migrate(migrating, files);
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
