/** Themes: what several facts together say about a person, and what a time is like. Plain data; the words come in as content. */

import type { TraditionFacts } from './agreement.ts';

/** A trait (`starts-fast`) or a situation (`delay`); the ids are those of content/en/themes.json. */
export type ThemeId = string;

/** The subjects a passage is written for; `general` stands for any other. */
export const textTopics = [
  'love',
  'work',
  'money',
  'family',
  'self',
  'mood',
  'spirit',
  'decision',
  'general',
] as const;
export type TextTopic = (typeof textTopics)[number];

export type Trait = {
  readonly id: ThemeId;
  /** The title that "Why these?" shows. */
  readonly name: string;
  /** Opens a paragraph in bold: "Your need for closeness". */
  readonly lead: string;
  readonly says: string;
  readonly opposite: ThemeId | null;
  readonly near: readonly ThemeId[];
  readonly family: string;
  /** Whether it usually reads as a strength, as something hard, or as both. */
  readonly lean: 'strength' | 'hard' | 'both';
};

/** What one fact means: weights 1 to 3 by theme, and a clause that begins with "you". */
export type Meaning = {
  readonly themes: readonly (readonly [ThemeId, number])[];
  readonly clause: string;
};

/** The words of a trait for one topic. */
export type Passage = {
  /** Completes "you …" and "you tend to …". */
  readonly short: string;
  readonly body: readonly [string, string];
  readonly strength: string;
  readonly cost: string;
  readonly steps: readonly [string, string, string];
  readonly questions: readonly [string, string];
};

/** The words of a situation for one topic. */
export type SituationPassage = {
  readonly short: string;
  readonly like: string;
  readonly goodFor: string;
  readonly goEasyOn: string;
  readonly step: string;
};

/** What a transit is usually like; `use` completes "Good for", `care` completes "Go easy on". */
export type TransitMeaning = {
  readonly situations: readonly (readonly [ThemeId, number])[];
  readonly like: string;
  readonly use: string;
  readonly care: string;
};

/** What a theme scores on average over many births, by topic; one table for births with a time and one without. */
export type Averages = {
  readonly [known: string]: { readonly [topic: string]: { readonly [theme: ThemeId]: number } };
};

export type ThemeContent = {
  readonly traits: ReadonlyMap<ThemeId, Trait>;
  /** Rows by what they are about: `natal.venus.sign=aries`, `natal.moon-tense-saturn`. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly averages: Averages;
  /** Pairs of opposites with the passage for a chart that has both. */
  readonly reconciling: readonly { readonly pair: readonly [ThemeId, ThemeId]; readonly passage: string }[];
  readonly transits: ReadonlyMap<string, TransitMeaning>;
  /** Facts of other traditions by theme. */
  readonly elsewhere: TraditionFacts;
  /** The passage of a trait; `general` where the topic has none of its own. */
  readonly passage: (theme: ThemeId, topic: TextTopic) => Passage;
  readonly situation: (theme: ThemeId, topic: TextTopic) => SituationPassage;
};
