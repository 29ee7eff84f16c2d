import type { Brand } from '#lib/brand.ts';

/** An angle in degrees. A longitude is in [0, 360); a latitude or declination in [-90, 90]. */
export type Degrees = Brand<number, 'Degrees'>;

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Marks a number as degrees. Does not wrap. */
export function degrees(value: number): Degrees {
  return value as Degrees;
}

/** The same direction in [0, 360). Never 360 itself, and never −0. */
export function wrap360(value: number): Degrees {
  // Nearly every angle is in range already, and the remainder of a division is dear.
  if (value >= 0 && value < 360) return (value + 0) as Degrees;
  const rest = value % 360;
  if (rest >= 0) return (rest + 0) as Degrees;
  const lifted = rest + 360;
  // A tiny negative plus 360 rounds to 360, which is outside the range.
  return (lifted < 360 ? lifted : 0) as Degrees;
}

/** How far to turn from `from` to reach `to`, the short way: in (−180, 180], positive in zodiac order. */
export function signedDifference(from: number, to: number): Degrees {
  const turn = wrap360(to - from);
  return (turn > 180 ? turn - 360 : turn) as Degrees;
}

/** The smaller angle between two directions, in [0, 180]. */
export function distance(a: number, b: number): Degrees {
  return Math.abs(signedDifference(a, b)) as Degrees;
}

/** The middle of the shorter arc between two directions. For exact opposites, the one 90° after `a`. */
export function midpoint(a: number, b: number): Degrees {
  return wrap360(a + signedDifference(a, b) / 2);
}

export function sinDeg(angle: number): number {
  return Math.sin(angle * RADIANS_PER_DEGREE);
}

export function cosDeg(angle: number): number {
  return Math.cos(angle * RADIANS_PER_DEGREE);
}

export function tanDeg(angle: number): number {
  return Math.tan(angle * RADIANS_PER_DEGREE);
}

/** Arc sine in [−90, 90]. An argument that rounding pushed past ±1 counts as ±1. */
export function asinDeg(sine: number): Degrees {
  return (Math.asin(Math.max(-1, Math.min(1, sine))) / RADIANS_PER_DEGREE) as Degrees;
}

/** The direction of the point (x, y), in [0, 360). */
export function atan2Deg(y: number, x: number): Degrees {
  return wrap360(Math.atan2(y, x) / RADIANS_PER_DEGREE);
}
