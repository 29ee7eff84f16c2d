import { expect, it } from 'vitest';
import { factsById } from '#facts/fact-sheet.ts';
import { tarotDeck } from '#traditions/tarot/deck.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { factView } from '../fact-words.ts';
import { tarotCardName } from './names.ts';
import { tarotEnglish } from './tarot.ts';

const { sheet } = layTarot({
  spread: 'celtic',
  cards: [49, 77, 6, 42, 56, 7, 61, 73, 3, 67].map((card, at) => ({ card, reversed: at === 2 })),
  source: { type: 'entered' },
});
const context = { zone: 'Europe/London', today: '2026-11-21', facts: factsById(sheet) };
const views = sheet.facts.map((fact) => factView(fact, context));

it('names, derives and sources every fact of laid cards', () => {
  expect(views.filter(({ title, derivation, source }) => [title, derivation, source].includes(''))).toEqual(
    [],
  );
  expect(views.filter(({ title }) => /undefined|[{}]/u.test(title))).toEqual([]);
});

it.each([
  ['tarot.1.card', 'King of Cups'],
  ['tarot.10.position', 'Hopes & Fears'],
  ['tarot.3.reversed', 'Reversed'],
  ['tarot.suit.wands.count', 'Wands: 0'],
  ['tarot.rank.king.count', 'Kings: 2'],
  ['tarot.pair.1-2.relation', 'Cards 1 and 2: one rank, friendly elements'],
  ['tarot.balance.absent-wands.rate', 'Absent wands: 12 % of spreads'],
  ['caveat.tarot-entered', 'Cards entered by hand'],
])('calls %s “%s”', (id, title) => {
  expect(views.find((view) => view.id === id)?.title).toBe(title);
});

it('names each card as its text does', () => {
  expect(tarotDeck.map(({ key }) => tarotCardName(key))).toEqual(
    tarotDeck.map(({ key }) => tarotEnglish.cards[key]?.name),
  );
  expect(tarotCardName('swords-11')).toBe('swords-11');
});
