/** Numbers of names and dates against vectors that our code had no part in. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/pythagorean.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('pythagorean vectors', () => {
  it.each(open.modes.pythagorean.vectors)('$id $input.name', async ({ input, expect: expected }) => {
    expect((await factsOf(input)).expect).toMatchObject(expected);
  });
});
