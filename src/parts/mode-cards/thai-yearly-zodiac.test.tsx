import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-yearly-zodiac.ts';
import { thaiYearlyZodiac } from '#traditions/thai/thai-yearly-zodiac.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-yearly-zodiac.tsx';

const named = [
  'zodiacyear.target-animal',
  'zodiacyear.relations',
  'zodiacyear.affected',
  'zodiacyear.element',
];

it('shows twelve animals, both of the question and what they are to each other', () => {
  const shown = showCard(card, thaiYearlyZodiac, words, cardInputs({ answers: { 'target-year': ['2032'] } }));
  expectNamed(shown, words, ['zodiacyear.animal', ...named]);
  expect(shown.svg.querySelectorAll('circle')).toHaveLength(14);
  expect(shown.label).toContain('chong');
});

it('gives the three rules where they differ', () => {
  const shown = showCard(
    card,
    thaiYearlyZodiac,
    words,
    cardInputs({ birth: cardBirth({ date: '1990-02-15' }) }),
  );
  expectNamed(shown, words, ['zodiacyear.animal', 'zodiacyear.animal-chinese', ...named]);
  expect(shown.drawn).toContain(bare('fifth month Snake'));
});
