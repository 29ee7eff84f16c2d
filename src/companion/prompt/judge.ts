/** The verifier as the pipeline asks it: one sentence at a time, with those before it for what "it" means. */
import { verify } from '#companion/verify/verify.ts';
import type { VerifierWords } from '#companion/verify/words.ts';
import type { Judge } from './pipeline-types.ts';
import { isThai } from './sentence-end.ts';

export type JudgeDeps = {
  readonly words: Readonly<Record<'en' | 'th', VerifierWords>>;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
};

/** Each sentence is read in the language it is written in: a model may answer in another one than it was asked for. */
export function createJudge({ words, zone, nowMs }: JudgeDeps): Judge {
  return (sentences, sheet) => {
    const lang = isThai(sentences.at(-1)?.text ?? '') ? 'th' : 'en';
    return verify({ sentences, sheet, lang, zone, nowMs, words: words[lang] });
  };
}
