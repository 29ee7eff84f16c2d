import { C_AUDAY } from 'astronomy-engine';
import { asinDeg, atan2Deg, cosDeg, degrees, sinDeg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { astroTime, astroTimeOfDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import type { ComputedBodyId, NodeKind, PlanetId } from './body-id.ts';
import { lunarNode } from './node.ts';
import { bentBySun } from './deflection.ts';
import { meanLilith } from './lilith.ts';
import { skyFrame, toEcliptic } from './sky-frame.ts';
import type { SkyFrame } from './sky-frame.ts';
import { backdate, backdateStraight, subtract } from './state.ts';
import type { State } from './state.ts';

/** Where a body stands: apparent, geocentric, true ecliptic and equinox of date. */
export type BodyPosition = {
  readonly body: ComputedBodyId;
  /** Ecliptic longitude in [0, 360). */
  readonly lon: Degrees;
  /** Ecliptic latitude, north positive. */
  readonly lat: Degrees;
  /** Motion in longitude, degrees per day; negative when retrograde. */
  readonly speed: number;
  /** Declination from the true equator of date, north positive. */
  readonly dec: Degrees;
};

export type SkyOptions = {
  readonly node: NodeKind;
  /**
   * Whether light is bent by the Sun, as it is by default. A planet passing behind the Sun is moved by up to 1.8″ for a day,
   * which no smooth curve through samples follows: sky tables count with straight light.
   */
  readonly light?: Light;
};

export type Light = 'bent' | 'straight';

const AT_REST: State = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 };

/** One body at one instant. Several at once are cheaper through `positionsAt`. */
export function bodyPosition(
  body: ComputedBodyId,
  at: UnixMs,
  options: SkyOptions = { node: 'mean' },
): BodyPosition {
  return positionInFrame(skyFrame(astroTime(at)), body, options.node, options.light);
}

/** The bodies at one instant, in the order asked, sharing the Earth and the rotation. */
export function positionsAt(
  at: UnixMs,
  bodies: readonly ComputedBodyId[],
  options: SkyOptions,
): readonly BodyPosition[] {
  const frame = skyFrame(astroTime(at));
  return bodies.map((body) => positionInFrame(frame, body, options.node, options.light));
}

/** The same for searches, which count in days of UT since J2000. */
export function positionsAtDays(
  utDays: number,
  bodies: readonly ComputedBodyId[],
  options: SkyOptions,
): readonly BodyPosition[] {
  const frame = skyFrame(astroTimeOfDays(utDays));
  return bodies.map((body) => positionInFrame(frame, body, options.node, options.light));
}

/**
 * One body in a frame already built. Speeds are the derivatives of the places. How close it comes to the reference
 * is in the README's table, which tests/reference/accuracy.test.ts makes.
 */
export function positionInFrame(
  frame: SkyFrame,
  body: ComputedBodyId,
  node: NodeKind,
  light: Light = 'bent',
): BodyPosition {
  if (body === 'northnode' || body === 'southnode') return nodePosition(frame, body, node);
  if (body === 'moon') return moonPosition(frame);
  if (body === 'lilith') {
    const { lon, lat, speed } = meanLilith(frame);
    return { body, lon, lat, speed, dec: declination(lon, lat, frame.obliquityDeg) };
  }
  const { x, y, z, vx, vy } = toEcliptic(frame, geocentricState(frame, body, light));
  const flat = x * x + y * y;
  const lon = atan2Deg(y, x);
  const lat = asinDeg(z / Math.sqrt(flat + z * z));
  const speed = ((x * vy - y * vx) / flat) * (180 / Math.PI) + frame.driftRate;
  return { body, lon, lat, speed, dec: declination(lon, lat, frame.obliquityDeg) };
}

/** The Moon's place is already counted on the ecliptic of date; only nutation and the light's 1.3 s remain. */
function moonPosition(frame: SkyFrame): BodyPosition {
  const moon = frame.theory.moon();
  const lightDays = moon.distance / C_AUDAY;
  const lon = wrap360((moon.lon - moon.lonRate * lightDays) * (180 / Math.PI) + frame.nutationDeg);
  const lat = degrees((moon.lat - moon.latRate * lightDays) * (180 / Math.PI));
  const speed = moon.lonRate * (180 / Math.PI) + frame.nutationRate;
  return { body: 'moon', lon, lat, speed, dec: declination(lon, lat, frame.obliquityDeg) };
}

function nodePosition(frame: SkyFrame, body: 'northnode' | 'southnode', kind: NodeKind): BodyPosition {
  const node = lunarNode(frame, kind);
  const lon = body === 'northnode' ? node.lon : wrap360(node.lon + 180);
  return { body, lon, lat: degrees(0), speed: node.speed, dec: declination(lon, 0, frame.obliquityDeg) };
}

/**
 * Apparent geocentric state, ecliptic of J2000: the body as it was when the light left, seen from where the Earth would have
 * been then had it moved straight. That is light-time and annual aberration in one step.
 */
function geocentricState(frame: SkyFrame, body: Exclude<PlanetId, 'moon'> | 'chiron', light: Light): State {
  const now = body === 'sun' ? AT_REST : frame.theory.heliocentric(body);
  const earth = frame.theory.heliocentric('earth');
  let seen = subtract(now, earth);
  for (let pass = 0; pass < 2; pass++) {
    const lightDays = Math.hypot(seen.x, seen.y, seen.z) / C_AUDAY;
    seen = subtract(backdate(now, lightDays), backdateStraight(earth, lightDays));
  }
  // The moment the light left advances more slowly than the clock while the distance grows.
  const range = Math.hypot(seen.x, seen.y, seen.z);
  const recession = (seen.x * seen.vx + seen.y * seen.vy + seen.z * seen.vz) / range / C_AUDAY;
  const slow = 1 - recession;
  const moving = {
    x: seen.x,
    y: seen.y,
    z: seen.z,
    vx: seen.vx * slow,
    vy: seen.vy * slow,
    vz: seen.vz * slow,
  };
  return body === 'sun' || light === 'straight' ? moving : bentBySun(moving, earth);
}

function declination(lon: number, lat: number, obliquityDeg: number): Degrees {
  return asinDeg(sinDeg(lat) * cosDeg(obliquityDeg) + cosDeg(lat) * sinDeg(obliquityDeg) * sinDeg(lon));
}
