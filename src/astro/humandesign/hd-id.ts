/** The closed vocabularies of Human Design, as ids. Words for them live in `text/`. */

/** The bodies of a side, in the order in which charts list them. The Earth stands opposite the Sun. */
export const HD_BODY_IDS = [
  'sun',
  'earth',
  'northnode',
  'southnode',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type HdBodyId = (typeof HD_BODY_IDS)[number];

/** `personality` is read at birth, `design` when the Sun stood 88° before its place at birth. */
export const HD_SIDES = ['personality', 'design'] as const;
export type HdSide = (typeof HD_SIDES)[number];

/** The nine centres from top to bottom. */
export const CENTER_IDS = [
  'head',
  'ajna',
  'throat',
  'g',
  'heart',
  'spleen',
  'sacral',
  'solar-plexus',
  'root',
] as const;
export type CenterId = (typeof CENTER_IDS)[number];

export const HD_TYPES = [
  'generator',
  'manifesting-generator',
  'manifestor',
  'projector',
  'reflector',
] as const;
export type HdType = (typeof HD_TYPES)[number];

export const HD_STRATEGIES = ['respond', 'inform', 'wait-for-the-invitation', 'wait-a-lunar-cycle'] as const;
export type HdStrategy = (typeof HD_STRATEGIES)[number];

export const HD_AUTHORITIES = [
  'emotional',
  'sacral',
  'splenic',
  'ego-manifested',
  'ego-projected',
  'self-projected',
  'mental',
  'lunar',
] as const;
export type HdAuthority = (typeof HD_AUTHORITIES)[number];

export const HD_DEFINITIONS = ['none', 'single', 'split', 'triple-split', 'quadruple-split'] as const;
export type HdDefinition = (typeof HD_DEFINITIONS)[number];

/** Line of the personality Sun, then line of the design Sun. */
export const HD_PROFILES = [
  '1/3',
  '1/4',
  '2/4',
  '2/5',
  '3/5',
  '3/6',
  '4/6',
  '4/1',
  '5/1',
  '5/2',
  '6/2',
  '6/3',
] as const;
export type HdProfile = (typeof HD_PROFILES)[number];

export const HD_ANGLES = ['right', 'juxtaposition', 'left'] as const;
export type HdAngle = (typeof HD_ANGLES)[number];

export type LineNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** A sixth of a gate: `{ gate: 43, line: 5 }`, written 43.5. */
export type GateLine = { readonly gate: number; readonly line: LineNumber };
