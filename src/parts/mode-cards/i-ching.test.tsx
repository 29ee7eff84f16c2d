import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/i-ching.ts';
import { iChing } from '#traditions/iching/i-ching.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './i-ching.tsx';

it('shows both hexagrams, their trigrams and the three beside them', () => {
  const shown = showCard(card, iChing, words, cardInputs({ entered: '9 8 8 7 8 6' }));
  expectNamed(
    shown,
    words,
    [
      'primary',
      'relating',
      'nuclear',
      'inverse',
      'opposite',
      'primary.above',
      'primary.below',
      'relating.above',
    ].map((part) => `iching.${part}`),
  );
  expect(shown.drawn).toContain(bare('2 lines change'));
  expect(shown.table).toContain(bare('old yang'));
});

it('shows one hexagram where no line changes', () => {
  const shown = showCard(card, iChing, words, cardInputs({ entered: '7 8 7 8 8 7' }));
  expect(shown.label).toContain('no line changes');
  expect(shown.drawn).not.toContain(bare('Where it leads'));
});
