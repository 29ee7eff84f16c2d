/** `facts --mode thai-numerology`: the letters of a name with their sum, or the digits of a telephone. */
import type { Json } from '#facts/fact.ts';
import { thaiNumerology } from '#traditions/thai/thai-numerology.ts';
import type { FactsOf } from './line.ts';
import { plainOf, sheetOf, textOf, thaiInputs } from './thai-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const phone = textOf(input, 'phone');
  const sheet = sheetOf(
    thaiNumerology.sheet(thaiInputs(input, phone === null ? {} : { answers: { number: [phone] } })),
  );
  if (phone !== null) {
    const pairsLast7 = plainOf(sheet, 'thainumbers.number.pairs');
    return { sheet, expect: { digitSum: plainOf(sheet, 'thainumbers.number.total'), pairsLast7 } };
  }
  const letters = sheet.facts.find(({ id }) => id === 'thainumbers.whole.total')?.derivation.values?.[
    'letters'
  ];
  return {
    sheet,
    expect: {
      letterValues: Array.isArray(letters) ? letters.map(valueOf) : null,
      total: plainOf(sheet, 'thainumbers.whole.total'),
      root: plainOf(sheet, 'thainumbers.whole.root'),
    },
  };
};

function valueOf(letter: Json): Json {
  const given = typeof letter === 'object' && letter !== null && 'value' in letter ? letter['value'] : null;
  return given ?? null;
}
