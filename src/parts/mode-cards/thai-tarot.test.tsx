import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/thai-tarot.ts';
import { thaiTarot } from '#traditions/thai/thai-tarot.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './thai-tarot.tsx';

const places = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => [`tarot.${at + 1}.card`, `tarot.${at + 1}.position`]).flat();

it('shows three cards with both names and the day in the ring', () => {
  const shown = showCard(card, thaiTarot, words, cardInputs());
  expectNamed(shown, words, places(3));
  expect(shown.svg.querySelectorAll('svg')).toHaveLength(3);
  expect(shown.drawn).toContain(bare('สี่ถ้วย'));
  expect(shown.drawn).toContain(bare('Saturn, in Det'));
  expect(shown.label).toContain('reversed');
});

it('shows the ten cards of the cross', () => {
  const shown = showCard(
    card,
    thaiTarot,
    words,
    cardInputs({ birth: null, answers: { spread: ['celtic'] } }),
  );
  expectNamed(shown, words, places(10));
  expect(shown.svg.querySelectorAll('svg')).toHaveLength(10);
});
