/** Earlier runs as the next one needs them, and how what the record has no field for is kept beside its facts. */
import type { Emotion, SoulEntry } from '#contract/soul-entry.ts';
import { isActionId } from './actions.ts';
import type { ActionId } from './actions.ts';
import { isPatternId } from './patterns.ts';
import type { PatternId } from './patterns.ts';

/** One earlier run. */
export type PastRun = {
  readonly id: string;
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly text: string;
  readonly emotion: Emotion | null;
  /** Null for a rest day and for an entry that was met with the support card and not read further. */
  readonly pattern: PatternId | null;
  readonly declined: readonly PatternId[];
  readonly insight: string;
  readonly question: string;
  readonly action: ActionId | null;
  readonly completed: boolean;
  readonly helped: 0 | 1 | 2 | null;
  readonly reflection: string;
};

/**
 * Marks in an entry's `facts`, beside the ids of facts: `loop.action.a03`, `loop.declined.glass`, and
 * `loop.entry.{id}` for the entry that the history sentence opens.
 */
const ACTION = 'loop.action.';
const DECLINED = 'loop.declined.';
const ENTRY = 'loop.entry.';

export type LoopMarks = {
  readonly action: ActionId | null;
  readonly declined: readonly PatternId[];
  /** The earlier entry that a history sentence is about. */
  readonly entry: string | null;
};

export function marksToFacts(marks: LoopMarks): readonly string[] {
  return [
    ...(marks.action === null ? [] : [`${ACTION}${marks.action}`]),
    ...marks.declined.map((id) => `${DECLINED}${id}`),
    ...(marks.entry === null ? [] : [`${ENTRY}${marks.entry}`]),
  ];
}

export function factsToMarks(facts: readonly string[]): LoopMarks {
  const after = (prefix: string): readonly string[] =>
    facts.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  return {
    action: after(ACTION).find(isActionId) ?? null,
    declined: after(DECLINED).filter(isPatternId),
    entry: after(ENTRY)[0] ?? null,
  };
}

/** Whether an id in an entry's `facts` is a fact and no mark. */
export function isFactMark(id: string): boolean {
  return !id.startsWith('loop.');
}

/** A stored entry as the next run sees it. */
export function pastRunOf(stored: SoulEntry): PastRun {
  const { entry } = stored;
  const { action, declined } = factsToMarks(entry.facts);
  return {
    id: stored.id,
    date: stored.date,
    text: entry.userInput,
    emotion: entry.emotionCategory,
    pattern: entry.patternId !== null && isPatternId(entry.patternId) ? entry.patternId : null,
    declined,
    insight: entry.patternInsight,
    question: entry.reflectiveQuestion,
    action,
    completed: stored.completed,
    helped: stored.helped,
    reflection: stored.reflection,
  };
}

/** A day on which the person came and asked for nothing. */
export function isRestDay(run: PastRun): boolean {
  return run.pattern === null && run.text === '';
}

/** The same of a stored entry: nothing was written, and the day counts all the same. */
export function isRestEntry({ entry }: SoulEntry): boolean {
  return entry.patternId === null && entry.userInput === '';
}

/** Words that were kept and not read further, because they met the support card. */
export function isUnreadEntry({ entry }: SoulEntry): boolean {
  return entry.patternId === null && entry.userInput !== '';
}

/** Whole days from one local date to a later one; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Runs of the last `days` days before `date`, that day's own left out, newest first. */
export function runsWithin(history: readonly PastRun[], date: string, days: number): readonly PastRun[] {
  return newestFirst(history).filter((run) => {
    const age = daysBetween(run.date, date);
    return age > 0 && age <= days;
  });
}

/** Newest first by date; of one date, in the order given. */
export function newestFirst(history: readonly PastRun[]): readonly PastRun[] {
  return history.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
