import { GeoMoonState } from 'astronomy-engine';
import { atan2Deg, signedDifference, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import type { NodeKind } from './body-id.ts';
import { skyFrame, toEcliptic } from './sky-frame.ts';
import type { SkyFrame } from './sky-frame.ts';

const TRUE_NODE_STEP_DAYS = 0.01;

/** The Moon's ascending node: longitude in degrees and daily motion in degrees, true equinox of date. */
export function lunarNode(
  frame: SkyFrame,
  kind: NodeKind,
): { readonly lon: Degrees; readonly speed: number } {
  if (kind === 'mean') return meanNode(frame);
  // The osculating node swings within days, so a one-sided difference would be 4″ a day off.
  const before = trueNodeLon(skyFrame(frame.time.AddDays(-TRUE_NODE_STEP_DAYS)));
  const after = trueNodeLon(skyFrame(frame.time.AddDays(TRUE_NODE_STEP_DAYS)));
  return { lon: trueNodeLon(frame), speed: signedDifference(before, after) / (2 * TRUE_NODE_STEP_DAYS) };
}

/**
 * Mean node with nutation, within 0.4″ over 1900–2100.
 * Source: the mean elements of the Moon (Chapront, as in Meeus, Astronomical Algorithms, ch. 47).
 */
function meanNode(frame: SkyFrame): { readonly lon: Degrees; readonly speed: number } {
  const t = frame.time.tt / 36525;
  const mean = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
  const rate = (-1934.1362891 + 2 * 0.0020754 * t) / 36525;
  return { lon: wrap360(mean + frame.nutationDeg), speed: rate + frame.nutationRate };
}

/** True (osculating) node: where the plane of the Moon's present motion cuts the ecliptic. Within about 18″. */
function trueNodeLon(frame: SkyFrame): Degrees {
  const m = toEcliptic(frame, GeoMoonState(frame.time));
  const hx = m.y * m.vz - m.z * m.vy;
  const hy = m.z * m.vx - m.x * m.vz;
  return atan2Deg(hx, -hy);
}
