/** Bodies in the order of the reference files. */
import type { ComputedBodyId, NodeKind, PointId } from '#astro/body/body-id.ts';

/** Sun to Pluto: the movers of events, and the first ten of all arrays. */
export const MOVERS = [
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
] as const satisfies readonly ComputedBodyId[];

/** The natal points of a transit line. */
export const NATAL_POINTS = [...MOVERS, 'asc', 'mc'] as const satisfies readonly PointId[];

/**
 * The columns of a natal line: `meta.bodies` of tests/reference/natal-open.json. The last, the osculating
 * apogee, swings by degrees with every wobble of the Moon and is not offered.
 */
export const COLUMNS: readonly ({ readonly body: ComputedBodyId; readonly node: NodeKind } | null)[] = [
  ...MOVERS.map((body) => ({ body, node: 'mean' as const })),
  { body: 'northnode', node: 'mean' },
  { body: 'northnode', node: 'true' },
  { body: 'chiron', node: 'mean' },
  { body: 'lilith', node: 'mean' },
  null,
];
