/** All Thai words of understanding, as one table for `compileLexicon`. */
import type { CueTable, LanguageTable } from '#companion/understand/lexicon-types.ts';
import type { Topic } from '#facts/ask.ts';
import { thaiAffect } from './affect.ts';
import { thaiCues } from './cues.ts';
import { kinds } from './cues/kinds.ts';
import { nounMatters } from './cues/matter.ts';
import { thaiPeople } from './people.ts';
import { thaiTime } from './time-words.ts';
import { plainThaiWords } from './topic-words.ts';

const topic = Object.fromEntries(
  Object.entries(thaiCues.topic).map(([label, rows]) => [
    label,
    [...rows, ...plainThaiWords(label as Topic, rows)],
  ]),
) as CueTable['topic'];

export const thaiTable: LanguageTable = {
  lang: 'th',
  cues: { ...thaiCues, topic },
  affect: thaiAffect,
  people: thaiPeople,
  time: thaiTime,
  kinds,
  nounMatters,
};
