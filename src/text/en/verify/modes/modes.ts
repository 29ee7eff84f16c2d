/** The verifier's English for the reading modes: slots and the values that fill them, a file for each family of modes. */
import type { WordTable } from '#companion/verify/words.ts';
import { classicalModeWords } from './classical.ts';
import { divinationModeWords } from './divination.ts';
import { eastAsianModeWords } from './east-asian.ts';
import { indicModeWords } from './indic.ts';
import { numberModeWords } from './numbers.ts';
import { observationModeWords } from './observation.ts';
import { thaiModeWords } from './thai.ts';

/** Verbs between a slot and its value, which a "not" before them leaves to the value. */
const verbs: WordTable = {
  families: [
    'ziwei',
    'ninestar',
    'mayan',
    'rune',
    'geomancy',
    'ifa',
    'egyptian',
    'chaldean',
    'numerology',
    'seven',
  ].concat(['zodiacyear', 'wheel', 'kua', 'palm', 'face', 'khmer', 'tibetan']),
  rows: [
    [
      'cue',
      'light',
      'show',
      'shows',
      'bring',
      'brings',
      'give',
      'gives',
      'name',
      'names',
      'called',
      'come to',
      'comes to',
    ],
    [
      'cue',
      'light',
      'come out as',
      'comes out as',
      'lie',
      'lies',
      'fall on',
      'falls on',
      'lead to',
      'begin with',
    ],
  ],
};

export const modeWords: readonly WordTable[] = [
  ...eastAsianModeWords,
  ...divinationModeWords,
  ...numberModeWords,
  ...classicalModeWords,
  ...thaiModeWords,
  ...indicModeWords,
  ...observationModeWords,
  verbs,
];
