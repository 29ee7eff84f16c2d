/** `verify`: one sentence, or a few, over a plain list of facts. */
import { z } from 'zod';
import { verify } from '#companion/verify/verify.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import type { FactId } from '#facts/fact-id.ts';
import { idField } from '../astro/fields.ts';
import { factOf } from './plain-facts.ts';
import { instantOf, NOW, zoneField } from './question-case.ts';

const FACTS = 'expected a list of facts, like [{"id": "natal.sun.sign", "value": "aries"}]';

/** The moment of the reference set, for lines that name none: years and "this month" are counted from it. */
const REFERENCE_NOW = '2026-11-21T10:00';

export const verifyInput = z.object({
  id: idField,
  mode: z.string({ error: 'expected the id of a reading mode, like "western"' }),
  lang: z.enum(['en', 'th'], { error: 'expected "en" or "th"' }),
  zone: zoneField,
  now: z
    .string({ error: NOW })
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, NOW)
    .nullish(),
  sheetFacts: z.array(z.object({ id: z.string(), value: z.json() }), { error: FACTS }),
  complete: z.array(z.string()).default([]),
  cites: z.array(z.string()).default([]),
  sentence: z.string({ error: 'expected a sentence as text' }),
});

/** The verdict under `label`, with each claim, the marks it should bear, and the fact that denies it. */
export function verifyLine({
  id,
  mode,
  lang,
  zone,
  now,
  sheetFacts,
  complete,
  cites,
  sentence,
}: z.output<typeof verifyInput>) {
  const [verified] = verify({
    sentences: [{ text: sentence, cites: cites as readonly string[] as readonly FactId[] }],
    sheet: { mode, facts: sheetFacts.map(factOf), complete },
    lang,
    zone,
    nowMs: instantOf((now ?? REFERENCE_NOW).slice(0, 16), zone),
    words: lang === 'th' ? thaiVerifier : englishVerifier,
  });
  if (verified === undefined) throw new Error('one sentence in, one verdict out');
  const { verdict, claims, truth } = verified;
  return { id, label: verdict, claims, cites: verified.cites, truth };
}
