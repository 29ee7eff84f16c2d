import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/pythagorean.ts';
import { pythagorean } from '#traditions/numerology/pythagorean-tradition.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, showCard } from '../../../tests/support/show-card.ts';
import { card } from './pythagorean.tsx';

it('shows the date in columns, the letters and every core number with its way', () => {
  const shown = showCard(card, pythagorean, words, cardInputs({ name: { thai: null, latin: 'Ann Lee' } }));
  // 15 May 1990: 5 + 6 + 1; A1 N5 N5, L3 E5 E5.
  expect(shown.drawn).toContain(bare('Life path: 5 + 6 + 1 = 12 → 3'));
  expect(shown.drawn).toContain('19→10→1');
  for (const label of ['Life path', 'Expression', 'Soul urge', 'Personality', 'Birthday', 'Maturity']) {
    expect(shown.drawn).toContain(bare(label));
    expect(shown.table).toContain(bare(label));
  }
  expect(shown.drawn).toContain('24→6');
  expect(shown.drawn).toContain(bare('Personal year'));
});

it('draws the date alone without a name', () => {
  const shown = showCard(card, pythagorean, words, cardInputs({ name: { thai: null, latin: null } }));
  expect(shown.drawn).not.toContain('Expression');
  expect(shown.table).toContain(bare('Life path'));
});
