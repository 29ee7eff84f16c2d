/**
 * Laws of the draw at the table, over 10,000 draws of three cards by seed:
 * 1. every card is as likely in the first place as any other;
 * 2. of the drawn cards 0.30 ± 0.015 lie reversed;
 * 3. three different cards each time.
 */
import { expect, it } from 'vitest';
import { laidCards, openTarotDraw, pickSlot } from './draw.ts';

it('lays every card evenly and three in ten upside down', () => {
  const draws = 10_000;
  const seen = Array.from({ length: 78 }, () => 0);
  let reversed = 0;
  let twice = 0;
  for (let at = 0; at < draws; at += 1) {
    // A hand that picks anywhere: the slots wander over the deck.
    const slots = [at % 78, (at * 7 + 1) % 78, (at * 31 + 40) % 78];
    const laid = laidCards(slots.reduce(pickSlot, openTarotDraw(`ten thousand ${at}`, 'three')));
    const first = laid[0]?.card ?? 0;
    seen[first] = (seen[first] ?? 0) + 1;
    reversed += laid.filter((one) => one.reversed).length / laid.length;
    if (new Set(laid.map(({ card }) => card)).size !== laid.length) twice += 1;
  }
  const expected = draws / 78;
  const chi = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // Chi-square with 77 degrees of freedom: 140 is passed once in a hundred thousand.
  expect(chi).toBeLessThan(140);
  expect(Math.abs(reversed / draws - 0.3)).toBeLessThan(0.015);
  expect(twice).toBe(0);
});
