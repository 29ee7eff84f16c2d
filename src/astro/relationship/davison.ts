/** The Davison chart: a real chart, for the moment and the place halfway between two births. */
import type { NodeKind } from '../body/body-id.ts';
import { natalChart } from '../chart/natal.ts';
import type { NatalChart } from '../chart/natal.ts';
import type { Place } from '../house/angles.ts';
import type { HouseSystem } from '../house/cusps.ts';
import { unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { meanEastLongitude } from './midpoint.ts';

export type BirthPoint = { readonly at: UnixMs; readonly place: Place | null };

/**
 * The middle of two births in time, and in place by mean latitude and mean longitude the shorter way
 * round, as Davison did (Synastry, 1977) and as most programs do; not along the great circle. No place when
 * one is unknown. The same whichever comes first.
 */
export function davisonMoment(a: BirthPoint, b: BirthPoint): BirthPoint {
  const at = unixMs((a.at + b.at) / 2);
  if (a.place === null || b.place === null) return { at, place: null };
  return {
    at,
    place: {
      latDeg: (a.place.latDeg + b.place.latDeg) / 2,
      lonDeg: meanEastLongitude(a.place.lonDeg, b.place.lonDeg),
    },
  };
}

/** The chart of that moment. */
export function davisonChart(
  a: BirthPoint,
  b: BirthPoint,
  school: { readonly houseSystem: HouseSystem; readonly node: NodeKind },
): NatalChart {
  return natalChart({ ...davisonMoment(a, b), ...school });
}
