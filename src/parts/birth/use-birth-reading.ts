import type { BirthAnswer, BirthDetails } from '#astro/time/birth-moment.ts';
import type { Birth } from '#contract/birth.ts';
import { type Asked, useEngineAnswer } from '../use-engine-answer.ts';
import {
  type BirthDraft,
  birthOf,
  birthProblems,
  type BirthProblems,
  type BirthRules,
} from './birth-draft.ts';

/** A draft as it can be read now, with what its clock says. */
export interface BirthReading {
  birth: Birth;
  rules: BirthRules;
  problems: BirthProblems;
  /** The clock's answer without the person's own choices: those are shown against what it says. */
  clock: Asked<BirthAnswer>;
}

/** Reads a draft and asks the clock at its place. */
export function useBirthReading(draft: BirthDraft, plain: BirthRules): BirthReading {
  const birth = birthOf(draft, plain);
  const { date, time, place, zone } = birth;
  const details: BirthDetails | null =
    date === null || time === null || place === null || zone === null
      ? null
      : { date, time, plusMinusMin: 0, place, zone, fold: null, offsetSeconds: null };
  const clock = useEngineAnswer('resolve', details);
  const said = clock.type === 'answer' ? clock.output.type : undefined;
  const rules: BirthRules = { ...plain, question: said === 'ambiguous' || said === 'gap' ? said : undefined };
  return { birth, rules, problems: birthProblems(draft, rules), clock };
}
