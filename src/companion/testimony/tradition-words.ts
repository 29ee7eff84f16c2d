/**
 * The words of one reading mode: how its points are told, what its facts are called, and what it cannot say.
 *
 * Written in `text`, one lazily loaded module a mode; an argument here, since the companion knows no language.
 */
import type { Topic } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionMode, TraditionPoint } from '#traditions/tradition.ts';

/** What a point is told with. */
export type TellAbout = {
  readonly sheet: FactSheet;
  /** A fact of the sheet by its id. */
  readonly fact: (id: string) => Fact | undefined;
  readonly topic: Topic;
  /** Any whole number from the seed: which of several ways to say it. */
  readonly variant: number;
  /** IANA zone and today there (`YYYY-MM-DD`), for dates in words. */
  readonly zone: string;
  readonly today: string;
};

export type TraditionWords = {
  readonly mode: TraditionMode | 'mixed';
  /** Whose words a fact is told in, by its id, where several traditions stand on one sheet; undefined for what is of none of them. */
  readonly beside?: (id: string) => TraditionWords | undefined;
  /**
   * One to three sentences on a point. The first states the fact it rests on, in words the verifier can read; the others say
   * what it means, for the topic where the words know it. Empty when there is nothing true to say.
   */
  readonly tell: (point: TraditionPoint, about: TellAbout) => readonly string[];
  /** Before the first point: what this way of reading looks at. Claims nothing. At least four, one to two sentences each. */
  readonly opens: readonly string[];
  /** Where the reading comes back to what was asked, before the practice. Claims nothing. At least four. */
  readonly returns: readonly string[];
  /** What this tradition, or this sheet of it, cannot say. At least three; one stands in every full reading. */
  readonly limits: readonly string[];
  /** A fact in words: "Kalakini: Mars", "the seat to be careful with". */
  readonly fact: (fact: Fact, sheet: FactSheet) => { readonly title: string; readonly detail: string };
  /** What a point is called in "Why these?": "The seat of kalakini". */
  readonly pointTitle: (key: string) => string;
  /** By the keys of derivations, sources and caveats of this mode's sheets. */
  readonly methods: Readonly<Record<string, string>>;
  readonly sources: Readonly<Record<string, string>>;
  readonly caveats: Readonly<Record<string, readonly [title: string, detail: string]>>;
  /** A value as a card shows it, in English and in the script of the tradition: `['Kalakini', 'กาลกิณี']`; null where it has none. */
  readonly names: (
    fact: Fact,
  ) => readonly { readonly id: string; readonly en: string; readonly own: string | null }[];
};

/** How the arithmetic of a fact reads, step by step, for "Show the arithmetic"; empty when the method says it all. */
export type Arithmetic = (fact: Fact, facts: ReadonlyMap<FactId, Fact>) => readonly string[];
