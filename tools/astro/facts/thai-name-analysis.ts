/** `facts --mode thai-name-analysis`: letters per seat; a birth star alone stands for a noon or a night that has it. */
import type { Json } from '#facts/fact.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import { thaiNameAnalysis } from '#traditions/thai/thai-name-analysis.ts';
import type { FactsOf } from './line.ts';
import { numberOf, plainOf, sheetOf, thaiInputs } from './thai-inputs.ts';

/** A week of births from Sunday 2 January 2000 on: stars 1–7 by noon, 8 on Wednesday night. */
function birthWith(star: number): { readonly [name: string]: Json } {
  const day = star === 8 ? 4 : star;
  return { birthDate: `2000-01-0${day + 1}`, birthTime: star === 8 ? '21:00' : '12:00' };
}

export const factsOf: FactsOf = (input) => {
  const star = numberOf(input, 'birthStar');
  const sheet = sheetOf(
    thaiNameAnalysis.sheet(thaiInputs({ ...input, ...(star === null ? {} : birthWith(star)) })),
  );
  const counts = TAKSA_SEATS.flatMap((seat): readonly (readonly [string, Json])[] => {
    const count = plainOf(sheet, `thainame.seat.${seat}.count`);
    return count === 0 ? [] : [[seat, count]];
  });
  const found = sheet.facts.find(({ id }) => id === 'thainame.kalakini.letters');
  return {
    sheet,
    expect: {
      counts: Object.fromEntries(counts),
      kalakiniLetters: found?.derivation.values?.['signs'] ?? null,
      hasKalakini: plainOf(sheet, 'thainame.has-kalakini'),
      numerologyTotal: plainOf(sheet, 'thainame.total'),
    },
  };
};
