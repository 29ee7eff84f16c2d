import type { ComputedBodyId } from '../body/body-id.ts';
import type { OrbTable } from './orb-table.ts';

/**
 * Two bodies equally far from the equator: on the same side a parallel, on opposite sides a contraparallel.
 */
export type Parallel = {
  /** The body written first, as in an aspect. */
  readonly a: ComputedBodyId;
  readonly b: ComputedBodyId;
  readonly kind: 'parallel' | 'contraparallel';
  /** Degrees from equal distance, never negative. */
  readonly orb: number;
  readonly orbLimit: number;
};

/**
 * Every parallel and contraparallel among bodies given in pair order, tightest first. `dec` is the
 * declination in degrees. Two bodies near the equator may stand in both; the tighter counts. The south node
 * is the mirror of the north node and is left out.
 */
export function parallelsAmong(
  bodies: readonly { readonly body: ComputedBodyId; readonly dec: number }[],
  orbs: OrbTable,
): readonly Parallel[] {
  const found: Parallel[] = [];
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i];
    if (a === undefined || a.body === 'southnode') continue;
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j];
      if (b === undefined || b.body === 'southnode') continue;
      const apart = Math.abs(a.dec - b.dec);
      const mirrored = Math.abs(a.dec + b.dec);
      const orb = Math.min(apart, mirrored);
      if (orb <= orbs.parallel)
        found.push({
          a: a.body,
          b: b.body,
          kind: apart <= mirrored ? 'parallel' : 'contraparallel',
          orb,
          orbLimit: orbs.parallel,
        });
    }
  }
  return found.sort((p, q) => p.orb - q.orb);
}
