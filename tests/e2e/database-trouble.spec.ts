/** The built server on a database that hangs, on damaged files, and on a full disk: it says what is wrong, recovers, and stops. */
import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../../tools/test-server.mjs';
import { signInAt } from '../support/server-people.ts';
import { usedFolder } from '../support/used-server-folder.ts';

test.describe.configure({ timeout: 180_000 });

const folders: string[] = [];
test.afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(within = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(within, 'soulstice-trouble-'));
  folders.push(folder);
  return folder;
}

/** Runs a server that is expected not to start. */
async function runToEnd(dataDir: string): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['dist-api/server.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 90_000,
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => (said.out += String(part)));
  child.stderr.on('data', (part) => (said.err += String(part)));
  const code = await new Promise<number | null>((done) => {
    child.once('close', (status) => done(status));
  });
  return { code, ...said };
}

/** A copy of the build whose database hangs for as long as there is a file at `marker`. */
async function hangingBuild(): Promise<{ entry: string; marker: string }> {
  // Inside the repository: the copy finds the packages there.
  const copy = await newFolder('test-results');
  await cp('dist-api', join(copy, 'dist-api'), { recursive: true });
  await symlink(resolve('supabase'), join(copy, 'supabase'));
  const marker = join(copy, 'hang');
  const worker = join(copy, 'dist-api', 'database-worker.js');
  const hang = `setInterval(() => { while (existsSync(${JSON.stringify(resolve(marker))})); }, 20);`;
  await writeFile(worker, `${await readFile(worker, 'utf8')}\n${hang}\n`);
  return { entry: join(copy, 'dist-api', 'server.js'), marker };
}

for (const way of ['recovers by itself', 'stops when it is told to']) {
  test(`a server whose database hangs ${way}, and has what it acknowledged`, { tag: '@long' }, async () => {
    const dataDir = await newFolder();
    await cp(usedFolder, dataDir, { recursive: true });
    const { entry, marker } = await hangingBuild();
    let server = await startServer({ entry, dataDir, ready: true });
    try {
      const ana = await signInAt(server, 'ana@example.org');
      await writeFile(marker, '');
      const ready = () => fetch(`${server.url}/api/health/ready`).then(({ status }) => status);
      await expect.poll(ready, { timeout: 30_000 }).toBe(503);
      expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
      if (way === 'stops when it is told to') {
        await server.stop();
        await rm(marker);
        server = await startServer({ entry, dataDir, ready: true, port: server.port });
      } else {
        await expect.poll(() => server.printed(), { timeout: 90_000 }).toContain('database-lost');
        await rm(marker);
        await expect.poll(ready, { timeout: 90_000 }).toBe(200);
      }
      expect((await ana.call('GET', '/api/profile')).status).toBe(200);
    } finally {
      await server.kill();
    }
  });
}

for (const [what, damage] of [
  ['whose control file is empty', (database: string) => truncate(join(database, 'global/pg_control'), 0)],
  ['that lacks its version', (database: string) => rm(join(database, 'PG_VERSION'))],
  ['whose log is gone', (database: string) => rm(join(database, 'pg_wal'), { recursive: true })],
] as const) {
  test(
    `a database ${what} stops the start, and the newest backup can be put back`,
    { tag: '@long' },
    async () => {
      const dataDir = await newFolder();
      await cp(usedFolder, dataDir, { recursive: true });
      const first = await startServer({ dataDir, ready: true, env: { LOG_LEVEL: 'info' } });
      await first.waitForLine(/listening/);
      await first.stop();
      await damage(join(dataDir, 'database'));
      const { code, out, err } = await runToEnd(dataDir);
      expect(code).toBe(1);
      expect(out).not.toContain('Soulstice is at');
      const [, command] = /Put back the newest backup, \S+\.tar\.gz:\n {2}(.+)\n/.exec(err) ?? [];
      expect(command, err).toBeDefined();
      expect(err).not.toMatch(/^\s+at /m);
      execFileSync('sh', ['-c', command ?? 'false']);
      const again = await startServer({ dataDir, ready: true });
      await again.stop();
    },
  );
}

test('a disk without room stops the start with what to do', { tag: '@long' }, async () => {
  const disk = await newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    test.skip(true, 'this process may not mount a small disk');
  }
  try {
    const { code, out, err } = await runToEnd(join(disk, 'data'));
    expect(code).toBe(1);
    expect(out).not.toContain('Soulstice is at');
    expect(err).toContain('The disk is full:');
    expect(err).toContain('Make room and start again');
  } finally {
    execFileSync('umount', ['--lazy', disk]);
  }
});
