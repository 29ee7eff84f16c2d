/** The verifier's English: the sky, the cues that turn a clause, and the vocabularies of the other readings. */
import type { VerifierWords } from '#companion/verify/words.ts';
import { cardWords } from './cards.ts';
import { cueWords } from './cues.ts';
import { hexagramWords } from './hexagrams.ts';
import { lenormandWords } from './lenormand.ts';
import { indicWords } from './indic.ts';
import { modeWords } from './modes/modes.ts';
import { pillarWords } from './pillars.ts';
import { skyWords } from './sky.ts';
import { techniqueWords } from './techniques.ts';
import { thaiRingWords } from './thai-ring.ts';

export const englishVerifier: VerifierWords = {
  lang: 'en',
  spaced: true,
  tables: [
    ...skyWords,
    ...cueWords,
    ...cardWords,
    ...pillarWords,
    ...hexagramWords,
    ...indicWords,
    ...thaiRingWords,
    ...lenormandWords,
    ...techniqueWords,
    ...modeWords,
  ],
  abbreviations: [
    'st',
    'mr',
    'mrs',
    'ms',
    'dr',
    'e.g',
    'i.e',
    'etc',
    'vs',
    'no',
    'approx',
    'deg',
    'jan',
    'feb',
    'aug',
    'sept',
    'oct',
    'nov',
    'dec',
    'c',
    'ca',
    'a.m',
    'p.m',
  ],
  buddhistYears: false,
  quotes: [
    ['“', '”'],
    ['"', '"'],
    ['«', '»'],
  ],
};
