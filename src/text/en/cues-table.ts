/** All English words of understanding, as one table for `compileLexicon`. */
import type { LanguageTable } from '#companion/understand/lexicon-types.ts';
import { englishAffect } from './affect.ts';
import { englishCues } from './cues.ts';
import { englishPeople } from './people.ts';
import { englishTime } from './time-words.ts';

export const englishTable: LanguageTable = {
  lang: 'en',
  cues: englishCues,
  affect: englishAffect,
  people: englishPeople,
  time: englishTime,
};
