/** What turns an English clause: denial, supposition, ownership, number, time. The first row of a phrase counts. */
import type { WordTable } from '#companion/verify/words.ts';
import { denialCues } from './cues-denial.ts';
import { jointCues } from './cues-joints.ts';
import { nearnessCues } from './cues-nearness.ts';
import { numberCues } from './cues-number.ts';
import { ownerCues } from './cues-owner.ts';
import { ruleCues } from './cues-rule.ts';
import { suppositionCues } from './cues-supposition.ts';
import { timeCues } from './cues-time.ts';
import { verbCues } from './cues-verbs.ts';
import { numeralWords } from './numerals.ts';

export const cueWords: readonly WordTable[] = [
  {
    families: [],
    rows: [
      ...denialCues,
      ...verbCues,
      ...suppositionCues,
      ...ownerCues,
      ...jointCues,
      ...ruleCues,
      ...nearnessCues,
      ...numberCues,
      ...timeCues,
    ],
  },
  { families: [], rows: numeralWords },
];
