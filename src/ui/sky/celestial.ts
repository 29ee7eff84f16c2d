/**
 * Where things stand in the sky over a place, to about a tenth of a degree: enough to draw.
 *
 * The chart has its own, exact sky in astro/; this one is small enough to travel with a picture. Angles in degrees,
 * instants in milliseconds since 1970 (UTC; its difference from UT1 and TT is far below the precision).
 * Source: Meeus, Astronomical Algorithms, 2nd ed., the chapter named at each function.
 */

/** Of the equinox of date, except where J2000 is said. */
export interface Equatorial {
  raDeg: number;
  decDeg: number;
}

export interface Ecliptic {
  lonDeg: number;
  latDeg: number;
}

export interface Horizontal {
  /** Geometric, above the horizon; refraction left out. */
  altDeg: number;
  /** From north through east, 0 to 360. */
  azDeg: number;
}

const RAD = Math.PI / 180;
const J2000_MS = Date.UTC(2000, 0, 1, 12);

const sin = (deg: number) => Math.sin(deg * RAD);
const cos = (deg: number) => Math.cos(deg * RAD);
const asin = (x: number) => Math.asin(Math.max(-1, Math.min(1, x))) / RAD;
const atan2 = (y: number, x: number) => Math.atan2(y, x) / RAD;

/** An angle in [0, 360). */
export const turn = (deg: number) => ((deg % 360) + 360) % 360;

const daysSince2000 = (ms: number) => (ms - J2000_MS) / 86_400_000;
const centuriesSince2000 = (ms: number) => daysSince2000(ms) / 36_525;

/** Mean sidereal time at Greenwich, in [0, 360). Ch. 12, formula 12.4 without its terms below 0.001° a century. */
export function gmstDeg(ms: number): number {
  return turn(280.46062 + 360.98564737 * daysSince2000(ms));
}

/** The mean sidereal time of a meridian, east positive. */
export function localSiderealDeg(ms: number, lonDeg: number): number {
  return turn(gmstDeg(ms) + lonDeg);
}

/** Carries a J2000 place to the equinox of the day. Ch. 21, formulas 21.3 and 21.4, linear in time. */
export function fromJ2000(star: Equatorial, ms: number): Equatorial {
  const t = centuriesSince2000(ms);
  const zeta = 0.64062 * t;
  const theta = 0.55675 * t;
  const ra = star.raDeg + zeta;
  const a = cos(star.decDeg) * sin(ra);
  const b = cos(theta) * cos(star.decDeg) * cos(ra) - sin(theta) * sin(star.decDeg);
  const c = sin(theta) * cos(star.decDeg) * cos(ra) + cos(theta) * sin(star.decDeg);
  return { raDeg: turn(atan2(a, b) + zeta), decDeg: asin(c) };
}

/** Altitude and azimuth of a place in the sky. Ch. 13, formulas 13.5 and 13.6, azimuth turned to begin at north. */
export function toHorizon({ raDeg, decDeg }: Equatorial, siderealDeg: number, latDeg: number): Horizontal {
  const hour = siderealDeg - raDeg;
  const south = cos(hour) * sin(latDeg) * cos(decDeg) - sin(decDeg) * cos(latDeg);
  return {
    altDeg: asin(sin(latDeg) * sin(decDeg) + cos(latDeg) * cos(decDeg) * cos(hour)),
    azDeg: turn(atan2(sin(hour) * cos(decDeg), south) + 180),
  };
}

/** From the ecliptic to the equator of date. Ch. 13, formulas 13.3 and 13.4. */
export function toEquator({ lonDeg, latDeg }: Ecliptic, ms: number): Equatorial {
  const tilt = 23.4393 - 0.013 * centuriesSince2000(ms);
  return {
    raDeg: turn(
      atan2(sin(lonDeg) * cos(tilt) * cos(latDeg) - sin(latDeg) * sin(tilt), cos(lonDeg) * cos(latDeg)),
    ),
    decDeg: asin(sin(latDeg) * cos(tilt) + cos(latDeg) * sin(tilt) * sin(lonDeg)),
  };
}

/** The Moon seen from the Earth's centre, within 0.2°. Ch. 47, the largest terms of tables 47.A and 47.B. */
export function moonEcliptic(ms: number): Ecliptic {
  const t = centuriesSince2000(ms);
  const mean = 218.3165 + 481_267.8813 * t;
  const d = 297.8502 + 445_267.1114 * t;
  const sun = 357.5291 + 35_999.0503 * t;
  const m = 134.9634 + 477_198.8675 * t;
  const f = 93.2721 + 483_202.0175 * t;
  return {
    lonDeg: turn(
      mean +
        6.289 * sin(m) +
        1.274 * sin(2 * d - m) +
        0.658 * sin(2 * d) +
        0.214 * sin(2 * m) -
        0.185 * sin(sun) -
        0.114 * sin(2 * f) +
        0.059 * sin(2 * d - 2 * m) +
        0.057 * sin(2 * d - sun - m) +
        0.053 * sin(2 * d + m) +
        0.046 * sin(2 * d - sun) -
        0.041 * sin(sun - m),
    ),
    latDeg:
      5.128 * sin(f) +
      0.281 * sin(m + f) +
      0.278 * sin(m - f) +
      0.173 * sin(2 * d - f) +
      0.055 * sin(2 * d - m + f) +
      0.046 * sin(2 * d - m - f),
  };
}

/**
 * The Moon as it stands over a place: lower than from the Earth's centre by its parallax, about 0.95° at the horizon.
 * Ch. 40, the mean parallax in place of the day's.
 */
export function seenFromGround({ altDeg, azDeg }: Horizontal): Horizontal {
  return { altDeg: altDeg - 0.95 * cos(altDeg), azDeg };
}
