import { unpackSeries } from './series.ts';
import type { PackedSeries, Series } from './series.ts';
import type { State } from './state.ts';

/** Unpacked at first use. Only a memo: the same series always comes out. */
const unpacked = new Map<PackedSeries, Series>();

export function seriesOf(packed: PackedSeries): Series {
  let series = unpacked.get(packed);
  if (series === undefined) {
    series = unpackSeries(packed);
    unpacked.set(packed, series);
  }
  return series;
}

/** Position and velocity from a series of longitude, latitude (radians) and distance (AU). `ttDays` since J2000. */
export function seriesState(packed: PackedSeries, ttDays: number): State {
  const [lon, lat, r, lonRate, latRate, rRate] = seriesOf(packed)(ttDays);
  const cosLon = Math.cos(lon);
  const sinLon = Math.sin(lon);
  const cosLat = Math.cos(lat);
  const sinLat = Math.sin(lat);
  const flat = r * cosLat;
  const flatRate = rRate * cosLat - r * sinLat * latRate;
  return {
    x: flat * cosLon,
    y: flat * sinLon,
    z: r * sinLat,
    vx: flatRate * cosLon - flat * sinLon * lonRate,
    vy: flatRate * sinLon + flat * cosLon * lonRate,
    vz: rRate * sinLat + r * cosLat * latRate,
  };
}
