import { expect, it } from 'vitest';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import { CLASSICAL_PLANET_IDS } from '#astro/chart/dignity.ts';
import { hellenistic } from '#traditions/hellenistic/hellenistic.ts';
import { REGARD_IDS } from '#traditions/hellenistic/regard.ts';
import { planetWords } from './classical/seven.ts';
import { traditionBirths } from '../../../../tests/support/tradition-births.ts';
import { placeWords } from './hellenistic/places.ts';
import { words } from './hellenistic.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  lineFaults,
  toldFaults,
} from '../../../../tests/support/tradition-words.ts';

const sheets = askedSheets(hellenistic, traditionBirths(40));

it('tells every point of forty births', () => {
  expect(toldFaults(sheets, hellenistic, words)).toEqual([]);
});

it('says nothing that the sheet denies', () => {
  expect(deniedSentences(sheets, hellenistic, words)).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has a whole line for every planet and every place', () => {
  const lines = [
    ...Object.values(planetWords).flatMap(({ asks, themes }) => [...asks, ...Object.values(themes)]),
    ...Object.values(placeWords).flatMap(({ lines: own, year }) => [...own, year]),
  ];
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

it('names every value in English and in Greek', () => {
  const ids = [
    ...SIGN_IDS,
    ...CLASSICAL_PLANET_IDS,
    ...REGARD_IDS,
    ...Array.from({ length: 12 }, (_, at) => String(at + 1)),
    'day',
    'night',
    'domicile',
    'exaltation',
    'detriment',
    'fall',
    'in-sect',
    'contrary',
    'cazimi',
    'under-beams',
  ];
  const nameless = ids.filter((id) => {
    const [name] = words.names({ value: { type: 'id', id } } as Parameters<typeof words.names>[0]);
    return name?.own === undefined || name.own === null;
  });
  expect(nameless).toEqual([]);
});
