/** Letters on seats against the vectors. Only the fields that a vector gives are compared. */
import { expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/thai-name-analysis.ts';
import open from './traditions-open.json' with { type: 'json' };

it.each(open.modes['thai-name-analysis'].vectors)('$id', async ({ input, expect: wanted }) => {
  const { expect: got } = await factsOf(input);
  expect(got).toMatchObject(wanted);
});
