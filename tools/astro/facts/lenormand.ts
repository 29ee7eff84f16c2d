/** `facts --mode lenormand`: `{ seed, layout }` with layout `grand-tableau-4x9`, or `{ order }` as entered. */
import { readSheet } from '#traditions/cast/points.ts';
import { lenormand } from '#traditions/lenormand/lenormand.ts';
import { answersOf, castInputs, numbersOf, sheetOf, textOf } from './cast-line.ts';
import type { FactsOf } from './line.ts';

const numberOf = (key: string): number => Number(key.slice('lenormand-'.length));

export const factsOf: FactsOf = (input) => {
  const order = numbersOf(input['order']);
  const [, layout = 'grand-tableau', shape = '4x9'] =
    /^(.*?)(?:-(4x9|8x4\+4))?$/.exec(textOf(input['layout']) ?? 'grand-tableau') ?? [];
  const sheet = sheetOf(
    lenormand,
    castInputs({
      seed: textOf(input['seed']),
      entered: order === null ? null : order.join(' '),
      school: { tableau: shape },
      answers: { layout: [layout], ...answersOf(input['answers']) },
    }),
  );
  const view = readSheet(sheet);
  const cards = view.idsLike(/^lenormand\.\d+\.card$/).map((id) => numberOf(view.id(id) ?? ''));
  const person = (who: 'man' | 'woman') => ({
    row: view.count(`lenormand.${who}.row`),
    col: view.count(`lenormand.${who}.column`),
  });
  return {
    sheet,
    expect: {
      order: cards,
      man28: person('man'),
      woman29: person('woman'),
      corners: view.ids('lenormand.corners').map(numberOf),
      cardInHouse1: cards[0] ?? null,
    },
  };
};
