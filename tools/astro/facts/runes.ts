/** `facts --mode runes`: `{ seed, draw, merkstave? }`; `draw` is the number of runes of a spread: 1, 3, 5 or 9. */
import { readSheet } from '#traditions/cast/points.ts';
import { runeIds, runeSpreadIds, runeSpreads } from '#traditions/runes/futhark.ts';
import { runes } from '#traditions/runes/runes.ts';
import { castInputs, sheetOf, textOf } from './cast-line.ts';
import type { FactsOf } from './line.ts';

export const factsOf: FactsOf = (input) => {
  const spread = runeSpreadIds.find((id) => runeSpreads[id].length === (input['draw'] ?? 3));
  if (spread === undefined) throw new Error('draw is 1, 3, 5 or 9 runes');
  const sheet = sheetOf(
    runes,
    castInputs({
      seed: textOf(input['seed']),
      entered: textOf(input['entered']),
      answers: { spread: [spread] },
      school: { merkstave: input['merkstave'] === false ? 'off' : 'on' },
    }),
  );
  const view = readSheet(sheet);
  return {
    sheet,
    expect: {
      runes: view.idsLike(/^rune\.\d\.rune$/).map((id) => ({
        index: runeIds.findIndex((rune) => rune === view.id(id)) + 1,
        merkstave: view.flag(id.replace(/rune$/, 'merkstave')),
      })),
    },
  };
};
