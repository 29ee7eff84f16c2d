/** `facts --mode tarot`: `{ seed, draw, reversals? }` with the first slots picked in order, or `{ entered }`. */
import { readSheet } from '#traditions/cast/points.ts';
import { cardIdOf } from '#traditions/tarot/deck.ts';
import { spreadIds, spreadSize } from '#traditions/tarot/spreads.ts';
import { tarot } from '#traditions/tarot/tarot.ts';
import type { Tradition } from '#traditions/tradition.ts';
import { castInputs, sheetOf, textOf } from './cast-line.ts';
import type { FactsOf } from './line.ts';

/** For either mode over this deck. */
export const tarotFactsOf =
  (mode: Tradition): FactsOf =>
  (input) => {
    const count = input['draw'] ?? 3;
    const spread = spreadIds.find((id) => spreadSize(id) === count);
    if (spread === undefined) throw new Error('draw is 1, 3 or 10 cards');
    const slots = Array.from({ length: spreadSize(spread) }, (_, slot) => String(slot));
    const sheet = sheetOf(
      mode,
      castInputs({
        seed: textOf(input['seed']),
        entered: textOf(input['entered']),
        answers: { spread: [spread], slots },
        school: { reversals: input['reversals'] === false ? 'off' : 'on' },
      }),
    );
    const view = readSheet(sheet);
    return {
      sheet,
      expect: {
        cards: view.idsLike(/^tarot\.\d+\.card$/).map((id) => ({
          card: cardIdOf(view.id(id) ?? ''),
          reversed: view.flag(id.replace(/card$/, 'reversed')),
        })),
        commit: sheet.inputs['commitment'] ?? null,
      },
    };
  };

export const factsOf = tarotFactsOf(tarot);
