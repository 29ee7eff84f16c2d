/**
 * Values that must hold over all that a birth leaves open: over the stretch of a doubtful time, within two minutes of an
 * exact one, and within a hundredth of a degree of every place. One answer is a fact, two or three are given together,
 * more are none.
 */
import type { FactValue } from '#facts/fact.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { countValue, degreesValue, oneOrEither, rangeValue } from '../values.ts';

/** A place this near to a boundary is told with both sides of it, degrees. */
export const EDGE_DEG = 0.01;
const EDGE_MS = 120_000;

const SAMPLES = 9;
const MOST_ANSWERS = 3;

/** The instants a birth is read at. The given time stands first when there is one. */
export function birthInstants(moment: BirthMoment): readonly UnixMs[] {
  if (moment.at !== null && moment.from === moment.to)
    return [moment.at, unixMs(moment.at - EDGE_MS), unixMs(moment.at + EDGE_MS)];
  const step = (moment.to - moment.from) / (SAMPLES - 1);
  const all = Array.from({ length: SAMPLES }, (_, i) => unixMs(moment.from + i * step));
  return moment.at === null ? all : [moment.at, ...all];
}

/** What a reading of a longitude gives at its place and a hundredth of a degree to either side. */
export function nearby<Read>(lonDeg: number, read: (lonDeg: number) => Read): readonly Read[] {
  return [read(lonDeg), read(lonDeg - EDGE_DEG), read(lonDeg + EDGE_DEG)];
}

/** The id or the two or three that are left open, the likeliest first; null when there are more. */
export function heldId(ids: readonly string[]): FactValue | null {
  const different = new Set(ids).size;
  return different === 0 || different > MOST_ANSWERS ? null : oneOrEither(ids);
}

/** The same for counts: a count when it holds, else the counts as ids. */
export function heldCount(counts: readonly number[]): FactValue | null {
  const [first] = counts;
  if (first !== undefined && counts.every((count) => count === first)) return countValue(first);
  return heldId(counts.map(String));
}

/** A place: that of the given time, or all that the day leaves open. */
export function heldDegrees(lonsDeg: readonly number[], isTimed: boolean): FactValue | null {
  const [first] = lonsDeg;
  if (first === undefined) return null;
  if (isTimed) return degreesValue(first);
  const swept = lonsDeg.map((lon) => signedDifference(first, lon));
  return rangeValue(wrap360(first + Math.min(...swept)), wrap360(first + Math.max(...swept)));
}

/** Whether a value is one of several. */
export const isOpen = (value: FactValue): boolean => value.type === 'either';
