/** `facts --mode geomancy-ifa`: `{ right, left }` as four marks each, top to bottom; or `{ seed }`. */
import { readSheet } from '#traditions/cast/points.ts';
import { geomancyIfa } from '#traditions/ifa/geomancy-ifa.ts';
import { answersOf, castInputs, sheetOf, textOf } from './cast-line.ts';
import type { FactsOf } from './line.ts';

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const factsOf: FactsOf = (input) => {
  const [right, left, order] = [input['right'], input['left'], input['order']].map(textOf);
  const isEntered = typeof right === 'string' && typeof left === 'string';
  const sheet = sheetOf(
    geomancyIfa,
    castInputs({
      entered: isEntered ? `${right} ${left}` : null,
      seed: textOf(input['seed']),
      answers: answersOf(input['answers']),
      school: typeof order === 'string' ? { order } : {},
    }),
  );
  const view = readSheet(sheet);
  return {
    sheet,
    expect: {
      right: capital(view.id('ifa.right') ?? ''),
      left: capital(view.id('ifa.left') ?? ''),
      name: (view.id('ifa.odu') ?? '').split('-').map(capital).join(' '),
      isMeji: view.flag('ifa.meji'),
      index256: view.count('ifa.index'),
    },
  };
};
