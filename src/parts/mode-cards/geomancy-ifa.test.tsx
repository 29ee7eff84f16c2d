import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/geomancy-ifa.ts';
import { geomancyIfa } from '#traditions/ifa/geomancy-ifa.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './geomancy-ifa.tsx';

it('shows the odu, its legs mark by mark and its place in the order', () => {
  const shown = showCard(card, geomancyIfa, words, cardInputs({ entered: '1121 2222' }));
  expectNamed(shown, words, ['ifa.odu', 'ifa.right', 'ifa.left']);
  // Three single marks and a double one on the right, four double ones on the left.
  expect(shown.svg.querySelectorAll('rect')).toHaveLength(13);
  expect(shown.drawn).toContain(bare('of 256'));
  expect(shown.drawn).not.toMatch(/Ire(?!te)|Ibi/);
});
