/** Facts of the Grand Tableau: every card in its house, and what the person's card sees from where it lies. */
import type { Fact } from '#facts/fact.ts';
import { countValue, derived, fact, idsValue, idValue } from '../values.ts';
import { cellAt, corners, distance, houseChain, sightFrom } from './board.ts';
import type { BoardShape } from './board.ts';
import { lenormandKey, MAN, WOMAN } from './deck.ts';

/** Which side of the person's card is behind them. Default left; some go by the way the drawn figure looks. */
export const pastSides = ['left', 'right'] as const;
export type PastSide = (typeof pastSides)[number];

export type Tableau = {
  /** Cards in cells 1–36. */
  readonly order: readonly number[];
  readonly shape: BoardShape;
  readonly past: PastSide;
  /** 28 or 29 as the person chose; null when they have not. */
  readonly significator: number | null;
};

const BOARD = 'source.lenormand-tableau';
const cardId = (cell: number): string => `lenormand.${cell}.card`;

export function tableauFacts(tableau: Tableau): readonly Fact[] {
  const { order, shape, significator } = tableau;
  return [
    ...order.map((_, at) => houseFact(at + 1)),
    listFact(
      'corners',
      corners(shape),
      order,
      derived('first-and-last-of-rows', corners(shape).map(cardId), BOARD, { shape }),
    ),
    ...personFacts(tableau, 'man', MAN),
    ...personFacts(tableau, 'woman', WOMAN),
    ...(significator === null ? [] : sightFacts(tableau, significator)),
  ];
}

/** The house of a cell is that of the card with its number. */
const houseFact = (cell: number): Fact =>
  fact(
    `lenormand.${cell}.house`,
    idValue(lenormandKey(cell)),
    'label.lenormand-house',
    derived('house-of-cell', [cardId(cell)], BOARD, { cell }),
  );

function listFact(
  name: string,
  cells: readonly number[],
  order: readonly number[],
  by: Fact['derivation'],
): Fact {
  const cards = cells.map((cell) => lenormandKey(order[cell - 1] ?? 0));
  return fact(`lenormand.${name}`, idsValue(cards), `label.lenormand-${name}`, by);
}

const cellOf = (order: readonly number[], card: number): number => order.indexOf(card) + 1;

function personFacts({ order, shape }: Tableau, who: 'man' | 'woman', card: number): readonly Fact[] {
  const cell = cellOf(order, card);
  const { row, column } = cellAt(shape, cell);
  const by = derived('row-and-column', [cardId(cell)], BOARD, { cell });
  return [
    fact(`lenormand.${who}.row`, countValue(row), 'label.lenormand-row', by),
    fact(`lenormand.${who}.column`, countValue(column), 'label.lenormand-column', by),
    fact(
      `lenormand.${who}.house`,
      idValue(lenormandKey(cell)),
      'label.lenormand-house',
      derived('house-of-cell', [cardId(cell)], BOARD, { cell }),
    ),
  ];
}

/** What lies behind, ahead, above and below the person's card, what touches it, its knights, mirrors and diagonals. */
function sightFacts(tableau: Tableau, significator: number): readonly Fact[] {
  const { order, shape, past } = tableau;
  const cell = cellOf(order, significator);
  const sight = sightFrom(shape, cell);
  const id = 'lenormand.significator';
  const list = (name: string, method: string, cells: readonly number[]): Fact =>
    listFact(name, cells, order, derived(method, [id, ...cells.map(cardId)], BOARD, { cell, past }));
  const mirror = (name: 'across' | 'down', to: number | null): readonly Fact[] =>
    to === null
      ? []
      : [
          fact(
            `lenormand.mirror.${name}`,
            idValue(lenormandKey(order[to - 1] ?? 0)),
            'label.lenormand-mirror',
            derived('mirrored-cell', [id, cardId(to)], BOARD, { cell, mirrored: to }),
          ),
        ];
  const other = cellOf(order, significator === MAN ? WOMAN : MAN);
  const chain = houseChain(order, significator);
  return [
    fact(
      id,
      idValue(lenormandKey(significator)),
      'label.lenormand-significator',
      derived('chosen-by-you', [cardId(cell)], BOARD, { cell }),
    ),
    list('past', 'same-row', past === 'left' ? sight.left : sight.right),
    list('ahead', 'same-row', past === 'left' ? sight.right : sight.left),
    list('above', 'same-column', sight.above),
    list('below', 'same-column', sight.below),
    list('around', 'touching-cells', sight.around),
    list('diagonals', 'diagonal-cells', sight.diagonals),
    list('knights', 'knight-moves', sight.knights),
    ...mirror('across', sight.across),
    ...mirror('down', sight.down),
    fact(
      'lenormand.distance',
      countValue(distance(shape, cell, other)),
      'label.lenormand-distance',
      derived('steps-between', [cardId(cell), cardId(other)], BOARD, {
        from: { ...cellAt(shape, cell) },
        to: { ...cellAt(shape, other) },
      }),
    ),
    fact(
      'lenormand.chain',
      idsValue(chain.map(lenormandKey)),
      'label.lenormand-chain',
      derived('house-to-house', [id], BOARD, { cells: chain.map((card) => cellOf(order, card)) }),
    ),
  ];
}
