/** A facts card on a page: what its drawing says, and what its table says. */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect } from 'vitest';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ModeCard } from '#parts/mode-cards/mode-card.ts';
import type { Tradition, TraditionInputs } from '#traditions/tradition.ts';

export type ShownCard = {
  readonly sheet: FactSheet;
  /** The one sentence of the drawing. */
  readonly label: string;
  readonly svg: SVGSVGElement;
  /** Text of the drawing and of the table without white space: names are broken into lines. */
  readonly drawn: string;
  readonly table: string;
};

/** Text as `drawn` and `table` have it. */
export const bare = (text: string): string => text.replaceAll(/\s/gu, '');

/** Draws the card of a mode in its wide form. Throws when the mode needs more. */
export function showCard(
  card: ModeCard,
  tradition: Tradition,
  words: TraditionWords,
  inputs: TraditionInputs,
): ShownCard {
  const sheet = tradition.sheet(inputs);
  if (sheet === null) throw new Error(`${tradition.mode} needs ${tradition.needs(inputs).join(', ')}`);
  const { container } = render(createElement(card.Drawing, { sheet, words, size: 'full' }));
  const svg = container.querySelector('svg');
  if (svg === null) throw new Error('no drawing');
  expect(svg.getAttribute('role')).toBe('img');
  const label = svg.getAttribute('aria-label') ?? '';
  expect(label).toMatch(/^[^.]+[.;].*$|^.+\.$/);
  const table = card.rows(sheet, words).flatMap(({ head, cells }) => [head, ...cells]);
  for (const text of [label, container.textContent, ...table]) expect(text).not.toMatch(/undefined|null|NaN/);
  return { sheet, label, svg, drawn: bare(container.textContent), table: bare(table.join(' ')) };
}

/** The names of facts, as the words of the mode give them, stand in the drawing and in the table; capitals do not matter. */
export function expectNamed(
  { sheet, drawn, table }: ShownCard,
  words: TraditionWords,
  ids: readonly string[],
) {
  const facts = new Map<string, FactSheet['facts'][number]>(sheet.facts.map((fact) => [fact.id, fact]));
  for (const id of ids) {
    const fact = facts.get(id);
    if (fact === undefined) throw new Error(`no fact ${id}`);
    for (const { en } of words.names(fact)) {
      // A figure may go by the first part of its name: "Via, the Way".
      const name = bare(en.split(',')[0] ?? en).toLowerCase();
      expect(drawn.toLowerCase(), id).toContain(name);
      expect(table.toLowerCase(), id).toContain(name);
    }
  }
}
