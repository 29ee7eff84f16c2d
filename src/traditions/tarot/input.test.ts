import { expect, it } from 'vitest';
import { replay } from './draw.ts';
import { dealCards, tarotInput, tarotInputIn, tarotInputOf } from './input.ts';
import { layTarot } from './sheet.ts';

const deal = { seed: 'soulstice-example-3', reversals: true };

it('deals the same cards for the same seed, with a proof that replays them', () => {
  const dealt = dealCards(deal, 'celtic');
  expect(dealt.cards).toHaveLength(10);
  expect(dealCards(deal, 'celtic')).toEqual(dealt);
  expect(dealt.source.type === 'drawn' && replay(dealt.source.proof)).toEqual(dealt.cards);
  expect(dealCards({ ...deal, reversals: false }, 'celtic').cards.some(({ reversed }) => reversed)).toBe(
    false,
  );
});

it('comes back from its sheet, by the inputs with its proof, by the facts without', () => {
  const dealt = dealCards(deal, 'three');
  const { sheet } = layTarot(dealt);
  expect(tarotInputOf(sheet)).toEqual(dealt);
  expect(tarotInputIn(sheet)).toEqual({ ...dealt, source: { type: 'entered' } });
  // Thai readers lay the same deck.
  expect(tarotInputOf({ ...sheet, mode: 'thai-tarot' })).toEqual(dealt);
  expect(tarotInputOf({ ...sheet, mode: 'western' })).toBe(null);
});

it('takes a proof that does not hold for none', () => {
  const dealt = dealCards(deal, 'three');
  const { sheet } = layTarot(dealt);
  const other = tarotInputOf({ ...sheet, inputs: { ...sheet.inputs, seed: 'another' } });
  expect(other).toEqual({ ...dealt, source: { type: 'entered' } });
});

const one = { card: 'swords-05', reversed: false };
it.each([
  ['an unknown spread', 'seven', [one]],
  ['too few cards', 'three', [one]],
  ['a card twice', 'three', [one, one, { card: 'major-00', reversed: false }]],
  ['no card of the deck', 'single', [{ card: 'swords-11', reversed: false }]],
])('reads nothing out of %s', (_, spread, cards) => {
  expect(tarotInput(spread, cards, null)).toBe(null);
});

it.each([[{}], [{ spread: 'three', cards: 'x' }], [{ spread: 'three', cards: [[1, 2]] }]])(
  'reads nothing out of inputs that are none: %j',
  (inputs) => {
    expect(tarotInputOf({ mode: 'tarot', inputs })).toBe(null);
  },
);
