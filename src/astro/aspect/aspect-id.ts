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

/** The six minor aspects in common use, narrowest first. */
export const MINOR_ASPECT_IDS = [
  'semisextile',
  'semisquare',
  'quintile',
  'sesquisquare',
  'biquintile',
  'quincunx',
] as const;
export type MinorAspectId = (typeof MINOR_ASPECT_IDS)[number];

export type AnyAspectId = AspectId | MinorAspectId;

/** The exact angle of each of the eleven, degrees: twelfths, eighths and fifths of the circle. */
export const ANY_ASPECT_ANGLE: Readonly<Record<AnyAspectId, number>> = {
  ...ASPECT_ANGLE,
  semisextile: 30,
  semisquare: 45,
  quintile: 72,
  sesquisquare: 135,
  biquintile: 144,
  quincunx: 150,
};
