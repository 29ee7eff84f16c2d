/**
 * Notices that the embedded database was put back from a backup while the server was stopped. Devices have seen versions
 * then which it does not know, so every account gets another epoch: devices send and fetch all they have again.
 *
 * A file of the database that never changes is known by its number on the disk and the moment it got it; unpacking a
 * backup makes another file. A copy to another machine does so too, and costs no more than one round of sync.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Gives new epochs if the database in `dir` is not the one that was last opened there; tells whether it did. */
export async function renewIfPutBack(db: Database, dir: string): Promise<boolean> {
  const note = join(dir, 'database.file');
  const found = await stat(join(dir, 'database', 'PG_VERSION'));
  const now = `${found.ino} ${found.ctimeMs}`;
  const before = await readFile(note, 'utf8').catch(() => null);
  if (before === now) return false;
  await db.own((tx) => sql`select app.renew_sync_epochs()`.execute(tx));
  await writeFile(note, now, { mode: 0o600 });
  return before !== null;
}
