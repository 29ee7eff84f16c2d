/** How numbers and instants are written. */

/** To six decimals of a degree, 0.0036″, as in the reference files. */
export function degrees6(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The same for a longitude, which must not round up to 360. */
export function longitude6(value: number): number {
  const rounded = degrees6(value);
  return rounded >= 360 ? rounded - 360 : rounded;
}

/** Whole Unix seconds. */
export function unixSeconds(ms: number): number {
  return Math.round(ms / 1000);
}

/** `1990-06-15T12:30:00Z`, to the nearest second. */
export function utcText(ms: number): string {
  return `${new Date(unixSeconds(ms) * 1000).toISOString().slice(0, 19)}Z`;
}
