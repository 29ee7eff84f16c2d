import { SiderealTime } from 'astronomy-engine';
import { asinDeg, atan2Deg, cosDeg, signedDifference, sinDeg, tanDeg, wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import type { SkyFrame } from '../body/sky-frame.ts';

/** A point on the Earth: latitude in [−90, 90], north positive; longitude in [−180, 180], east positive. */
export type Place = { readonly latDeg: number; readonly lonDeg: number };

/** The angles of a place at an instant, and what houses are cut from. */
export type Angles = {
  /** The point of the ecliptic that rises in the east, in polar regions too. */
  readonly asc: Degrees;
  /** The point of the ecliptic on the upper meridian. */
  readonly mc: Degrees;
  /** Right ascension of the meridian: local apparent sidereal time in degrees. */
  readonly ramc: Degrees;
  readonly obliquityDeg: number;
  readonly latDeg: number;
};

/** At the pole itself every direction is the meridian; a step of 0.1 mm gives the formulas something to hold. */
const POLE_STEP_DEG = 1e-9;

/**
 * Ascendant and Midheaven from apparent sidereal time and true obliquity (mean ones are 11–27″ off).
 *
 * Within 0.5″ at latitude 50 over 1900–2050. Source: spherical trigonometry of the horizon and the meridian.
 */
export function anglesAt(frame: SkyFrame, place: Place): Angles {
  const limit = 90 - POLE_STEP_DEG;
  const latDeg = Math.max(-limit, Math.min(limit, place.latDeg));
  const obliquityDeg = frame.obliquityDeg;
  const ramc = wrap360(SiderealTime(frame.time) * 15 + place.lonDeg);
  const mc = eclipticAtRightAscension(ramc, obliquityDeg);
  return { asc: easternHorizonPoint(ramc, mc, obliquityDeg, latDeg), mc, ramc, obliquityDeg, latDeg };
}

/**
 * Where the ecliptic cuts the horizon in the east.
 *
 * The arc tangent names one of the two points where it cuts. Outside the polar circles that is always the eastern
 * one; inside, for part of the day, the western. East of the meridian is ahead of the Midheaven by less than 180°:
 * sin(asc − mc) and the eastward part of the point's direction are the same expression, cos e + tan f sin e sin R.
 */
function easternHorizonPoint(ramc: number, mc: number, obliquityDeg: number, latDeg: number): Degrees {
  const point = atan2Deg(
    cosDeg(ramc),
    -(sinDeg(ramc) * cosDeg(obliquityDeg) + tanDeg(latDeg) * sinDeg(obliquityDeg)),
  );
  return signedDifference(mc, point) < 0 ? wrap360(point + 180) : point;
}

/** The point of the ecliptic with this right ascension. */
export function eclipticAtRightAscension(rightAscension: number, obliquityDeg: number): Degrees {
  return atan2Deg(sinDeg(rightAscension), cosDeg(rightAscension) * cosDeg(obliquityDeg));
}

/** True altitude of a point of the sky above the horizon, degrees, with no refraction and no parallax. */
export function altitudeOf(
  point: { readonly lon: number; readonly lat: number; readonly dec: number },
  angles: Angles,
): Degrees {
  const { obliquityDeg, ramc, latDeg } = angles;
  const rightAscension = atan2Deg(
    sinDeg(point.lon) * cosDeg(obliquityDeg) - tanDeg(point.lat) * sinDeg(obliquityDeg),
    cosDeg(point.lon),
  );
  return asinDeg(
    sinDeg(latDeg) * sinDeg(point.dec) + cosDeg(latDeg) * cosDeg(point.dec) * cosDeg(ramc - rightAscension),
  );
}
