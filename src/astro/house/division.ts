import { asinDeg, atan2Deg, cosDeg, distance, sinDeg, tanDeg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { eclipticAtRightAscension, risingPoint } from './angles.ts';
import type { Angles } from './angles.ts';

/**
 * How the quadrant systems cut the space between the angles. Each function gives twelve longitudes, house 1
 * first.
 *
 * Source: the geometry each system is defined by, in the form of circles that cross the equator at a right
 * ascension (`risingPoint`). Compared with an independent ephemeris in tests/reference/houses.
 */

/** The right ascensions from the meridian at which cusps 11, 12, 2 and 3 are begun. */
const ARCS = [30, 60, 120, 150] as const;

/** Cusps 11, 12, 2 and 3 are a third, two thirds, two thirds and a third of the way to the horizon. */
const SHARES = [1 / 3, 2 / 3, 2 / 3, 1 / 3] as const;

/** Thirds of the ecliptic between the angles. */
export function porphyryCusps({ asc, mc }: Angles): readonly Degrees[] {
  const third = wrap360(asc - mc) / 3;
  const rest = 60 - third;
  return withOpposites(mc, mc + third, mc + 2 * third, asc, asc + rest, asc + 2 * rest);
}

/**
 * Each cusp has used a third or two thirds of its own way from meridian to horizon. Null where |latitude| ≥
 * 90° − obliquity: some degrees of the ecliptic never rise or set there.
 */
export function placidusCusps(angles: Angles): readonly Degrees[] | null {
  const { ramc, obliquityDeg, mc, asc } = angles;
  if (isPolar(angles)) return null;
  const slope = tanDeg(angles.latDeg) * tanDeg(obliquityDeg);
  const [c11, c12, c2, c3] = intermediate((arc, share) =>
    eclipticAtRightAscension(shareOfSemiArc(ramc + arc, share, slope), obliquityDeg),
  );
  return withOpposites(mc, c11, c12, asc, c2, c3);
}

const NEWTON_ROUNDS = 12;
const TOLERANCE_RAD = 2e-12;
const RADIANS = Math.PI / 180;

/**
 * The right ascension (degrees) that lies `share` of its own ascensional difference beyond `startDeg`;
 * `slope` is tan(latitude) · tan(obliquity), within ±1.
 *
 * Newton's rule settles in three or four rounds. Just below the polar circle the difference has a corner
 * about which it can swing; plain substitution cannot, for it brings the value nearer by a third at least in
 * every round.
 */
function shareOfSemiArc(startDeg: number, share: number, slope: number): number {
  const start = startDeg * RADIANS;
  let a = start;
  for (let round = 0; round < NEWTON_ROUNDS; round++) {
    const s = slope * Math.sin(a);
    const rate = 1 - (share * slope * Math.cos(a)) / Math.sqrt(1 - s * s);
    const step = (start + share * Math.asin(s) - a) / rate;
    a += step;
    if (Math.abs(step) < TOLERANCE_RAD) return a / RADIANS;
  }
  for (let step = 1; Math.abs(step) >= TOLERANCE_RAD;) {
    const next = start + share * Math.asin(slope * Math.sin(a));
    step = next - a;
    a = next;
  }
  return a / RADIANS;
}

/** The degrees that rise when thirds of the Midheaven's own semi-arc have turned. Null where Placidus is. */
export function kochCusps(angles: Angles): readonly Degrees[] | null {
  const { ramc, obliquityDeg, mc, asc } = angles;
  if (isPolar(angles)) return null;
  const tanLat = tanDeg(angles.latDeg);
  const third = asinDeg(tanLat * tanDeg(declinationOf(mc, obliquityDeg))) / 3;
  const rise = (turn: number): Degrees => risingPoint(ramc + turn, tanLat, obliquityDeg);
  return withOpposites(
    mc,
    rise(30 - 2 * third),
    rise(60 - third),
    asc,
    rise(120 + third),
    rise(150 + 2 * third),
  );
}

/** Circles through the north and south points of the horizon that cut the equator in equal parts. */
export function regiomontanusCusps(angles: Angles): readonly Degrees[] {
  const tanLat = tanDeg(angles.latDeg);
  return facing(
    angles,
    intermediate((arc) => risingPoint(angles.ramc + arc, tanLat * sinDeg(arc), angles.obliquityDeg)),
  );
}

/** Circles through the north and south points of the horizon that cut the prime vertical in equal parts. */
export function campanusCusps(angles: Angles): readonly Degrees[] {
  const { ramc, obliquityDeg } = angles;
  const sinLat = sinDeg(angles.latDeg);
  const cosLat = cosDeg(angles.latDeg);
  return facing(
    angles,
    intermediate((arc) => {
      // The circle `arc` degrees along the prime vertical: its pole height, and where it crosses the equator.
      const sinPole = sinLat * sinDeg(arc);
      const across = Math.atan2(cosDeg(arc), sinDeg(arc) * cosLat) / RADIANS;
      const tanPole = sinPole / Math.sqrt(1 - sinPole * sinPole);
      return risingPoint(ramc + 90 - across, tanPole, obliquityDeg);
    }),
  );
}

/** Horizons of the latitudes whose tangents are thirds of the place's own (Polich and Page). */
export function topocentricCusps(angles: Angles): readonly Degrees[] {
  const tanLat = tanDeg(angles.latDeg);
  return facing(
    angles,
    intermediate((arc, share) => risingPoint(angles.ramc + arc, tanLat * share, angles.obliquityDeg)),
  );
}

/** Thirds of the Ascendant's own semi-arcs, taken to the ecliptic by hour circles. */
export function alcabitiusCusps(angles: Angles): readonly Degrees[] {
  const { ramc, obliquityDeg, mc, asc } = angles;
  // The Ascendant stands on the horizon, so its way from the meridian is its semi-arc, at every latitude.
  // Rounding can put it just behind the meridian when the two are one point.
  const fromMeridian = wrap360(rightAscensionOf(asc, obliquityDeg) - ramc);
  const third = fromMeridian > 270 ? 0 : fromMeridian / 3;
  const rest = 60 - third;
  const at = (turn: number): Degrees => eclipticAtRightAscension(ramc + turn, obliquityDeg);
  return withOpposites(mc, at(third), at(2 * third), asc, at(180 - 2 * rest), at(180 - rest));
}

/**
 * Twelfths of the equator from the meridian, taken to the ecliptic by circles of longitude. Cusp 1 is not the
 * Ascendant.
 */
export function morinusCusps({ ramc, obliquityDeg }: Angles): readonly Degrees[] {
  const cosObliquity = cosDeg(obliquityDeg);
  return Array.from({ length: 12 }, (_, i) => {
    const onEquator = ramc + 90 + 30 * i;
    return atan2Deg(sinDeg(onEquator) * cosObliquity, cosDeg(onEquator));
  });
}

/** Inside a polar circle, its edge included. */
export function isPolar({ latDeg, obliquityDeg }: Pick<Angles, 'latDeg' | 'obliquityDeg'>): boolean {
  return Math.abs(latDeg) >= 90 - obliquityDeg;
}

type Four = readonly [number, number, number, number];

function intermediate(cusp: (arc: number, share: number) => number): Four {
  return [
    cusp(ARCS[0], SHARES[0]),
    cusp(ARCS[1], SHARES[1]),
    cusp(ARCS[2], SHARES[2]),
    cusp(ARCS[3], SHARES[3]),
  ];
}

/**
 * The twelve cusps of a system whose circles run from the meridian to the horizon.
 *
 * Inside a polar circle the Midheaven can be below the horizon. The circles then meet the ecliptic in the
 * west where they should in the east, and all are turned round: cusp 10 is where the ecliptic crosses the
 * meridian above the horizon, cusp 1 stays the Ascendant, and the houses run against the order of the signs,
 * as the sky does there.
 */
function facing(angles: Angles, [c11, c12, c2, c3]: Four): readonly Degrees[] {
  const { asc, mc } = angles;
  const turn = isPolar(angles) && isHorizonPointWestern(angles) ? 180 : 0;
  return withOpposites(mc + turn, c11 + turn, c12 + turn, asc, c2 + turn, c3 + turn);
}

function isHorizonPointWestern({ ramc, obliquityDeg, latDeg, asc }: Angles): boolean {
  return distance(risingPoint(ramc + 90, tanDeg(latDeg), obliquityDeg), asc) > 90;
}

function rightAscensionOf(lon: number, obliquityDeg: number): Degrees {
  return atan2Deg(sinDeg(lon) * cosDeg(obliquityDeg), cosDeg(lon));
}

function declinationOf(lon: number, obliquityDeg: number): Degrees {
  return asinDeg(sinDeg(obliquityDeg) * sinDeg(lon));
}

/** Cusps 10, 11, 12, 1, 2 and 3, and the other six opposite them; house 1 first. */
function withOpposites(
  c10: number,
  c11: number,
  c12: number,
  c1: number,
  c2: number,
  c3: number,
): readonly Degrees[] {
  return [
    wrap360(c1),
    wrap360(c2),
    wrap360(c3),
    wrap360(c10 + 180),
    wrap360(c11 + 180),
    wrap360(c12 + 180),
    wrap360(c1 + 180),
    wrap360(c2 + 180),
    wrap360(c3 + 180),
    wrap360(c10),
    wrap360(c11),
    wrap360(c12),
  ];
}
