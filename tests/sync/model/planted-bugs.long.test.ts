/**
 * The laws of the sync say something: each fault that is planted into the model (bugs.ts) breaks one. Part of
 * `npm run test:long`; `npm run sync:bugs` tells how many runs each takes.
 */
import { expect, it } from 'vitest';
import { bugNames } from './bugs.ts';
import { hunt } from './hunt.ts';

/** Several times what the rarest of them takes. */
const MOST_RUNS = 50_000;
const SEED = 1;
const TEN_MINUTES = 600_000;

it.each(bugNames)('%s is caught', { timeout: TEN_MINUTES }, async (name) => {
  expect(await hunt(name, MOST_RUNS, SEED)).not.toBeNull();
});
