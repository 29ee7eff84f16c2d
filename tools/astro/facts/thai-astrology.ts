/** `facts --mode thai-astrology`: both reckonings of a birth; the sheet is that of `system`, Suriyayatra when none is named. */
import { THAI_STAR_IDS } from '#traditions/suriyayatra/suriyayatra.ts';
import { thaiAstrology } from '#traditions/thai-chart/thai-astrology.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Json } from '#facts/fact.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { factIn, plain, titledFact } from './sheet-words.ts';

export const factsOf: FactsOf = (input) => {
  const birth = birthOf(input);
  const sheetBy = (system: string): FactSheet => {
    const sheet = thaiAstrology.sheet({ ...NOTHING_KNOWN, birth, school: { system } });
    if (sheet === null) throw new Error('a birth gives a sheet');
    return sheet;
  };
  const suriyayatra = sheetBy('suriyayatra');
  const lahiri = sheetBy('lahiri');
  return {
    sheet: input['system'] === 'lahiri' ? lahiri : suriyayatra,
    expect: {
      suriyayatra: {
        arcmin: byStar((star) => arcminIn(suriyayatra, `thai.${star}.sign`)),
        lagnaArcmin: arcminIn(suriyayatra, 'thai.lagna.sign'),
        lagnaSign: titledFact(suriyayatra, 'thai.lagna.sign'),
        signs: byStar((star) => titledFact(suriyayatra, `thai.${star}.sign`)),
      },
      lahiri: {
        degrees: {
          ...byStar((star) => plain(lahiri, `thai.${star}.degree`)),
          rahuMean: plain(lahiri, 'thai.rahu.degree'),
          lagna: plain(lahiri, 'thai.lagna.degree'),
        },
        lagnaSign: titledFact(lahiri, 'thai.lagna.sign'),
      },
    },
  };
};

function byStar(read: (star: string) => Json): { readonly [star: string]: Json } {
  return Object.fromEntries(THAI_STAR_IDS.map((star) => [star, read(star)]));
}

function arcminIn(sheet: FactSheet, id: string): Json {
  return factIn(sheet, id)?.derivation.values?.['arcmin'] ?? null;
}
