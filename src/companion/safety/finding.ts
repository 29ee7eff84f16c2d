/** The verdict of the safety layer on a message. Plain data: the worker sends it to the screen, the server to other clients. */
import type { SafetyTier, Span } from '#facts/ask.ts';

/** Kinds of need. The family decides which reply is given. */
export const families = [
  'wish',
  'plan',
  'selfharm',
  'overdose',
  'weapon',
  'violence',
  'stalking',
  'assault',
  'child',
  'eating',
  'substances',
  'friend',
  'others',
  'psychosis',
  'postnatal',
  'grief',
  'medicine',
  'forced',
  'elder',
  'strain',
  'minor',
  'lifespan',
] as const;
export type SafetyFamily = (typeof families)[number];

/** Which helplines come first, and whether the page can be left with one tap. */
export type SupportCard = 'self' | 'friend' | 'abuse';

export type SafetyFinding = {
  /** 1 danger now, 2 need, 3 strain or a danger that is past, 0 none. */
  readonly tier: SafetyTier;
  /** Tier 0, but not clearly harmless: the reply opens with a caring line and an offer of help. */
  readonly care: boolean;
  readonly family: SafetyFamily | null;
  /** The person in danger is somebody else than the writer. */
  readonly isOther: boolean;
  /** Null at tier 3 and 0. */
  readonly card: SupportCard | null;
  readonly lang: 'en' | 'th';
};

/** Orders findings: 1 to 3 as the tiers, 4 for the caring line, 5 for nothing. */
export function gravityOf({ tier, care }: SafetyFinding): number {
  return tier !== 0 ? tier : care ? 4 : 5;
}

/** A finding with what only its finder needs. */
export type AssessedSafety = SafetyFinding & {
  /** The words that were recognised, verbatim, in order; empty where only the detector saw something. */
  readonly hits: readonly Span[];
  /** Holds a word of death, harm, a weapon, hunger or medicine, whatever it means here. */
  readonly mentions: boolean;
};
