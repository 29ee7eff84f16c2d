/**
 * The mutation check, on demand: how many runs it takes until the laws break on each planted fault.
 *
 *   npx tsx tests/sync/model/planted-bugs.ts [most runs] [seed] [names…]
 */
import fc from 'fast-check';
import { bugNames, bugs, faultyBench } from './bugs.ts';
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
    fc.asyncProperty(run, (steps) => playRun(faultyBench(name), steps)),
    { numRuns: maxRuns, seed, endOnFailure: true },
  );
  if (!details.failed) return null;
  const error: unknown = details.errorInstance;
  return { runs: details.numRuns, law: error instanceof Error ? error.message.slice(0, 60) : String(error) };
}

if (process.argv[1]?.endsWith('planted-bugs.ts') === true) {
  const [maxRuns = '20000', seed = '1', ...names] = process.argv.slice(2);
  let missed = 0;
  for (const name of bugNames.filter((one) => names.length === 0 || names.includes(one))) {
    const caught = await hunt(name, Number(maxRuns), Number(seed));
    if (caught === null) missed += 1;
    const result = caught === null ? `NOT CAUGHT in ${maxRuns} runs` : `${caught.runs}  (${caught.law})`;
    console.log(`${name.padEnd(18)} ${result}    ${bugs[name].what}`);
  }
  process.exitCode = missed === 0 ? 0 : 1;
}
