import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import { lenormandDeck } from '#traditions/lenormand/deck.ts';
import { layoutIds } from '#traditions/lenormand/layouts.ts';
import { lenormand } from '#traditions/lenormand/lenormand.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { pairTexts } from './lenormand/pairs.ts';
import { cardTexts, words } from './lenormand.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const entered = ['14 17 35', '1 2 3 4 5', '9 8 7 6 5 4 3 2 1'];
const asked = (n: number): TraditionInputs =>
  ({
    seed: n % 5 === 4 ? null : `lenormand words ${n}`,
    entered: n % 5 === 4 ? (entered[n % entered.length] ?? null) : null,
    answers: {
      layout: [layoutIds[n % layoutIds.length] ?? 'line-3'],
      significator: n % 3 === 0 ? [] : [n % 3 === 1 ? 'man' : 'woman'],
    },
    school: n % 2 === 0 ? {} : { tableau: '8x4+4', past: 'right' },
  }) as unknown as TraditionInputs;

it('tells every point of forty layings', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = lenormand.sheet(asked(n));
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, lenormand.points(sheet), words, topics[n % topics.length] ?? 'none', n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has whole lines for every card, each said once', () => {
  const lines = cardTexts.flatMap(({ name, german, noun, colour, house, core, ...byTheme }) => {
    expect([name, german, noun, colour, house]).not.toContain('');
    return [...core, ...Object.values(byTheme)];
  });
  expect(cardTexts).toHaveLength(lenormandDeck.length);
  expect(lines).toHaveLength(36 * 8);
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  for (const field of ['name', 'german', 'noun', 'colour', 'house'] as const)
    expect(new Set(cardTexts.map((card) => card[field])).size, field).toBe(36);
});

it('knows at least sixty pairs, lower number first', () => {
  const pairs = Object.entries(pairTexts);
  expect(pairs.length).toBeGreaterThanOrEqual(60);
  expect(pairs.flatMap(([, text]) => lineFaults(text))).toEqual([]);
  const isOrdered = (key: string): boolean => {
    const [a = 0, b = 0] = key.split('-').map(Number);
    return a >= 1 && a < b && b <= 36;
  };
  expect(pairs.filter(([key]) => !isOrdered(key))).toEqual([]);
});
