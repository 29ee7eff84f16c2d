/**
 * Points of one archetype in one sky: every contributing fact is a row, and the rows add up to the points.
 *
 * Points are counted in whole tenths. Each row is rounded to a tenth before it is added, so the rows as a person reads
 * them give exactly the sum that is shown.
 */
import { distance, wrap360 } from '#astro/angle/degrees.ts';
import { SIGN_IDS, signIndex, signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import { comparePoints } from '#astro/body/body-id.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import type { HouseNumber } from '#astro/house/cusps.ts';
import { present } from '#lib/assert.ts';
import { ANGLE_ORB_DEG, ARCHETYPE_FORMULA, FORMULA_ASPECTS, LIGHT_EXTRA_ORB_DEG } from './formula.ts';
import type { ArchetypeFormula, ArchetypeId, FormulaPoint } from './formula.ts';

/** The longitudes the formula reads, degrees, tropical, of date. `angles` is null without a time and a place. */
export type ArchetypeSky = {
  readonly lons: Readonly<Record<PlanetId, number>>;
  readonly angles: { readonly asc: number; readonly mc: number } | null;
};

/** Points in whole tenths: 59 is 5.9. */
export type Tenths = number;

/** One contributing fact, with all that its points are worked out from. */
export type ArchetypeRow =
  | {
      readonly kind: 'aspect';
      readonly a: FormulaPoint;
      readonly aspect: AspectId;
      readonly b: FormulaPoint;
      readonly weight: number;
      readonly factor: number;
      readonly orbDeg: number;
      readonly orbLimitDeg: number;
      readonly tenths: Tenths;
    }
  | { readonly kind: 'sign'; readonly point: FormulaPoint; readonly sign: SignId; readonly tenths: Tenths }
  | {
      /** Whole Sign houses, whatever the display setting. */
      readonly kind: 'house';
      readonly body: PlanetId;
      readonly house: HouseNumber;
      readonly tenths: Tenths;
    }
  | {
      readonly kind: 'angle';
      readonly body: PlanetId;
      readonly angle: ChartCorner;
      readonly weight: number;
      readonly orbDeg: number;
      readonly orbLimitDeg: number;
      readonly tenths: Tenths;
    }
  | {
      readonly kind: 'phase';
      readonly phase: 'balsamic' | 'new' | 'full';
      readonly angleDeg: number;
      readonly tenths: Tenths;
    };

export type ChartCorner = 'asc' | 'dsc' | 'mc' | 'ic';

export type ArchetypeScore = {
  /** The sum of the rows. */
  readonly tenths: Tenths;
  /** Weightiest first; rows of equal weight in the order of the formula. Rows that round to nothing are left out. */
  readonly rows: readonly ArchetypeRow[];
};

/** The points of an archetype in a sky, with every fact that gave some. Without angles: no houses, no corners. */
export function scoreArchetype(archetype: ArchetypeId, sky: ArchetypeSky): ArchetypeScore {
  const formula = ARCHETYPE_FORMULA[archetype];
  const rows = [
    ...aspectRows(formula, sky),
    ...signRows(formula, sky),
    ...houseRows(formula, sky),
    ...cornerRows(formula, sky),
    ...phaseRows(formula, sky),
  ].filter(({ tenths }) => tenths > 0);
  return {
    tenths: rows.reduce((sum, { tenths }) => sum + tenths, 0),
    rows: rows.toSorted((p, q) => q.tenths - p.tenths),
  };
}

/** Whole Sign: the sign of the Ascendant is the first house. */
export function wholeSignHouse(lon: number, asc: number): HouseNumber {
  return (((signIndex(lon) - signIndex(asc) + 12) % 12) + 1) as HouseNumber;
}

// ---- the five families of rows ----

function aspectRows(formula: ArchetypeFormula, sky: ArchetypeSky): ArchetypeRow[] {
  return formula.aspects.flatMap(([one, other, weight]): ArchetypeRow[] => {
    // The faster comes first, as in every pair of the product.
    const [a, b] = comparePoints(one, other) <= 0 ? [one, other] : [other, one];
    const lonA = lonOf(sky, a);
    const lonB = lonOf(sky, b);
    if (lonA === null || lonB === null) return [];
    const apart = distance(lonA, lonB);
    const extra = [a, b].some((point) => point === 'sun' || point === 'moon') ? LIGHT_EXTRA_ORB_DEG : 0;
    const found = FORMULA_ASPECTS.find(({ angleDeg, orbDeg }) => Math.abs(apart - angleDeg) < orbDeg + extra);
    if (found === undefined) return [];
    const orbDeg = Math.abs(apart - found.angleDeg);
    const orbLimitDeg = found.orbDeg + extra;
    const { aspect, factor } = found;
    const tenths = inTenths(weight * factor * (1 - orbDeg / orbLimitDeg));
    return [{ kind: 'aspect', a, aspect, b, weight, factor, orbDeg, orbLimitDeg, tenths }];
  });
}

function signRows(formula: ArchetypeFormula, sky: ArchetypeSky): ArchetypeRow[] {
  return SIGN_IDS.flatMap((sign) =>
    entriesOf(formula.signs[sign] ?? {}).flatMap(([point, points]): ArchetypeRow[] => {
      const lon = lonOf(sky, point);
      if (lon === null || signOf(lon) !== sign) return [];
      return [{ kind: 'sign', point, sign, tenths: inTenths(points) }];
    }),
  );
}

function houseRows(formula: ArchetypeFormula, { lons, angles }: ArchetypeSky): ArchetypeRow[] {
  if (angles === null) return [];
  return Object.entries(formula.houses).flatMap(([number, weights]) => {
    const house = Number(number) as HouseNumber;
    return entriesOf(weights).flatMap(([body, points]): ArchetypeRow[] =>
      wholeSignHouse(lons[body], angles.asc) === house
        ? [{ kind: 'house', body, house, tenths: inTenths(points) }]
        : [],
    );
  });
}

/** The nearest of the four corners, when it is within reach. */
function cornerRows({ onAngle }: ArchetypeFormula, { lons, angles }: ArchetypeSky): ArchetypeRow[] {
  if (angles === null) return [];
  const { body, points } = onAngle;
  const corners: readonly (readonly [ChartCorner, number])[] = [
    ['asc', angles.asc],
    ['dsc', angles.asc + 180],
    ['mc', angles.mc],
    ['ic', angles.mc + 180],
  ];
  const near = corners
    .map(([angle, lon]) => ({ angle, orbDeg: distance(lons[body], lon) }))
    .toSorted((p, q) => p.orbDeg - q.orbDeg);
  const { angle, orbDeg } = present(near[0], 'corner');
  if (orbDeg >= ANGLE_ORB_DEG) return [];
  const tenths = inTenths(points * (1 - orbDeg / ANGLE_ORB_DEG));
  return [{ kind: 'angle', body, angle, weight: points, orbDeg, orbLimitDeg: ANGLE_ORB_DEG, tenths }];
}

function phaseRows({ phase }: ArchetypeFormula, { lons }: ArchetypeSky): ArchetypeRow[] {
  const angleDeg = wrap360(lons.moon - lons.sun);
  if (angleDeg < phase.fromDeg || angleDeg >= phase.toDeg) return [];
  return [{ kind: 'phase', phase: phase.id, angleDeg, tenths: inTenths(phase.points) }];
}

function lonOf({ lons, angles }: ArchetypeSky, point: FormulaPoint): number | null {
  if (point === 'asc' || point === 'mc') return angles === null ? null : angles[point];
  return lons[point];
}

function inTenths(points: number): Tenths {
  return Math.round(points * 10);
}

/** Entries of a partial record with their keys typed; the tables above hold nothing but these keys. */
function entriesOf<Key extends string>(record: Partial<Record<Key, number>>): readonly [Key, number][] {
  return Object.entries(record) as [Key, number][];
}
