/** `facts --mode egyptian`: a date, and a time with its place where the rising decan is wanted. */
import { egyptian } from '#traditions/egyptian/egyptian.ts';
import { DECAN_IDS, DECAN_NAMES } from '#traditions/egyptian/decans.ts';
import { present } from '#lib/assert.ts';
import type { FactsOf } from './line.ts';
import { birthIn, capital, NOTHING_KNOWN, valuesOf } from './western-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = present(egyptian.sheet({ ...NOTHING_KNOWN, birth: birthIn(input) }), 'sheet');
  const { word, count } = valuesOf(sheet);
  const decan = DECAN_IDS.indexOf(word('egyptian.decan.sun'));
  return {
    sheet,
    expect: {
      sunDecan: decan + 1,
      decanName: DECAN_NAMES[decan] ?? null,
      popularGod: word('egyptian.popular-god').split('-').map(capital).join('-'),
      civilCalendar: {
        yearNabonassar: count('egyptian.civil.year'),
        month: capital(word('egyptian.civil.month')),
        day: count('egyptian.civil.day'),
      },
    },
  };
};
