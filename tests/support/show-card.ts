/** A facts card on a page: what its drawing says, and what its table says. */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect } from 'vitest';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { loadTradition } from '#engine/traditions.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { loadModeCard } from '#parts/mode-cards/load-card.ts';
import type { TableRow } from '#parts/mode-cards/mode-card.ts';
import type { TraditionInputs, TraditionMode } from '#traditions/tradition.ts';
import { cardInputs } from './card-inputs.ts';

export type ShownCard = {
  readonly sheet: FactSheet;
  readonly words: TraditionWords;
  /** The one sentence of the drawing. */
  readonly label: string;
  readonly svg: SVGSVGElement;
  /** Text of the drawing and of the table without white space: names are broken into lines. */
  readonly drawn: string;
  readonly table: string;
  readonly rows: readonly TableRow[];
};

/** A card of a mode, and what it must show. Text in `drawn`, `notDrawn` and `table` is compared without white space. */
export type CardCase = {
  readonly mode: TraditionMode;
  /** What the case proves, verb first. */
  readonly title: string;
  /** What differs from `cardInputs()`. */
  readonly inputs?: Partial<TraditionInputs>;
  /** Facts whose names stand in the drawing and in the table. */
  readonly named?: readonly string[];
  /** What the sentence of the drawing holds. */
  readonly label?: string;
  readonly drawn?: readonly (string | RegExp)[];
  readonly notDrawn?: readonly (string | RegExp)[];
  readonly table?: readonly (string | RegExp)[];
  /** How many elements of the drawing a selector finds. */
  readonly counts?: Readonly<Record<string, number>>;
  /** How many rows the table has. */
  readonly rows?: number;
  /** What fits none of the above. */
  readonly also?: (shown: ShownCard) => void;
};

/** Shows the card of a case and expects all that the case says of it. */
export async function expectCard(one: CardCase): Promise<void> {
  const shown = await showCard(one.mode, cardInputs(one.inputs));
  expectNamed(shown, one.named ?? []);
  if (one.label !== undefined) expect(shown.label).toContain(one.label);
  for (const text of one.drawn ?? []) expect(shown.drawn).toMatch(bareOrPattern(text));
  for (const text of one.notDrawn ?? []) expect(shown.drawn).not.toMatch(bareOrPattern(text));
  for (const text of one.table ?? []) expect(shown.table).toMatch(bareOrPattern(text));
  for (const [selector, count] of Object.entries(one.counts ?? {}))
    expect(shown.svg.querySelectorAll(selector), selector).toHaveLength(count);
  if (one.rows !== undefined) expect(shown.rows).toHaveLength(one.rows);
  one.also?.(shown);
}

// A string that `toMatch` is given need only be contained.
const bareOrPattern = (text: string | RegExp): string | RegExp =>
  typeof text === 'string' ? bare(text) : text;

/** Text as `drawn` and `table` have it. */
export const bare = (text: string): string => text.replaceAll(/\s/gu, '');

/** Draws the card of a mode in its wide form. Throws when there is no such card, or when the mode needs more. */
async function showCard(mode: TraditionMode, inputs: TraditionInputs): Promise<ShownCard> {
  const [loaded, tradition] = await Promise.all([loadModeCard(mode), loadTradition(mode)]);
  if (loaded === null || tradition === null) throw new Error(`no card of ${mode}`);
  const { card, words } = loaded;
  const sheet = tradition.sheet(inputs);
  if (sheet === null) throw new Error(`${mode} needs ${tradition.needs(inputs).join(', ')}`);
  const { container } = render(createElement(card.Drawing, { sheet, words, size: 'full' }));
  const svg = container.querySelector('svg');
  if (svg === null) throw new Error('no drawing');
  expect(svg.getAttribute('role')).toBe('img');
  const label = svg.getAttribute('aria-label') ?? '';
  expect(label).toMatch(/^[^.]+[.;].*$|^.+\.$/);
  const rows = card.rows(sheet, words);
  const table = rows.flatMap(({ head, cells }) => [head, ...cells]);
  for (const text of [label, container.textContent, ...table]) expect(text).not.toMatch(/undefined|null|NaN/);
  return {
    sheet,
    words,
    label,
    svg,
    drawn: bare(container.textContent),
    table: bare(table.join(' ')),
    rows,
  };
}

/** The names of facts, as the words of the mode give them, stand in the drawing and in the table; capitals do not matter. */
function expectNamed({ sheet, words, drawn, table }: ShownCard, ids: readonly string[]) {
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
