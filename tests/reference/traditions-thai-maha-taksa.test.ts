/** Rulers of the age against the vectors. Only the fields that a vector gives are compared. */
import { expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/thai-maha-taksa.ts';
import open from './traditions-open.json' with { type: 'json' };

it.each(open.modes['thai-maha-taksa'].vectors)('$id', async ({ input, expect: wanted }) => {
  const { expect: got } = await factsOf(input);
  expect(got).toMatchObject(wanted);
});
