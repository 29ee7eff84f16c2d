import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import { figureIds, figureMotions, figurePlanets, figureQualities } from '#traditions/geomancy/figures.ts';
import { geomancyArabic } from '#traditions/geomancy/geomancy-arabic.ts';
import { matterIds, perfectionIds } from '#traditions/geomancy/shield.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { figureWords } from './geomancy-arabic/figures.ts';
import { words } from './geomancy-arabic.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const asked = (n: number): TraditionInputs =>
  ({
    seed: n % 5 === 4 ? null : `geomancy words ${n}`,
    entered: n % 5 === 4 ? '1101 0001 0110 1000' : null,
    answers: n % 3 === 0 ? {} : { matter: [matterIds[n % matterIds.length] ?? 'money'] },
    school: n % 2 === 0 ? {} : { houses: 'golden-dawn' },
  }) as unknown as TraditionInputs;

it('tells every point of forty casts', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = geomancyArabic.sheet(asked(n));
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(
      sheet,
      geomancyArabic.points(sheet),
      words,
      topics[n % topics.length] ?? 'none',
      n * 7,
    );
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has whole lines for every figure', () => {
  const lines = Object.values(figureWords).flatMap(({ asks, themes }) => [...asks, ...Object.values(themes)]);
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

it('names every value of its vocabularies', () => {
  const named = [
    ...figureIds,
    ...figureMotions,
    ...figureQualities,
    ...figurePlanets,
    ...matterIds,
    ...perfectionIds,
  ];
  const nameless = named.filter(
    (id) => words.names({ value: { type: 'id', id } } as Parameters<typeof words.names>[0]).length === 0,
  );
  expect(nameless).toEqual([]);
  expect(new Set(figureIds.map((id) => figureWords[id].arabic)).size).toBe(16);
});
