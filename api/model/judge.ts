/** The verifier of the server's readings, in the zone and at the time of the question. */
import { createJudge as judgeWith } from '#companion/prompt/judge.ts';
import type { Judge } from '#companion/prompt/pipeline.ts';
import { safetyTools } from '#engine/compose.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import type { ForModel } from '../composer.ts';

export function createJudge({ prompt, nowMs }: ForModel): Judge {
  const words = { en: englishVerifier, th: thaiVerifier };
  return judgeWith({ words, safety: safetyTools, zone: prompt.zone, nowMs });
}
