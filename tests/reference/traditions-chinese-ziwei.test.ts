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

/** Leap months as Chinese calendars print them; iztro agrees (ziwei-iztro.json marks them with an L). */
it.each([
  ['1993-04-21', '1993-3-30', false],
  ['1993-04-22', '1993-3-1', true],
  ['1993-05-20', '1993-3-29', true],
  ['1993-05-21', '1993-4-1', false],
  ['2001-06-01', '2001-4-10', true],
  ['2020-06-10', '2020-4-19', true],
])('says of %s whether its month is a leap month', async (date, lunar, leapMonth) => {
  const { expect: got, sheet } = await factsOf({ date, hourBranchIndex: 3, sex: 'male' });
  expect(got).toMatchObject({ lunar, leapMonth });
  const month = sheet.facts.find(({ id }) => id === 'ziwei.lunar.month');
  expect(month?.derivation.values?.['leap'] ?? false).toBe(leapMonth);
  expect(sheet.caveats.some((id) => id === 'caveat.leap-month')).toBe(leapMonth);
});
