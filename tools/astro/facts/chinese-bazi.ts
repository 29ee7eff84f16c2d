/** `facts --mode chinese-bazi`: a birth to its four pillars, in characters. */
import { chineseBazi } from '#traditions/bazi/chinese-bazi.ts';
import { BRANCH_CHARS, branchIds, nayinIds, STEM_CHARS, stemIds } from '#traditions/east-asian/sexagenary.ts';
import { tenGodIds } from '#traditions/east-asian/relations.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { plain } from './sheet-words.ts';

const NAYIN_CHARS =
  '海中金 炉中火 大林木 路旁土 剑锋金 山头火 涧下水 城头土 白蜡金 杨柳木 泉中水 屋上土 霹雳火 松柏木 长流水 沙中金 山下火 平地木 壁上土 金箔金 覆灯火 天河水 大驿土 钗钏金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水'.split(
    ' ',
  );
const GOD_CHARS = '比肩 劫财 食神 伤官 偏财 正财 七杀 正官 偏印 正印'.split(' ');
const PILLARS = ['year', 'month', 'day', 'hour'] as const;

export const factsOf: FactsOf = (input) => {
  const { sex } = input;
  const inputs: TraditionInputs = {
    ...NOTHING_KNOWN,
    birth: birthOf(input),
    sex: sex === 'male' || sex === 'female' ? sex : null,
  };
  const sheet = chineseBazi.sheet(inputs);
  const byRat = chineseBazi.sheet({ ...inputs, school: { dayBoundary: 'zi-hour' } });
  if (sheet === null || byRat === null) throw new Error('a birth gives a sheet');
  return {
    sheet,
    expect: {
      pillars: Object.fromEntries(PILLARS.map((name) => [name, pairOf(sheet, `bazi.${name}.pillar`)])),
      pillarsLateZiNextDay: PILLARS.map((name) => pairOf(byRat, `bazi.${name}.pillar`)),
      dayMaster: charOf(STEM_CHARS, stemIds, plain(sheet, 'bazi.day.stem')),
      naYin: PILLARS.map((name) => wordOf(NAYIN_CHARS, nayinIds, plain(sheet, `bazi.${name}.nayin`))),
      stemTenGods: ['year', 'month', 'hour'].map((name) =>
        wordOf(GOD_CHARS, tenGodIds, plain(sheet, `bazi.${name}.ten-god`)),
      ),
      luckForward: plain(sheet, 'bazi.luck.direction') === 'forward',
      firstLuckPillar: pairOf(sheet, 'bazi.luck.1.pillar'),
    },
  };
};

function pairOf(sheet: FactSheet, id: string): string {
  const pair = plain(sheet, id);
  const [stem, branch] = typeof pair === 'string' ? pair.split('-') : [];
  return charOf(STEM_CHARS, stemIds, stem) + charOf(BRANCH_CHARS, branchIds, branch);
}

const charOf = (chars: string, ids: readonly string[], id: unknown): string =>
  chars.charAt(ids.findIndex((one) => one === id));

const wordOf = (words: readonly string[], ids: readonly string[], id: unknown): string | null =>
  words[ids.findIndex((one) => one === id)] ?? null;
