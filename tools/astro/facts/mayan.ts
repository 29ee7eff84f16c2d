/** `facts --mode mayan`: a date to its counts. */
import { mayan } from '#traditions/mayan/mayan.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { numberFact, plain, titledFact } from './sheet-words.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = mayan.sheet({ ...NOTHING_KNOWN, birth: birthOf(input) });
  if (sheet === null) throw new Error('a birth gives a sheet');
  return {
    sheet,
    expect: {
      longCount: plain(sheet, 'mayan.long-count'),
      tzolkin: `${numberFact(sheet, 'mayan.tzolkin.number')} ${titledFact(sheet, 'mayan.tzolkin.name')}`,
      kin260: numberFact(sheet, 'mayan.tzolkin.position'),
      haab: `${numberFact(sheet, 'mayan.haab.day')} ${titledFact(sheet, 'mayan.haab.month')}`,
      lordOfNight: titledFact(sheet, 'mayan.lord-of-night'),
    },
  };
};
