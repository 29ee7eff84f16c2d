/** Lunar dates and new years against the vectors. Only the fields that a vector gives are compared. */
import { expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/thai-almanac.ts';
import open from './traditions-open.json' with { type: 'json' };

it.each(open.modes['thai-almanac'].vectors)('$id', async ({ input, expect: wanted }) => {
  const { expect: got } = await factsOf(input);
  expect(got).toMatchObject(wanted);
});

it('names one lady in every year, 2002 included, whose moment is close to six in the morning', async () => {
  const { expect: got } = await factsOf({ songkranYearCE: 2002 });
  expect(got).toMatchObject({ mahaSongkran24minSteps: '2002-04-14T06:00', songkranLady: 'Mahothon' });
});
