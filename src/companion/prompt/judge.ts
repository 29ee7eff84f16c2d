/** The verifier as the pipeline asks it: one sentence at a time, with those before it for what "it" means. */
import { verify } from '#companion/verify/verify.ts';
import type { VerifierWords } from '#companion/verify/words.ts';
import { speaksOfNeed } from '#companion/safety/assess-safety.ts';
import type { SafetyTools } from '#companion/safety/assess-safety.ts';
import type { Judge } from './pipeline-types.ts';
import { isThai } from './sentence-end.ts';

export type JudgeDeps = {
  readonly words: Readonly<Record<'en' | 'th', VerifierWords>>;
  /** Looks for need in what a model writes. */
  readonly safety: SafetyTools;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
};

/** Each sentence is read in the language it is written in: a model may answer in another one than it was asked for. */
export function createJudge({ words, safety, zone, nowMs }: JudgeDeps): Judge {
  return (sentences, sheet) => {
    const lang = isThai(sentences.at(-1)?.text ?? '') ? 'th' : 'en';
    const judged = verify({ sentences, sheet, lang, zone, nowMs, words: words[lang] });
    return judged.map((one, at) =>
      // Words that would get a person care have no place in a reading: the reply to them says it better.
      speaksOfNeed(sentences[at]?.text ?? '', safety) ? { ...one, crisis: true } : one,
    );
  };
}
