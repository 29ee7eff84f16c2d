/** Plays one run and checks it. */
import { checkAlways, checkCalm } from './invariants.ts';
import { createMemoryDisk } from './disk.ts';
import { createMemoryServer } from './memory-server.ts';
import type { Step } from './steps.ts';
import { createWorld } from './world.ts';
import type { Bench } from './world.ts';

export const modelAccounts = [
  'aaaaaaaa-0000-4000-8000-000000000000',
  'bbbbbbbb-0000-4000-8000-000000000000',
] as const;

/** Everything in memory. */
export function memoryBench(): Bench {
  return {
    server: createMemoryServer(),
    disk: (device) => createMemoryDisk(device),
    accounts: modelAccounts,
  };
}

/** Throws when a law was broken or the run did not come to rest; answers how many steps were played. */
export async function playRun(bench: Bench, steps: readonly Step[]): Promise<number> {
  const world = createWorld(bench);
  for (const step of steps) await world.play(step);
  await checkAlways(world);
  await world.calm();
  await checkCalm(world);
  return steps.length;
}
