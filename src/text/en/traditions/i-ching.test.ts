import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import { iChing } from '#traditions/iching/i-ching.ts';
import { hexagramIds, trigramIds } from '#traditions/iching/hexagrams.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { trigramTexts } from './i-ching/trigrams.ts';
import { hexagramTexts, words } from './i-ching.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const entered = ['9 9 9 9 9 9', '6 6 6 6 6 6', '7 8 7 8 7 8', '8 8 7 8 8 8', '6 7 8 8 9 6'];
const asked = (n: number): TraditionInputs =>
  ({
    seed: n % 4 === 3 ? null : `i ching words ${n}`,
    entered: n % 4 === 3 ? (entered[n % entered.length] ?? null) : null,
    answers: {},
    school: n % 2 === 0 ? {} : { method: 'yarrow' },
  }) as unknown as TraditionInputs;

it('tells every point of forty casts', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = iChing.sheet(asked(n));
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, iChing.points(sheet), words, topics[n % topics.length] ?? 'none', n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has whole lines for every hexagram, each said once', () => {
  const lines = hexagramTexts.flatMap(({ name, han, pinyin, core, lines: six, ...byTheme }) => {
    expect([name, han, pinyin]).not.toContain('');
    return [...core, ...six, ...Object.values(byTheme)];
  });
  expect(lines).toHaveLength(64 * 14);
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

it('names every hexagram and trigram once, in both scripts', () => {
  expect(hexagramTexts).toHaveLength(hexagramIds.length);
  expect(new Set(hexagramTexts.map(({ name }) => name)).size).toBe(64);
  expect(new Set(hexagramTexts.map(({ han }) => han)).size).toBe(64);
  expect(hexagramTexts.every(({ han }) => /^\p{Script=Han}{1,2}$/u.test(han))).toBe(true);
  expect(Object.keys(trigramTexts)).toEqual([...trigramIds]);
});
