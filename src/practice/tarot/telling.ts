/** What all parts of a tarot reading are told from. */
import type { Ask } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import { present } from '#lib/assert.ts';
import { tarotCard } from '#traditions/tarot/deck.ts';
import type { TarotCard } from '#traditions/tarot/deck.ts';
import type { TarotLayout } from '#traditions/tarot/sheet.ts';
import type { TarotCardText, TarotLimit, TarotTopic, TarotWords, Variants } from './words.ts';

export type Telling = {
  readonly layout: TarotLayout;
  readonly question: string;
  readonly ask: Ask;
  readonly words: TarotWords;
  readonly topic: TarotTopic;
  readonly limit: TarotLimit | null;
  /** The next variant of a frame. */
  readonly say: (key: string, variants: Variants) => string;
};

export type Laid = {
  readonly place: number;
  readonly card: TarotCard;
  readonly reversed: boolean;
  readonly text: TarotCardText;
  /** The name as it stands inside a sentence. */
  readonly name: string;
};

/** The card at a place, counted from 1. */
export function laidAt({ layout, words }: Telling, place: number): Laid {
  const { card: id, reversed } = present(layout.cards[place - 1], 'card of the spread');
  const card = tarotCard(id);
  const text = present(words.cards[card.key], 'text of a card');
  return { place, card, reversed, text, name: words.inText(text.name) };
}

export const cardFact = (place: number): FactId => `tarot.${place}.card` as FactId;
export const positionFact = (place: number): FactId => `tarot.${place}.position` as FactId;
export const reversedFact = (place: number): FactId => `tarot.${place}.reversed` as FactId;
