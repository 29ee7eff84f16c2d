import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/chinese-ziwei.ts';
import { chineseZiwei } from '#traditions/ziwei/chinese-ziwei.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './chinese-ziwei.tsx';

const palaces = [
  'life',
  'siblings',
  'spouse',
  'children',
  'wealth',
  'health',
  'travel',
  'friends',
  'career',
  'property',
  'spirit',
  'parents',
];

it('shows twelve palaces with their stars, brightness and transformations about the bureau', () => {
  const shown = showCard(card, chineseZiwei, words, cardInputs());
  expectNamed(shown, words, [
    ...palaces.flatMap((palace) => [`ziwei.palace.${palace}.stars`, `ziwei.palace.${palace}.helpers`]),
    'ziwei.bureau',
    'ziwei.life-ruler',
    'ziwei.body-ruler',
    'ziwei.hour',
  ]);
  for (const sign of ['火六局', '廟', '陷', '祿', '權', '科', '忌']) expect(shown.drawn).toContain(sign);
  expect(shown.table).toContain(bare('Wu Qu 武曲, brightest, command'));
});

it('shows both palaces of a place where the double hour is open, and both places of a star', () => {
  const shown = showCard(card, chineseZiwei, words, cardInputs({ birth: cardBirth({ time: '09:00' }) }));
  for (const either of ['Life or Siblings', 'Parents or Life']) expect(shown.drawn).toContain(bare(either));
  expect(shown.drawn.match(/WenChang/gu)).toHaveLength(2);
  expect(shown.svg.querySelectorAll('rect[class*="either"]')).toHaveLength(12);
  expect(shown.table).toContain(bare('perhaps Po Jun'));
});
