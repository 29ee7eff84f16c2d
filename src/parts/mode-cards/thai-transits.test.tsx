import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-transits.ts';
import { thaiTransits } from '#traditions/thai-chart/thai-transits.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-transits.tsx';

const stars = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu', 'uranus'];

it('shows the moving stars round the natal ones, with sign, house and the day they leave', () => {
  const shown = showCard(card, thaiTransits, words, cardInputs());
  expectNamed(shown, words, [
    'thaitransit.reference',
    ...stars.flatMap((star) => [`thaitransit.${star}.sign`, `thaitransit.${star}.house`]),
  ]);
  for (const numeral of ['๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙', '๐'])
    expect(shown.drawn.split(numeral).length).toBeGreaterThan(3);
  expect(shown.drawn).toContain(bare('12 April 2028'));
});

it('names the day on which a star leaves where the person is, not at Greenwich', () => {
  // The Moon leaves Pisces at 19:01 UTC on the 21st: 02:01 of the 22nd in Bangkok.
  const shown = showCard(card, thaiTransits, words, cardInputs());
  expect(shown.drawn).toContain(bare('Moon Pisces 10 Kamma 22 November'));
});

it('counts from the natal Moon where there is no lagna, from both of its signs', () => {
  const shown = showCard(card, thaiTransits, words, cardInputs({ birth: cardBirth({ time: null }) }));
  // Pisces is the fourth from Sagittarius and the third from Capricorn.
  expect(shown.drawn).toContain(bare('Saturn Pisces 4 or 3'));
  expect(shown.drawn).toContain(bare('the natal Moon'));
});
