/** `facts --mode i-ching`: `{ lines }` bottom to top, or `{ seed, method? }`. */
import { readSheet } from '#traditions/cast/points.ts';
import { iChing } from '#traditions/iching/i-ching.ts';
import { castInputs, numbersOf, sheetOf, textOf } from './cast-line.ts';
import type { FactsOf } from './line.ts';

export const factsOf: FactsOf = (input) => {
  const lines = numbersOf(input['lines']);
  const sheet = sheetOf(
    iChing,
    castInputs({
      entered: lines === null ? null : lines.join(' '),
      seed: textOf(input['seed']),
      school: { method: textOf(input['method']) ?? 'coins' },
    }),
  );
  const view = readSheet(sheet);
  const hexagram = (part: string): number | null => {
    const id = view.id(`iching.${part}`);
    return id === null ? null : Number(id);
  };
  return {
    sheet,
    expect: {
      primary: hexagram('primary'),
      changing: view.ids('iching.changing').map(Number),
      relating: hexagram('relating'),
      nuclear: hexagram('nuclear'),
      inverse: hexagram('inverse'),
      opposite: hexagram('opposite'),
    },
  };
};
