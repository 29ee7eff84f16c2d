/** All English words of understanding, as one table for `compileLexicon`. */
import type { CueTable, LanguageTable } from '#companion/understand/lexicon-types.ts';
import type { Topic } from '#facts/ask.ts';
import { englishAffect } from './affect.ts';
import { englishCues } from './cues.ts';
import { kinds } from './cues/kinds.ts';
import { matter } from './cues/matter.ts';
import { englishPeople } from './people.ts';
import { englishTime } from './time-words.ts';
import { plainTopicWords } from './topic-words.ts';

const topic = Object.fromEntries(
  Object.entries(englishCues.topic).map(([label, rows]) => [
    label,
    [...rows, ...plainTopicWords(label as Topic, rows)],
  ]),
) as CueTable['topic'];

export const englishTable: LanguageTable = {
  lang: 'en',
  cues: { ...englishCues, topic },
  affect: englishAffect,
  people: englishPeople,
  time: englishTime,
  kinds,
  matter,
};
