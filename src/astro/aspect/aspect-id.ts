/** The five major aspects, in the order of the reference data. */
export const ASPECT_IDS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type AspectId = (typeof ASPECT_IDS)[number];

/** The exact angle of each, degrees. */
export const ASPECT_ANGLE: Readonly<Record<AspectId, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};
