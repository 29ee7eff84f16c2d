import { expect, it } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { words } from '#text/en/traditions/thai-almanac.ts';
import { thaiAlmanac } from '#traditions/thai/thai-almanac.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-almanac.tsx';

it('shows the leaf of the day, the years, what comes next and the birth', () => {
  const shown = showCard(card, thaiAlmanac, words, cardInputs());
  expectNamed(shown, words, [
    'almanac.weekday',
    'almanac.lunar.phase',
    'almanac.sak',
    'almanac.animal',
    'almanac.next-festival',
    'almanac.songkran.lady',
    'almanac.birth.weekday',
    'almanac.birth.lunar.phase',
  ]);
  for (const said of ['2569', '1388', '2533', '24 November', '6:20 AM']) {
    expect(shown.drawn).toContain(bare(said));
    expect(shown.table).toContain(bare(said));
  }
});

it('marks a day of observance and its festival, in a second eighth month', () => {
  const now = unixMs(Date.parse('2023-08-01T05:00:00Z'));
  const shown = showCard(card, thaiAlmanac, words, cardInputs({ birth: null, now, day: '2023-08-01' }));
  expectNamed(shown, words, ['almanac.festival']);
  expect(shown.drawn).toContain(bare('second 8'));
  expect(shown.drawn).toContain(bare('Wan phra'));
});
