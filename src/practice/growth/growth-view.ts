/**
 * Everything the person's page says of their days, worded, each line with the entries it stands on.
 *
 * Made anew from the entries whenever they change; the seeds of its statistics are the ledger itself, so the same
 * entries give the same verdicts.
 */
import type { Emotion, SoulEntry } from '#contract/soul-entry.ts';
import { fill } from '../soul-loop/fill.ts';
import type { QuoteRules } from '../soul-loop/quote.ts';
import type { LoopWords } from '../soul-loop/words.ts';
import { chatRows } from './chat-rows.ts';
import type { ChatWords } from './chat-rows.ts';
import { dayCells, weeksOf } from './journal.ts';
import { keptRows, ledgerOf, rowsWithin } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';
import { lifeLetter } from './life-pattern.ts';
import type { LifeLetter } from './life-pattern.ts';
import {
  actionCompletion,
  daysShownUp,
  DOTS_BELOW,
  emotionShares,
  entriesMissing,
  languageChange,
  loops,
  moonRhythm,
  transitions,
  variety,
  weekRhythm,
  windows,
} from './measures.ts';
import type { EmotionShare, Transition, Verdict, Window } from './measures.ts';
import {
  sayCompletion,
  sayHidden,
  sayLanguageChange,
  sayPart,
  sayTransition,
  sayTriggerWord,
  sayVerdict,
} from './say-findings.ts';
import { hiddenFeeling, shadows } from './shadows.ts';
import type { FigureId } from './shadows.ts';
import { triggerWords } from './trigger-words.ts';
import type { WordText } from './trigger-words.ts';
import type { FigureWords, GrowthWords } from './words.ts';

export type GrowthInput = {
  /** Every entry of the Soul Loop that is not in the trash. */
  readonly entries: readonly SoulEntry[];
  /** What the person wrote in chats; null while chats are not to count. */
  readonly chats: readonly ChatWords[] | null;
  /** Local date, `YYYY-MM-DD`, and the IANA zone of the person's days. */
  readonly today: string;
  readonly zone: string;
};

/** What a line is about, for its name on the page. */
export type LineSubject = 'actions' | 'writing' | 'variety' | 'following' | 'words' | 'week' | 'moon';

/** A sentence, how many entries it was counted over, and those it stands on. */
export type GrowthLine = {
  readonly text: string;
  readonly n: number;
  readonly entries: readonly string[];
};

export type NamedLine = GrowthLine & { readonly about: LineSubject };

export type DayMark = { readonly date: string; readonly shownUp: boolean };

export type GrowthWindow = {
  readonly window: Window;
  /** Days with an entry of their own, rest days included. */
  readonly days: number;
  readonly text: string;
  readonly entries: readonly string[];
  /** The days of the window in order; empty where weeks are drawn. */
  readonly marks: readonly DayMark[];
  /** Days shown up in each week, in order; empty where days are drawn. */
  readonly weeks: readonly { readonly from: string; readonly days: number }[];
  /** Rows that were written in, chats included. */
  readonly n: number;
  /** Null in a window of so few that only dots are honest. */
  readonly shares: readonly EmotionShare[] | null;
  /** The feelings themselves, in the order of days: what is shown instead. */
  readonly dots: readonly Emotion[];
};

export type FigureView = FigureWords & {
  readonly figure: FigureId;
  readonly line: GrowthLine;
};

export type GrowthView = {
  /** Entries read, and how many of them are days of chat. */
  readonly n: number;
  readonly fromChats: number;
  /** How many more until there is anything to say; 0 once there is. */
  readonly missing: number;
  /** Says so; null once there is. */
  readonly gate: string | null;
  readonly windows: readonly GrowthWindow[];
  /** What was done and how it was written. */
  readonly tracker: readonly NamedLine[];
  /** What comes with what; empty until there is anything to say. */
  readonly patterns: readonly NamedLine[];
  readonly shadows: {
    /** Why none is shown, or how few entries there are; null when one is. */
    readonly none: GrowthLine | null;
    readonly figures: readonly FigureView[];
    readonly hidden: GrowthLine | null;
  };
  readonly letter: LifeLetter;
  /** Dates of the entries that lines name, for the list of a line. */
  readonly dates: Readonly<Record<string, string>>;
};

export type GrowthTables = {
  readonly words: GrowthWords;
  readonly loopWords: LoopWords;
  readonly rules: QuoteRules;
};

/** What may be said of someone's days. */
export function growthView(input: GrowthInput, { words, loopWords, rules }: GrowthTables): GrowthView {
  const { today, zone } = input;
  const own = keptRows(ledgerOf(input.entries, rules.cues, zone), today);
  const taken = new Set(input.entries.map(({ date }) => date));
  const chats = input.chats === null ? [] : keptRows(chatRows(input.chats, taken, rules, zone), today);
  const rows = [...own, ...chats].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const written = loops(rows);
  const missing = entriesMissing(rows);
  const kept = new Set(own.map(({ id }) => id));
  const read = input.entries.filter(({ id }) => kept.has(id));
  return {
    n: written.length,
    fromChats: chats.length,
    missing,
    gate: gateText(missing, words),
    windows: windows.map((window) => windowView(window, own, rows, today, words)),
    tracker: missing > 0 ? [] : trackerLines(own, words),
    patterns: missing > 0 ? [] : patternLines(rows, read, words, rules),
    shadows: shadowsView(rows, today, words),
    letter: lifeLetter(
      { month: monthBefore(today), rows: own, reflections: reflectionsOf(read) },
      words,
      loopWords,
      rules,
    ),
    dates: Object.fromEntries(rows.map(({ id, date }) => [id, date])),
  };
}

function gateText(missing: number, words: GrowthWords): string | null {
  if (missing === 0) return null;
  return missing === 1 ? words.sentences.gateOne : fill(words.sentences.gate, { n: String(missing) });
}

/** Up to a month is drawn by days, more by weeks. */
const DAYS_DRAWN = 30;

function windowView(
  window: Window,
  own: readonly LedgerRow[],
  all: readonly LedgerRow[],
  today: string,
  words: GrowthWords,
): GrowthWindow {
  const inside = rowsWithin(own, today, window);
  const written = loops(rowsWithin(all, today, window));
  const { days, of } = daysShownUp(inside, window);
  const cells = dayCells(inside, today, window);
  const shares = emotionShares(written);
  return {
    window,
    days,
    text: fill(words.sentences.daysShownUp, { days: String(days), of: String(of) }),
    entries: inside.map(({ id }) => id),
    marks:
      window > DAYS_DRAWN
        ? []
        : cells.slice(-window).map(({ date, mode }) => ({ date, shownUp: mode !== null })),
    weeks: window > DAYS_DRAWN ? weeksOf(cells).map(({ from, days: shown }) => ({ from, days: shown })) : [],
    n: written.length,
    shares: written.length < DOTS_BELOW || shares.type !== 'found' ? null : shares.findings,
    dots: written.flatMap(({ emotion }) => (emotion === null ? [] : [emotion])),
  };
}

// ---- the cards ----

function trackerLines(own: readonly LedgerRow[], words: GrowthWords): readonly NamedLine[] {
  const offered = own.filter(({ action }) => action !== null);
  const completion = actionCompletion(own);
  const language = languageChange(own);
  return [
    {
      about: 'actions',
      text: sayCompletion(completion, words),
      n: offered.length,
      entries: offered.map(({ id }) => id),
    },
    { about: 'writing', text: sayLanguageChange(language, words), n: writtenIn(own), entries: [] },
  ];
}

function patternLines(
  rows: readonly LedgerRow[],
  read: readonly SoulEntry[],
  words: GrowthWords,
  { cues }: QuoteRules,
): readonly NamedLine[] {
  const how = variety(rows);
  const after = transitions(rows);
  const texts = wordTexts(rows, read);
  const trigger = triggerWords(texts, cues);
  const week = weekRhythm(rows);
  const moon = moonRhythm(rows);
  const n = rows.filter(({ emotion }) => emotion !== null).length;
  const feelings = sayVerdict(
    how,
    words,
    (felt) => fill(words.sentences.variety, { feelings: felt.feelings.toFixed(1) }),
    () => words.sentences.random,
  );
  return [
    { about: 'variety', text: feelings, n, entries: [] },
    { about: 'following', text: sayFollowing(after, words), n, entries: entriesOf(after) },
    { about: 'words', text: sayTriggerWord(trigger, words), n: texts.length, entries: entriesOf(trigger) },
    { about: 'week', text: sayPart(week, words), n, entries: entriesOf(week) },
    { about: 'moon', text: sayPart(moon, words), n, entries: entriesOf(moon) },
  ];
}

/** Pairs of days are too few, and not entries: there may be many, far apart. */
function sayFollowing(verdict: Verdict<Transition>, words: GrowthWords): string {
  return verdict.type === 'too-few'
    ? fill(words.sentences.tooFewPairs, { have: String(verdict.have), need: String(verdict.need) })
    : sayTransition(verdict, words);
}

function shadowsView(rows: readonly LedgerRow[], today: string, words: GrowthWords): GrowthView['shadows'] {
  const found = shadows(rows, today);
  if (found.type === 'too-few')
    return {
      none: {
        text: fill(words.sentences.tooFew, { have: String(found.have), need: String(found.need) }),
        n: found.have,
        entries: [],
      },
      figures: [],
      hidden: null,
    };
  const hidden = hiddenFeeling(rows);
  return {
    none: found.shown.length > 0 ? null : { text: words.sentences.noFigure, n: found.n, entries: [] },
    figures: found.shown.map(({ figure, share, count, entries }) => ({
      ...words.figures[figure],
      figure,
      line: {
        text: fill(words.sentences.figure, {
          figure: words.figures[figure].name,
          count: String(count),
          n: String(found.n),
          share: String(Math.round(share * 100)),
        }),
        n: found.n,
        entries,
      },
    })),
    hidden:
      hidden === null ? null : { text: sayHidden(hidden, words), n: hidden.of, entries: hidden.entries },
  };
}

// ---- small steps ----

/** Entries with words in them. */
function writtenIn(rows: readonly LedgerRow[]): number {
  return rows.filter(({ words }) => words > 0).length;
}

/** The entries of the finding that is told. */
function entriesOf(verdict: Verdict<{ readonly entries: readonly string[] }>): readonly string[] {
  return verdict.type === 'found' ? [...new Set(verdict.findings[0]?.entries)] : [];
}

function wordTexts(rows: readonly LedgerRow[], read: readonly SoulEntry[]): readonly WordText[] {
  const felt = new Map(rows.map(({ id, emotion, mode }) => [id, mode === 'loop' ? emotion : null]));
  return read.flatMap(({ id, entry }) => {
    const emotion = felt.get(id) ?? null;
    return emotion === null ? [] : [{ id, text: entry.userInput, emotion }];
  });
}

function reflectionsOf(
  read: readonly SoulEntry[],
): readonly { readonly id: string; readonly date: string; readonly text: string }[] {
  return read.map(({ id, date, reflection }) => ({ id, date, text: reflection }));
}

/** The month that has ended, `YYYY-MM`. */
function monthBefore(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
