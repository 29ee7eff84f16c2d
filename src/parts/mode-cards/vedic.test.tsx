import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/vedic.ts';
import { vedic } from '#traditions/vedic/vedic.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './vedic.tsx';

const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];

it('shows where each graha stands, the star of the Moon and the period that runs', () => {
  const shown = showCard(card, vedic, words, cardInputs());
  expectNamed(shown, words, [
    'vedic.lagna.sign',
    ...grahas.flatMap((graha) => [`vedic.${graha}.sign`, `vedic.${graha}.nakshatra`]),
    ...['maha', 'antar', 'pratyantar', 'next-maha'].map((period) => `vedic.dasha.${period}`),
    'vedic.yogas',
    'vedic.atmakaraka',
  ]);
  expect(shown.drawn).toContain('SaR');
  expect(shown.drawn).toContain(bare('उत्तराषाढा'));
});

it('stands in signs alone without a time of birth, and says so', () => {
  const shown = showCard(card, vedic, words, cardInputs({ birth: cardBirth({ time: null }) }));
  expect(shown.label).toContain('by signs alone');
  expect(shown.table).toContain(bare('there are no houses'));
  expect(shown.drawn).toContain('Scorpio');
});

it('shows the navamsa: a ninth of Gemini from Libra on, of Taurus from Capricorn, of Sagittarius from Aries', () => {
  const shown = showCard(card, vedic, words, cardInputs());
  for (const text of ['navamsa Sagittarius', 'navamsa Capricorn']) expect(shown.table).toContain(bare(text));
  // The lagna at 7°45′ Gemini stands in the third ninth.
  fireEvent.click(screen.getByRole('button', { name: 'South Indian form' }));
  fireEvent.click(screen.getByRole('button', { name: 'Navamsa, the chart of ninths' }));
  expect(screen.getByRole('img', { name: /navamsa/ }).textContent).toContain('Sagittarius rises');
  fireEvent.click(screen.getByRole('button', { name: 'Rashi, the birth chart' }));
  expect(screen.getByRole('img').textContent).toContain('Gemini rises');
  fireEvent.click(screen.getByRole('button', { name: 'North Indian form' }));
});
