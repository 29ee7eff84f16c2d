/**
 * Dumps of the embedded database: one a day, the last seven kept, and one before migrations are applied.
 * A dump is the whole data folder as a .tar.gz; to go back, stop the server and unpack it in place of `database/`.
 */
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { megabytes } from '../disk.ts';
import type { FreeBytes } from '../disk.ts';
import type { Log } from '../log.ts';
import type { PgliteSource } from './pglite.ts';

const keptDays = 7;

/** How often it is looked whether a new day has begun. */
const checkMs = 60 * 60_000;

export type BackupsDeps = {
  readonly source: Pick<PgliteSource, 'alone'>;
  readonly dir: string;
  readonly nowMs: () => number;
  readonly log: Log;
  readonly freeBytes: FreeBytes;
  /** Bytes of the disk that a dump leaves free. */
  readonly floorBytes: number;
};

export type Backups = {
  /** Dumps if today has none, and looks again every hour. */
  readonly start: () => void;
  /** Dumps if today has none, then removes what is older than the newest seven. A failure is logged, not thrown. */
  readonly daily: () => Promise<void>;
  /** Dumps before the file `name` is applied; the one of the last time makes room. Throws when it cannot. */
  readonly beforeMigration: (name: string) => Promise<void>;
  readonly stop: () => void;
  /** Waits for the file in progress, once the database is closed. */
  readonly done: () => Promise<void>;
};

const dayFile = /^\d{4}-\d{2}-\d{2}\.tar\.gz$/;
const migrationFile = /^before-[a-z0-9_]+\.tar\.gz$/;

/** Path of the newest dump in `dir`; null when there is none. */
export async function newestBackup(dir: string): Promise<string | null> {
  let newest: { readonly path: string; readonly ms: number } | null = null;
  for (const name of await readdir(dir).catch(() => [])) {
    if (!dayFile.test(name) && !migrationFile.test(name)) continue;
    const path = join(dir, name);
    const ms = (await stat(path)).mtimeMs;
    if (newest === null || ms > newest.ms) newest = { path, ms };
  }
  return newest?.path ?? null;
}

/** There is no room for a dump. */
class NoRoom extends Error {
  override name = 'NoRoom';
}

export function keepBackups(deps: BackupsDeps): Backups {
  const { source, dir, nowMs, log } = deps;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const dump = async (name: string): Promise<void> => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const bytes = await source.alone((engine) => engine.dump());
    if ((await deps.freeBytes()) - bytes.byteLength < deps.floorBytes)
      throw new NoRoom(`There is no room for a backup of ${megabytes(bytes.byteLength) + 1} MB in ${dir}.`);
    // Under another name until it is whole: a kill in between leaves no half dump that looks like one.
    const draft = join(dir, `${name}.part`);
    try {
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(dir, name));
    } finally {
      await rm(draft, { force: true });
    }
  };

  const names = (): Promise<string[]> => readdir(dir).catch(() => []);

  const daily = async (): Promise<void> => {
    try {
      const today = `${new Date(nowMs()).toISOString().slice(0, 10)}.tar.gz`;
      if ((await names()).includes(today)) return;
      // Left by a process that was killed while it wrote.
      for (const name of await names())
        if (name.endsWith('.part')) await rm(join(dir, name), { force: true });
      await dump(today);
      const days = (await names()).filter((name) => dayFile.test(name)).toSorted();
      for (const old of days.slice(0, -keptDays)) await rm(join(dir, old), { force: true });
      log.info('backup-written', { name: today });
    } catch (error) {
      log.error('backup-failed', { kind: error instanceof Error ? error.name : 'unknown' });
    }
  };

  const queued = (): Promise<void> => {
    running = running.then(daily);
    return running;
  };

  return {
    daily: queued,
    start: () => {
      void queued();
      timer = setInterval(() => void queued(), checkMs);
      timer.unref();
    },
    beforeMigration: async (name) => {
      const file = `before-${name.replace(/\.sql$/, '').replace(/[^a-z0-9_]/g, '_')}.tar.gz`;
      await dump(file);
      const older = (await names()).filter((other) => migrationFile.test(other) && other !== file);
      for (const old of older) await rm(join(dir, old), { force: true });
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
    },
    done: () => running,
  };
}
