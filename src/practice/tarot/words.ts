/**
 * The words of a tarot reading in one language, as an argument. Written in `text`; nothing here knows a language.
 *
 * Frames are plain texts with slots in braces. What a slot holds is a part of a sentence without its full stop, except
 * `meaning`, `advice` and `question` of a card, which are whole sentences.
 */
import type { CourtRank, Suit } from '#traditions/tarot/deck.ts';
import type { PositionId, SpreadId } from '#traditions/tarot/spreads.ts';
import type { RelationKind } from '#traditions/tarot/relations.ts';
import type { Balance } from '#traditions/tarot/balance.ts';

export const tarotTopics = ['love', 'work', 'self', 'home', 'decision'] as const;
export type TarotTopic = (typeof tarotTopics)[number];

/** In which of four ways the same force shows when a card lies upside down. */
export const turnings = ['inward', 'blocked', 'late', 'overdone'] as const;
export type Turning = (typeof turnings)[number];

export type TarotCardText = {
  readonly name: string;
  /** A sentence of at most 25 words. */
  readonly meaning: string;
  /** Continues the way it is turned: no capital, no full stop. */
  readonly reversed: { readonly turned: Turning; readonly text: string };
  /** Two are shown on the card, all four in its full view. */
  readonly keywords: readonly [string, string, string, string];
  /** The picture in our own deck, 30 to 40 words. */
  readonly description: string;
  /** What the card does, as the end of a sentence about it: "keeps score". */
  readonly verb: string;
  /** Noun phrases or gerunds. */
  readonly gift: string;
  readonly shadow: string;
  /** What to do, as a sentence. */
  readonly advice: string;
  /** Noun phrases. */
  readonly topics: Readonly<Record<TarotTopic, string>>;
  readonly question: string;
};

/** Ways to say one thing; the seed of a reading chooses. */
export type Variants = readonly [string, ...string[]];

export type PositionWords = {
  /** As a label: "Hopes & Fears". */
  readonly name: string;
  /** What the place asks, in a few words. */
  readonly gloss: string;
  /** {card} {verb} */
  readonly leads: Variants;
  /** {gift} {shadow} */
  readonly turns: Variants;
};

/** What a card cannot answer, and who can. */
export type TarotLimit = 'health' | 'law' | 'money' | 'mind';

export type TarotWords = {
  readonly lang: 'en' | 'th';
  readonly cards: Readonly<Record<string, TarotCardText>>;
  /** As a label, and as the subject of a reading. */
  readonly categories: Readonly<Record<'major-arcana' | Suit, string>>;
  readonly suits: Readonly<
    Record<Suit, { readonly name: string; readonly gloss: string; readonly ask: string }>
  >;
  readonly spreads: Readonly<Record<SpreadId, string>>;
  readonly positions: Readonly<Record<PositionId, PositionWords>>;
  /** `label` opens the reversed meaning ("Inward"); frames hold {text}. */
  readonly reversals: Readonly<Record<Turning, { readonly label: string; readonly frames: Variants }>>;
  /** After the challenge, which is read upright. */
  readonly challengeReversed: Variants;
  /** {line} */
  readonly topicLines: Readonly<Record<TarotTopic, Variants>>;
  /** {question}, or without one. {series}: what each card is, in order; {counts}: majors, courts and reversed cards. */
  readonly intros: Readonly<
    Record<SpreadId, { readonly asked: Variants; readonly open: Variants; readonly second: Variants }>
  >;
  readonly yesNo: Variants;
  /** Names of the places that are always looked at together, by spread and pair: `celtic.1-2`; `*` for any other pair. */
  readonly pairLeads: Readonly<Record<string, string>>;
  /** {lead} {a} {b} {larger} {smaller} {number} {theme} {suit} {gloss} {ea} {eb} {nature} */
  readonly relations: Readonly<Record<RelationKind, Variants>>;
  readonly elements: Readonly<Record<'fire' | 'water' | 'air' | 'earth', string>>;
  /** What two elements do to each other, by both in alphabetical order: `air-fire`. */
  readonly natures: Readonly<Record<string, Variants>>;
  /** 1 to 10: the number as a word, several of it, what it is about. */
  readonly numbers: Readonly<
    Record<number, { readonly one: string; readonly many: string; readonly theme: string }>
  >;
  readonly courts: Readonly<Record<CourtRank, { readonly many: string; readonly theme: string }>>;
  /** {count} {total} {suit} {gloss} {many} {theme} {rate} */
  readonly balances: Readonly<Record<Balance['kind'], Variants>>;
  /** {ask}: after a suit that is absent. */
  readonly practical: Variants;
  /** {advice} {card} */
  readonly closings: Variants;
  readonly loosely: Variants;
  readonly limits: Readonly<Record<TarotLimit, string>>;
  /** Patterns (flags iu) of a question about what another person thinks or feels. */
  readonly otherMinds: readonly string[];
  /** Patterns (flags iu) of a message that names a spread; the first that fits counts. */
  readonly spreadPatterns: readonly (readonly [SpreadId, string])[];
  /** "first" to "tenth", and what the last card is called. */
  readonly ordinals: readonly string[];
  readonly last: readonly string[];
  /** What a number must stand near to mean a card. */
  readonly cardWords: readonly string[];
  /** Pattern (flags iu) of a paragraph that only names what was laid, as cards on their way to the chat are named. */
  readonly naming: string;
  /** A name inside a sentence: "the Fool", "Death". */
  readonly inText: (name: string) => string;
  /** "one" to "ten", "no". */
  readonly count: (n: number) => string;
  /** "two majors", "one court card", "no reversed cards". */
  readonly counted: Readonly<Record<'majors' | 'courts' | 'reversed', (n: number) => string>>;
  /** A list of words: "Cups, then Swords, then a major". */
  readonly inOrder: (items: readonly string[]) => string;
  /** A share of spreads in words: "about one spread in eight". */
  readonly rate: (rate: number) => string;
  /** What a card is, for the series of an intro. */
  readonly kindOf: (suit: Suit | null) => string;
  /** First letter small, as after a colon; and a finished sentence, first letter large. */
  readonly lower: (sentence: string) => string;
  readonly sentence: (text: string) => string;
};
