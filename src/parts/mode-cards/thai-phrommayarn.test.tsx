import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-phrommayarn.ts';
import { thaiPhrommayarn } from '#traditions/thai/thai-phrommayarn.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-phrommayarn.tsx';

it('shows twelve figures, the one of the age and its neighbours', () => {
  const shown = showCard(card, thaiPhrommayarn, words, cardInputs());
  expectNamed(shown, words, [
    'wheel.figure',
    'wheel.previous-figure',
    'wheel.next-figure',
    'wheel.direction',
    'wheel.animal',
    'wheel.year-seat',
    'wheel.year-star',
  ]);
  expect(shown.svg.querySelectorAll('circle')).toHaveLength(12);
  expect(shown.drawn).toContain(bare('age 37'));
});
