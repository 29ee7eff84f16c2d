/**
 * One run of the Soul Loop: from what a person wrote to the five things shown, on the device, at once.
 *
 * Safety comes before anything reads the text. Then the text decides the pattern, the pattern its words, and the past
 * only what is not said again. The same input gives the same run on every device; tomorrow gives another.
 */
import { present } from '#lib/assert.ts';
import type { Emotion, SoulEntryFields } from '#contract/soul-entry.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { SafetyFamily, SafetyFinding } from '#companion/safety/finding.ts';
import type { SafetyTools } from '#companion/safety/assess-safety.ts';
import type { ActionId } from './actions.ts';
import { ECHO_DAYS, rankActions } from './choose-action.ts';
import { fill } from './fill.ts';
import { hasCue } from './find-cues.ts';
import { historyLine } from './history-line.ts';
import { marksToFacts, runsWithin } from './past-run.ts';
import type { PastRun } from './past-run.ts';
import type { PatternId } from './patterns.ts';
import { quoteOf } from './quote.ts';
import { readText } from './read-text.ts';
import type { CuesByLanguage, ReadText, TextLanguage } from './read-text.ts';
import { choosePattern, scorePatterns } from './score.ts';
import type { Candidate } from './score.ts';
import { skyLine } from './sky-line.ts';
import { choice, variantOf } from './variant.ts';
import type { LoopWords } from './words.ts';

export type LoopInput = {
  /** At most 300 characters as a reader counts them (`withinLimit`). */
  readonly text: string;
  readonly emotion: Emotion | null;
  /** Earlier runs in any order; those of today are left out of account. */
  readonly history: readonly PastRun[];
  /** Patterns waved away for this text, in order. */
  readonly declined: readonly PatternId[];
  /** A western sheet of today; null when the sky is switched off. */
  readonly sheet: Pick<FactSheet, 'facts'> | null;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  /** Local date, `YYYY-MM-DD`, and clock, `HH:MM`. */
  readonly date: string;
  readonly time: string;
};

export type LoopTables = {
  readonly words: LoopWords;
  readonly cues: CuesByLanguage;
  readonly safety: SafetyTools;
};

export type InsightPart = {
  readonly kind: 'language' | 'mirror' | 'insight' | 'note' | 'also' | 'history' | 'sky';
  readonly text: string;
  /** Facts of the sky sentence. */
  readonly cites: readonly FactId[];
  /** The entry that a history sentence opens. */
  readonly entry: string | null;
};

export type LoopRun =
  /** Nothing to read: no letter and no picture. */
  | { readonly type: 'blank' }
  /** The support card stands in place of the second step; no pattern and no sky follow. */
  | { readonly type: 'support'; readonly safety: SafetyFinding }
  | {
      readonly type: 'run';
      /** Tier 0, or 3: then one line about who answers stands above. */
      readonly safety: SafetyFinding;
      readonly language: TextLanguage;
      readonly pattern: PatternId;
      readonly also: PatternId | null;
      /** Everything that was heard, best first, for "why this". */
      readonly candidates: readonly Candidate[];
      readonly quote: string | null;
      readonly insight: readonly InsightPart[];
      readonly question: string;
      /** Best first; the first is offered. */
      readonly actions: readonly ActionId[];
      readonly prompt: string;
      readonly final: string;
    };

/** Families that the loop gives way to also at tier 3; it is made for the others. */
const notForTheLoop: ReadonlySet<SafetyFamily> = new Set(['medicine', 'minor', 'lifespan']);

/** Whether words ask for the support card in place of a run. */
export function needsSupport({ tier, family }: SafetyFinding): boolean {
  return tier === 1 || tier === 2 || (tier === 3 && family !== null && notForTheLoop.has(family));
}

/** Whether a run goes on gently: no sky, an easy action, and a line about who answers. */
export function isHeavy({ tier, care }: SafetyFinding): boolean {
  return tier === 3 || care;
}

/** Runs the loop. Pure; never throws for a person's input. */
export function runLoop(input: LoopInput, tables: LoopTables): LoopRun {
  const safety = assessSafety(input.text, tables.safety);
  if (needsSupport(safety)) return { type: 'support', safety };
  const read = readText(input.text, tables.cues);
  if (read.kind === 'empty') return { type: 'blank' };

  const { words } = tables;
  const candidates = scorePatterns(read, input.emotion, tables.cues);
  const lately = runsWithin(input.history, input.date, ECHO_DAYS);
  const shown = new Set(lately.flatMap(({ pattern }) => (pattern === null ? [] : [pattern])));
  const { chosen, also, byFeeling } = choosePattern(
    candidates,
    input.emotion,
    shown,
    new Set(input.declined),
  );
  const { pattern } = chosen;
  const them = pronounOf(read, tables);
  const withThem = (text: string): string => fill(text, { them: words.them[them] });
  const quote = quoteOf(read, chosen.cues, tables);

  return {
    type: 'run',
    safety,
    language: read.language,
    pattern,
    also: also?.pattern ?? null,
    candidates,
    quote,
    // Words that sound heavy get no sky.
    insight: insightParts(isHeavy(safety) ? { ...input, sheet: null } : input, tables, {
      read,
      pattern,
      also: also?.pattern ?? null,
      byFeeling,
      quote,
      lately,
      gentle: isHeavy(safety),
    }),
    question: questionOf(input, tables, pattern, read, lately, withThem),
    actions: rankActions({
      pattern,
      emotion: input.emotion,
      date: input.date,
      time: input.time,
      away: hasCue(read, tables.cues.en.away) || hasCue(read, tables.cues.th.away),
      gentle: isHeavy(safety),
      history: input.history,
    }),
    prompt: withThem(words.patterns[pattern].prompt),
    final: withThem(words.patterns[pattern].final),
  };
}

/** The parts as one text, the way it is stored. */
export function insightText(parts: readonly InsightPart[], words: LoopWords): string {
  return parts.map(({ text }) => text).join(words.between);
}

/**
 * A run as the record keeps it, before the final insight is closed. `offered` are the actions shown in order; the last
 * one counts. Marks stand beside the ids of facts (past-run.ts).
 */
export function entryOf(
  run: Extract<LoopRun, { readonly type: 'run' }>,
  input: LoopInput,
  offered: readonly ActionId[],
  words: LoopWords,
): SoulEntryFields['entry'] {
  const action = offered.at(-1) ?? run.actions[0] ?? null;
  return {
    userInput: input.text,
    emotionCategory: input.emotion,
    patternInsight: insightText(run.insight, words),
    reflectiveQuestion: run.question,
    microAction: action === null ? '' : words.actions[action].text,
    soullogPrompt: run.prompt,
    finalInsight: run.final,
    patternId: run.pattern,
    facts: [
      ...new Set(run.insight.flatMap(({ cites }) => cites)),
      ...marksToFacts({
        action,
        declined: input.declined,
        entry: run.insight.find(({ entry }) => entry !== null)?.entry ?? null,
      }),
    ],
  };
}

/** What is kept of a rest day, and of a text that was met with the support card: the words alone. */
export function plainEntry(text: string, emotion: Emotion | null): SoulEntryFields['entry'] {
  return {
    userInput: text,
    emotionCategory: emotion,
    patternInsight: '',
    reflectiveQuestion: '',
    microAction: '',
    soullogPrompt: '',
    finalInsight: '',
    patternId: null,
    facts: [],
  };
}

type Heard = {
  readonly read: ReadText;
  readonly pattern: PatternId;
  readonly also: PatternId | null;
  readonly byFeeling: boolean;
  readonly quote: string | null;
  readonly lately: readonly PastRun[];
  readonly gentle: boolean;
};

function insightParts(input: LoopInput, tables: LoopTables, heard: Heard): readonly InsightPart[] {
  const { words, cues } = tables;
  const { read, pattern, quote } = heard;
  const feeling = input.emotion ?? 'none';
  const part = (kind: InsightPart['kind'], text: string): InsightPart => ({
    kind,
    text,
    cites: [],
    entry: null,
  });
  const parts: InsightPart[] = [];
  if (read.language === 'other') parts.push(part('language', words.otherLanguage));

  const mirror = words.mirrors[feeling];
  const variant = variantOf(input.date, pattern, choice.mirror, mirror.quoted.length);
  const template = present(mirror.quoted[variant], 'mirror');
  if (read.kind === 'words')
    parts.push(part('mirror', quote === null ? mirror.plain : fill(template, { quote })));

  parts.push(part('insight', insightOf(input, tables, heard)));
  if (hasCue(read, cues.en.medical) || hasCue(read, cues.th.medical))
    parts.push(part('note', words.medicalNote));
  if (heard.also !== null)
    parts.push(part('also', fill(words.history.also, { also: words.patterns[heard.also].also })));

  const history = historyLine(
    { text: input.text, pattern, emotion: input.emotion, date: input.date },
    input.history,
    words,
  );
  if (history !== null) parts.push({ ...part('history', history.text), entry: history.entry });

  const sky = skyLine(
    {
      sheet: input.sheet,
      zone: input.zone,
      clock: input.clock,
      date: input.date,
      pattern,
      transits: !heard.gentle,
    },
    words,
  );
  if (sky !== null) parts.push({ ...part('sky', sky.text), cites: sky.cites });
  return shortened(parts, quote);
}

/** An insight has at most eight sentences beside the person's own, and so many characters. */
const MOST_SENTENCES = 8;
const MOST_CHARS = 760;

/** What goes first when there is too much to say. The mirror, the insight and the past stay. */
const DISPENSABLE = ['also', 'sky'] as const;

function shortened(parts: readonly InsightPart[], quote: string | null): readonly InsightPart[] {
  let kept = parts;
  for (const kind of DISPENSABLE) {
    const text = kept.map((part) => part.text).join(' ');
    const own = quote === null ? text : text.replace(quote, () => 'quote');
    const sentences = own.match(/[.?!](?=["”]?(?:\s|$))/g)?.length ?? 0;
    if (sentences <= MOST_SENTENCES && text.length <= MOST_CHARS) return kept;
    kept = kept.filter((part) => part.kind !== kind);
  }
  return kept;
}

/** The pattern's own insight, the other one when that was shown lately, then lines that fit any pattern. */
function insightOf(input: LoopInput, { words }: LoopTables, heard: Heard): string {
  const { pattern, read, lately, byFeeling } = heard;
  const feeling = input.emotion ?? 'none';
  const own = words.patterns[pattern].insights;
  const first = variantOf(input.date, pattern, choice.insight, own.length);
  const neutral = words.neutral[feeling] ?? words.neutral.none;
  const wordless = pattern === 'unnamed' && (read.kind !== 'words' || read.language === 'other');
  const choices = [
    ...(wordless && neutral !== undefined ? [neutral] : []),
    ...own.slice(first),
    ...own.slice(0, first),
    ...words.returning.insights,
  ];
  const line = leastShown(choices, lately, ({ insight }, text) => insight.includes(text.slice(1)));
  return byFeeling && input.emotion === 'angry' && own.includes(line) ? words.perhaps(line) : line;
}

function questionOf(
  input: LoopInput,
  { words, cues }: LoopTables,
  pattern: PatternId,
  read: ReadText,
  lately: readonly PastRun[],
  finish: (text: string) => string,
): string {
  const own = words.patterns[pattern].questions;
  const bare = isBare(read, cues);
  // Where a text holds nothing but a feeling, the first question of `unnamed` asks for its place and temperature.
  const first =
    pattern === 'unnamed' && bare ? 0 : variantOf(input.date, pattern, choice.question, own.length);
  const choices = [...own.slice(first), ...own.slice(0, first), ...words.returning.questions].map(finish);
  return leastShown(choices, lately, ({ question }, text) => question === text);
}

/** Only a feeling's name, or "idk": nothing to read beyond the feeling. */
function isBare(read: ReadText, cues: CuesByLanguage): boolean {
  if (read.kind !== 'words') return true;
  const text = read.mapped.text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '').trim();
  return cues.en.bare.includes(text) || cues.th.bare.includes(text);
}

/** The first line that was not shown in these runs, else the one shown longest ago. `lately` is newest first. */
function leastShown(
  lines: readonly string[],
  lately: readonly PastRun[],
  wasShown: (run: PastRun, line: string) => boolean,
): string {
  let best = '';
  let longest = -1;
  for (const line of lines) {
    const at = lately.findIndex((run) => wasShown(run, line));
    if (at < 0) return line;
    if (at > longest) {
      longest = at;
      best = line;
    }
  }
  return best;
}

function pronounOf(read: ReadText, { cues }: LoopTables): 'him' | 'her' | 'them' {
  const him = hasCue(read, cues.en.him) || hasCue(read, cues.th.him);
  const her = hasCue(read, cues.en.her) || hasCue(read, cues.th.her);
  if (him === her) return 'them';
  return him ? 'him' : 'her';
}
