/**
 * Laid cards as they are kept and sent, read back: from the inputs of a sheet, from its facts, from a record. What comes from
 * a store may be anything; cards that fill no spread are none, and a proof that does not hold is no proof.
 */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Json } from '#facts/fact.ts';
import { cardIdOf } from './deck.ts';
import { checkDraw, enterCards, laidCards, openTarotDraw, pickRandom, proofOf } from './draw.ts';
import type { DrawProof, LaidCard } from './draw.ts';
import type { TarotInput } from './sheet.ts';
import { spreadIds } from './spreads.ts';
import type { SpreadId } from './spreads.ts';

/** A draw that nobody picks at a table: the seed says which cards come, in the order of the places. */
export type Deal = {
  /** 32 hex digits. */
  readonly seed: string;
  readonly reversals: boolean;
};

/** The cards of a deal. The same deal and spread, the same cards. */
export function dealCards({ seed, reversals }: Deal, spread: SpreadId): TarotInput {
  const draw = pickRandom(openTarotDraw(seed, spread, reversals));
  return { spread, cards: laidCards(draw), source: { type: 'drawn', proof: proofOf(draw) } };
}

/** Cards by their keys with what is kept as proof; null where they fill no spread. A proof that fails makes them entered. */
export function tarotInput(
  spread: string,
  cards: readonly { readonly card: string; readonly reversed: boolean }[],
  proof: DrawProof | null,
): TarotInput | null {
  const known = spreadIds.find((id) => id === spread);
  const laid = cards.flatMap(({ card, reversed }): LaidCard[] => {
    const id = cardIdOf(card);
    return id === null ? [] : [{ card: id, reversed }];
  });
  if (known === undefined || laid.length !== cards.length) return null;
  if (enterCards(known, laid).type !== 'complete') return null;
  const isProven = proof !== null && checkDraw(proof, laid).type === 'holds';
  return { spread: known, cards: laid, source: isProven ? { type: 'drawn', proof } : { type: 'entered' } };
}

type Members = { readonly [name: string]: Json | undefined };

/** Modes that lay this deck. */
const OF_DECK: ReadonlySet<string> = new Set(['tarot', 'thai-tarot']);

/** The cards behind a kept sheet, by its inputs; null for a sheet that lays none. */
export function tarotInputOf(sheet: Pick<FactSheet, 'mode' | 'inputs'>): TarotInput | null {
  const { spread, cards, seed, commitment, slots, reversals } = sheet.inputs as Members;
  if (!OF_DECK.has(sheet.mode) || typeof spread !== 'string' || !Array.isArray(cards)) return null;
  const pairs = cards.flatMap((pair: Json) => {
    const [card, reversed] = Array.isArray(pair) ? (pair as readonly Json[]) : [];
    return typeof card === 'string' && typeof reversed === 'boolean' ? [{ card, reversed }] : [];
  });
  if (pairs.length !== cards.length) return null;
  const isProof = typeof seed === 'string' && typeof commitment === 'string' && Array.isArray(slots);
  const proof: DrawProof | null = isProof
    ? {
        seed,
        commitment,
        slots: slots.filter((slot): slot is number => typeof slot === 'number'),
        reversals: reversals !== false,
      }
    : null;
  return tarotInput(spread, pairs, proof);
}

/** The cards that facts tell, for whoever has the facts of a sheet and not what they were computed from. */
export function tarotInputIn({ facts }: Pick<FactSheet, 'facts'>): TarotInput | null {
  const held = new Map<string, FactSheet['facts'][number]['value']>(
    facts.map(({ id, value }) => [id, value]),
  );
  const spread = held.get('tarot.spread');
  const cards: { card: string; reversed: boolean }[] = [];
  for (let place = 1; ; place += 1) {
    const card = held.get(`tarot.${place}.card`);
    const side = held.get(`tarot.${place}.reversed`);
    if (card?.type !== 'id') break;
    cards.push({ card: card.id, reversed: side?.type === 'flag' && side.on });
  }
  return spread?.type === 'id' ? tarotInput(spread.id, cards, null) : null;
}
