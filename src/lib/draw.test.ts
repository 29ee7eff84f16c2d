import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  cardAt,
  drawItems,
  drawLines,
  drawSeed,
  isDrawOf,
  openDraw,
  randomSlots,
  shuffleDeck,
} from './draw.ts';

/** See tests/reference/README.md. */
const truth = JSON.parse(
  readFileSync(new URL('../../tests/reference/draws-open.json', import.meta.url), 'utf8'),
) as {
  readonly tarot: readonly {
    readonly seed: string;
    readonly cards: readonly (readonly [number, number])[];
    readonly commit: string;
  }[];
  readonly lenormand: readonly { readonly seed: string; readonly order: readonly number[] }[];
  readonly runes: readonly {
    readonly seed: string;
    readonly draw: number;
    readonly runes: readonly (readonly [number, number])[];
  }[];
};

it.each(truth.tarot)('lays the cards of $seed', ({ seed, cards, commit }) => {
  const deck = shuffleDeck(seed);
  const drawn = cards.map((_, slot) => cardAt(deck, slot));
  expect(drawn.map(({ card, reversed }) => [card, reversed ? 1 : 0])).toEqual(cards);
  expect(deck.commitment).toBe(commit);
});

// The two worked draws of the design of the tarot screen.
it.each([
  ['soulstice-example-3', [56, 19, 15, 25, 34, 36], '000110', 'a2e37b6c6b6a'],
  ['soulstice-example-10', [49, 77, 6, 42, 56, 7, 61, 73, 3, 67], '0011001010', '7021c610f142'],
] as const)('lays the worked example %s', (seed, cards, flags, commitment) => {
  const deck = shuffleDeck(seed);
  expect(deck.order.slice(0, cards.length)).toEqual(cards);
  expect(
    deck.reversed
      .slice(0, cards.length)
      .map((flag) => (flag ? '1' : '0'))
      .join(''),
  ).toBe(flags);
  expect(deck.commitment.slice(0, 12)).toBe(commitment);
});

it.each(truth.lenormand)('lays the Lenormand cards of $seed', ({ seed, order }) => {
  const drawn = openDraw(seed).shuffle(36);
  expect(drawn.map((card) => card + 1)).toEqual(order);
});

it.each(truth.runes)('casts the runes of $seed', ({ seed, draw, runes }) => {
  const symmetric = new Set([7, 9, 11, 12, 13, 16, 22, 23]);
  const drawn = drawItems(seed, { from: 24, count: draw, isSymmetric: (index) => symmetric.has(index + 1) });
  expect(drawn.map(({ index, turned }) => [index + 1, turned ? 1 : 0])).toEqual(runes);
});

it('makes seeds of 32 hex digits', () => {
  expect(drawSeed((count) => Uint8Array.from({ length: count }, (_, at) => at * 17))).toBe(
    '00112233445566778899aabbccddeeff',
  );
});

it('knows a draw that was changed afterwards', () => {
  const deck = shuffleDeck('ab');
  const cards = [cardAt(deck, 3), cardAt(deck, 9)];
  const [first, second] = cards;
  if (first === undefined || second === undefined) throw new Error('two cards were picked');
  expect(isDrawOf(deck.commitment, 'ab', cards)).toBe(true);
  expect(isDrawOf(deck.commitment, 'ac', cards)).toBe(false);
  expect(isDrawOf(deck.commitment, 'ab', [{ ...first, card: second.card }])).toBe(false);
  expect(isDrawOf(deck.commitment, 'ab', [{ ...first, reversed: !first.reversed }])).toBe(false);
  expect(isDrawOf(deck.commitment, 'ab', [first, first])).toBe(false);
});

it('chooses random slots from what is free, the same ones for a seed', () => {
  const taken = [0, 5, 77];
  const slots = randomSlots('seed', 10, taken);
  expect(randomSlots('seed', 10, taken)).toEqual(slots);
  expect(new Set(slots).size).toBe(10);
  expect(slots.filter((slot) => taken.includes(slot) || slot < 0 || slot > 77)).toEqual([]);
  expect(() => randomSlots('seed', 76, taken)).toThrow('no more cards');
});

it('casts lines as often as coins and stalks fall', () => {
  const counts = { coins: [0, 0, 0, 0], yarrow: [0, 0, 0, 0] };
  for (let cast = 0; cast < 1000; cast += 1)
    for (const method of ['coins', 'yarrow'] as const)
      for (const line of drawLines(`lines ${cast}`, method))
        counts[method][line - 6] = (counts[method][line - 6] ?? 0) + 1;
  // 6,000 lines each; four standard deviations are about 155 at the most.
  const near = (found: readonly number[], of: readonly number[]) =>
    found.every((n, at) => Math.abs(n - 6000 * (of[at] ?? 0)) < 160);
  expect(near(counts.coins, [1 / 8, 3 / 8, 3 / 8, 1 / 8])).toBe(true);
  expect(near(counts.yarrow, [1 / 16, 5 / 16, 7 / 16, 3 / 16])).toBe(true);
});
