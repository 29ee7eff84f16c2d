import { atan2Deg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import type { NodeKind } from './body-id.ts';
import { precessionAt } from './nutation.ts';
import type { SkyFrame } from './sky-frame.ts';

/** The Moon's ascending node: longitude in degrees and daily motion in degrees, true equinox of date. */
export function lunarNode(
  frame: SkyFrame,
  kind: NodeKind,
): { readonly lon: Degrees; readonly speed: number } {
  if (kind === 'mean') return meanNode(frame);
  return trueNode(frame);
}

/**
 * Mean node with nutation, within 0.4″ over 1900–2100.
 * Source: the mean elements of the Moon (Chapront, as in Meeus, Astronomical Algorithms, ch. 47).
 */
export function meanNode(frame: SkyFrame): { readonly lon: Degrees; readonly speed: number } {
  const t = frame.time.tt / 36_525;
  const mean = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
  const rate = (-1934.1362891 + t * (2 * 0.0020754 + t * (3 / 467_441 - (4 * t) / 60_616_000))) / 36_525;
  return { lon: wrap360(mean + frame.nutationDeg), speed: rate + frame.nutationRate };
}

/**
 * True (osculating) node: where the plane of the Moon's present motion cuts the ecliptic.
 *
 * The plane is that of a direction and its change, so the distance does not matter. The motion is against the fixed
 * stars: the equinox's own drift comes off. The node's speed is the exact derivative, from the bend of the path.
 */
function trueNode(frame: SkyFrame): { readonly lon: Degrees; readonly speed: number } {
  const { lon, lat, lonRate, latRate, lonBend, latBend } = frame.theory.moon();
  const along = lonRate - precessionAt(frame.time.tt).rate;
  const cosLon = Math.cos(lon);
  const sinLon = Math.sin(lon);
  const fold = Math.sin(lat) * Math.cos(lat);
  // Direction times its change is the pole of the orbit; `s` and `c` are its parts across the node and along it.
  const s = sinLon * latRate - cosLon * fold * along;
  const c = cosLon * latRate + sinLon * fold * along;
  const swing = fold * lonBend + Math.cos(2 * lat) * latRate * along;
  const ds = cosLon * lonRate * latRate + sinLon * latBend + sinLon * lonRate * fold * along - cosLon * swing;
  const dc =
    -sinLon * lonRate * latRate + cosLon * latBend + cosLon * lonRate * fold * along + sinLon * swing;
  const turn = (c * ds - s * dc) / (s * s + c * c);
  return {
    lon: wrap360(atan2Deg(s, c) + frame.nutationDeg),
    speed: (turn * 180) / Math.PI + frame.nutationRate,
  };
}
