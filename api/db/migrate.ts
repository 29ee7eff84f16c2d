/**
 * Brings a database to the shape the server expects, by the SQL files of supabase/: each once, in order, in a transaction of
 * its own. Any number of servers may start together; an advisory lock lets one at a time look and apply.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database.ts';
import type { Connection, ConnectionSource } from './dialect.ts';

/** A database that cannot be brought to this version. The message is for whoever runs the server. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export type SqlFile = {
  /** `boot/0001_roles.sql` or `20261121000001_profiles.sql`: the name it is recorded by. */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly checksum: string;
};

/** Any number that no other program takes a lock by on the same database. */
const lockKey = 7_314_202_611;

/**
 * Reads the files in the order they apply: `boot/` first, then `migrations/`.
 * `hosted` leaves out `boot/`: a Supabase project brings roles and accounts of its own.
 */
export async function readSqlFiles(sqlDir: string, { hosted }: { hosted: boolean }): Promise<SqlFile[]> {
  const boot = hosted ? [] : await readFolder(join(sqlDir, 'boot'), 'boot/');
  return [...boot, ...(await readFolder(join(sqlDir, 'migrations'), ''))];
}

async function readFolder(folder: string, prefix: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      if (!/^\d+_[a-z0-9_]+\.sql$/.test(name))
        throw new MigrationError(`${join(folder, name)}: a file here is called 0001_what_it_does.sql`);
      // A checkout on Windows may have changed the line ends; that is no change.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name: prefix + name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies what has not been applied; returns the names of what was.
 * Throws `MigrationError` when a file was changed after it was applied, comes before one that was applied, or fails.
 */
export async function migrate(source: ConnectionSource, files: readonly SqlFile[]): Promise<string[]> {
  const connection = await source.connect();
  try {
    await locked(connection, () => prepare(connection));
    const applied: string[] = [];
    for (const file of files) {
      if (await locked(connection, () => applyOnce(connection, file, files))) applied.push(file.name);
    }
    return applied;
  } finally {
    connection.release(false);
  }
}

/** Names of files that `migrate` would apply; null when the database is new and has nothing to lose. */
export async function pendingMigrations(
  source: ConnectionSource,
  files: readonly SqlFile[],
): Promise<string[] | null> {
  const connection = await source.connect();
  try {
    if (!(await exists(connection, 'app.migrations'))) return null;
    const known = await readRecords(connection);
    return files.filter((file) => !known.has(file.name)).map((file) => file.name);
  } finally {
    connection.release(false);
  }
}

/** Makes the table of records, and takes over those of the Supabase CLI, which applies the same files by version. */
async function prepare(connection: Connection): Promise<void> {
  if (await exists(connection, 'app.migrations')) return;
  await connection.query(`
    create schema if not exists app;
    revoke all on schema app from public;
    create table app.migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    alter table app.migrations enable row level security;
  `);
}

/** Whether it applied `file`, which it does not when a record says that it has been. */
async function applyOnce(connection: Connection, file: SqlFile, files: readonly SqlFile[]): Promise<boolean> {
  const records = await readRecords(connection);
  const checksum = records.get(file.name);
  if (checksum === file.checksum) return false;
  if (checksum !== undefined)
    throw new MigrationError(
      `${file.name} was changed after it was applied to this database. Put it back as it was, and write what is new ` +
        'into a file of its own.',
    );
  const later = files.slice(files.indexOf(file) + 1).find(({ name }) => records.has(name));
  if (later !== undefined)
    throw new MigrationError(
      `${file.name} comes before ${later.name}, which this database has already. Give it a later number.`,
    );

  const byTheCli = await isKnownToCli(connection, file);
  if (!byTheCli) {
    try {
      await connection.query(file.text);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new MigrationError(`${file.name} could not be applied: ${why}`, { cause: error });
    }
  }
  await connection.query('insert into app.migrations (name, checksum) values ($1, $2)', [
    file.name,
    file.checksum,
  ]);
  return !byTheCli;
}

/** Whether `supabase db push` has applied the file; it records the number in front of the name. */
async function isKnownToCli(connection: Connection, { name }: SqlFile): Promise<boolean> {
  if (!(await exists(connection, 'supabase_migrations.schema_migrations'))) return false;
  const { rows } = await connection.query(
    'select version from supabase_migrations.schema_migrations where version = $1',
    [name.split('_')[0]],
  );
  return rows.length > 0;
}

async function readRecords(connection: Connection): Promise<Map<string, string>> {
  const { rows } = await connection.query('select name, checksum from app.migrations');
  return new Map((rows as { name: string; checksum: string }[]).map((row) => [row.name, row.checksum]));
}

async function exists(connection: Connection, table: string): Promise<boolean> {
  const { rows } = await connection.query('select to_regclass($1) is not null as found', [table]);
  return (rows as { found: boolean }[])[0]?.found === true;
}

/** One transaction under the lock, which ends with it: a pooler that hands out sessions by transaction can serve it. */
async function locked<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.query(`begin; select pg_advisory_xact_lock(${lockKey})`);
  try {
    const result = await work();
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch(() => {});
    throw error;
  }
}
