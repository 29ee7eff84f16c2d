import { distance } from '../angle/degrees.ts';
import type { AspectId } from '../aspect/aspect-id.ts';
import type { ComputedBodyId, PointId } from '../body/body-id.ts';
import { bodyPosition } from '../body/position.ts';
import { MS_PER_DAY } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import type { TransitPass } from './transits.ts';

/**
 * The passes that one retrograde loop brings over the same longitude: one, or three where the body comes, turns back
 * over it and comes again (five for the slowest in two years), some of which may only near it.
 */
export type TransitSeries = {
  readonly mover: ComputedBodyId;
  readonly aspect: AspectId;
  readonly point: PointId;
  /** In time order, at least one. */
  readonly passes: readonly TransitPass[];
  /** All exact times, in order; none when it only comes near. */
  readonly exact: readonly UnixMs[];
  /** When the first pass comes within orb; null when it already was at the start of the search. */
  readonly enter: UnixMs | null;
  /** When the last pass goes out of orb; null when it still is within at the end of the search. */
  readonly leave: UnixMs | null;
};

/**
 * Two passes over one longitude belong together when less time than this lies between them, days: more than a loop
 * keeps a body away, less than its shortest way round the zodiac. Zero for what never turns back.
 */
const LOOP_GAP_DAYS: Readonly<Record<ComputedBodyId, number>> = {
  moon: 0,
  mercury: 120,
  venus: 150,
  sun: 0,
  mars: 250,
  jupiter: 400,
  saturn: 400,
  chiron: 400,
  uranus: 400,
  neptune: 400,
  pluto: 400,
  northnode: 150,
  southnode: 150,
  lilith: 0,
};

/** Longitudes of one aspect to one point lie at least 120° apart; two passes nearer than half of it share theirs. */
const SAME_SIDE_DEG = 60;

/**
 * Passes of `transitHits`, those of one retrograde loop together, ordered by start as they came. Each pass is in
 * exactly one series.
 */
export function transitSeries(passes: readonly TransitPass[]): readonly TransitSeries[] {
  const groups: TransitPass[][] = [];
  const open = new Map<string, TransitPass[][]>();
  for (const pass of passes) {
    const key = `${pass.mover} ${pass.aspect} ${pass.point}`;
    // Both sides of an aspect may be under way at once, so the last of each counts.
    const recent = open.get(key) ?? [];
    const known = recent.find((group) => continues(group.at(-1), pass));
    if (known !== undefined) known.push(pass);
    else {
      const group = [pass];
      groups.push(group);
      open.set(key, [group, ...recent].slice(0, 2));
    }
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined) return [];
    const { mover, aspect, point, enter } = first;
    const exact = group.flatMap((pass) => pass.exact);
    return [{ mover, aspect, point, passes: group, exact, enter, leave: last.leave }];
  });
}

/** Whether a pass is the same loop's next one over the same longitude. */
function continues(before: TransitPass | undefined, pass: TransitPass): boolean {
  if (before === undefined || before.leave === null || pass.enter === null) return false;
  const gapDays = (pass.enter - before.leave) / MS_PER_DAY;
  if (gapDays < 0 || gapDays > LOOP_GAP_DAYS[pass.mover]) return false;
  const { lon } = bodyPosition(before.mover, before.closest.at);
  return distance(lon, bodyPosition(pass.mover, pass.closest.at).lon) < SAME_SIDE_DEG;
}
