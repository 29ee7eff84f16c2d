/** `facts --mode thai-taksa`: star numbers of the birth star and of the eight seats. */
import { numberOfStar, RING_STARS } from '#traditions/thai/stars.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import { thaiTaksa } from '#traditions/thai/thai-taksa.ts';
import type { FactsOf } from './line.ts';
import { plainOf, sheetOf, thaiInputs } from './thai-inputs.ts';

export const factsOf: FactsOf = (input) => {
  const sheet = sheetOf(thaiTaksa.sheet(thaiInputs(input)));
  const number = (id: string): number | null => {
    const star = RING_STARS.find((one) => one === plainOf(sheet, id));
    return star === undefined ? null : numberOfStar(star);
  };
  return {
    sheet,
    expect: {
      birthStar: number('thai.birth-star'),
      ...Object.fromEntries(TAKSA_SEATS.map((seat) => [seat, number(`thai.taksa.${seat}`)])),
    },
  };
};
