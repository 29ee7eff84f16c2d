/**
 * What is told when somebody goes on from a reading: the card they point at, closer, with what lies beside it; or, when they
 * point at none, what holds the spread together and what to do with it. Never the whole reading again.
 */
import { isMajor, tarotCard } from '#traditions/tarot/deck.ts';
import { positionAt, spreadOf } from '#traditions/tarot/spreads.ts';
import type { TarotLayout } from '#traditions/tarot/sheet.ts';
import { cardLines } from './card-lines.ts';
import type { Length, Line } from './lines.ts';
import type { Telling } from './telling.ts';
import type { TarotWords } from './words.ts';
import { balanceLines, closingLines, relationLine } from './whole-lines.ts';

/** Words of an answer that goes on; shorter than a reading of three cards. */
export const GOES_ON: Length = { min: 40, goal: 120, max: 180 };

/** Cards told closely at most. */
const MOST = 2;

/** Places a message points at, by the card's name, the place's name, or its number; in the order of the places. */
export function placesNamed(text: string, layout: TarotLayout, words: TarotWords): readonly number[] {
  const small = text.toLowerCase();
  const has = (pattern: string, inText: string): boolean => new RegExp(pattern, 'u').test(inText);
  const speaksOfCards = words.cardWords.some((word) => small.includes(word));
  return layout.cards.flatMap(({ card }, at) => {
    const place = at + 1;
    const name = words.cards[tarotCard(card).key]?.name ?? '';
    const bare = name.replace(/^The /u, '');
    // A major's name may be a plain word: with its capital letter, or with its article, it is the card.
    const isCard = isMajor(tarotCard(card))
      ? has(String.raw`\b${bare}\b`, text) || has(String.raw`\bthe ${bare.toLowerCase()}\b`, small)
      : small.includes(name.toLowerCase());
    const position = words.positions[positionAt(layout.spread, place)].name.toLowerCase();
    const ordinal = words.ordinals[at];
    const isLast = place === layout.cards.length && layout.cards.length > 1;
    const named =
      isCard ||
      has(String.raw`(?<!\p{L})${position}(?!\p{L})`, small) ||
      (ordinal !== undefined && speaksOfCards && has(`(?<!\\p{L})${ordinal}(?!\\p{L})`, small)) ||
      has(String.raw`card (?:number )?${place}(?!\d)`, small) ||
      (isLast && words.last.some((one) => small.includes(one)));
    return named ? [place] : [];
  });
}

export function goOnLines(telling: Telling): readonly Line[] {
  const { layout, words, question } = telling;
  const named = placesNamed(question, layout, words).slice(0, MOST);
  const closing = closingLines(telling);
  if (named.length === 0) {
    const strongest = layout.relations
      .slice(0, Math.max(1, spreadOf(layout.spread).relations))
      .map((relation) => relationLine(telling, relation, 0));
    const { guides } = spreadOf(layout.spread);
    const about =
      layout.relations.length === 0 ? cardLines(telling, guides) : cardLines(telling, guides).slice(-1);
    return [...strongest, ...balanceLines(telling), ...about, ...closing];
  }
  const beside = layout.relations
    .filter(({ first, second }) => named.includes(first) || named.includes(second))
    .slice(0, MOST)
    .map((relation, at) => relationLine(telling, relation, at === 0 ? 0.5 : 2));
  return [...named.flatMap((place) => cardLines(telling, place)), ...beside, ...closing.slice(-1)];
}
