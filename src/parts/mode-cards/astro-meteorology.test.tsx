import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/astro-meteorology.ts';
import { astroMeteorology } from '#traditions/weather/astro-meteorology.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './astro-meteorology.tsx';

it('shows what governs, the season, the sums in their rank and what comes next', () => {
  const shown = showCard(card, astroMeteorology, words, cardInputs());
  expectNamed(shown, words, [
    'weather.ingress.kind',
    'weather.syzygy.kind',
    'weather.lunation.kind',
    'weather.season',
    'weather.rank',
  ]);
  expect(shown.drawn).toContain(bare('Next full moon'));
});
