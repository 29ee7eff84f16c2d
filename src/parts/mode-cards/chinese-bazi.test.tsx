import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/chinese-bazi.ts';
import { chineseBazi } from '#traditions/bazi/chinese-bazi.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './chinese-bazi.tsx';

const pillars = ['year', 'month', 'day', 'hour'];

it('shows four pillars, what is hidden in them, the elements and the luck pillar that runs', () => {
  const shown = showCard(card, chineseBazi, words, cardInputs());
  expectNamed(shown, words, [
    ...pillars.flatMap((pillar) => [`bazi.${pillar}.stem`, `bazi.${pillar}.branch`]),
    'bazi.month.ten-god',
    'bazi.luck.current',
    'bazi.annual.pillar',
  ]);
  for (const text of ['Seven Killings', 'Metal5', 'Indirect Resource', '丁丑', '2023'])
    expect(shown.drawn).toContain(bare(text));
  expect(shown.table).toContain(bare('Yin Water Rooster'));
});

it('says that the hour is unknown, and shows both pillars at a boundary', () => {
  const shown = showCard(
    card,
    chineseBazi,
    words,
    cardInputs({ birth: cardBirth({ date: '1990-02-04', time: null }), sex: null }),
  );
  expect(shown.drawn).toContain(bare('Hour unknown'));
  expect(shown.drawn).toContain(bare('午 Horse or 巳 Snake'));
  expect(shown.table).toContain(bare('Luck pillars are not counted'));
});
