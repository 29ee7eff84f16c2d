/** `facts --mode geomancy-arabic`: `{ mothersBits }` head to feet, 1 a single point; or `{ seed }`. */
import { readSheet } from '#traditions/cast/points.ts';
import { geomancyArabic } from '#traditions/geomancy/geomancy-arabic.ts';
import { answersOf, castInputs, sheetOf, textOf, textsOf } from './cast-line.ts';
import type { FactsOf } from './line.ts';

/** `cauda-draconis` as the vectors write it: `CaudaDraconis`. */
const nameOf = (id: string | null): string | null =>
  id === null ? null : id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const factsOf: FactsOf = (input) => {
  const mothers = textsOf(input['mothersBits']);
  const school = textOf(input['houses']);
  const sheet = sheetOf(
    geomancyArabic,
    castInputs({
      entered: mothers === null ? null : mothers.join(' '),
      seed: textOf(input['seed']),
      answers: answersOf(input['answers']),
      school: school === null ? {} : { houses: school },
    }),
  );
  const view = readSheet(sheet);
  const named = (name: string): string | null => nameOf(view.id(`geomancy.${name}`));
  const four = (kind: string) => [1, 2, 3, 4].map((n) => named(`${kind}.${n}`));
  return {
    sheet,
    expect: {
      mothers: four('mother'),
      daughters: four('daughter'),
      nieces: four('niece'),
      rightWitness: named('witness.right'),
      leftWitness: named('witness.left'),
      judge: named('judge'),
      reconciler: named('reconciler'),
      houses: Array.from({ length: 12 }, (_, at) => named(`house${at + 1}`)),
    },
  };
};
