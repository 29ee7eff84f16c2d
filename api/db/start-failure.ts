/** Says why the database of a folder did not open, and what to do: for whoever starts the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { megabytes } from '../disk.ts';
import type { FreeBytes } from '../disk.ts';
import { DatabaseUnavailable, sqlState } from './database.ts';
import { newestBackup } from './backups.ts';

const MB = 1024 * 1024;

/**
 * Bytes that must be free to open a database. PostgreSQL reserves its log of changes in pieces of 16 MB and gives up
 * when there is no room for the next one; a new database is 40 MB, and is made twice over for a moment.
 */
export const roomToOpen = { there: 32 * MB, new: 96 * MB } as const;

/** There is no room on the disk. The message is for whoever starts the server. */
export class DiskFull extends Error {
  override name = 'DiskFull';
}

/** The files of the database cannot be read. The message is for whoever starts the server. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged';
}

/** What to throw when the disk of `dir` has not the room that opening its database takes; null when it has. */
export async function fullDisk(dir: string, freeBytes: FreeBytes): Promise<DiskFull | null> {
  const needed = existsSync(join(dir, 'database')) ? roomToOpen.there : roomToOpen.new;
  const free = await freeBytes();
  if (free >= needed) return null;
  const backup = await newestBackup(join(dir, 'backups'));
  const keep = backup === null ? '' : ` Older files in ${join(dir, 'backups')} may go; keep ${backup}.`;
  return new DiskFull(
    `The disk is full: ${megabytes(free)} MB are free for ${dir}, and ${megabytes(needed)} MB are needed to start. ` +
      `Make room and start again; nothing was lost.${keep}`,
  );
}

/** What to throw instead of `error`, which came while the database of `dir` was opened. */
export async function startFailure(error: unknown, dir: string, freeBytes: FreeBytes): Promise<unknown> {
  const isLost = error instanceof DatabaseUnavailable;
  const state = sqlState(error);
  const noRoom = state === '53100' || (error instanceof Error && 'code' in error && error.code === 'ENOSPC');
  const full = isLost || noRoom ? await fullDisk(dir, freeBytes) : null;
  if (full !== null) return full;
  const cause = isLost && error.cause instanceof Error ? error.cause : error;
  const why = cause instanceof Error ? cause.message : String(cause);
  // XX: internal errors, such as a page that does not match its checksum; 58: the files cannot be used.
  if (/^(?:PANIC|FATAL): /.test(why) || (state !== null && /^(?:XX|58)/.test(state)))
    return damaged(dir, why);
  return isLost ? new DatabaseUnavailable(`It did not open: ${why}.`, { cause }) : error;
}

/** The error that says how to put the newest backup back. `why` is what was found, in PostgreSQL's words. */
export async function damaged(dir: string, why: string): Promise<DatabaseDamaged> {
  const folder = join(dir, 'database');
  const backup = await newestBackup(join(dir, 'backups'));
  const [from, to] = [quoted(folder), quoted(`${folder}.damaged`)];
  const aside = `mv ${from} ${to}`;
  return new DatabaseDamaged(
    `The files in ${folder} are damaged (${why.trim()}). ` +
      (backup === null
        ? `There is no backup in ${join(dir, 'backups')}. Put back a copy of your own, or begin with an empty database: ${aside}`
        : `Put back the newest backup, ${backup}:\n` +
          `  ${aside} && mkdir ${from} && tar -xzf ${quoted(backup)} -C ${from}\n` +
          'Then start again. Devices send again what the backup lacks. Keep the damaged files until all is well.'),
  );
}

/** A path as a shell takes it. */
const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
