/** The PostgreSQL of the tests leaves nothing behind, not even when the process that started it is killed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { findPostgres, startPostgres } from '../../tools/test-postgres.mjs';
import { itInLongRun } from '../support/property-runs.ts';

const found = inject('postgresUrl') === null ? null : findPostgres();

async function dataFolder(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
}

const answers = (url: string) =>
  dataFolder(url).then(
    () => true,
    () => false,
  );

it.skipIf(found === null)('ends when told to, with its folder', async () => {
  const cluster = await startPostgres(found?.bin ?? '');
  const folder = dirname(await dataFolder(cluster.url));
  expect(existsSync(folder)).toBe(true);
  await cluster.stop();
  expect(existsSync(folder)).toBe(false);
  expect(await answers(cluster.url)).toBe(false);
});

itInLongRun('ends when the process that started it is killed', async () => {
  const script = `
    const { startPostgres } = await import('./tools/test-postgres.mjs');
    const { url } = await startPostgres(${JSON.stringify(found?.bin)});
    process.stdout.write(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (part) => resolve(String(part))),
  );
  const folder = dirname(await dataFolder(url));
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false);
  expect(await answers(url)).toBe(false);
});
