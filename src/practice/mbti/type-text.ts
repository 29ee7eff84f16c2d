/** Shape of what is said about a type. The words stand in the text of each language. */
import type { MbtiType } from '#contract/profile.ts';

export const DEEP_DIVE_SECTIONS = [
  'coreMotivation',
  'communicationStyle',
  'decisionMaking',
  'stressResponse',
  'growthPath',
  'leadershipStyle',
] as const;
export type DeepDiveSection = (typeof DEEP_DIVE_SECTIONS)[number];

export type TypeText = {
  /** Two or three sentences; one thing in them only this type would recognise. */
  readonly description: string;
  /** Four behaviours each, not adjectives. */
  readonly strengths: readonly string[];
  readonly challenges: readonly string[];
  /** Five or six kinds of work. */
  readonly careers: readonly string[];
  /** 70–100 words: how they love, what is missed, who suits, where it grows. */
  readonly relationshipStyle: string;
  /** 45–70 words each. */
  readonly deepDive: Readonly<Record<DeepDiveSection, string>>;
};

export type TypeTexts = Readonly<Record<MbtiType, TypeText>>;
