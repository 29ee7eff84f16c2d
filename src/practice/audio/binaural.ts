/**
 * The layer of two tones that a listener may add to Crystal Bowl Healing Frequencies; off until they do.
 *
 * Each ear gets its own steady sine, and the difference is heard as a slow beating. It needs headphones. That it does
 * anything more is not shown; it is here as a matter of taste.
 */
export const binauralLayer = {
  title: 'crystal-bowl-healing-frequencies',
  onAtFirst: false,
  /** Middle of the two tones. */
  carrierHz: 180,
  /** The right tone less the left. */
  differenceHz: 6,
  /** Of each tone, against full scale. */
  levelDb: -30,
  /** Coming and going. */
  fadeSeconds: 4,
} as const;

export type BinauralTones = {
  readonly leftHz: number;
  readonly rightHz: number;
  /** Amplitude of each tone, 1 is full scale. */
  readonly gain: number;
};

/** The two tones as oscillators want them. */
export function binauralTones(): BinauralTones {
  const { carrierHz, differenceHz, levelDb } = binauralLayer;
  return {
    leftHz: carrierHz - differenceHz / 2,
    rightHz: carrierHz + differenceHz / 2,
    gain: 10 ** (levelDb / 20),
  };
}
