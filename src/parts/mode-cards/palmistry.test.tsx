import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/palmistry.ts';
import { palmistry } from '#traditions/palm/palmistry.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './palmistry.tsx';

const answers = {
  hand: ['left'],
  dominant: ['right'],
  'palm-length': ['105'],
  'palm-width': ['84'],
  'middle-finger': ['84'],
  'life-arc': ['close'],
  'head-shape': ['forked'],
  'heart-end': ['under-index'],
  fate: ['none'],
  mounts: ['venus', 'mercury'],
  'mark-cross': ['head-line'],
};

it('marks what was answered and says what each is taken for', () => {
  const shown = showCard(card, palmistry, words, cardInputs({ answers }));
  expectNamed(shown, words, [
    ...['life-arc', 'head-shape', 'heart-end', 'fate', 'mounts', 'mark-cross'].flatMap((question) => [
      `palm.${question}`,
      `palm.${question}.theme`,
    ]),
    'palm.role',
  ]);
  expect(shown.drawn).toContain(bare('Left hand'));
});

it('names both types of hand near a threshold', () => {
  const shown = showCard(
    card,
    palmistry,
    words,
    cardInputs({ answers: { ...answers, 'palm-width': ['91'] } }),
  );
  expectNamed(shown, words, ['palm.type']);
});
