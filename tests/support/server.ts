/**
 * A built server of one's own, for tests that stop it, restart it or change what it serves.
 *
 * Tests that only read use the one that playwright.config.ts starts.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../tools/test-server.mjs';
import type { RunningServer } from '../../tools/test-server.mjs';

export type OwnServer = RunningServer & {
  /** Starts it again at the same address, with other settings if given; the old one must be stopped. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<OwnServer>;
  /** Publishes a new version: the worker and the page differ from what was installed before. */
  readonly publishNewVersion: () => Promise<void>;
  /** Stops it and removes its copy of the build. */
  readonly dispose: () => Promise<void>;
};

/** Starts the built server over a copy of the build, on a free port. */
export async function ownServer(env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const distDir = await mkdtemp(join(tmpdir(), 'soulstice-dist-'));
  await cp('dist', distDir, { recursive: true });
  return over(distDir, await startServer({ distDir, env }));
}

function over(distDir: string, server: RunningServer): OwnServer {
  return {
    ...server,
    restart: async (env = {}) => over(distDir, await startServer({ distDir, env, port: server.port })),
    publishNewVersion: async () => {
      const worker = join(distDir, 'sw.js');
      await writeFile(worker, `${await readFile(worker, 'utf8')}\n// the next version\n`);
    },
    dispose: async () => {
      await server.kill();
      await rm(distDir, { recursive: true, force: true });
    },
  };
}
