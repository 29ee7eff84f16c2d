import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-taksa.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import { thaiTaksa } from '#traditions/thai/thai-taksa.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-taksa.tsx';

const seats = TAKSA_SEATS.map((seat) => `thai.taksa.${seat}`);

it('shows the star of every seat, the colours, the pairs and the day', () => {
  const shown = showCard(card, thaiTaksa, words, cardInputs());
  expectNamed(shown, words, [
    ...seats,
    'thai.birth-star',
    'thai.taksa.lucky-colours',
    'thai.taksa.avoid-colour',
    'thai.taksa.posture',
    'thai.taksa.friend-seat',
    'thai.taksa.today.star',
    'thai.taksa.today.seat',
  ]);
  // Mars at the south-east is the seat of the circle, the Moon in the east the task.
  expect(shown.drawn).toContain(bare('๓ Mars Boriwan บริวาร'));
  expect(shown.drawn).toContain(bare('๒ Moon Kalakini กาลกิณี'));
});

it('gives both seats of a star where the hour of a Wednesday decides', () => {
  const shown = showCard(
    card,
    thaiTaksa,
    words,
    cardInputs({ birth: cardBirth({ date: '1990-05-16', time: null }) }),
  );
  expectNamed(shown, words, [...seats, 'thai.taksa.avoid-colour']);
  expect(shown.drawn).toContain(bare('๔ Mercury Boriwan or Utsaha'));
});
