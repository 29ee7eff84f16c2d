/**
 * The embedded database on a disk that is really full: a small one in memory, filled to several levels. One of them leaves
 * less than the 16 MB that PostgreSQL reserves for its next piece of log, which makes it give up in the middle of a commit.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable, sqlState } from '../../api/db/database.ts';
import type { Database } from '../../api/db/database.ts';
import { openEmbedded } from '../../api/db/open.ts';
import { ownSql, pgliteDump } from '../support/api-database.ts';
import { isLong } from '../support/long-run.ts';
import { createTestLog } from '../support/test-log.ts';

const MB = 1024 * 1024;

/** A file system of its own, unmounted after the test. */
function smallDisk(size: number) {
  const dir = mkdtempSync(join(tmpdir(), 'full-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', dir]);
    rmSync(dir, { recursive: true });
  });
  const filler = join(dir, 'filler');
  const free = (): number => {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize;
  };
  return {
    data: join(dir, 'data'),
    fillTo: (leave: number) => execFileSync('fallocate', ['-l', String(free() - leave), filler]),
    clear: () => rmSync(filler),
  };
}

/** Whether this process may mount: only root may, and not in every container. */
const mayMount = (): boolean => {
  if (!isLong || process.platform !== 'linux') return false;
  const dir = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir], { stdio: 'ignore' });
    execFileSync('umount', [dir]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(dir, { recursive: true });
  }
};

async function open(dir: string, log = createTestLog().log): Promise<Database> {
  const from = await pgliteDump();
  // The clock stands still at a day whose backup takes no room on this disk.
  return openEmbedded({ dir, sqlDir: 'supabase', nowMs: () => 0, log, from, floorBytes: 1e12 });
}

/** Rows of about 20 kB that do not compress, each in a transaction, until five have failed; which were acknowledged. */
async function writeUntilFull(db: Database): Promise<{ acknowledged: number[]; failures: unknown[] }> {
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  for (let n = 0; failures.length < 5 && n < 4000; n++) {
    const text = "select string_agg(md5(g::text || $1), '') from generate_series(1, 640) g";
    await ownSql(db, `insert into app.filler select $1::text::int, (${text})`, [String(n)]).then(
      () => acknowledged.push(n),
      (error: unknown) => failures.push(error),
    );
  }
  return { acknowledged, failures };
}

// Without the right to mount there is no such disk; what is above it is tested with a disk that only says it is full.
describe.skipIf(!mayMount())('the embedded database on a full disk', { timeout: 300_000 }, () => {
  it.each([
    ['not a byte', 0],
    ['room for some rows', 3 * MB],
    ['less than the next piece of its log', 12 * MB],
    ['one piece of its log, not two', 20 * MB],
  ])('with %s left loses nothing that it acknowledged, and goes on when there is space', async (_, leave) => {
    const disk = smallDisk(220 * MB);
    const { log, lines } = createTestLog();
    const db = await open(disk.data, log);
    onTestFinished(() => db.close());
    await ownSql(db, 'create table app.filler (n int, words text)');
    disk.fillTo(leave);
    const { acknowledged, failures } = await writeUntilFull(db);
    expect(failures).toHaveLength(5);
    for (const failure of failures)
      expect(failure instanceof DatabaseUnavailable || sqlState(failure) === '53100').toBe(true);
    const gaveUp = lines.some(({ event }) => event === 'database-lost');
    expect(gaveUp).toBe(leave >= 12 * MB);
    disk.clear();
    await expect.poll(() => db.ping().then(() => 'there', String), { timeout: 60_000 }).toBe('there');
    const kept = await ownSql(db, 'select n from app.filler');
    expect(kept.map(({ n }) => n)).toEqual(expect.arrayContaining(acknowledged));
    await ownSql(db, 'insert into app.filler values (-1, null)');

    // And once more from the files alone.
    await db.close();
    const again = await open(disk.data);
    onTestFinished(() => again.close());
    const stored = (await ownSql(again, 'select n from app.filler')).map(({ n }) => n);
    expect(stored).toEqual(expect.arrayContaining([...acknowledged, -1]));
  });
});
