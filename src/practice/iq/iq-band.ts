/** Bands of a score the person entered. Nothing is measured here, and no reading uses it unless they tick that it may. */
import { MAX_IQ, MIN_IQ } from '#contract/limits.ts';

export const IQ_BANDS = [
  { id: 'highly-gifted', from: 140 },
  { id: 'gifted', from: 130 },
  { id: 'superior', from: 120 },
  { id: 'high-average', from: 110 },
  { id: 'average', from: 90 },
  { id: 'low-average', from: 80 },
  { id: 'below-average', from: MIN_IQ },
] as const;
export type IqBandId = (typeof IQ_BANDS)[number]['id'];

export type IqBand = {
  readonly id: IqBandId;
  /** Lowest and highest score of the band, both included. */
  readonly from: number;
  readonly to: number;
};

/** The band of a whole score from 50 to 200; null outside that range or for a fraction. */
export function iqBand(score: number): IqBand | null {
  if (!Number.isInteger(score) || score < MIN_IQ || score > MAX_IQ) return null;
  const at = IQ_BANDS.findIndex(({ from }) => score >= from);
  const band = IQ_BANDS[at];
  if (band === undefined) return null;
  const above = IQ_BANDS[at - 1];
  return { id: band.id, from: band.from, to: above === undefined ? MAX_IQ : above.from - 1 };
}
