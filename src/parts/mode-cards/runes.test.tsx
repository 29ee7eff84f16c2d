import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/runes.ts';
import { runeIds } from '#traditions/runes/futhark.ts';
import { runes } from '#traditions/runes/runes.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { runeStrokes } from './rune-strokes.ts';
import { card } from './runes.tsx';

it.each([
  ['single', 1],
  ['norns', 3],
  ['cross', 5],
  ['nine', 9],
] as const)('shows every rune of a %s', (spread, count) => {
  const shown = showCard(card, runes, words, cardInputs({ answers: { spread: [spread] } }));
  expectNamed(
    shown,
    words,
    Array.from({ length: count }, (_, at) => `rune.${at + 1}.rune`),
  );
});

it('turns what is read upside down, and only that', () => {
  const shown = showCard(card, runes, words, cardInputs({ entered: 'fehu uruz:reversed isa' }));
  const turned = shown.svg.querySelectorAll('g[transform*="rotate(180)"] path');
  expect([...turned].map((path) => path.getAttribute('d'))).toEqual([runeStrokes.uruz]);
});

it('has strokes of its own for every rune', () => {
  expect(new Set(runeIds.map((id) => runeStrokes[id])).size).toBe(24);
});
