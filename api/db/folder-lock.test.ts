import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, takeFolderLock } from './folder-lock.ts';

let dir = '';
let path = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(dir, 'database.lock');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dir, { recursive: true });
});

const quick = { touchMs: 50, goneMs: 600 };

/** Another process that takes the lock and keeps it until it is killed. */
async function holderInAnotherProcess(): Promise<ChildProcess> {
  const script = `
    const { takeFolderLock } = await import('./api/db/folder-lock.ts');
    await takeFolderLock(${JSON.stringify(path)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', () => reject(new Error('the other process ended')));
  });
  return child;
}

const gone = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

describe('takeFolderLock', () => {
  it('refuses a second one of the same process, and lets the next have it after release', async () => {
    const lock = await takeFolderLock(path, quick);
    await expect(takeFolderLock(path, quick)).rejects.toThrow(FolderInUse);
    await lock.release();
    const next = await takeFolderLock(path, quick);
    await next.release();
    expect(await readdir(dir)).toEqual([]);
  });

  it('refuses while another process lives, naming it, and takes over when it was killed', async () => {
    const other = await holderInAnotherProcess();
    await expect(takeFolderLock(path, quick)).rejects.toThrow(`number ${other.pid} `);
    const killed = gone(other);
    other.kill('SIGKILL');
    await killed;
    const lock = await takeFolderLock(path, quick);
    await lock.release();
  });

  it('takes over when the number of the holder belongs to another process by now', async () => {
    const other = await holderInAnotherProcess();
    const holder = JSON.parse(await readFile(path, 'utf8')) as { startedTicks: string };
    await writeFile(path, JSON.stringify({ ...holder, startedTicks: `${Number(holder.startedTicks) - 1}` }));
    const lock = await takeFolderLock(path, quick);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
    other.kill('SIGKILL');
  });

  it('takes over a file of its own number that it never wrote: a container that was restarted', async () => {
    const lock = await takeFolderLock(path, quick);
    const content = JSON.parse(await readFile(path, 'utf8')) as object;
    await lock.release();
    await writeFile(path, JSON.stringify({ ...content, id: 'from-before' }));
    const next = await takeFolderLock(path, quick);
    expect(await readFile(path, 'utf8')).not.toContain('from-before');
    await next.release();
  });

  it('takes over a file that holds nothing readable', async () => {
    await writeFile(path, '{"pid":');
    const lock = await takeFolderLock(path, quick);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('lets one of many have a stale lock', async () => {
    await writeFile(path, 'broken');
    const takers = await Promise.allSettled(Array.from({ length: 8 }, () => takeFolderLock(path, quick)));
    const locks = takers.flatMap((taker) => (taker.status === 'fulfilled' ? [taker.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
    expect(await readdir(dir)).toEqual([]);
  });

  it('removes no lock that is not its own', async () => {
    const lock = await takeFolderLock(path, quick);
    await writeFile(path, JSON.stringify({ id: 'other', pid: 1, startedTicks: null, place: 'elsewhere' }));
    await lock.release();
    expect(await readFile(path, 'utf8')).toContain('elsewhere');
  });

  describe('of another machine or container', () => {
    const elsewhere = JSON.stringify({ id: 'x', pid: 1, startedTicks: '1', place: 'elsewhere' });

    it('is refused while its file is touched', async () => {
      await writeFile(path, elsewhere);
      const touching = setInterval(() => void utimes(path, new Date(), new Date()), 50);
      try {
        await expect(takeFolderLock(path, quick)).rejects.toThrow('on elsewhere');
      } finally {
        clearInterval(touching);
      }
    });

    it('is taken over when nothing touches it', async () => {
      await writeFile(path, elsewhere);
      const lock = await takeFolderLock(path, quick);
      expect(await readFile(path, 'utf8')).not.toContain('elsewhere');
      await lock.release();
    });

    it('is touched by a holder', async () => {
      const lock = await takeFolderLock(path, quick);
      await utimes(path, 1, 1);
      await expect.poll(async () => (await stat(path)).mtimeMs).toBeGreaterThan(1000);
      await lock.release();
    });
  });
});
