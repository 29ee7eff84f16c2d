/**
 * Laws of the tableau, on both boards.
 *
 * - Cells and rows with columns translate into each other; the deck has nine cards a suit, six to ace.
 * - Row, column, diagonals and touching cells are symmetric: what one cell sees sees it.
 * - Mirrors undo themselves; a knight never sees its own row, column or diagonal.
 * - Chains of houses part the deck: following one from any of its cards gives the same cards.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDraw } from '#lib/draw.ts';
import { boardShapes, CELLS, cellAt, corners, distance, houseChain, positionAt, sightFrom } from './board.ts';
import { lenormandDeck, playingRanks, playingSuits } from './deck.ts';

const cells = Array.from({ length: CELLS }, (_, at) => at + 1);

it('has nine cards of each suit, each once', () => {
  const wanted = playingSuits.flatMap((suit) => playingRanks.map((rank) => `${suit}-${rank}`));
  expect(lenormandDeck.map(({ playing }) => playing).toSorted()).toEqual(wanted.toSorted());
  const tones = { bright: 0, neutral: 0, dark: 0 };
  for (const { tone } of lenormandDeck) tones[tone] += 1;
  expect(tones).toEqual({ bright: 15, neutral: 12, dark: 9 });
});

it.each(boardShapes)('sees both ways on %s', (shape) => {
  expect(new Set(cells.map((cell) => JSON.stringify(cellAt(shape, cell)))).size).toBe(CELLS);
  expect(corners(shape).map((cell) => sightFrom(shape, cell).around.length >= 3)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const cell of cells) {
    expect(positionAt(shape, cellAt(shape, cell))).toBe(cell);
    const sight = sightFrom(shape, cell);
    const back = (to: number) => sightFrom(shape, to);
    expect(sight.left.every((to) => back(to).right.includes(cell))).toBe(true);
    expect(sight.above.every((to) => back(to).below.includes(cell))).toBe(true);
    expect(sight.diagonals.every((to) => back(to).diagonals.includes(cell))).toBe(true);
    expect(sight.knights.every((to) => back(to).knights.includes(cell))).toBe(true);
    expect(sight.around.every((to) => distance(shape, cell, to) === 1)).toBe(true);
    const straight = [...sight.left, ...sight.right, ...sight.above, ...sight.below, ...sight.diagonals];
    expect(sight.knights.some((to) => straight.includes(to))).toBe(false);
    if (sight.across !== null) expect(back(sight.across).across).toBe(cell);
    if (sight.down !== null) expect(back(sight.down).down).toBe(cell);
  }
});

it('parts the deck into chains', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (seed) => {
      const order = openDraw(seed)
        .shuffle(CELLS)
        .map((card) => card + 1);
      const sets = cells.map((card) =>
        houseChain(order, card)
          .toSorted((a, b) => a - b)
          .join(),
      );
      const chains = [...new Set(sets)].flatMap((set) => set.split(',').map(Number));
      expect(chains.toSorted((a, b) => a - b)).toEqual(cells);
    }),
  );
});
