/** The built server on a free port of this machine, for tests and measurements. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const startMs = 15_000;

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
 * Options: `port` (a free one), `distDir`, `env`. Returns `{ url, port, stop, kill }`: `stop` lets requests
 * finish, `kill` cuts them; both wait until the process is gone.
 */
export async function startServer({ port, distDir = 'dist', env = {} } = {}) {
  const chosen = port ?? (await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'soulstice-'));
  const child = spawn(process.execPath, ['dist-api/server.js'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(chosen),
      DIST_DIR: distDir,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (part) => {
    complaint += part;
  });
  const gone = new Promise((resolve) => {
    child.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve();
    });
  });
  const end = (signal) => {
    child.kill(signal);
    return gone;
  };

  const url = `http://127.0.0.1:${chosen}`;
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return { url, port: chosen, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await end('SIGKILL');
  throw new Error(`The built server did not start. ${complaint || 'Run "npm run build" first.'}`);
}
