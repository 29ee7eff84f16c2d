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
import { usedFolder } from './used-server-folder.ts';

export type OwnServer = RunningServer & {
  /** Where it keeps everything. */
  readonly dataDir: string;
  /** Starts it again at the same address on the same data, with other settings if given; the old one must be stopped. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<OwnServer>;
  /** Publishes a new version: the worker and the page differ from what was installed before. */
  readonly publishNewVersion: () => Promise<void>;
  /** Stops it and removes its copy of the build and its data. */
  readonly dispose: () => Promise<void>;
};

/** Starts the built server over a copy of the build, on a free port, with a database of its own that is ready. */
export async function ownServer(env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const [distDir, dataDir] = await Promise.all([copyOf('dist'), copyOf(usedFolder)]);
  return over({ distDir, dataDir }, await startServer({ distDir, dataDir, env, ready: true }));
}

type Folders = { readonly distDir: string; readonly dataDir: string };

function over(folders: Folders, server: RunningServer): OwnServer {
  return {
    ...server,
    dataDir: folders.dataDir,
    restart: async (env = {}) =>
      over(folders, await startServer({ ...folders, env, port: server.port, ready: true })),
    publishNewVersion: async () => {
      const worker = join(folders.distDir, 'sw.js');
      await writeFile(worker, `${await readFile(worker, 'utf8')}\n// the next version\n`);
    },
    dispose: async () => {
      await server.kill();
      for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'soulstice-own-'));
  await cp(folder, copy, { recursive: true });
  return copy;
}
