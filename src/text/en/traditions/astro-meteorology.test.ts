import { expect, it } from 'vitest';
import { CLASSICAL_PLANET_IDS } from '#astro/chart/dignity.ts';
import { astroMeteorology } from '#traditions/weather/astro-meteorology.ts';
import { ANGLE_IDS } from '#traditions/weather/chart.ts';
import { DOORS, PAIR_RULES, QUALITIES } from '#traditions/weather/natures.ts';
import { SEASON_IDS, ZONE_IDS } from '#traditions/weather/season.ts';
import { PHASES } from '#traditions/weather/turns.ts';
import { words } from './astro-meteorology.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { pairLore, planetLore, qualityWords } from './weather/qualities.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  lineFaults,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const sheets = askedSheets(astroMeteorology, traditionBirths(40));

it('tells every point of forty days', () => {
  expect(toldFaults(sheets, astroMeteorology, words)).toEqual([]);
});

it('says nothing that the sheet denies', () => {
  expect(deniedSentences(sheets, astroMeteorology, words)).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has a line for each quality and theme, planet and pair', () => {
  expect(Object.keys(pairLore).toSorted()).toEqual(Object.keys(PAIR_RULES).toSorted());
  const lines = [
    ...Object.values(qualityWords).flatMap(({ lore, themes }) => [...lore, ...Object.values(themes)]),
    ...CLASSICAL_PLANET_IDS.flatMap((planet) => [...planetLore[planet]]),
    ...Object.values(pairLore),
  ];
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

it('names every value', () => {
  const ids = [...QUALITIES, ...ANGLE_IDS, ...DOORS, ...PHASES, ...SEASON_IDS, ...ZONE_IDS];
  const nameless = ids.filter(
    (id) => words.names({ value: { type: 'id', id } } as Parameters<typeof words.names>[0]).length === 0,
  );
  expect(nameless).toEqual([]);
});
