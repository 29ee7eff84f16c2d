import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/egyptian.ts';
import { egyptian } from '#traditions/egyptian/egyptian.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './egyptian.tsx';

it('shows the decans of the Sun and of the horizon, and the civil date', () => {
  const shown = showCard(card, egyptian, words, cardInputs());
  expectNamed(shown, words, [
    'egyptian.decan.sun',
    'egyptian.decan.rising',
    'egyptian.decan.sun-ruler',
    'egyptian.civil.month',
    'egyptian.civil.season',
    'egyptian.civil.god',
  ]);
  expect(shown.table).toContain(bare('modern zodiac'));
});

it('says what the rising decan needs', () => {
  const shown = showCard(card, egyptian, words, cardInputs({ birth: cardBirth({ time: null }) }));
  expect(shown.drawn).toContain(bare('The rising decan needs a birth time'));
});
