import { expect, it } from 'vitest';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { tarotEnglish } from '#text/en/tarot/tarot.ts';
import { placesNamed } from './go-on.ts';

/** Death, Five of Swords reversed, The Star. */
const layout = layTarot({
  spread: 'three',
  cards: [
    { card: 13, reversed: false },
    { card: 54, reversed: true },
    { card: 17, reversed: false },
  ],
  source: { type: 'entered' },
});

it.each([
  ['Tell me more about the Five of Swords', [2]],
  ['what about death in the past?', [1]],
  ['And Death?', [1]],
  ['Why the star?', [3]],
  ['I mean the second card', [2]],
  ['card 3 please', [3]],
  ['what is the last card', [3]],
  ['and the future', [3]],
  ['the first and the third card', [1, 3]],
  ['tell me more', []],
  ['I have been starting over', []],
])('%j points at %j', (text, places) => {
  expect(placesNamed(text, layout, tarotEnglish)).toEqual(places);
});
