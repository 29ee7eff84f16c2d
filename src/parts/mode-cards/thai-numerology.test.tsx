import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-numerology.ts';
import { thaiNumerology } from '#traditions/thai/thai-numerology.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-numerology.tsx';

it('shows every sign with its number, the sums and what is absent', () => {
  const shown = showCard(card, thaiNumerology, words, cardInputs());
  expectNamed(shown, words, ['thainumbers.first.star', 'thainumbers.strongest', 'thainumbers.absent']);
  expect(shown.drawn).toContain(bare('ส 7 ม 5 ห 5 ญ 4 ◌ิ 4 ง 2 27 → 9, Ketu'));
  expect(shown.drawn).toContain(bare('47 → 2, Moon'));
  expect(shown.table).toContain(bare('ใ 6 + จ 6 + ด 1 + ี 7'));
});

it('shows a number that was given instead of a name', () => {
  const inputs = cardInputs({ name: { thai: null, latin: null }, answers: { number: ['0812345678'] } });
  expect(showCard(card, thaiNumerology, words, inputs).drawn).toContain(bare('Number'));
});

it('spells out a number beside a name, with the pairs at its end', () => {
  const shown = showCard(card, thaiNumerology, words, cardInputs({ answers: { number: ['081 234 5678'] } }));
  // 0 + 8 + 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8
  expect(shown.drawn).toContain(bare('0 8 1 2 3 4 5 6 7 8 44 → 8, Rahu'));
  expect(shown.drawn).toContain(bare('23, 34, 45, 56, 67, 78'));
  expect(shown.drawn).toContain(bare('27 → 9, Ketu'));
  expect(shown.table).toContain(bare('0 + 8 + 1 + 2'));
});
