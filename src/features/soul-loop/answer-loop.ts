/** Answers what was written: safety before anything else, then the run. */
import type { BegunLoop, SoulDraft } from '#contract/soul-draft.ts';
import type { SafetyFinding } from '#companion/safety/assess-safety.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { localDateTime } from '#lib/local-date.ts';
import { begunRun } from '#practice/soul-loop/begun.ts';
import type { PastRun } from '#practice/soul-loop/past-run.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { readText } from '#practice/soul-loop/read-text.ts';
import { runLoop } from '#practice/soul-loop/run-loop.ts';
import type { Lang, LoopKit } from './loop-kit.ts';
import { deviceHours } from '#ui/clock.ts';

/** The language a text is answered in: Thai wherever there is Thai in it. */
export function answerLang(text: string, kit: LoopKit): Lang {
  const { language } = readText(text, kit.cues);
  return language === 'th' || language === 'both' ? 'th' : 'en';
}

/** What the words ask for before they are read. */
export function careFor(text: string, kit: LoopKit): SafetyFinding {
  return assessSafety(text, kit.safety);
}

/** The run of a draft; null when there is nothing to read, or the support card stands in its place. */
export async function answerDraft(
  draft: Pick<SoulDraft, 'text' | 'emotion' | 'date'>,
  around: {
    readonly kit: LoopKit;
    readonly history: readonly PastRun[];
    readonly declined: readonly string[];
    readonly sheet: FactSheet | null;
    readonly zone: string;
    readonly at: number;
  },
): Promise<BegunLoop | null> {
  const { kit, history, declined, sheet, zone, at } = around;
  const words = await kit.wordsOf(answerLang(draft.text, kit));
  const input = {
    text: draft.text,
    emotion: draft.emotion,
    history,
    declined: declined.filter(isPatternId),
    sheet,
    zone,
    clock: deviceHours(),
    date: draft.date,
    time: localDateTime(at, zone).time,
  };
  const run = runLoop(input, { words, cues: kit.cues, safety: kit.safety });
  return run.type === 'run' ? begunRun(run, input, at, words) : null;
}
