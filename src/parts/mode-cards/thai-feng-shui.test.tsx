import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-feng-shui.ts';
import { MANSIONS } from '#traditions/thai/kua.ts';
import { thaiFengShui } from '#traditions/thai/thai-feng-shui.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-feng-shui.tsx';

it('shows eight mansions on the compass, the kua, the door and the Taksa directions', () => {
  const shown = showCard(card, thaiFengShui, words, cardInputs());
  expectNamed(shown, words, ['kua.trigram', 'kua.group', 'kua.facing', 'kua.facing.quality', 'kua.taksa.si']);
  for (const mansion of MANSIONS) {
    const title = words.fact(
      shown.sheet.facts.find(({ id }) => id === `kua.direction.${mansion}`)!,
      shown.sheet,
    ).title;
    expect(shown.drawn).toContain(bare(title.split(':')[0] ?? ''));
    expect(shown.table).toContain(bare(title.split(': ')[1] ?? ''));
  }
  expect(shown.drawn).toContain(bare('kua 8 Gen'));
});

it('gives two mansions a direction where the kua is open, and says that no door was given', () => {
  const shown = showCard(card, thaiFengShui, words, cardInputs({ sex: null, facingDeg: null }));
  expectNamed(shown, words, ['kua.number', 'kua.trigram', 'kua.group']);
  expect(shown.drawn).toContain(bare('8/1'));
  expect(shown.drawn).toContain(bare('Direction not given'));
});
