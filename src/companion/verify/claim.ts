/** What a sentence asserts of the sheet, and what the sheet says to it. */
import type { FactId } from '#facts/fact-id.ts';

export const claimShapes = [
  'placement',
  'house-sign',
  'ruler',
  'aspect',
  'orb',
  'degree',
  'date',
  'motion',
  'dignity',
  'phase',
  'sect',
  'applying',
  'figure',
  'count',
  'comparison',
  'relation',
  'card',
  'position',
  'orientation',
  'pillar',
  'ten-god',
  'hexagram',
  'lines',
  'trigram',
  'nakshatra',
  'period',
  'role',
  'technique',
] as const;
export type ClaimShape = (typeof claimShapes)[number];

export type ClaimVerdict = 'supported' | 'contradicted' | 'unsupported';

export type Claim = {
  readonly shape: ClaimShape;
  /** The fact asked about, as an id; for a derived claim the family it is read from. */
  readonly slot: string;
  /** What is said of it, as a word of the fact grammar. */
  readonly says: string;
  readonly negated: boolean;
  readonly verdict: ClaimVerdict;
  /** Facts of the sheet that decided. */
  readonly facts: readonly FactId[];
};
