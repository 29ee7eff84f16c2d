/** Looking for a run on which the laws break, with a fault planted. */
import fc from 'fast-check';
import { faultyBench } from './bugs.ts';
import type { BugName } from './bugs.ts';
import { playRun } from './play.ts';
import { run } from './steps.ts';

/** Runs until the fault was caught and the law it broke; null when it was not within `maxRuns`. */
export async function hunt(
  name: BugName,
  maxRuns: number,
  seed: number,
): Promise<{ readonly runs: number; readonly law: string } | null> {
  const details = await fc.check(
    fc.asyncProperty(run, async (steps) => void (await playRun(faultyBench(name), steps))),
    { numRuns: maxRuns, seed, endOnFailure: true },
  );
  if (!details.failed) return null;
  const error: unknown = details.errorInstance;
  return { runs: details.numRuns, law: error instanceof Error ? error.message.slice(0, 60) : String(error) };
}
