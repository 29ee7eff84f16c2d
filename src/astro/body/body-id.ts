/**
 * Every body and point a chart may name, fastest first. The order decides how a pair is written: `moon-square-sun`,
 * never `sun-square-moon`; the angles come last.
 */
export const POINT_IDS = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'chiron',
  'uranus',
  'neptune',
  'pluto',
  'northnode',
  'southnode',
  'lilith',
  'vertex',
  'asc',
  'mc',
] as const;
export type PointId = (typeof POINT_IDS)[number];

/** The two angles that a chart with a place has. */
export type AngleId = 'asc' | 'mc';

/** What is placed in signs and houses. */
export type BodyId = Exclude<PointId, AngleId>;

/** The Sun, the Moon and the planets, in pair order. */
export const PLANET_IDS = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly BodyId[];
export type PlanetId = (typeof PLANET_IDS)[number];

/** The same as they are listed for people: the two lights first, then outwards. */
export const LISTED_PLANET_IDS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly PlanetId[];

export type NodeId = 'northnode' | 'southnode';

/** The bodies and points whose place depends on the instant alone, in pair order. `lilith` is the mean lunar apogee. */
export const COMPUTED_BODY_IDS = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'chiron',
  'uranus',
  'neptune',
  'pluto',
  'northnode',
  'southnode',
  'lilith',
] as const satisfies readonly BodyId[];
export type ComputedBodyId = (typeof COMPUTED_BODY_IDS)[number];

export type NodeKind = 'mean' | 'true';

const ORDER: ReadonlyMap<PointId, number> = new Map(POINT_IDS.map((id, index) => [id, index]));

/** Negative when `a` is written before `b` in a pair. */
export function comparePoints(a: PointId, b: PointId): number {
  return (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);
}

export function isLuminary(point: PointId): point is 'sun' | 'moon' {
  return point === 'sun' || point === 'moon';
}
