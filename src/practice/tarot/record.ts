/** A card as screens and exports show it: the record of the deck with its words. */
import { present } from '#lib/assert.ts';
import { tarotCard } from '#traditions/tarot/deck.ts';
import type { TarotCard } from '#traditions/tarot/deck.ts';
import type { TarotCardText, TarotWords } from './words.ts';

export type TarotRecord = Omit<TarotCard, 'category'> &
  Omit<TarotCardText, 'reversed'> & {
    /** "Major Arcana", "Wands" … */
    readonly category: string;
    /** How it is turned, then the meaning: "Inward: the quarrel you keep having with yourself …". */
    readonly reversedMeaning: string;
  };

/** The whole record of a card, 0–77. Throws on any other number. */
export function tarotRecord(id: number, words: TarotWords): TarotRecord {
  const card = tarotCard(id);
  const { reversed, ...text } = present(words.cards[card.key], 'text of a card');
  return {
    ...card,
    ...text,
    category: words.categories[card.category],
    reversedMeaning: `${words.reversals[reversed.turned].label}: ${reversed.text}.`,
  };
}
