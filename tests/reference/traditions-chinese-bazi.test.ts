/** Four pillars against vectors that our code had no part in. Only the fields a vector gives are compared. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tools/astro/facts/chinese-bazi.ts';
import open from './traditions-open.json' with { type: 'json' };

describe('chinese-bazi vectors', () => {
  it.each(open.modes['chinese-bazi'].vectors)('$id $input.date', async ({ input, expect: expected }) => {
    expect((await factsOf(input)).expect).toMatchObject(expected);
  });

  // Printed in the specification: the beginning of spring of 2000 was at 20:40 in China, of 1984 at 23:19.
  it.each([
    ['1990-05-15', '08:30', '庚午 辛巳 庚辰 庚辰'],
    ['2000-02-04', '20:00', '己卯 丁丑 壬辰 庚戌'],
    ['2000-02-04', '20:50', '庚辰 戊寅 壬辰 庚戌'],
    ['1984-02-04', '23:30', '甲子 丙寅 戊辰 甲子'],
  ])('%s %s in China', async (date, time, pillars) => {
    const { expect: found } = await factsOf({ date, time, utcOffset: 8, sex: 'male' });
    expect(Object.values(found['pillars'] ?? {}).join(' ')).toBe(pillars);
  });
});
