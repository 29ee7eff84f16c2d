import { asinDeg, atan2Deg, cosDeg, sinDeg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { meanNode } from './node.ts';
import type { SkyFrame } from './sky-frame.ts';

/** Mean inclination of the Moon's orbit, degrees. */
const INCLINATION_DEG = 5.145396;

/**
 * The mean lunar apogee ("Black Moon Lilith"): longitude, latitude, both in degrees, and daily motion in longitude.
 *
 * The apogee travels in the Moon's orbit, so it is carried down to the ecliptic; without that it is 7′ off.
 * Within 1.3″ over 1800–2100. Source: mean elements of the Moon (Chapront, as in Meeus, Astronomical
 * Algorithms, ch. 47).
 */
export function meanLilith(frame: SkyFrame): {
  readonly lon: Degrees;
  readonly lat: Degrees;
  readonly speed: number;
} {
  const t = frame.time.tt / 36_525;
  const perigee = 83.3532465 + t * (4069.0137287 + t * (-0.01032 + t * (-1 / 80_053 + t / 18_999_000)));
  const perigeeRate = (4069.0137287 + t * (2 * -0.01032 - (3 * t) / 80_053)) / 36_525;
  const node = meanNode(frame);
  const fromNode = wrap360(perigee + 180 + frame.nutationDeg - node.lon);
  const s = sinDeg(fromNode);
  const c = cosDeg(fromNode);
  const tilt = cosDeg(INCLINATION_DEG);
  // d/dw of atan2(sin w cos i, cos w).
  const turn = tilt / (c * c + s * s * tilt * tilt);
  const alongOrbit = perigeeRate + frame.nutationRate - node.speed;
  return {
    lon: wrap360(node.lon + atan2Deg(s * tilt, c)),
    lat: asinDeg(s * sinDeg(INCLINATION_DEG)),
    speed: node.speed + turn * alongOrbit,
  };
}
