import { distance, signedDifference } from '../angle/degrees.ts';
import { signIndex } from '../angle/sign.ts';
import { comparePoints } from '../body/body-id.ts';
import type { PointId } from '../body/body-id.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from './aspect-id.ts';
import type { AspectId } from './aspect-id.ts';
import { orbLimit } from './orb-table.ts';
import type { OrbTable } from './orb-table.ts';

/** A point that can take part in an aspect. `speed` is degrees per day; 0 for what is held still. */
export type AspectPoint = { readonly id: PointId; readonly lon: number; readonly speed: number };

export type Aspect = {
  /** The point written first: faster in the fixed order of body/body-id.ts. */
  readonly a: PointId;
  readonly aspect: AspectId;
  readonly b: PointId;
  /** Degrees from exact, never negative. */
  readonly orb: number;
  /** The widest orb the table allows here; 1 − orb/orbLimit is a measure of strength. */
  readonly orbLimit: number;
  /** True while the orb shrinks. Judged by the two speeds, so a retrograde body can apply backwards. */
  readonly applying: boolean;
  /** True when the signs of the two do not themselves stand in this aspect (29° Aries to 1° Virgo as a trine). */
  readonly outOfSign: boolean;
};

/**
 * Pairs that say nothing: the two nodes are opposite by definition, and so an aspect to one is the mirror of an
 * aspect to the other; the angles are tied to each other by the latitude.
 */
function isEmptyPair(a: PointId, b: PointId): boolean {
  return a === 'southnode' || b === 'southnode' || (a === 'asc' && b === 'mc');
}

/** Every aspect within orb among the points, tightest first; equal orbs in the order of the points. */
export function aspectsAmong(points: readonly AspectPoint[], orbs: OrbTable): readonly Aspect[] {
  const ordered = points.toSorted((p, q) => comparePoints(p.id, q.id));
  const found: Aspect[] = [];
  ordered.forEach((a, index) => {
    for (const b of ordered.slice(index + 1)) {
      if (isEmptyPair(a.id, b.id)) continue;
      const aspect = aspectBetween(a, b, orbs);
      if (aspect !== null) found.push(aspect);
    }
  });
  return found.toSorted((p, q) => p.orb - q.orb);
}

/** The aspect between two points, or null when none is within orb. Orbs never overlap, so there is at most one. */
export function aspectBetween(p: AspectPoint, q: AspectPoint, orbs: OrbTable): Aspect | null {
  const [a, b] = comparePoints(p.id, q.id) <= 0 ? [p, q] : [q, p];
  const separation = distance(a.lon, b.lon);
  for (const aspect of ASPECT_IDS) {
    const orb = Math.abs(separation - ASPECT_ANGLE[aspect]);
    const limit = orbLimit(orbs, a.id, b.id, aspect);
    if (orb <= limit) {
      return {
        a: a.id,
        aspect,
        b: b.id,
        orb,
        orbLimit: limit,
        applying: isApplying(a, b, aspect),
        outOfSign: signDistance(a.lon, b.lon) * 30 !== ASPECT_ANGLE[aspect],
      };
    }
  }
  return null;
}

/**
 * True while the aspect is getting closer to exact.
 *
 * By the rate at which the separation changes, whichever of the two moves. An aspect that is exact, or between
 * points that keep their distance, is not applying.
 */
export function isApplying(a: AspectPoint, b: AspectPoint, aspect: AspectId): boolean {
  const gap = signedDifference(a.lon, b.lon);
  const separation = Math.abs(gap);
  const opening = gap >= 0 ? b.speed - a.speed : a.speed - b.speed;
  const excess = separation - ASPECT_ANGLE[aspect];
  // At the two ends of [0, 180] the separation turns back, so its rate says nothing; it is exact there anyway.
  return excess * opening < 0;
}

/** Signs between two longitudes the short way, 0–6. */
function signDistance(a: number, b: number): number {
  const apart = Math.abs(signIndex(a) - signIndex(b));
  return Math.min(apart, 12 - apart);
}
