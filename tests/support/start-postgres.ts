/**
 * Once for all tests of the server's database: starts a private PostgreSQL and makes a migrated database of either kind,
 * which the tests copy. Without a PostgreSQL its half of the tests is skipped, and says so.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate, readSqlFiles } from '../../api/db/migrate.ts';
import { alwaysThere, engineOf } from '../../api/db/engine.ts';
import { pgliteSource } from '../../api/db/pglite.ts';
import { openPostgres } from '../../api/db/open.ts';
import { ensurePostgres, startPostgres } from '../../tools/test-postgres.mjs';
import { administer } from './postgres-admin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the cluster without the name of a database; null when there is none. */
    readonly postgresUrl: string | null;
    /** A dump of a migrated PGlite. */
    readonly pgliteDump: string;
  }
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

// The form in which vitest looks for it.
// oxlint-disable-next-line import/no-default-export
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'soulstice-dump-'));
  const [postgres] = await Promise.all([startCluster(), dumpPglite(join(dir, 'pglite.tar'))]);
  project.provide('pgliteDump', join(dir, 'pglite.tar'));
  project.provide('postgresUrl', postgres?.url ?? null);
  return async () => {
    await postgres?.stop();
    await rm(dir, { recursive: true, force: true });
  };
}

async function startCluster(): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const { bin, reason } = ensurePostgres();
  if (bin === null) {
    process.stderr.write(`\nNO POSTGRESQL: the server's tests run on PGlite only. ${reason}\n\n`);
    return null;
  }
  const cluster = await startPostgres(bin);
  try {
    await administer(`${cluster.url}/postgres`, ['create database migrated']);
    const url = `${cluster.url}/migrated`;
    const db = await openPostgres({ url, sqlDir: 'supabase', hosted: false, log: quiet, max: 1 });
    await db.close();
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function dumpPglite(path: string): Promise<void> {
  const db = await PGlite.create();
  const source = pgliteSource(alwaysThere(engineOf(db)));
  await migrate(source, await readSqlFiles('supabase', { hosted: false }));
  await writeFile(path, new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer()));
  await source.close();
}
