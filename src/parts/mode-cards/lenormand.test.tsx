import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/lenormand.ts';
import { lenormand } from '#traditions/lenormand/lenormand.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { lenormandEmblems } from './lenormand-emblems.ts';
import { card } from './lenormand.tsx';

const cells = (count: number) => Array.from({ length: count }, (_, at) => `lenormand.${at + 1}.card`);

it.each(['4x9', '8x4+4'])(
  'shows all cards of a tableau of %s, and what the person’s card sees',
  (tableau) => {
    const inputs = cardInputs({ answers: { significator: ['woman'] }, school: { tableau } });
    const shown = showCard(card, lenormand, words, inputs);
    expectNamed(shown, words, [
      ...cells(36),
      'lenormand.significator',
      'lenormand.knights',
      'lenormand.ahead',
    ]);
    expect(shown.svg.querySelectorAll('rect')).toHaveLength(36);
  },
);

it('reads nothing from a tableau in which no card is the person’s', () => {
  const shown = showCard(card, lenormand, words, cardInputs());
  expect(shown.label).toContain('no card stands for you');
  expect(shown.drawn).not.toContain('Knight');
});

it.each([
  ['line-3', 3],
  ['line-5', 5],
  ['square-9', 9],
] as const)('shows the cards of a %s', (layout, count) => {
  const shown = showCard(card, lenormand, words, cardInputs({ answers: { layout: [layout] } }));
  expectNamed(shown, words, cells(count));
  expect(card.rows(shown.sheet, words)).toHaveLength(count);
});

it('has an emblem of its own for every card', () => {
  expect(new Set(lenormandEmblems).size).toBe(36);
});
