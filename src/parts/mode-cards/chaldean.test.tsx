import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/chaldean.ts';
import { chaldean } from '#traditions/numerology/chaldean.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, showCard } from '../../../tests/support/show-card.ts';
import { card } from './chaldean.tsx';

it('shows letters with their numbers, the sums of the words and both roots', () => {
  const shown = showCard(card, chaldean, words, cardInputs({ name: { thai: null, latin: 'Tom Hanks' } }));
  // Cheiro's letters: T4 O7 M4, H5 A1 N5 K2 S3.
  expect(shown.drawn).toContain(bare('T 4 O 7 M 4 = 15'));
  expect(shown.drawn).toContain(bare('H 5 A 1 N 5 K 2 S 3 = 16'));
  expect(shown.drawn).toContain(bare('15 + 16 = 31'));
  expect(shown.drawn).toContain('31→4');
  expect(shown.table).toContain(bare('T 4 + O 7 + M 4'));
  expect(shown.table).toContain('15→6');
});

it('puts a long word on two rows and keeps its sum', () => {
  const name = { thai: null, latin: 'Wolfeschlegelstein' };
  const shown = showCard(card, chaldean, words, cardInputs({ name, birth: null }));
  expect(shown.svg.querySelectorAll('rect')).toHaveLength(18);
  expect(shown.drawn).toMatch(/=\d+/);
  expect(shown.drawn).not.toContain(bare('Day of birth'));
});
