/** The house systems a chart can be divided by, the default first. */
export const HOUSE_SYSTEMS = [
  'placidus',
  'koch',
  'whole',
  'equal',
  'porphyry',
  'regiomontanus',
  'campanus',
  'alcabitius',
  'topocentric',
  'morinus',
] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** The two that trisect semi-arcs, which some degrees of the ecliptic do not have inside a polar circle. */
export type SemiArcSystem = Extract<HouseSystem, 'placidus' | 'koch'>;
