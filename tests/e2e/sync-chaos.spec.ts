/** A few seconds of everything going wrong between six devices and the built server. `npm run chaos` is the long one. */
import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import type { Outcome } from '../../tools/chaos/scenario.ts';
import { findPostgres } from '../../tools/test-postgres.mjs';

/** Far above what it takes: the databases start while other tests run. */
const limitMs = 120_000;

for (const database of ['PGlite', 'PostgreSQL']) {
  test(
    `nothing is lost between devices and a server on ${database} when everything breaks`,
    { tag: '@long' },
    async () => {
      test.skip(database === 'PostgreSQL' && findPostgres() === null, 'PostgreSQL is not here');
      test.setTimeout(limitMs);
      const [outcome] = await runShort(database);
      expect(outcome?.complaints, `seed ${outcome?.seed}`).toEqual([]);
      // A run in which nothing went wrong, or nothing was written, would prove nothing.
      expect(outcome?.acknowledged).toBeGreaterThan(50);
      expect(outcome?.requests.early).toBeGreaterThan(0);
      expect(outcome?.serverKills).toBeGreaterThan(0);
      expect(outcome?.deviceKills).toBeGreaterThan(0);
      if (database === 'PostgreSQL') expect(outcome?.databaseCrashes).toBeGreaterThan(0);
      const { faults } = outcome ?? {};
      expect((faults?.cut ?? 0) + (faults?.['lost-answer'] ?? 0) + (faults?.twice ?? 0)).toBeGreaterThan(0);
    },
  );
}

/** A process of its own, as `npm run chaos` is: it may be stopped whole. */
async function runShort(database: string): Promise<readonly Outcome[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/chaos/main.ts', '--short', '--json', `--database=${database}`],
    { stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMs },
  );
  let printed = '';
  let complaint = '';
  child.stdout.on('data', (part) => {
    printed += String(part);
  });
  child.stderr.on('data', (part) => {
    complaint += String(part);
  });
  await new Promise((resolve) => {
    child.once('close', resolve);
  });
  const line = printed.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('[')) throw new Error(`the chaos run broke off: ${complaint}`);
  return JSON.parse(line) as readonly Outcome[];
}
