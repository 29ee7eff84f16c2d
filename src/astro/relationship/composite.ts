/**
 * The composite: one chart made of the midpoints between two, a picture of the bond rather than of a
 * moment.
 */
import { present } from '#lib/assert.ts';
import { atan2Deg, cosDeg, distance, signedDifference, sinDeg, wrap360 } from '../angle/degrees.ts';
import { degreeInSign, signIndex, signOf } from '../angle/sign.ts';
import type { DegreeInSign, SignId } from '../angle/sign.ts';
import { aspectsAmong } from '../aspect/aspects.ts';
import type { Aspect, AspectPoint } from '../aspect/aspects.ts';
import { NATAL_ORBS } from '../aspect/orb-table.ts';
import { comparePoints } from '../body/body-id.ts';
import type { AngleId, ComputedBodyId } from '../body/body-id.ts';
import { skyFrame } from '../body/sky-frame.ts';
import type { ChartAngle, NatalChart } from '../chart/natal.ts';
import { anglesOf } from '../house/angles.ts';
import { cuspOrder, HOUSE_NUMBERS, houseOf, housesOrFallback } from '../house/cusps.ts';
import type { Cusps, HouseNumber, Houses } from '../house/cusps.ts';
import { astroTime, unixMs } from '../time/instant.ts';
import { nearerMidpoint } from './midpoint.ts';

/**
 * How the houses of a composite are made.
 *
 * - `midpoint-cusps`: the midpoints of the two Midheavens, Ascendants and cusps, the most used. Nearer
 *   midpoints taken one by one can break the order of the houses when the two charts' angles are nearly
 *   opposed; so the angle whose two places are closer together is the anchor, by its nearer midpoint, and
 *   the rest follows at the mean of its distances from there: always a midpoint, the farther one where
 *   order asks for it.
 * - `derived-ascendant`: the nearer midpoint of the Midheavens, and the Ascendant and cusps that rise with
 *   it at the mean latitude of the two birth places.
 * - `whole-sign`: angles as in `midpoint-cusps`, and whole signs from the Ascendant.
 */
export type CompositeHouseMethod = 'midpoint-cusps' | 'derived-ascendant' | 'whole-sign';

export type CompositeBody = {
  readonly body: ComputedBodyId;
  readonly lon: number;
  readonly sign: SignId;
  readonly degree: DegreeInSign;
  /** Null when a time or place is unknown. */
  readonly house: HouseNumber | null;
  /**
   * True when the two stand within 2° of opposite: a little more or less, and the midpoint is across the
   * circle.
   */
  readonly nearFlip: boolean;
};

export type CompositeAspect = Omit<Aspect, 'applying'>;

export type CompositeChart = {
  /**
   * Every body both charts have, in pair order. A composite has no motion: nothing is retrograde or
   * applying.
   */
  readonly bodies: readonly CompositeBody[];
  readonly angles: Readonly<Record<AngleId, ChartAngle>> | null;
  readonly houses: Houses | null;
  /**
   * How the houses were made; null without houses. `anchor` is the angle that was taken by its nearer
   * midpoint.
   */
  readonly method: { readonly houses: CompositeHouseMethod; readonly anchor: AngleId } | null;
  /** By the natal orbs, tightest first. */
  readonly aspects: readonly CompositeAspect[];
};

/** Degrees from opposite within which a midpoint is marked as near its flip. */
const NEAR_FLIP_DEG = 2;

/**
 * The composite of two charts, the same whichever comes first. Bodies stand at the nearer midpoint of their
 * two longitudes (the South Node opposite the North Node). Houses as `houseMethod` says; where the two charts'
 * cusps cannot be met halfway, because only one birth place lies inside a polar circle or the cusps run backward
 * there, whole signs take the place of midpoints.
 */
export function compositeChart(
  a: NatalChart,
  b: NatalChart,
  { houseMethod = 'midpoint-cusps' }: { readonly houseMethod?: CompositeHouseMethod } = {},
): CompositeChart {
  const frame = compositeHouses(a, b, houseMethod);
  const bodies = compositeBodies(a, b, frame?.houses.cusps ?? null);
  const points: AspectPoint[] = bodies.map(({ body, lon }) => ({ id: body, lon, speed: 0 }));
  if (frame !== null)
    points.push({ id: 'asc', lon: frame.asc, speed: 0 }, { id: 'mc', lon: frame.mc, speed: 0 });
  return {
    bodies,
    angles: frame === null ? null : { asc: angleAt('asc', frame.asc), mc: angleAt('mc', frame.mc) },
    houses: frame?.houses ?? null,
    method: frame === null ? null : { houses: frame.method, anchor: frame.anchor },
    aspects: aspectsAmong(points, NATAL_ORBS).map(({ a: p, aspect, b: q, orb, orbLimit, outOfSign }) => ({
      a: p,
      aspect,
      b: q,
      orb,
      orbLimit,
      outOfSign,
    })),
  };
}

function compositeBodies(a: NatalChart, b: NatalChart, cusps: Cusps | null): readonly CompositeBody[] {
  const lonIn = (chart: NatalChart, id: ComputedBodyId): number | undefined =>
    chart.bodies.find(({ body }) => body === id)?.lon;
  return a.bodies
    .map(({ body }) => body)
    .toSorted(comparePoints)
    .flatMap((body): readonly CompositeBody[] => {
      const source = body === 'southnode' ? 'northnode' : body;
      const p = lonIn(a, source);
      const q = lonIn(b, source);
      if (p === undefined || q === undefined) return [];
      const lon = wrap360(nearerMidpoint(p, q) + (body === 'southnode' ? 180 : 0));
      return [
        {
          body,
          lon,
          sign: signOf(lon),
          degree: degreeInSign(lon),
          house: cusps === null ? null : houseOf(lon, cusps),
          nearFlip: 180 - distance(p, q) < NEAR_FLIP_DEG,
        },
      ];
    });
}

type HouseFrame = {
  readonly asc: number;
  readonly mc: number;
  readonly houses: Houses;
  readonly method: CompositeHouseMethod;
  readonly anchor: AngleId;
};

function compositeHouses(a: NatalChart, b: NatalChart, asked: CompositeHouseMethod): HouseFrame | null {
  if (a.angles === null || b.angles === null || a.houses === null || b.houses === null) return null;
  if (asked === 'derived-ascendant') return derivedFrame(a, b);
  const angles = midpointAngles(
    { asc: a.angles.asc.lon, mc: a.angles.mc.lon },
    { asc: b.angles.asc.lon, mc: b.angles.mc.lon },
  );
  const { requested, system } = a.houses;
  // Midpoints of cusps that run two ways, or by two systems, would be no houses.
  const isMixed =
    system !== b.houses.system ||
    cuspOrder(a.houses.cusps) !== 'forward' ||
    cuspOrder(b.houses.cusps) !== 'forward';
  const isWhole = asked === 'whole-sign' || system === 'whole' || isMixed;
  if (isWhole) {
    const houses: Houses = {
      requested,
      system: 'whole',
      fellBack: asked !== 'whole-sign' && requested !== 'whole',
      cusps: wholeSigns(angles.asc),
    };
    return { ...angles, houses, method: 'whole-sign' };
  }
  const firstFrom = (chart: { asc: number; cusps: Cusps }): number =>
    signedDifference(chart.asc, present(chart.cusps[0], 'cusp'));
  const p = { asc: a.angles.asc.lon, cusps: a.houses.cusps };
  const q = { asc: b.angles.asc.lon, cusps: b.houses.cusps };
  const first = wrap360(angles.asc + (firstFrom(p) + firstFrom(q)) / 2);
  const ahead = ({ cusps }: { cusps: Cusps }, house: HouseNumber): number =>
    wrap360(present(cusps[house - 1], 'cusp') - present(cusps[0], 'cusp'));
  const cusps = HOUSE_NUMBERS.map((house) => wrap360(first + (ahead(p, house) + ahead(q, house)) / 2));
  return {
    ...angles,
    houses: { requested, system, fellBack: false, cusps },
    method: 'midpoint-cusps',
  };
}

type TwoAngles = { readonly asc: number; readonly mc: number };

/** The closer pair by its nearer midpoint, the other angle at the mean of its distances from it. */
function midpointAngles(p: TwoAngles, q: TwoAngles): TwoAngles & { readonly anchor: AngleId } {
  const ahead = (wrap360(p.asc - p.mc) + wrap360(q.asc - q.mc)) / 2;
  if (distance(p.asc, q.asc) < distance(p.mc, q.mc)) {
    const asc = nearerMidpoint(p.asc, q.asc);
    return { asc, mc: wrap360(asc - ahead), anchor: 'asc' };
  }
  const mc = nearerMidpoint(p.mc, q.mc);
  return { asc: wrap360(mc + ahead), mc, anchor: 'mc' };
}

/**
 * The Ascendant and the cusps that go with the composite Midheaven at the mean latitude, by the obliquity
 * of the middle of the two times.
 */
function derivedFrame(a: NatalChart, b: NatalChart): HouseFrame | null {
  if (a.angles === null || b.angles === null || a.houses === null || a.place === null || b.place === null)
    return null;
  const mc = nearerMidpoint(a.angles.mc.lon, b.angles.mc.lon);
  const { obliquityDeg } = skyFrame(astroTime(unixMs((a.at + b.at) / 2)));
  const meridian = atan2Deg(sinDeg(mc) * cosDeg(obliquityDeg), cosDeg(mc));
  const angles = anglesOf(meridian, obliquityDeg, (a.place.latDeg + b.place.latDeg) / 2);
  return {
    asc: angles.asc,
    mc,
    houses: housesOrFallback(angles, a.houses.requested),
    method: 'derived-ascendant',
    anchor: 'mc',
  };
}

function wholeSigns(asc: number): Cusps {
  return HOUSE_NUMBERS.map((house) => wrap360(signIndex(asc) * 30 + 30 * (house - 1)));
}

function angleAt(id: AngleId, lon: number): ChartAngle {
  const place = wrap360(lon);
  return { id, lon: place, sign: signOf(place), degree: degreeInSign(place) };
}
