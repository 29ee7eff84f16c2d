import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/geomancy-arabic.ts';
import { geomancyArabic } from '#traditions/geomancy/geomancy-arabic.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './geomancy-arabic.tsx';

it('shows sixteen figures as dots and twelve houses by name', () => {
  const shown = showCard(card, geomancyArabic, words, cardInputs({ answers: { matter: ['work'] } }));
  expectNamed(shown, words, [
    ...['judge', 'reconciler', 'witness.right', 'witness.left'].map((part) => `geomancy.${part}`),
    ...['mother', 'daughter', 'niece'].flatMap((kind) => [1, 2, 3, 4].map((n) => `geomancy.${kind}.${n}`)),
    ...Array.from({ length: 12 }, (_, at) => `geomancy.house${at + 1}`),
  ]);
  const points = shown.sheet.facts.flatMap(({ id, derivation }) =>
    /house|quality|motion|planet/.test(id) ? [] : [derivation.values?.['rows']],
  );
  const dots = points.flatMap((rows) => (typeof rows === 'string' ? Array.from(rows) : []));
  expect(dots).toHaveLength(64);
  expect(shown.svg.querySelectorAll('circle')).toHaveLength(
    dots.reduce((sum, row) => sum + (row === '1' ? 1 : 2), 0),
  );
});
