/**
 * Days of chat as rows of the ledger, for someone who asked for it: a feeling and a pattern, and nothing of the words.
 *
 * A day that has a loop is told by the loop. Of the others the last message counts whose words name one feeling plainly.
 * Messages that the support card met are not read.
 */
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { localDate } from '#lib/local-date.ts';
import { scorePatterns } from '../soul-loop/score.ts';
import type { QuoteRules } from '../soul-loop/quote.ts';
import { readText } from '../soul-loop/read-text.ts';
import { feelingsIn, signsOf } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';

/** What a person wrote in a chat. */
export type ChatWords = {
  /** Names the message; it becomes the id of the row. */
  readonly id: string;
  /** When, milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
};

/** One row a day at most, in the order of dates. `taken` are the dates that have a row of their own. */
export function chatRows(
  messages: readonly ChatWords[],
  taken: ReadonlySet<string>,
  rules: QuoteRules,
  zone: string,
): readonly LedgerRow[] {
  const byDate = new Map<string, LedgerRow>();
  for (const message of messages.toSorted((a, b) => b.at - a.at)) {
    const date = localDate(message.at, zone);
    if (taken.has(date) || byDate.has(date)) continue;
    const row = chatRow(message, date, rules, zone);
    if (row !== null) byDate.set(date, row);
  }
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function chatRow(
  { id, at, text }: ChatWords,
  date: string,
  { cues, safety }: QuoteRules,
  zone: string,
): LedgerRow | null {
  const read = readText(text, cues);
  const emotion = feelingsIn(read, cues).top;
  if (emotion === null) return null;
  const { tier } = assessSafety(text, safety);
  if (tier === 1 || tier === 2) return null;
  return {
    id,
    date,
    mode: 'chat',
    emotion,
    pattern: scorePatterns(read, emotion, cues)[0]?.pattern ?? 'unnamed',
    declined: [],
    action: null,
    completed: false,
    helped: null,
    // Questions are not written as entries are: how long they are and how they are worded says nothing here.
    words: 0,
    absolutes: 0,
    feelingWords: 0,
    distinctFeelings: 0,
    wordsSay: null,
    ...signsOf(at, zone),
  };
}
