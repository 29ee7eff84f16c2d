import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import {
  canTurn,
  runeIds,
  runePositionIds,
  runes as futhark,
  runeSpreadIds,
} from '#traditions/runes/futhark.ts';
import { runes } from '#traditions/runes/runes.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { runeTexts } from './runes/runes-text.ts';
import { positionTexts, words } from './runes.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const entered = ['fehu:reversed', 'fehu uruz:reversed wunjo', 'isa jera kenaz:reversed gebo dagaz'];
const asked = (n: number): TraditionInputs =>
  ({
    seed: n % 5 === 4 ? null : `rune words ${n}`,
    entered: n % 5 === 4 ? (entered[n % entered.length] ?? null) : null,
    answers: { spread: [runeSpreadIds[n % runeSpreadIds.length] ?? 'norns'] },
    school: n % 6 === 0 ? { merkstave: 'off' } : n % 6 === 1 ? { symmetric: 'with-nauthiz' } : {},
  }) as unknown as TraditionInputs;

it('tells every point of forty casts', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = runes.sheet(asked(n));
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, runes.points(sheet), words, topics[n % topics.length] ?? 'none', n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has whole lines for every rune, each said once', () => {
  expect(Object.keys(runeTexts)).toEqual([...runeIds]);
  const lines = Object.values(runeTexts).flatMap(({ name, letter, gloss, core, turned, ...byTheme }) => {
    expect([name, letter, gloss]).not.toContain('');
    return [...core, ...(turned ?? []), ...Object.values(byTheme)];
  });
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

it('writes each rune with its letter, and a turned side where it has one', () => {
  for (const rune of futhark) {
    expect(runeTexts[rune.id].letter).toBe(rune.letter);
    expect(runeTexts[rune.id].turned !== null, rune.id).toBe(canTurn(rune, 'eight'));
  }
});

it('has words for every place', () => {
  expect(Object.keys(positionTexts).toSorted()).toEqual(runePositionIds.toSorted());
  const lines = Object.values(positionTexts).flatMap(({ asks }) => asks);
  expect(lines.flatMap(lineFaults)).toEqual([]);
});
