/**
 * Where the Sun stands in Greenwich at three in the afternoon through a year: the figure of eight of the sign-in
 * screen. A drawing that is data says where it comes from, so it is computed, for the year on the calendar.
 */

export interface SunPlace {
  /** Degrees above the horizon, without refraction. */
  readonly altitudeDeg: number;
  /** Degrees from north through east, 0 to 360. */
  readonly azimuthDeg: number;
}

export interface SunPoint extends SunPlace {
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

const GREENWICH_LATITUDE_DEG = 51.4779;
const HOUR_UTC = 15;
const DAY_MS = 86_400_000;
const STEP_DAYS = 5;

/** The Sun on every fifth day of `year` (Gregorian), from 1 January, at 15:00 UTC. */
export function sunYear(year: number): readonly SunPoint[] {
  const start = Date.UTC(year, 0, 1, HOUR_UTC);
  const days = Math.round((Date.UTC(year + 1, 0, 1, HOUR_UTC) - start) / DAY_MS);
  return Array.from({ length: Math.ceil(days / STEP_DAYS) }, (_, step) =>
    sunOn(start + step * STEP_DAYS * DAY_MS),
  );
}

/** The Sun at 15:00 UTC of the UTC day that holds `dayMs`. */
export function sunOnDay(dayMs: number): SunPoint {
  return sunOn(Math.floor(dayMs / DAY_MS) * DAY_MS + (HOUR_UTC / 24) * DAY_MS);
}

function sunOn(atMs: number): SunPoint {
  return { atMs, ...sunAtGreenwich(atMs) };
}

/**
 * The Sun over Greenwich at an instant, milliseconds since 1970.
 *
 * Within 0.02° between 1950 and 2050, which is a tenth of a pixel here; charts use src/astro.
 * Source: The Astronomical Almanac, low-precision formulas for the Sun (page C5), and mean sidereal time.
 */
export function sunAtGreenwich(atMs: number): SunPlace {
  const daysFromJ2000 = atMs / DAY_MS + 2440587.5 - 2451545;
  const meanLongitude = 280.46 + 0.9856474 * daysFromJ2000;
  const anomaly = 357.528 + 0.9856003 * daysFromJ2000;
  const longitude = meanLongitude + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.0000004 * daysFromJ2000;
  const rightAscension = atan2(cos(obliquity) * sin(longitude), cos(longitude));
  const declination = asin(sin(obliquity) * sin(longitude));
  const hourAngle = 280.46062 + 360.98564737 * daysFromJ2000 - rightAscension;

  const altitudeDeg = asin(
    sin(GREENWICH_LATITUDE_DEG) * sin(declination) +
      cos(GREENWICH_LATITUDE_DEG) * cos(declination) * cos(hourAngle),
  );
  const fromSouth = atan2(
    sin(hourAngle) * cos(declination),
    cos(hourAngle) * sin(GREENWICH_LATITUDE_DEG) * cos(declination) -
      sin(declination) * cos(GREENWICH_LATITUDE_DEG),
  );
  return { altitudeDeg, azimuthDeg: (((fromSouth + 180) % 360) + 360) % 360 };
}

const DEG = Math.PI / 180;
const sin = (deg: number) => Math.sin(deg * DEG);
const cos = (deg: number) => Math.cos(deg * DEG);
const asin = (x: number) => Math.asin(x) / DEG;
const atan2 = (y: number, x: number) => Math.atan2(y, x) / DEG;
