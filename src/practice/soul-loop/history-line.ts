/** The one sentence about earlier entries that an insight may hold, and the entry it opens. */
import type { Emotion } from '#contract/soul-entry.ts';
import { fill } from './fill.ts';
import { daysBetween, newestFirst, runsWithin } from './past-run.ts';
import type { PastRun } from './past-run.ts';
import type { PatternId } from './patterns.ts';
import { cleanText } from './read-text.ts';
import type { LoopWords } from './words.ts';

/** Days in which a pattern that comes again is said to come again. */
const RECENT_DAYS = 28;

/** Fewer entries than this are too few to call anything new. */
const ENTRIES_FOR_FIRST_TIME = 5;

/** Equal feelings in a row that make another one a change. */
const SHIFT_RUN = 3;

export type HistoryLine = { readonly text: string; readonly entry: string };

type Today = {
  readonly text: string;
  readonly pattern: PatternId;
  readonly emotion: Emotion | null;
  readonly date: string;
};

/**
 * The first that applies: the same words as before, an action that helped with this pattern, the pattern again within
 * four weeks, a change after three equal feelings, a first meeting. Null when none does. What was said in the last
 * seven days is not said again.
 */
export function historyLine(today: Today, history: readonly PastRun[], words: LoopWords): HistoryLine | null {
  const past = newestFirst(history).filter((run) => run.date < today.date);
  const saidLately = runsWithin(past, today.date, 7).map(({ insight }) => insight);
  const lines = [
    repeated(today, past, words),
    helpedBefore(today, past, words),
    sameRecent(today, past, words),
    shift(today, past, words),
    firstTime(today, past, words),
  ];
  return lines.find((line) => line !== null && !saidLately.some((said) => said.includes(line.text))) ?? null;
}

function repeated(today: Today, past: readonly PastRun[], words: LoopWords): HistoryLine | null {
  const same = (a: string, b: string): boolean => cleanText(a).toLowerCase() === cleanText(b).toLowerCase();
  // One word is what many days begin with; the same sentence is a sign.
  if (cleanText(today.text).length < 12) return null;
  const before = past.find((run) => same(run.text, today.text));
  if (before === undefined) return null;
  return {
    text: fill(words.history.repeatedText, { date: words.date(before.date, today.date) }),
    entry: before.id,
  };
}

function helpedBefore(today: Today, past: readonly PastRun[], words: LoopWords): HistoryLine | null {
  const before = past.find(
    (run) => run.pattern === today.pattern && run.action !== null && run.helped !== null && run.helped > 0,
  );
  if (before === undefined || before.action === null) return null;
  return {
    text: fill(words.history.helpedBefore, {
      date: words.date(before.date, today.date),
      action: firstSentence(words.actions[before.action].text),
    }),
    entry: before.id,
  };
}

/** The first sentence with its mark; Thai, which has none, whole. */
function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function sameRecent(today: Today, past: readonly PastRun[], words: LoopWords): HistoryLine | null {
  if (today.pattern === 'unnamed') return null;
  const times = past.filter(
    (run) => run.pattern === today.pattern && daysBetween(run.date, today.date) <= RECENT_DAYS,
  );
  const last = times[0];
  if (last === undefined) return null;
  return {
    text: fill(words.history.sameRecent, {
      times: words.times(times.length),
      patternName: words.patterns[today.pattern].name,
      date: words.date(last.date, today.date),
    }),
    entry: last.id,
  };
}

function shift(today: Today, past: readonly PastRun[], words: LoopWords): HistoryLine | null {
  const felt = past.filter((run) => run.pattern !== null).slice(0, SHIFT_RUN);
  const [last] = felt;
  if (last === undefined || last.emotion === null || today.emotion === null || felt.length < SHIFT_RUN)
    return null;
  if (last.emotion === today.emotion || felt.some((run) => run.emotion !== last.emotion)) return null;
  return {
    text: fill(words.history.shift, {
      emotionA: words.emotions[last.emotion],
      emotionB: words.emotions[today.emotion],
    }),
    entry: last.id,
  };
}

function firstTime(today: Today, past: readonly PastRun[], words: LoopWords): HistoryLine | null {
  const read = past.filter((run) => run.pattern !== null);
  const newest = read[0];
  if (today.pattern === 'unnamed' || newest === undefined || read.length < ENTRIES_FOR_FIRST_TIME)
    return null;
  if (read.some((run) => run.pattern === today.pattern)) return null;
  return { text: words.history.firstTime, entry: newest.id };
}
