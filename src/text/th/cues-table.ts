/** All Thai words of understanding, as one table for `compileLexicon`. */
import type { LanguageTable } from '#companion/understand/lexicon-types.ts';
import { thaiAffect } from './affect.ts';
import { thaiCues } from './cues.ts';
import { thaiPeople } from './people.ts';
import { thaiTime } from './time-words.ts';

export const thaiTable: LanguageTable = {
  lang: 'th',
  cues: thaiCues,
  affect: thaiAffect,
  people: thaiPeople,
  time: thaiTime,
};
