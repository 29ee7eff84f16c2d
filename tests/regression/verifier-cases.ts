/** Sentences over plain facts, as the verifier's reference sets write them. */
import type { Json } from '#facts/fact.ts';
import { verify } from '#companion/verify/verify.ts';
import type { Verified } from '#companion/verify/verify.ts';
import type { Verdict } from '#facts/reading.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import { factOf } from '../../tools/companion/plain-facts.ts';

export type VerifierCase = {
  readonly id: string;
  readonly mode: string;
  readonly lang: 'en' | 'th';
  readonly zone: string;
  readonly sheetFacts: readonly { readonly id: string; readonly value: Json }[];
  readonly complete: readonly string[];
  readonly sentence: string;
  readonly label: Verdict;
};

/** 21 November 2026, 10:00 in Europe: the "now" of the reference set, near enough in every zone. */
export const NOW = Date.parse('2026-11-21T10:00:00Z');

/** The verdict on one case, with its claims. */
export function verifyCase(one: Omit<VerifierCase, 'label' | 'id'>): Verified {
  const [verified] = verify({
    sentences: [{ text: one.sentence, cites: [] }],
    sheet: { mode: one.mode, facts: one.sheetFacts.map(factOf), complete: one.complete },
    lang: one.lang,
    zone: one.zone,
    nowMs: NOW,
    words: one.lang === 'th' ? thaiVerifier : englishVerifier,
  });
  if (verified === undefined) throw new Error('one sentence in, one verdict out');
  return verified;
}
