import { isLuminary } from '../body/body-id.ts';
import type { PointId } from '../body/body-id.ts';
import type { AspectId } from './aspect-id.ts';

/**
 * How far from exact an aspect still counts.
 *
 * Schools differ and none is measured, so the table is an argument with a name and a reading can cite which one.
 */
export type OrbTable = {
  readonly id: string;
  readonly source: string;
  /** Widest orb in degrees between two points that are neither Sun nor Moon. */
  readonly byAspect: Readonly<Record<AspectId, number>>;
  /** Widest orb when one of the two is the Sun or the Moon. */
  readonly withLuminary: Readonly<Record<AspectId, number>>;
  /** Points that never carry a wider orb than this, whatever the aspect and the partner. */
  readonly atMost: Readonly<Partial<Record<PointId, number>>>;
};

/** Orbs inside one natal chart. */
export const NATAL_ORBS: OrbTable = {
  id: 'soulstice-natal',
  source: 'our convention',
  byAspect: { conjunction: 8, sextile: 5, square: 8, trine: 8, opposition: 8 },
  withLuminary: { conjunction: 10, sextile: 6, square: 10, trine: 10, opposition: 10 },
  // The nodes are calculated points with no light of their own; the angles turn a degree in four minutes.
  atMost: { northnode: 3, southnode: 3, asc: 6, mc: 6 },
};

/** The widest orb the table allows this pair in this aspect, degrees. */
export function orbLimit(table: OrbTable, a: PointId, b: PointId, aspect: AspectId): number {
  const widest = (isLuminary(a) || isLuminary(b) ? table.withLuminary : table.byAspect)[aspect];
  return Math.min(widest, table.atMost[a] ?? widest, table.atMost[b] ?? widest);
}
