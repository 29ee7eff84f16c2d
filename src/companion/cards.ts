/** Laid cards in an answer: which of them a message is about, and who puts them into words. */
import type { Ask } from '#facts/ask.ts';
import type { Reading } from '#facts/reading.ts';
import { dealCards } from '#traditions/tarot/input.ts';
import type { TarotInput, TarotLayout } from '#traditions/tarot/sheet.ts';
import { spreadIds } from '#traditions/tarot/spreads.ts';
import type { SpreadId } from '#traditions/tarot/spreads.ts';
import { isDrawnMode } from './given.ts';
import type { AnswerRequest } from './request.ts';

export type CardsToTell = {
  readonly layout: TarotLayout;
  /** The person's words; empty when nothing was asked. */
  readonly question: string;
  readonly ask: Ask;
  /** At least 32 hex digits. */
  readonly seed: string;
  /** The cards were told before in this chat: only what the message points at is told now. */
  readonly goesOn: boolean;
};

/** The words of a deck. Written in `text` and `practice`; nothing here knows a language. */
export type CardVoice = {
  readonly read: (cards: CardsToTell) => Reading;
  /** What is written about a card as it lies, `swords-05`; null for no card. */
  readonly meaning: (card: string, reversed: boolean) => string | null;
  /** A message without a paragraph that only names the cards that came with it; empty when nothing else was said. */
  readonly questionIn: (text: string) => string;
  /** The spread that a message names ("one card", "a Celtic Cross"); null when it names none. */
  readonly spreadNamed: (text: string) => SpreadId | null;
};

export type ChosenCards = {
  readonly input: TarotInput;
  readonly goesOn: boolean;
  /** They fall for this message, and lay nowhere before. */
  readonly isDealt: boolean;
};

/** Messages that no card answers. */
const TALK: ReadonlySet<string> = new Set(['small-talk', 'thanks', 'feedback', 'app', 'correct-me']);

/** Whether a message asks for a draw that is one of these cards: a mode that draws for itself draws its own. */
export function asksForCards(mode: AnswerRequest['mode'], { act }: Pick<Ask, 'act'>): boolean {
  return act === 'draw-request' && (mode === 'tarot' || !isDrawnMode(mode));
}

/**
 * The cards a message is read from, null when from none. Cards that came with it stand first; a message that goes on keeps
 * those of the reading before; else, where cards are asked for or the mode is theirs, the deal falls that was made for it.
 */
export function chooseCards(
  { text, mode, attached, cards = null, cardsBefore = null, deal, given }: AnswerRequest,
  ask: Ask,
  voice: CardVoice | undefined,
): ChosenCards | null {
  if (voice === undefined) return null;
  if (cards !== null) return { input: cards, goesOn: false, isDealt: false };
  if (attached !== null || TALK.has(ask.act)) return null;
  const wantsDraw = asksForCards(mode, ask);
  if (cardsBefore !== null && ask.followUp && ask.act !== 'draw-request')
    return { input: cardsBefore, goesOn: true, isDealt: false };
  if (deal === undefined || !(mode === 'tarot' || wantsDraw)) return null;
  const chosen = spreadIds.find((id) => id === given?.answers?.['spread']?.[0]) ?? 'three';
  return { input: dealCards(deal, voice.spreadNamed(text) ?? chosen), goesOn: false, isDealt: true };
}
