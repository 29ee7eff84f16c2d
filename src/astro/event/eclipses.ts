import type { Degrees } from '../angle/degrees.ts';
import { bodyPosition } from '../body/position.ts';
import { addDays, daysToUnix, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { findRoot } from './root.ts';
import { lunations } from './sky-events.ts';
import { dot, EARTH_FLATTENING, lengthOf, MOON_RADIUS, SUN_RADIUS, sunMoonAt } from './sun-moon.ts';
import type { SunMoon, Vector } from './sun-moon.ts';

export type SolarEclipseKind = 'partial' | 'annular' | 'total' | 'hybrid';

export type SolarEclipse = {
  /** Greatest eclipse: when the axis of the Moon's shadow passes nearest to the centre of the Earth. */
  readonly at: UnixMs;
  /** What the Earth sees where it sees most. Hybrid: annular in one part of the track and total in another. */
  readonly kind: SolarEclipseKind;
  /** Longitude of the Sun then. */
  readonly lon: Degrees;
  /** Distance of the axis from the Earth's centre in its radii, positive when it passes north. */
  readonly gamma: number;
};

export type LunarEclipseKind = 'penumbral' | 'partial' | 'total';

export type LunarEclipse = {
  /** Greatest eclipse: when the Moon's centre is nearest to the axis of the Earth's shadow. */
  readonly at: UnixMs;
  readonly kind: LunarEclipseKind;
  /** Longitude of the Moon then. */
  readonly lon: Degrees;
  /** Share of the Moon's diameter inside the umbra, over 1 when total, negative when penumbral. */
  readonly umbralMagnitude: number;
};

/** The greatest eclipse may come this long before or after the new or full Moon, days. */
const REACH_DAYS = 0.125;

/** Half the step of the slopes below, days: a minute and a half. */
const SLOPE_DAYS = 0.001;

const ROOT_TOLERANCE_DAYS = 1e-7;

/** Past this latitude of the Moon neither shadow reaches: the limits are 1.58° and 1.63°. */
const LATITUDE_LIMIT_DEG = 1.8;

/**
 * The eclipses of the Sun in [from, to) anywhere on the Earth, in time order. Greatest eclipse within 20 s.
 *
 * Partial, annular, total and hybrid as the geometry of the two cones of shadow on a flattened, smooth Earth decides;
 * for an annular or total eclipse the Moon is taken as large as the floors of its valleys, for the edge of a partial
 * one as their tops. Source: Explanatory Supplement to the Astronomical Almanac (1961), ch. 9.
 */
export function solarEclipses(from: UnixMs, to: UnixMs): readonly SolarEclipse[] {
  return syzygies('new', from, to).flatMap((middle) => {
    const t = greatest(middle, (sky) => axisDistanceSquared(shadowAxis(sky)));
    const kind = solarKind(t);
    const at = daysToUnix(t);
    if (kind === null || at < from || at >= to) return [];
    return [{ at, kind, lon: bodyPosition('sun', at).lon, gamma: gammaAt(t) }];
  });
}

/**
 * The eclipses of the Moon in [from, to), in time order, the hardly visible penumbral ones too. Greatest eclipse
 * within 20 s.
 *
 * The air makes the Earth's shadow larger by 1 % of the Moon's parallax. Source: Danjon (1951), as in Espenak and
 * Meeus, Five Millennium Canon of Lunar Eclipses (2009).
 */
export function lunarEclipses(from: UnixMs, to: UnixMs): readonly LunarEclipse[] {
  return syzygies('full', from, to).flatMap((middle) => {
    const t = greatest(middle, (sky) => moonOffAxisSquared(sky));
    const at = daysToUnix(t);
    const { kind, umbralMagnitude } = lunarKind(sunMoonAt(t));
    if (kind === null || at < from || at >= to) return [];
    return [{ at, kind, lon: bodyPosition('moon', at).lon, umbralMagnitude }];
  });
}

/** New or full Moons near enough to a node for an eclipse, days. A little more than asked: the greatest eclipse is apart. */
function syzygies(phase: 'new' | 'full', from: UnixMs, to: UnixMs): readonly number[] {
  return lunations(addDays(from, -REACH_DAYS), addDays(to, REACH_DAYS))
    .filter(
      (lunation) =>
        lunation.phase === phase && Math.abs(bodyPosition('moon', lunation.at).lat) < LATITUDE_LIMIT_DEG,
    )
    .map(({ at }) => unixToDays(at));
}

/** When a squared distance is least, near `middle`: where its slope is zero. */
function greatest(middle: number, distanceSquared: (sky: SunMoon) => number): number {
  const at = (t: number): number => distanceSquared(sunMoonAt(t));
  const slope = (t: number): number => at(t + SLOPE_DAYS) - at(t - SLOPE_DAYS);
  return findRoot(slope, middle - REACH_DAYS, middle + REACH_DAYS, ROOT_TOLERANCE_DAYS);
}

/** The line from the Sun through the Moon: the Moon's place and the direction in which its shadow falls. */
type Axis = { readonly moon: Vector; readonly along: Vector; readonly sunDistance: number };

function shadowAxis({ sun, moon }: SunMoon): Axis {
  const gap = { x: moon.x - sun.x, y: moon.y - sun.y, z: moon.z - sun.z };
  const sunDistance = lengthOf(gap);
  return {
    moon,
    along: { x: gap.x / sunDistance, y: gap.y / sunDistance, z: gap.z / sunDistance },
    sunDistance,
  };
}

/** Square of the least distance between the axis and the centre of the Earth. */
function axisDistanceSquared({ moon, along }: Axis): number {
  const ahead = dot(moon, along);
  return dot(moon, moon) - ahead * ahead;
}

/** Distance of the axis from the Earth's centre, positive when the axis passes on the north side. */
function gammaAt(t: number): number {
  const { moon, along } = shadowAxis(sunMoonAt(t));
  const foot = moon.z - dot(moon, along) * along.z;
  return Math.sign(foot) * Math.sqrt(axisDistanceSquared({ moon, along, sunDistance: 0 }));
}

/** Radius of the Moon to the floors of its valleys: what must cover the Sun for totality (Espenak and Meeus). */
const MOON_RADIUS_UMBRA = 0.272281;

/** Radius of the cone of half light where it passes the Earth's centre. */
function penumbraRadius(axis: Axis): number {
  const sine = (SUN_RADIUS + MOON_RADIUS) / axis.sunDistance;
  const beyondMoon = -dot(axis.moon, axis.along);
  return (beyondMoon + MOON_RADIUS / sine) * (sine / Math.sqrt(1 - sine * sine));
}

/**
 * Radius of the cone of full shadow, `height` above the plane through the Earth's centre: negative past its tip,
 * where the eclipse is annular.
 */
function umbraRadius(axis: Axis, height: number): number {
  const sine = (SUN_RADIUS - MOON_RADIUS_UMBRA) / axis.sunDistance;
  const beyondMoon = -dot(axis.moon, axis.along) - height;
  return (MOON_RADIUS_UMBRA / sine - beyondMoon) * (sine / Math.sqrt(1 - sine * sine));
}

/** The same axis in a space stretched along the poles until the Earth is a sphere. */
function onSphere({ moon, along, sunDistance }: Axis): Axis {
  const stretch = 1 / (1 - EARTH_FLATTENING);
  const turned = { x: along.x, y: along.y, z: along.z * stretch };
  const length = lengthOf(turned);
  return {
    moon: { x: moon.x, y: moon.y, z: moon.z * stretch },
    along: { x: turned.x / length, y: turned.y / length, z: turned.z / length },
    sunDistance,
  };
}

/** What the eclipse is whose greatest moment is `t`; null when the shadow misses the Earth. */
function solarKind(t: number): SolarEclipseKind | null {
  const axis = shadowAxis(sunMoonAt(t));
  const offSquared = axisDistanceSquared(onSphere(axis));
  const off = Math.sqrt(offSquared);
  // Where the shadow's edge grazes the Earth, the stretch has made the cones wider by this much.
  const stretch = off / Math.sqrt(axisDistanceSquared(axis));
  if (off >= 1 + penumbraRadius(axis) * stretch) return null;
  if (off >= 1) {
    // The axis misses the Earth; the cone around it may still graze a pole.
    const umbra = umbraRadius(axis, 0);
    if (off >= 1 + Math.abs(umbra) * stretch) return 'partial';
    return umbra > 0 ? 'total' : 'annular';
  }
  const middle = umbraRadius(axis, Math.sqrt(1 - offSquared)) > 0;
  // The track begins and ends where the axis touches the limb of the Earth.
  const later = axisDistanceSquared(onSphere(shadowAxis(sunMoonAt(t + 10 * SLOPE_DAYS))));
  const perDay = Math.sqrt(Math.max(later - offSquared, 0)) / (10 * SLOPE_DAYS);
  const half = Math.sqrt(1 - offSquared) / perDay;
  const ends = [t - half, t + half].map((end) => umbraRadius(shadowAxis(sunMoonAt(end)), 0) > 0);
  if (ends.some((total) => total !== middle)) return 'hybrid';
  return middle ? 'total' : 'annular';
}

/** Square of how far the Moon's centre is from the axis of the Earth's shadow, as an angle on a unit sphere. */
function moonOffAxisSquared({ sun, moon }: SunMoon): number {
  const cosine = dot(sun, moon) / lengthOf(sun) / lengthOf(moon);
  return 1 - cosine * cosine;
}

function lunarKind(sky: SunMoon): {
  readonly kind: LunarEclipseKind | null;
  readonly umbralMagnitude: number;
} {
  const moonDistance = lengthOf(sky.moon);
  const sunDistance = lengthOf(sky.sun);
  const off = Math.asin(Math.sqrt(moonOffAxisSquared(sky)));
  const moonSize = Math.asin(MOON_RADIUS / moonDistance);
  const sunSize = Math.asin(SUN_RADIUS / sunDistance);
  const earthSize = 1.01 * Math.asin(1 / moonDistance) + Math.asin(1 / sunDistance);
  const umbralMagnitude = (earthSize - sunSize + moonSize - off) / (2 * moonSize);
  const penumbralMagnitude = (earthSize + sunSize + moonSize - off) / (2 * moonSize);
  const kind =
    umbralMagnitude >= 1
      ? 'total'
      : umbralMagnitude > 0
        ? 'partial'
        : penumbralMagnitude > 0
          ? 'penumbral'
          : null;
  return { kind, umbralMagnitude };
}
