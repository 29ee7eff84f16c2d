import { isLuminary } from '../body/body-id.ts';
import type { PointId } from '../body/body-id.ts';
import { ASPECT_ANGLE } from './aspect-id.ts';
import type { AnyAspectId, AspectId, MinorAspectId } from './aspect-id.ts';

/** What an orb can be asked for: every point of a chart, and the two lots (chart/lot.ts). */
export type OrbPoint = PointId | 'fortune' | 'spirit';

/**
 * How far from exact an aspect still counts.
 *
 * Schools differ and none is measured, so the table is an argument with a name and a reading can cite which
 * one.
 */
export type OrbTable = {
  readonly id: string;
  readonly source: string;
  /** Widest orb in degrees between two points that are neither Sun nor Moon. */
  readonly byAspect: Readonly<Record<AspectId, number>>;
  /** Widest orb when one of the two is the Sun or the Moon. */
  readonly withLuminary: Readonly<Record<AspectId, number>>;
  /** The same two for the minor aspects. */
  readonly byMinorAspect: Readonly<Record<MinorAspectId, number>>;
  readonly minorWithLuminary: Readonly<Record<MinorAspectId, number>>;
  /** Points that never carry a wider orb than this, whatever the aspect and the partner. */
  readonly atMost: Readonly<Partial<Record<OrbPoint, number>>>;
  /** Widest difference of declinations in a parallel or contraparallel, degrees. */
  readonly parallel: number;
};

/** Orbs inside one natal chart. The ranges of the eleven aspects never overlap, so a pair has at most one. */
export const NATAL_ORBS: OrbTable = {
  id: 'soulstice-natal',
  source: 'our convention',
  byAspect: { conjunction: 8, sextile: 5, square: 8, trine: 8, opposition: 8 },
  withLuminary: { conjunction: 10, sextile: 6, square: 10, trine: 10, opposition: 10 },
  // The fifths lie closest to their neighbours and are the least spoken of: they keep the narrowest orbs.
  byMinorAspect: {
    semisextile: 1.5,
    semisquare: 1.5,
    quintile: 1,
    sesquisquare: 1.5,
    biquintile: 1,
    quincunx: 2,
  },
  minorWithLuminary: {
    semisextile: 2,
    semisquare: 2,
    quintile: 1.5,
    sesquisquare: 2,
    biquintile: 1.5,
    quincunx: 2,
  },
  // The nodes, Lilith, the Vertex and the lots are calculated points with no light of their own; Chiron is
  // small; the angles turn a degree in four minutes, the Vertex and the lots as fast or faster.
  atMost: {
    chiron: 3,
    northnode: 3,
    southnode: 3,
    lilith: 2,
    vertex: 2,
    fortune: 2,
    spirit: 2,
    asc: 6,
    mc: 6,
  },
  parallel: 1,
};

/** The widest orb the table allows this pair in this aspect, degrees. */
export function orbLimit(table: OrbTable, a: OrbPoint, b: OrbPoint, aspect: AnyAspectId): number {
  const withLight = isLight(a) || isLight(b);
  const widest = isMinor(aspect)
    ? (withLight ? table.minorWithLuminary : table.byMinorAspect)[aspect]
    : (withLight ? table.withLuminary : table.byAspect)[aspect];
  return Math.min(widest, table.atMost[a] ?? widest, table.atMost[b] ?? widest);
}

function isLight(point: OrbPoint): boolean {
  return point !== 'fortune' && point !== 'spirit' && isLuminary(point);
}

function isMinor(aspect: AnyAspectId): aspect is MinorAspectId {
  return !Object.hasOwn(ASPECT_ANGLE, aspect);
}
