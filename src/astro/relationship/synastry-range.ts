/**
 * What can be said of two people when a birth time is in doubt: which contacts hold whatever the two
 * times were.
 *
 * The two doubts are independent, so a contact holds when it does for every point of one stretch with every
 * point of the other; no time is taken at the middle.
 */
import { signedDifference, wrap360 } from '../angle/degrees.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from '../aspect/aspect-id.ts';
import type { AspectId } from '../aspect/aspect-id.ts';
import { orbLimit as widestOrb } from '../aspect/orb-table.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import type { PlanetId } from '../body/body-id.ts';
import type { NatalRange } from '../chart/natal-range.ts';
import { houseOf } from '../house/cusps.ts';
import type { Cusps, HouseNumber } from '../house/cusps.ts';
import {
  aspectPoints,
  overlayWeight,
  pairWeight,
  SYNASTRY_ORBS,
  SYNASTRY_POINT_IDS,
} from './synastry-weights.ts';
import type { SynastryPointId } from './synastry-weights.ts';
import { synastryPoints } from './synastry.ts';
import type { SynastryChart } from './synastry.ts';

/** The stretch of longitude a point may stand in, unwrapped: `lonTo` ≥ `lonFrom`, and may pass 360. */
export type PointSpan = { readonly id: SynastryPointId; readonly lonFrom: number; readonly lonTo: number };

/** One person as far as the birth time fixes them. */
export type SynastrySpan = {
  readonly points: readonly PointSpan[];
  /** Known only with an exact time: house cusps turn a degree in four minutes. */
  readonly cusps: Cusps | null;
};

export type RangeSynastryAspect = {
  readonly a: SynastryPointId;
  readonly aspect: AspectId;
  readonly b: SynastryPointId;
  readonly orbMin: number;
  readonly orbMax: number;
  readonly orbLimit: number;
  /** True when it is within orb whatever the two times were; else it is only possible. */
  readonly holds: boolean;
  readonly pointsMin: number;
  readonly pointsMax: number;
};

export type RangeOverlay = {
  readonly body: PlanetId;
  /** Every house it may fall in, in order. */
  readonly houses: readonly HouseNumber[];
  readonly pointsMin: number;
  readonly pointsMax: number;
};

export type SynastryRange = {
  /** Those that hold first, each part tightest first by the widest orb. */
  readonly aspects: readonly RangeSynastryAspect[];
  /** Null where the other's houses are unknown. */
  readonly overlays: {
    readonly aInB: readonly RangeOverlay[] | null;
    readonly bInA: readonly RangeOverlay[] | null;
  };
  /** Bounds of the total over the doubt, of what can be known here: without houses, without overlays. */
  readonly total: { readonly least: number; readonly most: number };
};

/**
 * The spans of a birth by charts sampled over its stretch of time, in order; one chart for an exact time.
 * Between two samples a point must move less than half a circle, and one that turns back there is seen only
 * as far as the samples.
 */
export function spanOfCharts(charts: readonly SynastryChart[]): SynastrySpan {
  const [first, ...rest] = charts.map(synastryPoints);
  const points = (first ?? []).map(({ id, lon }): PointSpan => {
    let last = lon;
    let [lonFrom, lonTo] = [lon, lon];
    for (const sample of rest) {
      const point = sample.find((candidate) => candidate.id === id);
      if (point === undefined) continue;
      last += signedDifference(last, point.lon);
      lonFrom = Math.min(lonFrom, last);
      lonTo = Math.max(lonTo, last);
    }
    return { id, lonFrom, lonTo };
  });
  return { points, cusps: charts.length === 1 ? (charts[0]?.houses?.cusps ?? null) : null };
}

/** The spans of a birth somewhere in a stretch of time, by the true extremes of each body. */
export function spanOfRange(range: NatalRange): SynastrySpan {
  const points = SYNASTRY_POINT_IDS.flatMap((id): readonly PointSpan[] => {
    const point =
      id === 'asc' || id === 'mc'
        ? range.angles?.[id]
        : range.bodies.find((candidate) => candidate.id === id);
    return point === undefined ? [] : [{ id, lonFrom: point.lonMin, lonTo: point.lonMax }];
  });
  return { points, cusps: null };
}

/** The contacts of two births, at least one of them in doubt. Symmetric like `synastry`. */
export function synastryRange(a: SynastrySpan, b: SynastrySpan): SynastryRange {
  const pairs = a.points.map((p) => b.points.map((q) => possibleAspects(p, q)));
  const aspects = pairs.flat(2);
  const overlays = { aInB: overlaysIn(a, b), bInA: overlaysIn(b, a) };
  const counted = [...(overlays.aInB ?? []), ...(overlays.bInA ?? [])];
  // Of the aspects a pair may make only one can be there, and none has to be unless it holds.
  const pairTotals = pairs.flat().map((found) => {
    const floor = found.some(({ holds }) => holds) ? [] : [0];
    return {
      least: found.length === 0 ? 0 : Math.min(...floor, ...found.map(({ pointsMin }) => pointsMin)),
      most: found.length === 0 ? 0 : Math.max(...floor, ...found.map(({ pointsMax }) => pointsMax)),
    };
  });
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  return {
    aspects: aspects.toSorted((p, q) => Number(q.holds) - Number(p.holds) || p.orbMax - q.orbMax),
    overlays,
    total: {
      least: sum([...pairTotals.map(({ least }) => least), ...counted.map(({ pointsMin }) => pointsMin)]),
      most: sum([...pairTotals.map(({ most }) => most), ...counted.map(({ pointsMax }) => pointsMax)]),
    },
  };
}

/** The aspects two spans may make: none, the one that holds, or one or more that are possible. */
function possibleAspects(p: PointSpan, q: PointSpan): readonly RangeSynastryAspect[] {
  const pair = pairWeight(p.id, q.id);
  const half = (p.lonTo - p.lonFrom + q.lonTo - q.lonFrom) / 2;
  const middle = Math.abs(signedDifference((p.lonFrom + p.lonTo) / 2, (q.lonFrom + q.lonTo) / 2));
  return ASPECT_IDS.flatMap((aspect): readonly RangeSynastryAspect[] => {
    const orbLimit = widestOrb(SYNASTRY_ORBS, p.id, q.id, aspect);
    const offset = Math.abs(middle - ASPECT_ANGLE[aspect]);
    const orbMin = Math.max(0, offset - half);
    if (orbMin > orbLimit) return [];
    const orbMax = offset + half;
    const holds = orbMax <= orbLimit;
    const ends = [
      aspectPoints(pair, aspect, orbMin, orbLimit),
      aspectPoints(pair, aspect, Math.min(orbMax, orbLimit), orbLimit),
    ];
    return [
      {
        a: p.id,
        aspect,
        b: q.id,
        orbMin,
        orbMax,
        orbLimit,
        holds,
        pointsMin: Math.min(...ends),
        pointsMax: Math.max(...ends),
      },
    ];
  });
}

function overlaysIn(guest: SynastrySpan, host: SynastrySpan): readonly RangeOverlay[] | null {
  const { cusps } = host;
  if (cusps === null) return null;
  return PLANET_IDS.flatMap((body) => {
    const span = guest.points.find(({ id }) => id === body);
    if (span === undefined) return [];
    const houses = housesCrossed(span, cusps);
    const points = houses.map((house) => overlayWeight(body)?.points[house] ?? 0);
    return [{ body, houses, pointsMin: Math.min(...points), pointsMax: Math.max(...points) }];
  });
}

/** The house the stretch begins in and those whose cusps it passes. */
function housesCrossed(span: PointSpan, cusps: Cusps): readonly HouseNumber[] {
  const first = houseOf(wrap360(span.lonFrom), cusps);
  const width = span.lonTo - span.lonFrom;
  const passed = cusps.filter((cusp) => {
    const ahead = wrap360(cusp - span.lonFrom);
    return ahead > 0 && ahead <= width;
  }).length;
  return Array.from(
    { length: Math.min(passed + 1, 12) },
    (_, i) => (((first - 1 + i) % 12) + 1) as HouseNumber,
  );
}
