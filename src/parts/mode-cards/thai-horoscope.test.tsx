import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-horoscope.ts';
import { thaiHoroscope } from '#traditions/thai-chart/thai-horoscope.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-horoscope.tsx';

const stars = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu', 'uranus'];

it('shows the star of the day and its seat, the colours, and the moving stars with their houses', () => {
  const shown = showCard(card, thaiHoroscope, words, cardInputs());
  expectNamed(shown, words, [
    'thaiday.star',
    'thaiday.seat',
    'thaiday.birth-star',
    'thaiday.colours',
    'thaiday.avoid-colour',
    'thaiday.rerk',
    'thaiday.year-relation',
    ...stars.flatMap((star) => [`thaiday.${star}.sign`, `thaiday.${star}.house`]),
  ]);
});

it('gives both seats where the hour decides, and counts from the Moon', () => {
  const birth = cardBirth({ date: '1990-05-16', time: null });
  const shown = showCard(card, thaiHoroscope, words, cardInputs({ birth }));
  expectNamed(shown, words, ['thaiday.seat', 'thaiday.birth-star', 'thaiday.avoid-colour']);
  expect(shown.drawn).toContain(bare('houses from the Moon of birth'));
});

it('names no colours to wear where two birth stars are open, and those of both to leave out', () => {
  const shown = showCard(card, thaiHoroscope, words, cardInputs({ birth: cardBirth({ time: '05:59' }) }));
  expect(shown.drawn).not.toContain(bare('Kind colours'));
  expectNamed(shown, words, ['thaiday.avoid-colour', 'thaiday.seat']);
});
