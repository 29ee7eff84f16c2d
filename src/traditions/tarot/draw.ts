/**
 * The protocol of a draw at the table, over the committed deck of `lib/draw.ts`.
 *
 * 1. Shuffling takes a new seed and fixes order and orientation of all 78 slots.
 * 2. The commitment is shown before the first pick: twelve digits under the deck, all of it on request.
 * 3. Shuffling is free until the first pick. From then on the order is frozen; to shuffle is to discard, and a draw that is
 *    discarded with cards on the table is kept as left unread. There is no silent second try.
 * 4. Slot s gives the card and the orientation that lay there. "Select N random cards" follows from the same seed.
 * 5. Afterwards seed and slots are shown, and anyone can compute the commitment again.
 *
 * Seeds arrive as an argument (`drawSeed` of `lib/draw.ts`); nothing here knows chance.
 */
import { cardAt, randomSlots, shuffleDeck } from '#lib/draw.ts';
import type { ShuffledDeck } from '#lib/draw.ts';
import { spreadSize } from './spreads.ts';
import type { SpreadId } from './spreads.ts';
import { tarotDeck } from './deck.ts';

/** A card on the table: id 0–77 and which way up it is read. */
export type LaidCard = { readonly card: number; readonly reversed: boolean };

export type TarotDraw = {
  readonly spread: SpreadId;
  readonly deck: ShuffledDeck;
  /** Slots in the order they were picked. */
  readonly slots: readonly number[];
  /** Off: orientation is drawn all the same, so that the commitment holds, and every card is read upright. */
  readonly reversals: boolean;
};

/** What is kept of a draw so that it can be checked: laid cards follow from it. */
export type DrawProof = {
  readonly seed: string;
  readonly commitment: string;
  readonly slots: readonly number[];
  readonly reversals: boolean;
};

export type DrawCheck =
  | { readonly type: 'holds' }
  /** The seed gives another deck than the one that was shown. */
  | { readonly type: 'other-deck'; readonly commitment: string }
  /** The deck is the one shown, the cards are not those of its slots. */
  | { readonly type: 'other-cards' };

/** Digits of the commitment that stand under the deck. */
const SHOWN_DIGITS = 12;

/** A freshly shuffled deck, nothing picked. */
export function openTarotDraw(seed: string, spread: SpreadId, reversals = true): TarotDraw {
  return { spread, deck: shuffleDeck(seed), slots: [], reversals };
}

/** The first twelve hex digits of the commitment. */
export const shownCommitment = (commitment: string): string => commitment.slice(0, SHOWN_DIGITS);

export const missingCards = (draw: TarotDraw): number => spreadSize(draw.spread) - draw.slots.length;

export const isFull = (draw: TarotDraw): boolean => missingCards(draw) === 0;

/** Whether shuffling now throws cards away that were already seen. */
export const isFrozen = (draw: TarotDraw): boolean => draw.slots.length > 0;

/** Whether a slot can be picked: it lies there, and the spread has room. */
export const canPick = (draw: TarotDraw, slot: number): boolean =>
  !isFull(draw) &&
  Number.isInteger(slot) &&
  slot >= 0 &&
  slot < tarotDeck.length &&
  !draw.slots.includes(slot);

/** Picks a slot. A slot that cannot be picked changes nothing. */
export function pickSlot(draw: TarotDraw, slot: number): TarotDraw {
  return canPick(draw, slot) ? { ...draw, slots: [...draw.slots, slot] } : draw;
}

/** Fills the places that are left, by the seed; a full spread stays as it is. */
export function pickRandom(draw: TarotDraw): TarotDraw {
  const slots = randomSlots(draw.deck.seed, missingCards(draw), draw.slots);
  return { ...draw, slots: [...draw.slots, ...slots] };
}

/** Another spread on the same deck. With cards on the table it needs a new deck: `null`. */
export function changeSpread(draw: TarotDraw, spread: SpreadId): TarotDraw | null {
  return isFrozen(draw) ? null : { ...draw, spread };
}

/** Cards on the table in the order of the places. */
export function laidCards(draw: TarotDraw): readonly LaidCard[] {
  return draw.slots.map((slot) => {
    const { card, reversed } = cardAt(draw.deck, slot);
    return { card, reversed: reversed && draw.reversals };
  });
}

/** What is shown and kept after the reading. */
export function proofOf(draw: TarotDraw): DrawProof {
  const { seed, commitment } = draw.deck;
  return { seed, commitment, slots: draw.slots, reversals: draw.reversals };
}

/** The same cards again from a kept proof. */
export function replay(proof: DrawProof): readonly LaidCard[] {
  const deck = shuffleDeck(proof.seed);
  return proof.slots.map((slot) => {
    const { card, reversed } = cardAt(deck, slot);
    return { card, reversed: reversed && proof.reversals };
  });
}

/** "Check this draw": computes the deck from the seed and compares it with what was shown and what was laid. */
export function checkDraw(proof: DrawProof, laid: readonly LaidCard[]): DrawCheck {
  const { commitment } = shuffleDeck(proof.seed);
  if (commitment !== proof.commitment) return { type: 'other-deck', commitment };
  const isEachOnce = new Set(proof.slots).size === proof.slots.length;
  const isWithin = proof.slots.every(
    (slot) => Number.isInteger(slot) && slot >= 0 && slot < tarotDeck.length,
  );
  if (!isEachOnce || !isWithin || proof.slots.length !== laid.length) return { type: 'other-cards' };
  const isSame = replay(proof).every(
    ({ card, reversed }, at) => laid[at]?.card === card && laid[at].reversed === reversed,
  );
  return isSame ? { type: 'holds' } : { type: 'other-cards' };
}

export type EnteredCards =
  | { readonly type: 'complete'; readonly cards: readonly LaidCard[] }
  | { readonly type: 'count'; readonly wanted: number; readonly given: number }
  /** A card twice; a deck holds it once. */
  | { readonly type: 'twice'; readonly card: number }
  | { readonly type: 'no-card'; readonly card: number };

/** Cards of a physical deck, as the person entered them: as many as the spread has places, each once. No proof. */
export function enterCards(spread: SpreadId, cards: readonly LaidCard[]): EnteredCards {
  const unknown = cards.find(({ card }) => tarotDeck[card] === undefined);
  if (unknown !== undefined) return { type: 'no-card', card: unknown.card };
  const twice = cards.find(({ card }, at) => cards.findIndex((one) => one.card === card) < at);
  if (twice !== undefined) return { type: 'twice', card: twice.card };
  const wanted = spreadSize(spread);
  if (cards.length !== wanted) return { type: 'count', wanted, given: cards.length };
  return { type: 'complete', cards };
}
