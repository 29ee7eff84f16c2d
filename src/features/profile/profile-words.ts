/** Small pieces of text that only the profile has: its type and its score. */
import type { MbtiType } from '#contract/profile.ts';
import type { uiProfile } from '#text/en/ui-profile.ts';

export type IqBand =
  | 'iqHighlyGifted'
  | 'iqGifted'
  | 'iqSuperior'
  | 'iqHighAverage'
  | 'iqAverage'
  | 'iqLowAverage'
  | 'iqBelowAverage';

const iqFloors: readonly (readonly [number, IqBand])[] = [
  [140, 'iqHighlyGifted'],
  [130, 'iqGifted'],
  [120, 'iqSuperior'],
  [110, 'iqHighAverage'],
  [90, 'iqAverage'],
  [80, 'iqLowAverage'],
];

/** The band's key in the catalogue. */
export function iqBand(score: number): IqBand {
  return iqFloors.find(([floor]) => score >= floor)?.[1] ?? 'iqBelowAverage';
}

/** "INFJ Advocate". The types in small letters are the keys of their names. */
export function mbtiLabel(t: typeof uiProfile, type: MbtiType): string {
  return `${type} ${t[type.toLowerCase() as Lowercase<MbtiType>]}`;
}
