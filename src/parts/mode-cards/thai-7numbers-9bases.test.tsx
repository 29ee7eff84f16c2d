import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-7numbers-9bases.ts';
import { SEVEN_CELLS } from '#traditions/thai/seven-numbers.ts';
import { thai7numbers9bases } from '#traditions/thai/thai-7numbers-9bases.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-7numbers-9bases.tsx';

it('shows nine bases, the cells of each number and the column of the age', () => {
  const shown = showCard(card, thai7numbers9bases, words, cardInputs());
  expectNamed(shown, words, [
    'seven.weekday',
    'seven.animal',
    ...['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'].map((star) => `seven.${star}.cells`),
    ...[1, 2, 3, 4, 5, 6, 7].map((column) => `seven.base4.${column}.called`),
  ]);
  expect(shown.svg.querySelectorAll('rect')).toHaveLength(7 * 9 + 1);
  expect(shown.drawn).toContain(bare('age 37'));
  expect(shown.table).toContain(bare('Base 4 16 12 8 11 14 10 13'));
  for (const cell of SEVEN_CELLS.flat()) expect(shown.table.toLowerCase()).toContain(cell);
});
