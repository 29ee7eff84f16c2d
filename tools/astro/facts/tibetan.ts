/** `facts --mode tibetan`: a date to its Tibetan year, month and day. */
import { tibetan } from '#traditions/tibetan/tibetan.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { factIn, plain, titledFact } from './sheet-words.ts';

export const factsOf: FactsOf = (input) => {
  const { sex } = input;
  const sheet = tibetan.sheet({
    ...NOTHING_KNOWN,
    birth: birthOf(input),
    sex: sex === 'female' || sex === 'male' ? sex : null,
  });
  if (sheet === null) throw new Error('a birth gives a sheet');
  return {
    sheet,
    expect: {
      tibetanYearLabelCE: factIn(sheet, 'tibetan.year')?.derivation.values?.['year'] ?? null,
      rabjung: plain(sheet, 'tibetan.rabjung'),
      yearInRabjung: plain(sheet, 'tibetan.year-in-rabjung'),
      element: titledFact(sheet, 'tibetan.element'),
      gender: plain(sheet, 'tibetan.gender'),
      animal: titledFact(sheet, 'tibetan.animal'),
      lunarMonth: plain(sheet, 'tibetan.month'),
      lunarDay: plain(sheet, 'tibetan.day'),
    },
  };
};
