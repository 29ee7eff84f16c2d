/**
 * The same runs as in memory (memory.property.test.ts) on what is shipped: the stores over Dexie, the writes of the app, the
 * API with its database.
 *
 * Twelve runs on each kind of database; half of LONG_RUN in the long run.
 */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../../support/api-database.ts';
import { failures } from './failures.ts';
import { playRun } from './play.ts';
import { createRealDisk } from './real-disk.ts';
import type { RealDisk } from './real-disk.ts';
import { createRealServer } from './real-server.ts';
import type { RealServer } from './real-server.ts';
import { runOf } from './steps.ts';
import type { Step } from './steps.ts';

const runs = Math.ceil(Number(process.env.LONG_RUN ?? 24) / 2);
const timeout = 120_000 + runs * 2000;
/** Shorter than in memory, where a step costs a thousandth. */
const MAX_STEPS = 60;

describeDatabases('the laws of the sync on real databases', (open) => {
  let server: RealServer;
  beforeAll(async () => {
    server = await createRealServer(await open());
  }, 60_000);

  const play = async (steps: readonly Step[]): Promise<number> => {
    const disks: RealDisk[] = [];
    const disk = (device: number): RealDisk => {
      const made = createRealDisk(device);
      disks.push(made);
      return made;
    };
    try {
      await server.clear();
      return await playRun({ server, disk, accounts: server.accounts }, steps);
    } finally {
      for (const one of disks) one.close();
    }
  };

  it.each(failures)('no longer: $was', { timeout }, async ({ steps }) => {
    expect(await play(steps)).toBe(steps.length);
  });

  it('hold whatever happens', { timeout }, () =>
    fc.assert(
      fc.asyncProperty(runOf(MAX_STEPS), async (steps) => {
        expect(await play(steps)).toBe(steps.length);
      }),
      { numRuns: runs },
    ),
  );
});
