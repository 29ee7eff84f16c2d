import { expect, it } from 'vitest';
import { western } from '#traditions/western/western.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { words } from './western.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';
import { sweep } from '../../../../tests/support/property-runs.ts';

const sheets = askedSheets(western, traditionBirths(sweep(40)));

it('tells every point of its births and titles every fact', () => {
  expect(toldFaults(sheets, western, words)).toEqual([]);
});

it('says nothing that the sheet denies', () => {
  expect(deniedSentences(sheets, western, words)).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});
