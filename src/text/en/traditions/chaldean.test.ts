import { expect, it } from 'vitest';
import { chaldean } from '#traditions/numerology/chaldean.ts';
import { LISTED_COMPOUNDS } from '#traditions/numerology/chaldean-numbers.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { words } from './chaldean.ts';
import { compoundOf, compoundWords } from './numbers/compounds.ts';
import { digitWords } from './numbers/digits.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  lineFaults,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const sheets = askedSheets(chaldean, traditionBirths(40));

it('tells every point of the names', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(toldFaults(sheets, chaldean, words)).toEqual([]);
});

it('says nothing that the sheet denies', () => {
  expect(deniedSentences(sheets, chaldean, words)).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has a picture for every listed compound and whole lines for every number', () => {
  const { from, to } = LISTED_COMPOUNDS;
  const listed = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  expect(listed.filter((n) => compoundOf(n) === undefined)).toEqual([]);
  expect(new Set(Object.values(compoundWords).map(({ picture }) => picture)).size).toBe(listed.length);
  const lines = [
    ...Object.values(compoundWords).flatMap(({ lines: own }) => [...own]),
    ...Object.values(digitWords).flatMap(({ asks, themes }) => [...asks, ...Object.values(themes)]),
  ];
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});
