/**
 * A PostgreSQL of one's own for tests and measurements: found on the machine (on Debian fetched when there is none and we may),
 * run in a folder under the temporary one, gone with the process that asked for it.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from './test-server.mjs';

const startMs = 30_000;
const stopMs = 10_000;
const oldestVersion = 15;

/**
 * The folder of `initdb` and `postgres` and their version, or null. `PG_BIN` comes first, then PATH, then where Debian,
 * Homebrew and the Windows installer put them; of several the newest.
 */
export function findPostgres() {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = [
    '/usr/lib/postgresql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    'C:\\Program Files\\PostgreSQL',
  ]
    .flatMap((root) => subfolders(root).map((name) => join(root, name, 'bin')))
    .filter((folder) => /postgresql/i.test(folder));
  const given = process.env.PG_BIN ? [process.env.PG_BIN] : [];
  for (const group of [given, path, installed]) {
    const usable = group.map(inspect).filter((found) => found !== null);
    usable.sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version));
    if (usable[0] && Number.parseInt(usable[0].version, 10) >= oldestVersion) return usable[0];
  }
  return null;
}

/** As `findPostgres`, after an attempt to install one; with the reason when there is still none. */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return { ...found, reason: null };
  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!apt)
    return {
      bin: null,
      version: null,
      reason: `there is no PostgreSQL ${oldestVersion} or newer here; install one or set PG_BIN to the folder of its initdb`,
    };
  process.stdout.write('No PostgreSQL here: installing it with apt-get.\n');
  const run = (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('apt-get', ['update', '-qq']);
  const { stderr } = run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  const fetched = findPostgres();
  if (fetched) return { ...fetched, reason: null };
  const last = stderr?.trim().split('\n').at(-1) ?? '';
  return { bin: null, version: null, reason: `apt-get could not install postgresql: ${last}` };
}

function subfolders(root) {
  try {
    return readdirSync(root);
  } catch {
    return [];
  }
}

/** The version of the programs in a folder; null when one is missing. Links are followed: initdb looks for its own siblings. */
function inspect(folder) {
  const end = process.platform === 'win32' ? '.exe' : '';
  const program = join(folder, `postgres${end}`);
  if (!existsSync(program)) return null;
  const bin = dirname(realpathSync(program));
  if (!existsSync(join(bin, `initdb${end}`))) return null;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const version = /(\d+(?:\.\d+)?)/.exec(stdout ?? '')?.[1];
  return version === undefined ? null : { bin, version };
}

/** PostgreSQL refuses to run as root: whom it runs as instead, or null when we are not root. */
function otherUser() {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

/**
 * Starts a cluster on 127.0.0.1 at a free port and waits until it answers. Everyone on this machine may log in and nothing is
 * forced to the disk: for tests only. It ends with `stop`, and by itself when this process is gone.
 *
 * `crash` ends it at once, as in "immediate" mode, and starts it again on the same port and folder. What was committed
 * survives that only with `durable`: without it commits are acknowledged before they leave the server's own memory.
 */
export async function startPostgres(bin, { durable = false } = {}) {
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'soulstice-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  let watcher = null;
  let server = null;
  const clean = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    execFileSync(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
        '--no-instructions',
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
    );
    const port = await freePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      `synchronous_commit=${durable ? 'on' : 'off'}`,
      'full_page_writes=off',
      'max_connections=200',
      'shared_buffers=64MB',
    ];
    let gone;
    const start = async () => {
      server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let complaint = '';
      server.stderr.on('data', (part) => {
        complaint = (complaint + part).slice(-4000);
      });
      gone = new Promise((resolve) => server.once('exit', resolve));
      watcher = watchOver(server.pid, folder);
      const deadline = Date.now() + startMs;
      while (!/ready to accept connections/.test(complaint)) {
        if (server.exitCode !== null || Date.now() > deadline)
          throw new Error(`PostgreSQL did not start. ${complaint.trim()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}`,
      crash: async () => {
        server.kill('SIGQUIT');
        await gone;
        // Ended by a signal it cleans nothing up: the folder is still needed.
        watcher.kill('SIGKILL');
        await start();
      },
      stop: async () => {
        // SIGINT ends open sessions instead of waiting for them.
        server.kill('SIGINT');
        const timer = setTimeout(() => server.kill('SIGQUIT'), stopMs);
        await gone;
        clearTimeout(timer);
        watcher.kill();
        clean();
      },
    };
  } catch (error) {
    server?.kill('SIGQUIT');
    watcher?.kill();
    clean();
    throw error;
  }
}

/** A small process that outlives this one: when its input ends, because we ended in whatever way, it stops the server and cleans up. */
function watchOver(serverPid, folder) {
  const script = `
    const { rmSync } = require('node:fs');
    const gone = () => { try { process.kill(${serverPid}, 0); return false; } catch { return true; } };
    process.stdin.resume().on('end', () => {
      try { process.kill(${serverPid}, 'SIGQUIT'); } catch {}
      const deadline = Date.now() + ${stopMs};
      const timer = setInterval(() => {
        if (!gone() && Date.now() < deadline) return;
        clearInterval(timer);
        rmSync(${JSON.stringify(folder)}, { recursive: true, force: true, maxRetries: 5 });
      }, 50);
    });`;
  const watcher = spawn(process.execPath, ['-e', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: tmpdir(),
  });
  watcher.unref();
  watcher.stdin.unref?.();
  return watcher;
}
