import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/khmer.ts';
import { khmer } from '#traditions/khmer/khmer.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './khmer.tsx';

it('shows the day in Khmer script, all animals, and the eight seats', () => {
  const shown = showCard(card, khmer, words, cardInputs());
  expectNamed(shown, words, [
    'khmer.weekday',
    'khmer.month',
    'khmer.phase',
    'khmer.animal',
    'khmer.sak',
    'khmer.new-year-lady',
    'khmer.seat.boriwan',
    'khmer.seat.kalakini',
  ]);
  expect(shown.drawn).toContain(bare('៦ រោច ខែពិសាខ'));
  expect(shown.drawn).toContain(bare('ព.ស. ២៥៣៤'));
  for (const animal of ['Rat', 'Ox', 'Rooster', 'Pig']) expect(shown.drawn).toContain(animal);
});
