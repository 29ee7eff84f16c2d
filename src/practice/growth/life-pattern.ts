/**
 * The Life Pattern Summary: a letter about the month that has ended, each sentence standing on entries it can open.
 *
 * Made on the device from the ledger and the person's own words. It never leaves it.
 */
import { emotions } from '#contract/soul-entry.ts';
import { present } from '#lib/assert.ts';
import { fill } from '../soul-loop/fill.ts';
import { mayBeQuoted } from '../soul-loop/quote.ts';
import type { QuoteRules } from '../soul-loop/quote.ts';
import { cleanText } from '../soul-loop/read-text.ts';
import type { LoopWords } from '../soul-loop/words.ts';
import { hash32 } from '../soul-loop/variant.ts';
import type { PatternId } from '../soul-loop/patterns.ts';
import { FIRST_ENTRIES, loops, moonRhythm, transitions, weekRhythm } from './measures.ts';
import { countWords } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';
import { sayPart, sayTransition } from './say-findings.ts';
import type { GrowthWords } from './words.ts';

export type LetterSentence = { readonly text: string; readonly entries: readonly string[] };

export type LifeLetter =
  | { readonly type: 'too-few'; readonly have: number; readonly need: number }
  | { readonly type: 'letter'; readonly month: string; readonly sentences: readonly LetterSentence[] };

export type LetterInput = {
  /** The month written about, `YYYY-MM`. */
  readonly month: string;
  /** Every row kept. */
  readonly rows: readonly LedgerRow[];
  /** Reflections of that month, those of entries that were read. */
  readonly reflections: readonly { readonly id: string; readonly date: string; readonly text: string }[];
};

/** A letter is 150 to 220 words long. */
const MOST_WORDS = 220;

/** The letter of a month; from seven entries in it. */
export function lifeLetter(
  input: LetterInput,
  words: GrowthWords,
  loopWords: LoopWords,
  rules: QuoteRules,
): LifeLetter {
  const own = input.rows.filter(({ date }) => date.startsWith(input.month));
  const have = loops(own).length;
  if (have < FIRST_ENTRIES) return { type: 'too-few', have, need: FIRST_ENTRIES };
  const before = input.rows.filter(({ date }) => date.startsWith(monthBefore(input.month)));
  const until = input.rows.filter(({ date }) => date.slice(0, 7) <= input.month);
  const today = `${input.month}-28`;
  const sentences = [
    opening(input.month, own, words),
    feelings(own, words),
    came(own, words, loopWords),
    left(own, before, words, loopWords),
    helped(own, words, loopWords, today),
    finding(until, words),
    bestLine(input, words, rules, today),
    {
      text: present(words.letter.question[hash32(input.month) % words.letter.question.length], 'question'),
      entries: [],
    },
  ];
  const closing = { text: words.letter.closing, entries: [] };
  // A long line of their own takes the place of mine.
  const fits = countWords([...sentences, closing].map(({ text }) => text).join(' ')) <= MOST_WORDS;
  return { type: 'letter', month: input.month, sentences: fits ? [...sentences, closing] : sentences };
}

function opening(month: string, own: readonly LedgerRow[], words: GrowthWords): LetterSentence {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    text: fill(words.letter.opening, {
      month: words.month(month),
      days: String(new Set(own.map(({ date }) => date)).size),
      of: String(new Date(Date.UTC(year, number, 0)).getUTCDate()),
    }),
    entries: own.map(({ id }) => id),
  };
}

function feelings(own: readonly LedgerRow[], words: GrowthWords): LetterSentence {
  const [first, second] = emotions
    .map((emotion) => ({ emotion, rows: own.filter((row) => row.emotion === emotion) }))
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => b.rows.length - a.rows.length);
  if (first === undefined) return { text: words.letter.noFeeling, entries: [] };
  const values = { first: words.emotions[first.emotion], firstCount: String(first.rows.length) };
  if (second === undefined)
    return { text: fill(words.letter.oneFeeling, values), entries: first.rows.map(({ id }) => id) };
  return {
    text: fill(words.letter.feelings, {
      ...values,
      second: words.emotions[second.emotion],
      secondCount: String(second.rows.length),
    }),
    entries: [...first.rows, ...second.rows].map(({ id }) => id),
  };
}

/** Patterns of rows by how often they came, `unnamed` left out. */
function patternCounts(
  rows: readonly LedgerRow[],
): readonly { readonly pattern: PatternId; readonly entries: readonly string[] }[] {
  const byPattern = new Map<PatternId, string[]>();
  for (const { pattern, id } of rows)
    if (pattern !== null && pattern !== 'unnamed')
      byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), id]);
  return [...byPattern]
    .map(([pattern, entries]) => ({ pattern, entries }))
    .toSorted((a, b) => b.entries.length - a.entries.length);
}

function came(own: readonly LedgerRow[], words: GrowthWords, loopWords: LoopWords): LetterSentence {
  const [most] = patternCounts(own);
  if (most === undefined) return { text: words.letter.noneCame, entries: [] };
  const { name, names } = loopWords.patterns[most.pattern];
  return {
    text: fill(words.letter.came, { pattern: name, names, count: words.count(most.entries.length) }),
    entries: most.entries,
  };
}

/** The commonest pattern of the month before that did not come at all. */
function left(
  own: readonly LedgerRow[],
  before: readonly LedgerRow[],
  words: GrowthWords,
  loopWords: LoopWords,
): LetterSentence {
  const here = new Set(own.map(({ pattern }) => pattern));
  const gone = patternCounts(before).find(({ pattern }) => !here.has(pattern));
  if (gone === undefined) return { text: words.letter.noneLeft, entries: [] };
  return {
    text: fill(words.letter.left, {
      pattern: loopWords.patterns[gone.pattern].name,
      count: words.count(gone.entries.length),
    }),
    entries: gone.entries,
  };
}

function helped(
  own: readonly LedgerRow[],
  words: GrowthWords,
  loopWords: LoopWords,
  today: string,
): LetterSentence {
  const best = own
    .filter((row) => row.action !== null && (row.helped ?? 0) > 0)
    .toSorted((a, b) => (b.helped ?? 0) - (a.helped ?? 0) || (a.date < b.date ? 1 : -1))[0];
  if (best === undefined || best.action === null) return { text: words.letter.nothingRated, entries: [] };
  return {
    text: fill(words.letter.helped, {
      action: loopWords.actions[best.action].done.replace(/[.]$/, ''),
      date: words.date(best.date, today),
    }),
    entries: [best.id],
  };
}

/** The surest finding of everything up to that month, or an honest nothing: by chance, or for want of entries. */
function finding(until: readonly LedgerRow[], words: GrowthWords): LetterSentence {
  const after = transitions(until);
  if (after.type === 'found')
    return { text: sayTransition(after, words), entries: after.findings[0]?.entries ?? [] };
  const rhythms = [weekRhythm(until), moonRhythm(until)];
  for (const verdict of rhythms)
    if (verdict.type === 'found')
      return { text: sayPart(verdict, words), entries: verdict.findings[0]?.entries ?? [] };
  const looked = [after, ...rhythms].every(({ type }) => type === 'random');
  return { text: looked ? words.letter.chance : words.letter.tooEarly, entries: [] };
}

/** Their longest reflection that may be given back, whole. */
function bestLine(input: LetterInput, words: GrowthWords, rules: QuoteRules, today: string): LetterSentence {
  const best = input.reflections
    .map((each) => ({ ...each, text: cleanText(each.text).replaceAll('\n', ' ') }))
    .filter(({ text, date }) => date.startsWith(input.month) && text !== '' && mayBeQuoted(text, rules))
    .toSorted((a, b) => b.text.length - a.text.length)[0];
  if (best === undefined) return { text: words.letter.noLine, entries: [] };
  return {
    text: fill(words.letter.line, { quote: best.text, date: words.date(best.date, today) }),
    entries: [best.id],
  };
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}
