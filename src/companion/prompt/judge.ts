/** The verifier as the pipeline asks it: one sentence at a time, with those before it for what "it" means. */
import { verify } from '#companion/verify/verify.ts';
import type { VerifierWords } from '#companion/verify/words.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { CrisisCues } from '#companion/safety/crisis-cues.ts';
import type { Judge } from './pipeline-types.ts';
import { isThai } from './sentence-end.ts';

export type JudgeDeps = {
  readonly words: Readonly<Record<'en' | 'th', VerifierWords>>;
  /** Words of a crisis, looked for in what a model writes as in what a person writes. */
  readonly cues: CrisisCues;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
};

/** Each sentence is read in the language it is written in: a model may answer in another one than it was asked for. */
export function createJudge({ words, cues, zone, nowMs }: JudgeDeps): Judge {
  return (sentences, sheet) => {
    const lang = isThai(sentences.at(-1)?.text ?? '') ? 'th' : 'en';
    const judged = verify({ sentences, sheet, lang, zone, nowMs, words: words[lang] });
    return judged.map((one, at) =>
      speaksOfCrisis(sentences[at]?.text ?? '', cues) ? { ...one, crisis: true } : one,
    );
  };
}

/** Words that would get a person the support card have no place in a reading: the card says them better. */
function speaksOfCrisis(text: string, cues: CrisisCues): boolean {
  const { tier } = assessSafety(text, cues);
  return tier === 1 || tier === 2;
}
