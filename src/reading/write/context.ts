/** What the sentences of one reading share: the words, the day, what was explained, what was said before. */
import type { Ask } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move } from '#facts/reading.ts';
import type { SeededStream } from '#lib/seeded-stream.ts';
import type { Need } from '#reading/outline/part.ts';
import type { TextTopic, ThemeContent } from '#reading/themes/theme.ts';
import type { ValueWords } from './value-lines.ts';
import { capital } from './words.ts';
import type { AnswerPlan, DateWords, ReadingLines, SkyWords } from './words.ts';

/** How much of the craft is named: no technical word, those that are explained, or every number. */
export type ReadingDepth = 'basic' | 'intermediate' | 'advanced';
/** How Vesper speaks: see `settle` for what each leaves out. */
export type ReadingStyle = 'warm' | 'clear' | 'playful' | 'quiet';

export type WriteContext = {
  readonly depth: ReadingDepth;
  readonly style: ReadingStyle;
  readonly ask: Ask;
  readonly topic: TextTopic;
  readonly words: SkyWords;
  readonly lines: ReadingLines;
  readonly values: ValueWords;
  readonly content: ThemeContent;
  readonly dates: DateWords;
  readonly termLines: (term: string) => readonly string[];
  readonly plan: AnswerPlan | null;
  readonly stream: SeededStream;
  /** `now` is a moment somebody chose, so no word may call it today or now. */
  readonly elsewhen: boolean;
  readonly zone: string;
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  /** Local day, `YYYY-MM-DD`, and the instant, UTC milliseconds. */
  readonly today: string;
  readonly now: number;
  /** Keys of lines of earlier readings, newest last: `body:starts-fast:love:0`. */
  readonly said: readonly string[];
  /** The same of the readings that no passage is repeated from. */
  readonly recent: ReadonlySet<string>;
  /** Terms explained in this chat; grows while the reading is written. */
  readonly explained: Set<string>;
  /** Keys of the lines of this reading. */
  readonly keys: Set<string>;
  /** The sign and the phase of the Moon now, with their facts; null where the sheet has none. */
  readonly moon: {
    readonly sign: string;
    readonly phase: string | null;
    readonly cites: readonly FactId[];
  } | null;
  /** Words for a fact in an opening: `natal.sun.sign` → "Aries". */
  readonly factWord: (id: string) => string | null;
  /** Degrees of a fact; null where it has none or is not sure. */
  readonly degrees: (id: string) => number | null;
};

/** A sentence or two that belong together, with what they rest on. */
export type Line = {
  readonly text: string;
  readonly cites: readonly FactId[];
  readonly move: Move;
  readonly need: Need;
  /** Begins a paragraph. */
  readonly opens?: true;
  /** A heading: shown in bold, and dropped when nothing follows it. */
  readonly lead?: true;
};

/** Chooses among lines: one that was not said before, else the one that was said longest ago. Remembers its key. */
export function pick<T>(context: WriteContext, key: string, options: readonly T[]): T | undefined {
  if (options.length === 0) return undefined;
  const start = context.stream.below(options.length);
  let best = 0;
  let bestAge = -1;
  for (let i = 0; i < options.length; i += 1) {
    const at = (start + i) % options.length;
    const last = context.said.lastIndexOf(`${key}:${at}`);
    const age = last < 0 ? Number.MAX_SAFE_INTEGER : context.said.length - last;
    if (age > bestAge) [best, bestAge] = [at, age];
  }
  context.keys.add(`${key}:${best}`);
  return options[best];
}

/** Where a term may be explained: which mention is the first is known when all lines are chosen. */
export const explainHere = (term: string): string => `⟦${term}⟧`;

/** A colon, or the end of the sentence where it would get long; and a clause with "which", or a sentence of its own. */
export const colonHere = '⟦:⟧';
export const whichHere = '⟦which⟧';
/** The day that matters most: the end of a sentence, or the next one. */
export const peakHere = '⟦peak⟧';

const mark = /⟦([a-z]+\d*)⟧(⟦:⟧|⟦which⟧|⟦peak⟧|[:,.;]?)/gu;
/** Words of a sentence before it is parted at a colon, and before it is parted at "which". */
const MOST_WORDS = 20;
const MOST_BEFORE_COLON = 16;

/** Explains each term where it is named first: "Venus, the planet of love, is in Aries". Remembers what was explained. */
export function explained(context: WriteContext, text: string): string {
  const whole = text.replace(mark, (all, term: string, end: string) => {
    if (all.startsWith(whichHere) || all.startsWith(peakHere)) return all;
    const is = explanation(context.words, term);
    if (is === null || context.explained.has(term)) return end;
    context.explained.add(term);
    return `, ${is}${end === '' ? ',' : end}`;
  });
  return parted(whole);
}

/** Settles whether a long sentence is one or two. */
function parted(text: string): string {
  const [event = '', peak] = text.split(peakHere);
  if (peak !== undefined)
    return wordCount(text) <= MOST_BEFORE_COLON
      ? `${event.replace(/,$/u, '')}, most of all${peak}`
      : `${event.replace(/,$/u, '')}. It is strongest${peak}`;
  const [fact = '', clause] = text.split(`${colonHere} `);
  const [head = '', tail] = fact.split(whichHere);
  const isWhich = tail === undefined || wordCount(fact) <= MOST_BEFORE_COLON;
  const said = tail === undefined ? head : `${head}${isWhich ? ', which is' : '. It is'}${tail}`;
  if (clause === undefined) return said;
  const before = tail === undefined || isWhich ? said : tail;
  return wordCount(before) + wordCount(clause) <= MOST_WORDS
    ? `${said}: ${clause}`
    : `${said}. ${capital(clause)}`;
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function explanation(words: SkyWords, term: string): string | null {
  const house = /^house(\d+)$/u.exec(term)?.[1];
  return house === undefined ? (words.bodies[term]?.is ?? null) : (words.houses[house] ?? null);
}
