/**
 * The words a reading is made of: authored fragments with a grammatical category.
 *
 * The smallest authored unit is a clause, never a paragraph. A fragment holds no full stop and at most
 * fourteen words; it begins in lower case unless it begins with a name. Each field says in which carrier
 * sentence it stands, so that any fragment fits any frame that asks for its category.
 */

import { LISTED_PLANET_IDS, PLANET_IDS } from '#astro/body/body-id.ts';
import type { Topic } from '#facts/ask.ts';
import type { ReadingStyle } from '#companion/request.ts';

/** Noun phrase with its article: "the wish to be asked first". */
export type NP = string;
/** Verb phrase, bare infinitive: "say the true thing early". */
export type VPbase = string;
/** Verb phrase in -ing: "waiting to be asked". */
export type VPing = string;
/** Verb phrase, third person singular: "leans on". */
export type V3 = string;
/** How something is done: "at the first instinct, without rehearsal". */
export type Manner = string;
/** Prepositional phrase: "at your own kitchen table". */
export type PP = string;
/** A clause in the second person that could end a sentence: "you decide quickly and explain later". */
export type Clause = string;

/** One image field runs through a reading; this is what makes it sound like one writer. */
export const imageFields = [
  'water',
  'road',
  'house',
  'cloth',
  'weather',
  'garden',
  'tools',
  'music',
  'light',
  'kitchen',
] as const;
export type ImageField = (typeof imageFields)[number];
/** "{text}" stands after "It is like" / "Think of": a concrete picture as a noun phrase. */
export type Image = { readonly field: ImageField; readonly text: NP };

/** The eight themes that authored facets speak to; every topic of a question maps to one of them. */
export const themes = ['love', 'work', 'money', 'family', 'self', 'mood', 'spirit', 'decision'] as const;
export type Theme = (typeof themes)[number];

export const planetNames = [...LISTED_PLANET_IDS, 'northnode', 'southnode'] as const;
export type PlanetName = (typeof planetNames)[number];

/** What a planet does in anyone. The sign says how, the house says where. */
export type PlanetAtoms = {
  /** "{gloss}" explains the name once: "Venus, {the part that chooses and likes}". */
  readonly gloss: NP;
  /** "This is {noun} at work." */
  readonly noun: readonly NP[];
  /** "It tends to {drive} {manner of the sign}." */
  readonly drive: readonly VPbase[];
  /** "Under strain it falls back on {under}." */
  readonly under: readonly VPing[];
  /** "At its best, {gift}." */
  readonly gift: readonly Clause[];
  /** "On a bad day {shadow}." */
  readonly shadow: readonly Clause[];
  /** "It asks you to {asks}." */
  readonly asks: readonly VPbase[];
  /** "You may notice it when {body}." A small, physical, everyday sign. */
  readonly body: readonly Clause[];
  /** "It is like {image}." */
  readonly image: readonly Image[];
  /** "In love, {facet.love}." Concrete; true of this planet's work, not of everybody. */
  readonly facet: Readonly<Record<Theme, readonly Clause[]>>;
  /** Tags shared with questions: what a person might be talking about when this planet is the matter. */
  readonly concepts: readonly string[];
};

export type SignAtoms = {
  /** "Aries, {the sign that starts}". */
  readonly gloss: NP;
  /** "It tends to choose {manner}." */
  readonly manner: readonly Manner[];
  /** "What it wants is to {wants}." */
  readonly wants: readonly VPbase[];
  /** "What it puts off is {avoids}." */
  readonly avoids: readonly VPing[];
  /** "It brings {gift}." */
  readonly gift: readonly NP[];
  /** "The price is {cost}." */
  readonly cost: readonly NP[];
  readonly image: readonly Image[];
  /** Rising sign: "People meet {you} first as …": "{rising}" is a clause: "people meet your caution before your warmth". */
  readonly rising: readonly Clause[];
  /** Midheaven sign: "At work and in public, {midheaven}." */
  readonly midheaven: readonly Clause[];
  readonly concepts: readonly string[];
};

export type HouseAtoms = {
  /** "the seventh house, {the place of the other person}". */
  readonly gloss: NP;
  /** "It does this {arena}." */
  readonly arena: readonly PP[];
  /** "It often involves {people}." */
  readonly people: readonly NP[];
  /** "The part of your chart that deals with {verbs} …" */
  readonly verbs: readonly VPing[];
  /** "For this question it stands {facet.love}." */
  readonly facet: Readonly<Record<Theme, readonly PP[]>>;
  readonly concepts: readonly string[];
};

export type AspectFamily = 'fuse' | 'hard' | 'easy';
export type AspectAtoms = {
  readonly family: AspectFamily;
  /** "Venus {verb} Jupiter". Third person, transitive or with its preposition. */
  readonly verb: readonly V3[];
  /** "There is {noun} between the two." */
  readonly noun: readonly NP[];
  /** "a square, {gloss}". */
  readonly gloss: NP;
  readonly image: readonly Image[];
};

/** Points that form pairs, in the order of fact ids; angles last. */
export const pairPoints = [...PLANET_IDS, 'northnode', 'asc', 'mc'] as const;
export type PairPoint = (typeof pairPoints)[number];

/** What two points do to each other in the one who has them. Each is a clause in the second person that stands alone. */
export type PairAtoms = {
  readonly fuse: readonly Clause[];
  readonly hard: readonly Clause[];
  readonly easy: readonly Clause[];
  readonly concepts: readonly string[];
};

/** A moving body and what it brings while it touches something. */
export type MoverAtoms = {
  /** "Saturn {enters} your Sun." */
  readonly enters: readonly V3[];
  /** "It asks you to {asks}." */
  readonly asks: readonly VPbase[];
  /** "As it goes, it leaves you {leaves}." */
  readonly leaves: readonly VPing[];
  /** "Plainly: {hard}." while a square, opposition or conjunction of a heavy body lasts. */
  readonly hard: readonly Clause[];
  /** "{easy}." while a sextile or trine lasts. */
  readonly easy: readonly Clause[];
};

/** A natal point that is touched. */
export type TargetAtoms = {
  /** "What is touched is {touched}." */
  readonly touched: readonly NP[];
  /** "{pressed}." while the contact is hard. */
  readonly pressed: readonly Clause[];
  /** "{helped}." while it is easy. */
  readonly helped: readonly Clause[];
};

/** A whole sentence of at most eighteen words, with the tags by which it is found. */
export type Line = {
  readonly key: string;
  readonly text: string;
  readonly themes: readonly Theme[];
  /** Fits these topics alone; any of its theme when absent. */
  readonly topics?: readonly Topic[];
  /** Said in these styles alone; in any when absent. */
  readonly styles?: readonly ReadingStyle[];
  readonly concepts: readonly string[];
  /** A practice that is not over within a day. */
  readonly takesDays?: true;
};

export type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall';
export type ClassicalPlanet = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';
export type PhaseName =
  | 'new'
  | 'waxing-crescent'
  | 'first-quarter'
  | 'waxing-gibbous'
  | 'full'
  | 'waning-gibbous'
  | 'last-quarter'
  | 'waning-crescent';
export type Element = 'fire' | 'earth' | 'air' | 'water';
