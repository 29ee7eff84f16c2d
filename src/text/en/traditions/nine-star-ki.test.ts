import { describe, expect, it } from 'vitest';
import { elementRelationIds } from '#traditions/east-asian/relations.ts';
import { wuxingIds } from '#traditions/east-asian/sexagenary.ts';
import { nineStarKi } from '#traditions/nine-star-ki/nine-star-ki.ts';
import { boardPlaces, starNumbers } from '#traditions/nine-star-ki/stars.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { words } from './nine-star-ki.ts';
import {
  elementNames,
  placeNames,
  placeTexts,
  relationNames,
  relationTexts,
  starNames,
  starTexts,
} from './nine-star-ki/stars.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  singleWordings,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const sheets = askedSheets(nineStarKi, traditionBirths(40));

describe('the words of the nine stars', () => {
  it('tell every point of every sheet, name every value and every rule', () => {
    expect(toldFaults(sheets, nineStarKi, words)).toEqual([]);
    expect(singleWordings(sheets, nineStarKi, words)).toEqual([]);
  });

  it('say nothing that the sheet denies', () => {
    expect(deniedSentences(sheets, nineStarKi, words)).toEqual([]);
  });

  it('have a name for each word of the vocabularies', () => {
    const keys = (table: object): readonly string[] => Object.keys(table);
    for (const table of [starNames, starTexts]) expect(keys(table)).toEqual(starNumbers.map(String));
    for (const table of [placeNames, placeTexts]) expect(keys(table)).toEqual([...boardPlaces]);
    for (const table of [relationNames, ...Object.values(relationTexts)])
      expect(keys(table)).toEqual([...elementRelationIds]);
    expect(keys(elementNames)).toEqual([...wuxingIds]);
  });

  it('frame a reading', () => {
    expect(frameFaults(words)).toEqual([]);
  });
});
