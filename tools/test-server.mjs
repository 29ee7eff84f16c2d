/** The built server on a free port of this machine, for tests and measurements. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A machine that is busy with something else takes its time over the database. */
const startMs = 60_000;

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts `dist-api/server.js` and waits until it answers.
 *
 * Options: `port` (a free one), `distDir`, `env`, `dataDir` (a new folder that goes with the server; one that is given
 * stays), `ready` (wait for the database too), `entry` (another script to start, such as `tools/start.mjs`, which is what
 * `npm start` runs). Returns `{ url, port, pid, printed, waitForLine, stop, kill }`: `stop` lets
 * requests finish, `kill` cuts them; both wait until the process is gone. `printed` is what it wrote so far, and
 * `waitForLine(pattern)` gives the next match in it, as for a sign-in code.
 */
export async function startServer({
  port,
  distDir = 'dist',
  env = {},
  dataDir,
  ready = false,
  entry = 'dist-api/server.js',
} = {}) {
  const chosen = port ?? (await freePort());
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'soulstice-'));
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(chosen),
      DIST_DIR: distDir,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let complaint = '';
  child.stdout.on('data', (part) => {
    printed += part;
  });
  child.stderr.on('data', (part) => {
    complaint += part;
  });
  const gone = new Promise((resolve) => {
    child.once('exit', () => {
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  const end = (signal) => {
    child.kill(signal);
    return gone;
  };

  const url = `http://127.0.0.1:${chosen}`;
  let read = 0;
  const waitForLine = async (pattern) => {
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline && child.exitCode === null) {
      const match = pattern.exec(printed.slice(read));
      if (match) {
        read += match.index + match[0].length;
        return match;
      }
      await pause();
    }
    throw new Error(`The server did not write ${pattern}. ${complaint}`);
  };
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health${ready ? '/ready' : ''}`).catch(() => null);
    if (answer?.ok) {
      return {
        url,
        port: chosen,
        pid: child.pid,
        printed: () => printed,
        waitForLine,
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      };
    }
    await pause();
  }
  await end('SIGKILL');
  throw new Error(`The built server did not start. ${complaint || 'Run "npm run build" first.'}`);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
