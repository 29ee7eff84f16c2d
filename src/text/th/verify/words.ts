/** The verifier's Thai, with the foreign names that Thai writing mixes in. */
import type { VerifierWords } from '#companion/verify/words.ts';
import { cardWords } from '../../en/verify/cards.ts';
import { hexagramWords } from '../../en/verify/hexagrams.ts';
import { indicWords } from '../../en/verify/indic.ts';
import { pillarWords } from '../../en/verify/pillars.ts';
import { cueWords } from './cues.ts';
import { readingWords } from './readings.ts';
import { skyWords } from './sky.ts';

export const thaiVerifier: VerifierWords = {
  lang: 'th',
  spaced: false,
  tables: [
    ...readingWords,
    ...skyWords,
    ...cueWords,
    ...cardWords,
    ...pillarWords,
    ...hexagramWords,
    ...indicWords,
  ],
  abbreviations: [
    'ม.ค',
    'ก.พ',
    'มี.ค',
    'เม.ย',
    'พ.ค',
    'มิ.ย',
    'ก.ค',
    'ส.ค',
    'ก.ย',
    'ต.ค',
    'พ.ย',
    'ธ.ค',
    'พ.ศ',
    'ค.ศ',
    'น',
  ],
  buddhistYears: true,
  quotes: [
    ['“', '”'],
    ['"', '"'],
  ],
};
