/**
 * How often each law is tried, and on what.
 *
 * The gate draws the same 25 cases every time, so that it says the same of the same code on every machine. The long run
 * draws new ones: `LONG_RUN` is how many.
 */
import fc from 'fast-check';
import { it } from 'vitest';
import { isLong } from './long-run.ts';

const asked = process.env.LONG_RUN;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: Number(asked ?? 25),
  ...(asked === undefined ? { seed: 20_261_122 } : {}),
});

/** A quarter of a sweep in the gate, the whole of it in the long run. At least 1. */
export function sweep(whole: number): number {
  return isLong ? whole : Math.ceil(whole / 4);
}

type Test = (name: string, body: () => void | Promise<void>) => void;

/** `it` in the long run; the gate does not have the test. For what is dear and rarely touched. */
export const itInLongRun: Test = isLong ? it : () => undefined;
