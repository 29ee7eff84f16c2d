/** Decans, the civil calendar and the popular table against vectors that our code had no part in. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/egyptian.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('egyptian vectors', () => {
  it.each(open.modes.egyptian.vectors)('$id $input.date', async ({ input, expect: expected }) => {
    expect((await factsOf(input)).expect).toMatchObject(expected);
  });

  it('knows the date worked by hand: 1990-05-15 is 20 Thoth', async () => {
    expect((await factsOf({ date: '1990-05-15' })).expect).toMatchObject({
      civilCalendar: { month: 'Thoth', day: 20 },
    });
  });
});
