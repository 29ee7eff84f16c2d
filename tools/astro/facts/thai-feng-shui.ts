/** `facts --mode thai-feng-shui`: the kua with its eight directions, in capital letters of the compass. */
import type { Json } from '#facts/fact.ts';
import { MANSIONS } from '#traditions/thai/kua.ts';
import { thaiFengShui } from '#traditions/thai/thai-feng-shui.ts';
import type { FactsOf } from './line.ts';
import { plainOf, sheetOf, thaiInputs } from './thai-inputs.ts';

const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const factsOf: FactsOf = (input) => {
  const sheet = sheetOf(thaiFengShui.sheet(thaiInputs(input)));
  const sector = (name: string): Json => {
    const word = plainOf(sheet, `kua.${name}`);
    return typeof word === 'string' ? word.toUpperCase() : null;
  };
  return {
    sheet,
    expect: {
      fengShuiYear: plainOf(sheet, 'kua.year'),
      kua: plainOf(sheet, 'kua.number'),
      group: plainOf(sheet, 'kua.group'),
      directions: Object.fromEntries(
        MANSIONS.map((mansion) => [camel(mansion), sector(`direction.${mansion}`)]),
      ),
    },
  };
};
