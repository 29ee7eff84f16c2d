/** Zi Wei against vectors that our code had no part in. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/chinese-ziwei.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('chinese-ziwei vectors', () => {
  it.each(open.modes['chinese-ziwei'].vectors)(
    '$id $input.date $input.hourBranch',
    async ({ input, expect: expected }) => {
      expect((await factsOf(input)).expect).toMatchObject(expected);
    },
  );
});
