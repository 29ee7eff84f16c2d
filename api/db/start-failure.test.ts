/** A start that cannot succeed says why, what to do, and which backup is the newest. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestLog } from '../../tests/support/test-log.ts';
import { DatabaseUnavailable } from './database.ts';
import { openEmbedded } from './open.ts';
import { DatabaseDamaged, DiskFull, startFailure } from './start-failure.ts';

const MB = 1024 * 1024;
let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'start-'));
});
afterEach(() => rm(dir, { recursive: true }));

const plenty = () => Promise.resolve(1000 * MB);
const open = (freeBytes = plenty) =>
  openEmbedded({ dir, sqlDir: 'supabase', nowMs: () => 0, log: createTestLog().log }, { freeBytes });

/** Backups, the last one the newest; its name is not the last of the alphabet. */
async function makeBackups(): Promise<string> {
  const backups = join(dir, 'backups');
  await mkdir(backups);
  for (const [at, name] of ['2026-11-21.tar.gz', 'before-x.tar.gz', '2026-11-22.tar.gz'].entries()) {
    await writeFile(join(backups, name), '');
    await utimes(join(backups, name), at, at);
  }
  await writeFile(join(backups, '2026-11-23.tar.gz.part'), '');
  return join(backups, '2026-11-22.tar.gz');
}

it('on a disk that is too full for the database that is there', async () => {
  await mkdir(join(dir, 'database'));
  const newest = await makeBackups();
  const failure = await open(() => Promise.resolve(31 * MB)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DiskFull);
  expect((failure as Error).message).toBe(
    `The disk is full: 31 MB are free for ${dir}, and 32 MB are needed to start. Make room and start again; ` +
      `nothing was lost. Older files in ${join(dir, 'backups')} may go; keep ${newest}.`,
  );
});

it('on a disk that is too full for a new database', async () => {
  await expect(open(() => Promise.resolve(95 * MB))).rejects.toThrow('96 MB are needed to start');
});

it('on a folder whose database is half gone, instead of making an empty one over it', async () => {
  const folder = join(dir, 'database');
  await mkdir(folder);
  await writeFile(join(folder, 'postgresql.conf'), 'kept');
  const newest = await makeBackups();
  const failure = await open().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseDamaged);
  const { message } = failure as Error;
  expect(message).toContain(`The files in ${folder} are damaged (the file PG_VERSION is missing).`);
  expect(message).toContain(`Put back the newest backup, ${newest}:`);
  expect(message).toContain(
    `mv ${folder} ${folder}.damaged && mkdir ${folder} && tar -xzf ${newest} -C ${folder}`,
  );
});

it('on damaged files without a backup', async () => {
  await mkdir(join(dir, 'database'));
  await expect(open()).rejects.toThrow(`There is no backup in ${join(dir, 'backups')}.`);
});

const lost = new DatabaseUnavailable('lost', { cause: new Error('PANIC:  could not write') });
it.each([
  ['a database that gave up on a full disk', lost, 0, DiskFull],
  ['a database that gave up with room to spare', lost, 1000, DatabaseDamaged],
  ['a database that only took too long', new DatabaseUnavailable('lost'), 1000, DatabaseUnavailable],
  [
    'a page that does not match its checksum',
    Object.assign(new Error('x'), { code: 'XX001' }),
    1000,
    DatabaseDamaged,
  ],
  ['a file that is gone', Object.assign(new Error('x'), { code: '58P01' }), 1000, DatabaseDamaged],
  ['no space for a row', Object.assign(new Error('x'), { code: '53100' }), 0, DiskFull],
  ['no space for a file of ours', Object.assign(new Error('x'), { code: 'ENOSPC' }), 0, DiskFull],
  ['something else', new RangeError('x'), 0, RangeError],
])('tells apart: %s', async (_, error, freeMb, expected) => {
  expect(await startFailure(error, dir, () => Promise.resolve(freeMb * MB))).toBeInstanceOf(expected);
});
