import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/tibetan.ts';
import { tibetan } from '#traditions/tibetan/tibetan.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './tibetan.tsx';

it('shows the year, the mewa and the parkha of the year of life', () => {
  const shown = showCard(card, tibetan, words, cardInputs());
  expectNamed(shown, words, [
    'tibetan.year',
    'tibetan.mewa',
    'tibetan.parkha',
    'tibetan.parkha.element',
    'tibetan.parkha.direction',
    'tibetan.now.year',
    'tibetan.weekday',
  ]);
  expect(shown.drawn).toContain(bare('ལྕགས་ཕོ་རྟ'));
  expect(shown.drawn).toContain(bare('year of life 37'));
});

it('marks both parkha where the way of counting is open', () => {
  const shown = showCard(card, tibetan, words, cardInputs({ sex: null }));
  expectNamed(shown, words, ['tibetan.parkha']);
  expect(shown.svg.querySelectorAll('rect[class*="either"]')).toHaveLength(2);
});
