import { describe, expect, it } from 'vitest';
import { chineseZiwei } from '#traditions/ziwei/chinese-ziwei.ts';
import {
  brightnessIds,
  bureauIds,
  helperStarIds,
  majorStarIds,
  palaceIds,
  starIds,
  transformationIds,
} from '#traditions/ziwei/stars.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { words } from './chinese-ziwei.ts';
import {
  brightnessNames,
  bureauNames,
  palaceNames,
  starNames,
  transformationNames,
} from './chinese-ziwei/names.ts';
import { palaceTexts, transformationTexts } from './chinese-ziwei/palaces.ts';
import { helperTexts, starTexts } from './chinese-ziwei/stars.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  singleWordings,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

// Some have no time, or no sex that the decades could be counted for.
const sheets = askedSheets(chineseZiwei, traditionBirths(42));

describe('the words of Zi Wei', () => {
  it('tell every point of every sheet, name every value and every rule', () => {
    expect(sheets.length).toBeGreaterThanOrEqual(30);
    expect(toldFaults(sheets, chineseZiwei, words)).toEqual([]);
    expect(singleWordings(sheets, chineseZiwei, words)).toEqual([]);
  });

  it('say nothing that the sheet denies', () => {
    expect(deniedSentences(sheets, chineseZiwei, words)).toEqual([]);
  });

  it('have a name for each word of the vocabularies', () => {
    const keys = (table: object): readonly string[] => Object.keys(table);
    expect(keys(palaceNames)).toEqual([...palaceIds]);
    expect(keys(palaceTexts)).toEqual([...palaceIds]);
    expect(keys(starNames)).toEqual([...starIds]);
    expect(keys(starTexts)).toEqual([...majorStarIds]);
    expect(keys(helperTexts)).toEqual([...helperStarIds]);
    expect(keys(brightnessNames)).toEqual([...brightnessIds]);
    expect(keys(bureauNames)).toEqual([...bureauIds]);
    expect(keys(transformationNames)).toEqual([...transformationIds]);
    expect(keys(transformationTexts)).toEqual([...transformationIds]);
  });

  it('frame a reading', () => {
    expect(frameFaults(words)).toEqual([]);
  });
});
