/**
 * The thirty-six cards of the small deck, by number: playing card, tone, and what each is about.
 *
 * Tone as most handbooks give it; 11, 14, 15 and 19 are read otherwise in some schools. Each suit has nine cards, six to ace.
 */
import type { Topic } from '#facts/ask.ts';
import { assert } from '#lib/assert.ts';

export const playingSuits = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
export const playingRanks = ['06', '07', '08', '09', '10', 'jack', 'queen', 'king', 'ace'] as const;
export type PlayingCard = `${(typeof playingSuits)[number]}-${(typeof playingRanks)[number]}`;

export const tones = ['bright', 'neutral', 'dark'] as const;
export type Tone = (typeof tones)[number];

/** `lenormand-01` to `lenormand-36`. */
export type LenormandKey = `lenormand-${string}`;

export type LenormandCard = {
  /** 1–36. */
  readonly number: number;
  readonly key: LenormandKey;
  readonly playing: PlayingCard;
  readonly tone: Tone;
  /**
   * Topics whose card it is. Ring and Heart, Scythe and Cross, Fish and Bear, House and Tree stand in the significators of the
   * companion; the rest are the subjects that handbooks commonly give.
   */
  readonly topics: readonly Topic[];
};

type Row = readonly [playing: PlayingCard, tone: Tone, ...topics: readonly Topic[]];

/** In the order of the numbers: Rider, Clover, Ship … Cross. */
const rows: readonly Row[] = [
  ['hearts-09', 'bright', 'day', 'love'],
  ['diamonds-06', 'bright', 'mood', 'day'],
  ['spades-10', 'neutral', 'travel'],
  ['hearts-king', 'neutral', 'family', 'home-move'],
  ['hearts-07', 'neutral', 'family', 'health-worry'],
  ['clubs-king', 'dark', 'decision', 'mood'],
  ['clubs-queen', 'dark', 'breakup', 'decision'],
  ['diamonds-09', 'dark', 'breakup', 'mood'],
  ['spades-queen', 'bright', 'friendship', 'creativity'],
  ['diamonds-jack', 'dark', 'breakup', 'decision'],
  ['clubs-jack', 'dark', 'partner', 'legal'],
  ['diamonds-07', 'neutral', 'mood', 'friendship'],
  ['spades-jack', 'bright', 'family', 'creativity'],
  ['clubs-09', 'dark', 'work'],
  ['clubs-10', 'neutral', 'money', 'family'],
  ['hearts-06', 'bright', 'spirit', 'creativity'],
  ['hearts-queen', 'bright', 'home-move', 'family'],
  ['hearts-10', 'bright', 'friendship'],
  ['spades-06', 'neutral', 'legal', 'self', 'work'],
  ['spades-08', 'bright', 'friendship', 'day'],
  ['clubs-08', 'dark', 'decision', 'work'],
  ['diamonds-queen', 'neutral', 'decision', 'travel'],
  ['clubs-07', 'dark', 'money', 'mood'],
  ['hearts-jack', 'bright', 'love', 'partner', 'compatibility'],
  ['clubs-ace', 'bright', 'partner', 'love', 'compatibility'],
  ['diamonds-10', 'neutral', 'study'],
  ['spades-07', 'neutral', 'day', 'study'],
  ['hearts-ace', 'neutral', 'self', 'partner'],
  ['spades-ace', 'neutral', 'self', 'partner'],
  ['spades-king', 'neutral', 'family', 'mood', 'spirit'],
  ['diamonds-ace', 'bright', 'mood', 'self'],
  ['hearts-08', 'bright', 'creativity', 'mood', 'work'],
  ['diamonds-08', 'bright', 'decision'],
  ['diamonds-king', 'bright', 'money'],
  ['spades-09', 'bright', 'work', 'home-move'],
  ['clubs-06', 'dark', 'breakup', 'spirit', 'mood'],
];

export const lenormandKey = (card: number): LenormandKey => `lenormand-${String(card).padStart(2, '0')}`;

/** The deck; card n stands at n − 1. */
export const lenormandDeck: readonly LenormandCard[] = rows.map(([playing, tone, ...topics], at) => ({
  number: at + 1,
  key: lenormandKey(at + 1),
  playing,
  tone,
  topics,
}));

/** The card with a number, 1–36. Throws on any other. */
export function lenormandCard(number: number): LenormandCard {
  const card = lenormandDeck[number - 1];
  assert(card !== undefined, 'a card of the small deck is 1 to 36', { number });
  return card;
}

export const MAN = 28;
export const WOMAN = 29;
