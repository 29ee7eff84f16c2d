import { describe, expect, it } from 'vitest';
import { colours, dayNames, directions, haabMonths, lordsOfNight } from '#traditions/mayan/count.ts';
import { mayan } from '#traditions/mayan/mayan.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { words } from './mayan.ts';
import { colourWords, directionWords, lordTexts, monthWords, numberTexts } from './mayan/counts.ts';
import { dayNameWords, dayTexts } from './mayan/day-names.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  singleWordings,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const inputs = traditionBirths(40);
const sheets = askedSheets(mayan, inputs);

describe('the words of the Maya counts', () => {
  it('tell every point of every sheet, name every value and every rule', () => {
    expect(toldFaults(sheets, mayan, words)).toEqual([]);
    expect(singleWordings(sheets, mayan, words)).toEqual([]);
  });

  it('say nothing that the sheet denies', () => {
    expect(deniedSentences(sheets, mayan, words)).toEqual([]);
  });

  it('hold for days that begin at sunrise and for the later correlation', () => {
    const school = { correlation: '584285', dayStart: 'sunrise' };
    const others = askedSheets(
      mayan,
      inputs.map((one) => ({ ...one, school })),
    );
    expect(toldFaults(others, mayan, words)).toEqual([]);
    expect(deniedSentences(others, mayan, words)).toEqual([]);
  });

  it('have a name for each word of the vocabularies', () => {
    const keys = (table: object): readonly string[] => Object.keys(table);
    for (const table of [dayNameWords, dayTexts]) expect(keys(table)).toEqual([...dayNames]);
    expect(keys(numberTexts)).toEqual(Array.from({ length: 13 }, (_, i) => String(i + 1)));
    expect(keys(lordTexts)).toEqual([...lordsOfNight]);
    expect(keys(monthWords)).toEqual([...haabMonths]);
    expect(keys(directionWords)).toEqual([...directions]);
    expect(keys(colourWords)).toEqual([...colours]);
  });

  it('frame a reading', () => {
    expect(frameFaults(words)).toEqual([]);
  });
});
