/**
 * Two charts laid over each other: aspects between them, planets in the other's houses, and a score that is
 * a plain sum.
 */
import { distance } from '../angle/degrees.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from '../aspect/aspect-id.ts';
import type { AspectId } from '../aspect/aspect-id.ts';
import { orbLimit as widestOrb } from '../aspect/orb-table.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import type { AngleId, PlanetId, PointId } from '../body/body-id.ts';
import { houseOf } from '../house/cusps.ts';
import type { Cusps, HouseNumber } from '../house/cusps.ts';
import {
  aspectPoints,
  overlayReach,
  overlayWeight,
  pairReach,
  pairWeight,
  SYNASTRY_ORBS,
  SYNASTRY_POINT_IDS,
} from './synastry-weights.ts';
import type { SynastryPointId, SynastryReason } from './synastry-weights.ts';

/**
 * What a comparison needs of a chart; a NatalChart is one. Null for what a chart without a time or place
 * lacks.
 */
export type SynastryChart = {
  readonly bodies: readonly { readonly body: PointId; readonly lon: number }[];
  readonly angles: Readonly<Record<AngleId, { readonly lon: number }>> | null;
  readonly houses: { readonly cusps: Cusps } | null;
};

export type SynastryAspect = {
  /** The first person's point. */
  readonly a: SynastryPointId;
  readonly aspect: AspectId;
  /** The second person's. */
  readonly b: SynastryPointId;
  /** Degrees from exact, never negative. */
  readonly orb: number;
  readonly orbLimit: number;
  /** Signed whole points by synastry-weights.ts. */
  readonly points: number;
};

/** One person's planet in a house of the other. */
export type Overlay = { readonly body: PlanetId; readonly house: HouseNumber; readonly points: number };

/** One line of the score. `key` is unique in a score; `reason` names why the contact has its weight. */
export type ScoreRow =
  | {
      readonly kind: 'aspect';
      readonly key: string;
      readonly reason: SynastryReason;
      readonly points: number;
      readonly a: SynastryPointId;
      readonly aspect: AspectId;
      readonly b: SynastryPointId;
    }
  | {
      readonly kind: 'overlay';
      readonly key: string;
      readonly reason: SynastryReason;
      readonly points: number;
      /** Whose planet it is; the house is the other's. */
      readonly whose: 'a' | 'b';
      readonly body: PlanetId;
      readonly house: HouseNumber;
    };

export type SynastryScore = {
  /** Every aspect, and every planet in a house that counts. Whole points each. */
  readonly rows: readonly ScoreRow[];
  /** The sum of the rows. */
  readonly total: number;
  /** The sum of the rows above zero. */
  readonly ease: number;
  /** The sum of the rows below zero. `ease` + `tension` is `total`. */
  readonly tension: number;
  /**
   * What the total could have been for two people with contacts between the same pairs of points: with
   * the worst aspect and house each, and with the best, all exact. A total means something only between
   * these two.
   */
  readonly possible: { readonly least: number; readonly most: number };
};

export type Synastry = {
  /** Tightest first; equal orbs in the order of the points. */
  readonly aspects: readonly SynastryAspect[];
  /** The ten planets each way; empty where the other's houses are unknown. */
  readonly overlays: { readonly aInB: readonly Overlay[]; readonly bInA: readonly Overlay[] };
  readonly score: SynastryScore;
};

/**
 * Compares two charts: the five major aspects between the ten planets, Chiron, the North Node and the
 * angles of one and those of the other, by `SYNASTRY_ORBS`. Symmetric: with the two people exchanged every
 * pair, orb, point and sum is the same. A chart without angles or houses gives what its bodies alone give.
 */
export function synastry(a: SynastryChart, b: SynastryChart): Synastry {
  const aspects = interAspects(a, b);
  const overlays = { aInB: overlaysIn(a, b), bInA: overlaysIn(b, a) };
  return { aspects, overlays, score: scoreOf(aspects, overlays) };
}

/** The longitudes that take part, in pair order. */
export function synastryPoints(
  chart: SynastryChart,
): readonly { readonly id: SynastryPointId; readonly lon: number }[] {
  return SYNASTRY_POINT_IDS.flatMap(
    (id): readonly { readonly id: SynastryPointId; readonly lon: number }[] => {
      if (id === 'asc' || id === 'mc')
        return chart.angles === null ? [] : [{ id, lon: chart.angles[id].lon }];
      const body = chart.bodies.find((candidate) => candidate.body === id);
      return body === undefined ? [] : [{ id, lon: body.lon }];
    },
  );
}

function interAspects(a: SynastryChart, b: SynastryChart): readonly SynastryAspect[] {
  const others = synastryPoints(b);
  const found = synastryPoints(a).flatMap((p) =>
    others.flatMap((q): readonly SynastryAspect[] => {
      // By the smaller longitude first: exchanging the people must not move the last bit of an orb.
      const separation = p.lon <= q.lon ? distance(p.lon, q.lon) : distance(q.lon, p.lon);
      for (const aspect of ASPECT_IDS) {
        const orb = Math.abs(separation - ASPECT_ANGLE[aspect]);
        const orbLimit = widestOrb(SYNASTRY_ORBS, p.id, q.id, aspect);
        if (orb > orbLimit) continue;
        const points = aspectPoints(pairWeight(p.id, q.id), aspect, orb, orbLimit);
        return [{ a: p.id, aspect, b: q.id, orb, orbLimit, points }];
      }
      return [];
    }),
  );
  return found.toSorted((p, q) => p.orb - q.orb);
}

function overlaysIn(guest: SynastryChart, host: SynastryChart): readonly Overlay[] {
  const { houses } = host;
  if (houses === null) return [];
  return PLANET_IDS.flatMap((body) => {
    const planet = guest.bodies.find((candidate) => candidate.body === body);
    if (planet === undefined) return [];
    const house = houseOf(planet.lon, houses.cusps);
    return [{ body, house, points: overlayWeight(body)?.points[house] ?? 0 }];
  });
}

function scoreOf(aspects: readonly SynastryAspect[], overlays: Synastry['overlays']): SynastryScore {
  const rows: readonly ScoreRow[] = [
    ...aspects.map(({ a, aspect, b, points }): ScoreRow => {
      const { reason } = pairWeight(a, b);
      return { kind: 'aspect', key: `${a}-${aspect}-${b}`, reason, points, a, aspect, b };
    }),
    ...overlayRows('a', overlays.aInB),
    ...overlayRows('b', overlays.bInA),
  ];
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const points = rows.map((row) => row.points);
  const reaches = [
    ...aspects.map(({ a, b }) => pairReach(pairWeight(a, b))),
    ...[...overlays.aInB, ...overlays.bInA].flatMap(({ body }) => {
      const weight = overlayWeight(body);
      return weight === null ? [] : [overlayReach(weight)];
    }),
  ];
  return {
    rows,
    total: sum(points),
    ease: sum(points.filter((n) => n > 0)),
    tension: sum(points.filter((n) => n < 0)),
    possible: { least: sum(reaches.map(({ least }) => least)), most: sum(reaches.map(({ most }) => most)) },
  };
}

function overlayRows(whose: 'a' | 'b', overlays: readonly Overlay[]): readonly ScoreRow[] {
  return overlays.flatMap(({ body, house, points }): readonly ScoreRow[] => {
    const weight = overlayWeight(body);
    if (weight === null || points === 0) return [];
    const key = `${whose}-${body}-house${String(house)}`;
    return [{ kind: 'overlay', key, reason: weight.reason, points, whose, body, house }];
  });
}
