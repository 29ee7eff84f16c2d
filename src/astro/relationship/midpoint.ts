import { wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';

/**
 * The nearer of the two midpoints of two longitudes in [0, 360), the same whichever comes first.
 *
 * Two points that stand exactly opposite have two midpoints equally near; then it is the one in the middle
 * of the arc that does not cross 0°. A hair to either side of opposite, the midpoint jumps by 180°: that
 * flip belongs to the method and no formula removes it.
 */
export function nearerMidpoint(a: number, b: number): Degrees {
  const mean = (a + b) / 2;
  return wrap360(Math.abs(a - b) > 180 ? mean + 180 : mean);
}

/**
 * The mean of two geographic longitudes the shorter way round, in [−180, 180]; exact opposites meet in the
 * middle of the map.
 */
export function meanEastLongitude(a: number, b: number): number {
  const mean = (a + b) / 2;
  if (Math.abs(a - b) <= 180) return mean;
  return mean > 0 ? mean - 180 : mean + 180;
}
