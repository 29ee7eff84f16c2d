/** `facts --mode thai-maha-taksa`: the ruling stars by number, the seat of the major one and its ages. */
import { numberOfStar, RING_STARS } from '#traditions/thai/stars.ts';
import { thaiMahaTaksa } from '#traditions/thai/thai-maha-taksa.ts';
import type { FactsOf } from './line.ts';
import { plainOf, sheetOf, thaiInputs } from './thai-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = sheetOf(thaiMahaTaksa.sheet(thaiInputs(input)));
  const number = (id: string): number | null => {
    const star = RING_STARS.find((one) => one === plainOf(sheet, id));
    return star === undefined ? null : numberOfStar(star);
  };
  const major = sheet.facts.find(({ id }) => id === 'thai.mahataksa.major')?.derivation.values;
  return {
    sheet,
    expect: {
      birthStar: number('thai.birth-star'),
      majorStar: number('thai.mahataksa.major'),
      majorTaksa: plainOf(sheet, 'thai.mahataksa.major-seat'),
      majorStartAge: major?.['fromAge'] ?? null,
      majorEndAge: major?.['toAge'] ?? null,
      subStar: number('thai.mahataksa.sub'),
    },
  };
};
