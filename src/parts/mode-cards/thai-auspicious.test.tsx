import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-auspicious.ts';
import { thaiAuspicious } from '#traditions/thai-chart/thai-auspicious.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-auspicious.tsx';

it('shows the watch, the rerk, the four days of the year and the parts of the count', () => {
  const shown = showCard(card, thaiAuspicious, words, cardInputs());
  expectNamed(shown, words, [
    'auspicious.weekday',
    'auspicious.yam.star',
    'auspicious.yam.name',
    'auspicious.rerk',
    'auspicious.next-rerk',
    'auspicious.nakshatra',
    'auspicious.day-is',
    'auspicious.lagna',
    'auspicious.seat',
    ...['thongchai', 'athibodi', 'ubat', 'lokawinat'].map((name) => `auspicious.kalayok.${name}`),
  ]);
  // Rerk 0, Athibodi +1, seat +1, watch −1.
  expect(shown.drawn).toContain(bare('0 rerk + +1 Athibodi + +1 seat + −1 watch = +1 Sum'));
});

it('does without a birth', () => {
  const shown = showCard(card, thaiAuspicious, words, cardInputs({ birth: null }));
  expect(shown.drawn).toContain(bare('A date of birth would add your own seat'));
});
