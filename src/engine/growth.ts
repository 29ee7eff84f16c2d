/** What is said of someone's days, for the worker: the statistics with the words of both languages. */
import { growthView } from '#practice/growth/growth-view.ts';
import type { GrowthInput, GrowthView } from '#practice/growth/growth-view.ts';
import { growthWords } from '#text/en/practice/growth/words.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords } from '#text/en/practice/soul-loop/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { safetyTools } from './safety.ts';

const rules = { cues: { en: englishCues, th: thaiCues }, safety: safetyTools };

export function growthOf(input: GrowthInput): GrowthView {
  return growthView(input, { words: growthWords, loopWords, rules });
}
