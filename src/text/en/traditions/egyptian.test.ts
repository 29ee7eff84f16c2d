import { expect, it } from 'vitest';
import type { Fact } from '#facts/fact.ts';
import { DATE_GODS, EGYPTIAN_MONTHS, EGYPTIAN_SEASONS } from '#traditions/egyptian/civil-calendar.ts';
import { DECAN_IDS, DECAN_NAMES } from '#traditions/egyptian/decans.ts';
import { egyptian } from '#traditions/egyptian/egyptian.ts';
import { POPULAR_GODS } from '#traditions/egyptian/popular-zodiac.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { godWords, monthWords, seasonWords } from './egyptian/dates.ts';
import { decanWords } from './egyptian/decans.ts';
import { words } from './egyptian.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  lineFaults,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const sheets = askedSheets(egyptian, traditionBirths(40));

it('tells every point of forty births', () => {
  expect(toldFaults(sheets, egyptian, words)).toEqual([]);
});

it('says nothing that the sheet denies', () => {
  expect(deniedSentences(sheets, egyptian, words)).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has whole lines for every decan, month, season and god', () => {
  const lines = [
    ...decanWords.map(({ line }) => line),
    ...[...Object.values(monthWords), ...Object.values(seasonWords), ...Object.values(godWords)].flatMap(
      ({ lines: own }) => [...own],
    ),
  ];
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

it('spells the decans as the engine does, and names every value', () => {
  expect(decanWords.map(({ name }) => name)).toEqual(DECAN_NAMES);
  const named = (id: string, value: string) =>
    words.names({ id, value: { type: 'id', id: value } } as unknown as Fact);
  const nameless = [
    ...DECAN_IDS.map((id) => named('egyptian.decan.sun', id)),
    ...EGYPTIAN_MONTHS.map((id) => named('egyptian.civil.month', id)),
    ...EGYPTIAN_SEASONS.map((id) => named('egyptian.civil.season', id)),
    ...[...DATE_GODS, ...POPULAR_GODS].map((id) => named('egyptian.civil.god', id)),
  ].filter(([first]) => first === undefined || first.en === '');
  expect(nameless).toEqual([]);
});
