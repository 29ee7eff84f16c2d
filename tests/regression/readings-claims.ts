/** The composer's sentences as the verifier takes them. */
import type { Reading } from '#facts/reading.ts';
import type { VerifyInput } from '#companion/verify/verify.ts';

/** Every sentence that cites says by its citation what stands behind it. */
export function sentencesToVerify({ sentences }: Pick<Reading, 'sentences'>): VerifyInput['sentences'] {
  return sentences.map((sentence) => ({
    text: sentence.text,
    cites: sentence.cites,
    byCitation: sentence.cites.length > 0,
  }));
}
