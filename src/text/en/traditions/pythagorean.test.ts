import { expect, it } from 'vitest';
import { pythagorean } from '#traditions/numerology/pythagorean-tradition.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import {
  birthdayLines,
  challengeLines,
  debtLines,
  maturityLines,
  missingLines,
  personalityLines,
  pinnacleLines,
} from './numbers/places.ts';
import { words } from './pythagorean.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  lineFaults,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const sheets = askedSheets(pythagorean, traditionBirths(40));
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

it('tells every point of forty people', () => {
  expect(toldFaults(sheets, pythagorean, words)).toEqual([]);
});

it('says nothing that the sheet denies', () => {
  expect(deniedSentences(sheets, pythagorean, words)).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has a line for every number in every place', () => {
  for (const table of [personalityLines, birthdayLines, maturityLines, pinnacleLines])
    expect(Object.keys(table).map(Number)).toEqual(numbers);
  expect(Object.keys(challengeLines).map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Object.keys(debtLines).map(Number)).toEqual([13, 14, 16, 19]);
  expect(Object.keys(missingLines).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const lines = [
    personalityLines,
    birthdayLines,
    maturityLines,
    pinnacleLines,
    challengeLines,
    debtLines,
    missingLines,
  ].flatMap((table) => Object.values(table));
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});
