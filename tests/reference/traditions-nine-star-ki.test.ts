/** The mode `nine-star-ki` against vectors that our code had no part in. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/nine-star-ki.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('nine-star-ki vectors', () => {
  it.each(open.modes['nine-star-ki'].vectors)('$id $input.date', async ({ input, expect: expected }) => {
    expect((await factsOf(input)).expect).toMatchObject(expected);
  });
});
