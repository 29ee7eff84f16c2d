/** What the app already knows when a message arrives. All of it is an argument: nothing here reads a clock or a store. */
import type { Ask, SafetyTier } from '#facts/ask.ts';

export type SavedPerson = {
  readonly id: string;
  readonly name: string;
  readonly nicknames?: readonly string[];
  /** Role in the person's life as saved (`sibling`, `partner`), or `other`. */
  readonly role: string;
  /** A birth date is saved, so a bond can be read from both sides. */
  readonly hasBirth: boolean;
};

/** The turn before this one, when it ended in a reading. */
export type PreviousTurn = {
  readonly ask: Ask;
  /** Fact ids that the last reading cited, in the order of its sentences. */
  readonly facts: readonly string[];
};

export type AskContext = {
  readonly uiLang: 'en' | 'th';
  /** Today in the person's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** That zone by name, for days computed from the sky; UTC where it is absent. */
  readonly zone?: string;
  /** Latitude for the seasons, degrees, north positive; null reads as northern. */
  readonly latDeg: number | null;
  /** How 03/04 is read; a date that begins with the year needs no setting. */
  readonly dateOrder: 'MDY' | 'DMY';
  /** Tier from `assessSafety`, which ran first. */
  readonly safety: SafetyTier;
  readonly previous: PreviousTurn | null;
  readonly savedPeople: readonly SavedPerson[];
  /** What is known of the person's own birth; `date` as `YYYY-MM-DD`. */
  readonly birth: { readonly date: string | null; readonly hasTime: boolean; readonly hasPlace: boolean };
  /** False in modes that draw or cast and need no birth (tarot, I Ching, Lenormand, runes). Default true. */
  readonly usesBirth?: boolean;
  /** Turns since Vesper last asked a question back; below six none is asked. Absent means never. */
  readonly turnsSinceClarify?: number;
};
