/** What English calls the things of a chart and of the sky. */
import type { WordTable } from '#companion/verify/words.ts';
import { aspectWords } from './sky-aspects.ts';
import { bodyWords } from './sky-bodies.ts';
import { contactWords } from './sky-contacts.ts';
import { glyphWords, reachWords } from './sky-reach.ts';
import { standingWords } from './sky-standing.ts';

export const skyWords: readonly WordTable[] = [
  { families: [], rows: [...reachWords, ...glyphWords] },
  { families: [], rows: [...bodyWords, ...standingWords] },
  { families: [], rows: [...aspectWords, ...contactWords] },
];
