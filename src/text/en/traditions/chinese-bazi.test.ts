import { describe, expect, it } from 'vitest';
import { chineseBazi } from '#traditions/bazi/chinese-bazi.ts';
import { monthTermIds } from '#traditions/bazi/solar-months.ts';
import { branchRelationIds, godKindIds, tenGodIds } from '#traditions/east-asian/relations.ts';
import { branchIds, nayinIds, pairIds, stemIds, wuxingIds } from '#traditions/east-asian/sexagenary.ts';
import { BRANCH_CHARS, STEM_CHARS } from '#traditions/east-asian/sexagenary.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { termNames, words } from './chinese-bazi.ts';
import { nayinTexts } from './chinese-bazi/counts.ts';
import { relationNames, relationTexts } from './chinese-bazi/relations.ts';
import { godNames, godTexts, kindNames } from './chinese-bazi/ten-gods.ts';
import { branchNames, elementNames, nayinNames, pairNames, stemNames } from './east-asian/cycle-names.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  singleWordings,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const inputs = traditionBirths(40);
const sheets = askedSheets(chineseBazi, inputs);

describe('the words of the four pillars', () => {
  it('tell every point of every sheet, name every value and every rule', () => {
    expect(toldFaults(sheets, chineseBazi, words)).toEqual([]);
    expect(singleWordings(sheets, chineseBazi, words)).toEqual([]);
  });

  it('say nothing that the sheet denies', () => {
    expect(deniedSentences(sheets, chineseBazi, words)).toEqual([]);
  });

  it('hold in the other schools too', () => {
    const school = { dayBoundary: 'zi-hour', solarTime: 'true-solar', luckStart: 'by-double-hours' };
    const others = askedSheets(
      chineseBazi,
      inputs.map((one) => ({ ...one, school })),
    );
    expect(toldFaults(others, chineseBazi, words)).toEqual([]);
    expect(deniedSentences(others, chineseBazi, words)).toEqual([]);
  });

  it('have a name for each word of the vocabularies', () => {
    const keys = (table: object): readonly string[] => Object.keys(table);
    expect(keys(stemNames)).toEqual([...stemIds]);
    expect(keys(branchNames)).toEqual([...branchIds]);
    expect(keys(elementNames)).toEqual([...wuxingIds]);
    expect(keys(nayinNames)).toEqual([...nayinIds]);
    expect(keys(nayinTexts)).toEqual([...nayinIds]);
    expect(keys(godNames)).toEqual([...tenGodIds]);
    expect(keys(godTexts)).toEqual([...tenGodIds]);
    expect(keys(kindNames)).toEqual([...godKindIds]);
    expect(keys(relationNames)).toEqual([...branchRelationIds]);
    expect(keys(relationTexts)).toEqual([...branchRelationIds]);
    expect(keys(termNames)).toEqual([...monthTermIds]);
    expect(pairIds.filter((id) => pairNames(id) === null)).toEqual([]);
  });

  it('write the characters of the cycle', () => {
    expect(
      Object.values(stemNames)
        .map(([, own]) => own)
        .join(''),
    ).toBe(STEM_CHARS);
    expect(
      Object.values(branchNames)
        .map(([, own]) => own)
        .join(''),
    ).toBe(BRANCH_CHARS);
  });

  it('frame a reading', () => {
    expect(frameFaults(words)).toEqual([]);
  });
});
