/** `facts --mode nine-star-ki`: a birth to its three stars. */
import { nineStarKi } from '#traditions/nine-star-ki/nine-star-ki.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { numberFact } from './sheet-words.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = nineStarKi.sheet({ ...NOTHING_KNOWN, birth: birthOf(input) });
  if (sheet === null) throw new Error('a birth gives a sheet');
  return {
    sheet,
    expect: {
      solarYear: numberFact(sheet, 'ninestar.solar-year'),
      yearStar: numberFact(sheet, 'ninestar.year'),
      monthStar: numberFact(sheet, 'ninestar.month'),
      tendencyStar: numberFact(sheet, 'ninestar.tendency'),
    },
  };
};
