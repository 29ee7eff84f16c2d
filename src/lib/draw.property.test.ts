/**
 * Laws of the draw:
 * 1. a deck holds each card once, and the same seed lays it the same way;
 * 2. the commitment is that of this seed and of no other;
 * 3. every place is equally likely for every card, and three cards in ten are upside down;
 * 4. a number below n is below n, and each is equally likely;
 * 5. items are drawn without replacement.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawItems, openDraw, shuffleDeck } from './draw.ts';

it('lays each card once, the same way for a seed', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const deck = shuffleDeck(seed);
      expect(deck.order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 78 }, (_, card) => card));
      expect(shuffleDeck(seed)).toEqual(deck);
      expect(deck.reversed).toHaveLength(78);
    }),
    { numRuns: 30 },
  );
});

it('commits to one seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(shuffleDeck(a).commitment === shuffleDeck(b).commitment).toBe(a === b);
    }),
    { numRuns: 30 },
  );
});

it('favours no place, no card and no orientation', () => {
  const decks = Array.from({ length: 2000 }, (_, at) => shuffleDeck(`deck ${at}`));
  const flags = decks.flatMap(({ reversed }) => reversed).filter(Boolean).length;
  // 156,000 flags: four standard deviations are 0.0046.
  expect(Math.abs(flags / 156_000 - 0.3)).toBeLessThan(0.0047);
  const first = Array.from({ length: 78 }, () => 0);
  for (const { order } of decks) first[order[0] ?? 0] = (first[order[0] ?? 0] ?? 0) + 1;
  // Chi-square with 77 degrees of freedom: 140 is passed once in a hundred thousand.
  const expected = 2000 / 78;
  const chi = first.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(140);
});

it('draws below n, evenly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
      const drawn = openDraw(seed).below(n);
      return Number.isInteger(drawn) && drawn >= 0 && drawn < n;
    }),
  );
  // A third of all words is passed over here; without that, the lower half would come twice as often.
  const stream = openDraw('rejection');
  const n = 3 * 2 ** 30;
  const low = Array.from({ length: 3000 }, () => stream.below(n)).filter((drawn) => drawn < 2 ** 30).length;
  expect(Math.abs(low / 3000 - 1 / 3)).toBeLessThan(0.035);
});

it('draws without replacement', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 24 }), (seed, count) => {
      const drawn = drawItems(seed, { from: 24, count, isSymmetric: () => false });
      return new Set(drawn.map(({ index }) => index)).size === count;
    }),
  );
});
