/**
 * Laws of the hexagrams.
 *
 * - 64 distinct figures; each number of an odd and even pair is the other upside down, or its opposite where that is itself.
 * - Opposite and inverse are their own undoing; eight figures are the same upside down.
 * - Each trigram lies below in eight hexagrams and above in eight.
 * - For all 4,096 casts: the relating hexagram differs in the changing lines alone, and what Zhu Xi reads is one to two texts
 *   of lines that are there.
 */
import { expect, it } from 'vitest';
import type { LineValue } from '#lib/draw.ts';
import { drawLines } from '#lib/draw.ts';
import {
  bitsOf,
  hexagramIds,
  hexagramOf,
  inverseHexagram,
  nuclearHexagram,
  oppositeHexagram,
  trigramIds,
  trigramsOf,
} from './hexagrams.ts';
import { readLines } from './read-lines.ts';

const all = hexagramIds.map(Number);
const values: readonly LineValue[] = [6, 7, 8, 9];
const casts = Array.from({ length: 4 ** 6 }, (_, n) =>
  Array.from({ length: 6 }, (__, at) => values[Math.floor(n / 4 ** at) % 4] ?? 7),
);

it('are 64, in pairs', () => {
  expect(new Set(all.map(bitsOf)).size).toBe(64);
  for (const hexagram of all) {
    expect(hexagramOf(bitsOf(hexagram))).toBe(hexagram);
    expect(oppositeHexagram(oppositeHexagram(hexagram))).toBe(hexagram);
    expect(inverseHexagram(inverseHexagram(hexagram))).toBe(hexagram);
    const turned = inverseHexagram(hexagram);
    const pair = turned === hexagram ? oppositeHexagram(hexagram) : turned;
    expect(pair).toBe(hexagram % 2 === 1 ? hexagram + 1 : hexagram - 1);
  }
  expect(all.filter((hexagram) => inverseHexagram(hexagram) === hexagram).length).toBe(8);
});

it('are built of each trigram eight times below and above', () => {
  for (const trigram of trigramIds) {
    expect(all.filter((hexagram) => trigramsOf(hexagram).below === trigram).length).toBe(8);
    expect(all.filter((hexagram) => trigramsOf(hexagram).above === trigram).length).toBe(8);
  }
  // The inner lines of all hexagrams make sixteen, each four times.
  expect(new Set(all.map(nuclearHexagram)).size).toBe(16);
});

it('lead where their changing lines lead, for every cast', () => {
  const reached = new Set<number>();
  const faults = casts.filter((lines) => {
    const { primary, relating, changing, texts, correct, corresponding } = readLines(lines);
    reached.add(primary);
    const before = bitsOf(primary);
    const after = relating === null ? before : bitsOf(relating);
    const turned = [1, 2, 3, 4, 5, 6].filter((place) => before[place - 1] !== after[place - 1]);
    const isOnRest = texts.every((text) => {
      const place = Number(/line-(\d)$/.exec(text)?.[1] ?? 0);
      return place === 0 || changing.includes(place) === text.startsWith('primary');
    });
    return !(
      turned.join() === changing.join() &&
      (relating === null) === (changing.length === 0) &&
      texts.length >= 1 &&
      texts.length <= 2 &&
      isOnRest &&
      correct.length <= 6 &&
      corresponding.length <= 3
    );
  });
  expect(faults).toEqual([]);
  expect(reached.size).toBe(64);
});

it.each(['coins', 'yarrow'] as const)('reach every hexagram and every line by %s', (method) => {
  const cast = Array.from({ length: 400 }, (_, n) => readLines(drawLines(`reach ${n}`, method)));
  expect(new Set(cast.map(({ primary }) => primary)).size).toBe(64);
  expect(new Set(cast.flatMap(({ lines }) => lines)).size).toBe(4);
});
