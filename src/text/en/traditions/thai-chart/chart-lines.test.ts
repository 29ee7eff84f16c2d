/** Every authored line of the chart modes is whole, short enough and without a banned word, and none stands twice in a table. */
import { describe, expect, it } from 'vitest';
import { animalTexts } from '../khmer/animals.ts';
import { halfLines, ladyLines, monthLines } from '../khmer/lines.ts';
import {
  elementPairs,
  elementTexts,
  mewaLines,
  obstacleLines,
  parkhaLines,
  weekElementLines,
} from '../tibetan/lines.ts';
import { yearNames } from '../tibetan/names.ts';
import { antarLines, mahaLines } from '../vedic/dashas.ts';
import { grahaTexts } from '../vedic/grahas.ts';
import { nakshatraNames, rashiNames } from '../vedic/names.ts';
import { nakshatraTexts } from '../vedic/nakshatras.ts';
import * as panchanga from '../vedic/panchanga-lines.ts';
import { contactLines } from './contacts.ts';
import { houseTexts } from './houses.ts';
import { limitLines } from './limits.ts';
import { signTexts } from './signs.ts';
import { passing, saturnMoonLines, starTextOf } from './stars.ts';
import { kalayokLines, rerkLines, starPairLines, watchLines, yearLines } from './times.ts';
import { lineFaults } from '../../../../../tests/support/tradition-words.ts';

/** Whole sentences inside a table of any depth; phrases that begin small are parts of sentences. */
function sentencesIn(table: unknown): readonly string[] {
  if (typeof table === 'string') return /^[A-Z‘“]/u.test(table) ? [table] : [];
  if (typeof table === 'function') return [(table as (holds: string) => string)('your part')];
  if (table === null || typeof table !== 'object') return [];
  return Object.values(table).flatMap(sentencesIn);
}

const tables: readonly (readonly [string, unknown])[] = [
  ['animals', animalTexts],
  ['khmer', [halfLines, ladyLines, monthLines]],
  ['tibetan', [elementTexts, mewaLines, obstacleLines, parkhaLines, weekElementLines]],
  ['element pairs', Object.values(elementPairs).map(({ lines }) => lines)],
  ['dashas', [antarLines, mahaLines]],
  ['grahas', grahaTexts],
  ['nakshatras', Object.values(nakshatraTexts).map(({ core, themes }) => [core, themes])],
  ['panchanga', { ...panchanga }],
  ['houses', Object.values(houseTexts).map(({ core, themes }) => [core, themes])],
  ['signs', Object.values(signTexts).map(({ rising }) => rising)],
  ['stars', [passing, saturnMoonLines, starTextOf('uranus')]],
  ['contacts', contactLines],
  ['times', [kalayokLines, rerkLines, starPairLines, watchLines, yearLines]],
  ['limits', limitLines],
];

describe.each(tables)('%s', (_, table) => {
  const lines = sentencesIn(table);

  it('has whole lines, each once', () => {
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });
});

it('has a name in its own script for every sign, mansion and Tibetan year', () => {
  const names = [rashiNames, nakshatraNames, yearNames].flatMap((table) => Object.values(table));
  expect(names.filter(([, own]) => own === null)).toEqual([]);
  expect(Object.keys(yearNames)).toHaveLength(120);
});
