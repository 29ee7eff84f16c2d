/** Names of the 78 cards without their texts, for lists and for the facts drawer: light enough to be at hand everywhere. */
import type { Rank, Suit } from '#traditions/tarot/deck.ts';

const majorNames: readonly string[] = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
];

export const suitNames: Readonly<Record<Suit, string>> = {
  wands: 'Wands',
  cups: 'Cups',
  swords: 'Swords',
  pentacles: 'Pentacles',
};

const rankNames: Readonly<Record<Rank, string>> = {
  ace: 'Ace',
  '02': 'Two',
  '03': 'Three',
  '04': 'Four',
  '05': 'Five',
  '06': 'Six',
  '07': 'Seven',
  '08': 'Eight',
  '09': 'Nine',
  '10': 'Ten',
  page: 'Page',
  knight: 'Knight',
  queen: 'Queen',
  king: 'King',
};

/** "Five of Swords" for `swords-05`; an unknown key is given back as it is. */
export function tarotCardName(key: string): string {
  const [first = '', ...rest] = key.split('-');
  const second = rest.join('-');
  if (first === 'major') return majorNames[Number(second)] ?? key;
  const suit = suitNames[first as Suit] as string | undefined;
  const rank = rankNames[second as Rank] as string | undefined;
  return suit === undefined || rank === undefined ? key : `${rank} of ${suit}`;
}
