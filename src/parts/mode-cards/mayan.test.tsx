import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/mayan.ts';
import { dayNames } from '#traditions/mayan/count.ts';
import { mayan } from '#traditions/mayan/mayan.ts';
import { cardBirth, cardInputs } from '../../../tests/support/card-inputs.ts';
import { expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { mayaEmblems } from './maya-emblems.ts';
import { card } from './mayan.tsx';

const main = [
  'tzolkin.name',
  'haab.month',
  'lord-of-night',
  'trecena.ruler',
  'year-bearer.name',
  'today.name',
];

it('shows the day sign, the haab, the long count and the day asked about', () => {
  const shown = showCard(card, mayan, words, cardInputs());
  expectNamed(
    shown,
    words,
    main.map((part) => `mayan.${part}`),
  );
  // 15 May 1990 is 12.18.17.1.4 by the common correlation.
  expect(shown.drawn).toContain('12.18.17.');
  expect(shown.table).toContain('12.18.17.');
});

it('draws both days where sunrise leaves them open', () => {
  const inputs = cardInputs({ birth: cardBirth({ time: null }), school: { dayStart: 'sunrise' } });
  const shown = showCard(card, mayan, words, inputs);
  expectNamed(shown, words, ['mayan.tzolkin.name']);
  expect(shown.drawn).toContain('or');
});

it('has an emblem of its own for every day', () => {
  expect(new Set(dayNames.map((name) => mayaEmblems[name])).size).toBe(20);
});
