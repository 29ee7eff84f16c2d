/** The mode `mayan` against vectors that our code had no part in. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/mayan.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('mayan vectors', () => {
  it.each(open.modes['mayan'].vectors)('$id $input.date', async ({ input, expect: expected }) => {
    expect((await factsOf(input)).expect).toMatchObject(expected);
  });
});
