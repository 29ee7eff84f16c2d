/**
 * The laws of the sync (invariants.ts) on the real rules of both sides over memory: three devices, two accounts and none,
 * a line that loses, repeats, delays and reorders, devices that die at any step, clocks a year off, a server put back from
 * a backup.
 *
 * 625 runs in the gate, a hundred times LONG_RUN in the long run. A failure prints its seed and steps: it goes
 * into failures.ts, whose runs are played first.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failures } from './failures.ts';
import { memoryBench, playRun } from './play.ts';
import { MAX_STEPS, run } from './steps.ts';

const asked = process.env.LONG_RUN;
const runs = asked === undefined ? 625 : Number(asked) * 100;
const TEN_MINUTES = 600_000;

it.each(failures)('no longer: $was', async ({ steps }) => {
  expect(await playRun(memoryBench(), steps)).toBe(steps.length);
});

it('holds whatever happens', { timeout: TEN_MINUTES + runs * 20 }, () =>
  fc.assert(
    fc.asyncProperty(run, async (steps) => {
      expect(await playRun(memoryBench(), steps)).toBe(steps.length);
    }),
    { numRuns: runs },
  ),
);

it('is tried on long runs too', () => {
  // Short runs, which is what fast-check makes unless it is told, do not meet the rarer faults.
  const lengths = fc.sample(run, 200).map((steps) => steps.length);
  expect(lengths.filter((length) => length > MAX_STEPS / 2).length).toBeGreaterThan(40);
});
