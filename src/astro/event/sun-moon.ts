import { KM_PER_AU, SiderealTime } from 'astronomy-engine';
import { cosDeg, sinDeg } from '../angle/degrees.ts';
import { positionInFrame } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import type { SkyFrame } from '../body/sky-frame.ts';
import { astroTimeOfDays } from '../time/instant.ts';

/** A place in space from the centre of the Earth: true equator and equinox of date, in radii of the Earth's equator. */
export type Vector = { readonly x: number; readonly y: number; readonly z: number };

/** The Sun and the Moon as bodies with a size, and how far the Earth has turned. */
export type SunMoon = {
  readonly sun: Vector;
  readonly moon: Vector;
  /** Right ascension of the Greenwich meridian: apparent sidereal time in degrees. */
  readonly siderealDeg: number;
};

const EARTH_RADIUS_KM = 6378.1366;

/** How much shorter the Earth is from pole to centre than along the equator (WGS 84). */
export const EARTH_FLATTENING = 1 / 298.257223563;

/** Radius of the Sun (IAU: 696,000 km), in radii of the Earth's equator. */
export const SUN_RADIUS = 696_000 / EARTH_RADIUS_KM;

/** Mean radius of the Moon to the tops of its mountains, in radii of the Earth's equator (IAU 1982). */
export const MOON_RADIUS = 0.2725076;

const EARTH_RADII_PER_AU = KM_PER_AU / EARTH_RADIUS_KM;

/** The Sun and the Moon at a time, `utDays` of UT since J2000. Directions as in body/position.ts; the Moon's distance to 60 km. */
export function sunMoonAt(utDays: number): SunMoon {
  const frame = skyFrame(astroTimeOfDays(utDays));
  const { x, y, z } = frame.theory.heliocentric('earth');
  return {
    sun: vectorOf(frame, 'sun', Math.hypot(x, y, z) * EARTH_RADII_PER_AU),
    moon: vectorOf(frame, 'moon', frame.theory.moon().distance * EARTH_RADII_PER_AU),
    siderealDeg: SiderealTime(frame.time) * 15,
  };
}

function vectorOf(frame: SkyFrame, body: 'sun' | 'moon', distance: number): Vector {
  const { lon, lat } = positionInFrame(frame, body, 'mean');
  const flat = distance * cosDeg(lat);
  const x = flat * cosDeg(lon);
  const y = flat * sinDeg(lon);
  const z = distance * sinDeg(lat);
  const cosE = cosDeg(frame.obliquityDeg);
  const sinE = sinDeg(frame.obliquityDeg);
  return { x, y: y * cosE - z * sinE, z: y * sinE + z * cosE };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function lengthOf(a: Vector): number {
  return Math.sqrt(dot(a, a));
}
