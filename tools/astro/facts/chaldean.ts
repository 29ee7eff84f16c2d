/** `facts --mode chaldean`: a name and a date of birth. */
import { chaldeanSheet } from '#traditions/numerology/chaldean.ts';
import type { FactsOf } from './line.ts';
import { textIn, valuesOf } from './western-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = chaldeanSheet(textIn(input, 'name'), textIn(input, 'birthDate'));
  const { count } = valuesOf(sheet);
  const words = sheet.facts.filter(({ id }) => id.startsWith('chaldean.word.'));
  return {
    sheet,
    expect: {
      wordSums: words.map(({ id }) => count(id)),
      compound: count('chaldean.compound'),
      root: count('chaldean.root'),
      birthCompound: count('chaldean.birth-compound'),
      birthRoot: count('chaldean.birth-root'),
    },
  };
};
