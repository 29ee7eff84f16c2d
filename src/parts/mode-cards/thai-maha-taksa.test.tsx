import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-maha-taksa.ts';
import { thaiMahaTaksa } from '#traditions/thai/thai-maha-taksa.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-maha-taksa.tsx';

const periods = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `thai.mahataksa.period.${n}`);

it('shows eight periods with their ages, the shares of the present one, and who rules', () => {
  const shown = showCard(card, thaiMahaTaksa, words, cardInputs());
  expectNamed(shown, words, [
    ...periods,
    'thai.mahataksa.major',
    'thai.mahataksa.sub',
    'thai.mahataksa.year-seat',
  ]);
  expect(shown.drawn).toContain(bare('Jupiter 35–54'));
  expect(shown.drawn).toContain(bare('Rahu, around 17 September 2028'));
});

it('says that the lengths are open where the hour decides', () => {
  const shown = showCard(
    card,
    thaiMahaTaksa,
    words,
    cardInputs({ birth: cardBirth({ date: '1990-05-16', time: null }) }),
  );
  expectNamed(shown, words, [...periods, 'thai.mahataksa.major']);
  expect(shown.drawn).toContain(bare('lengths are left out'));
});
