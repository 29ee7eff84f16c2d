import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-name-analysis.ts';
import { thaiNameAnalysis } from '#traditions/thai/thai-name-analysis.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-name-analysis.tsx';

it('shows the letters in their seats, those of Kalakini and those of caution', () => {
  const shown = showCard(card, thaiNameAnalysis, words, cardInputs());
  expectNamed(shown, words, [
    'thainame.strongest',
    'thainame.absent',
    'thainame.first.seat',
    'thainame.first.letter',
  ]);
  expect(shown.drawn).toContain(bare('Utsaha อุตสาหะ ส ห'));
  expect(shown.drawn).toContain(bare('Kalakini กาลกิณี ง'));
  expect(shown.drawn).toContain('27→9');
});

it('gives both counts of a seat where the hour decides', () => {
  const birth = cardBirth({ date: '1990-05-16', time: null });
  const shown = showCard(card, thaiNameAnalysis, words, cardInputs({ birth }));
  expect(shown.drawn).toContain(bare('Ayu อายุ 0 or 2'));
  expect(shown.table).toContain(bare('0 or 2'));
});
