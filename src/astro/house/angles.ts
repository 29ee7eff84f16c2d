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
  /** The point of the ecliptic on the prime vertical in the west. */
  readonly vertex: Degrees;
  /** Right ascension of the meridian: local apparent sidereal time in degrees. */
  readonly ramc: Degrees;
  readonly obliquityDeg: number;
  readonly latDeg: number;
};

/**
 * At the pole itself every direction is the meridian; a step of 0.1 mm gives the formulas something to hold.
 */
const POLE_STEP_DEG = 1e-9;

/**
 * The angles of a place, from apparent sidereal time and true obliquity (mean ones are 11–27″ off).
 *
 * Within 0.05″ of tests/reference/houses, 1900–2047, polar charts included. Source: spherical trigonometry of the
 * horizon and the meridian.
 */
export function anglesAt(frame: AngleFrame, place: Place): Angles {
  return anglesOf(siderealTimeDeg(frame) + place.lonDeg, frame.obliquityDeg, place.latDeg);
}

/** What angles need of the sky. */
export type AngleFrame = Pick<SkyFrame, 'time' | 'obliquityDeg' | 'nutationDeg'>;

/**
 * Apparent sidereal time of Greenwich in degrees, [0, 360): the turning of the Earth, how far the equinox has
 * gone to meet it, and what nutation adds. Source: IAU 2006 (Capitaine et al. 2003), Earth rotation angle and
 * GMST.
 */
function siderealTimeDeg({ time, obliquityDeg, nutationDeg }: AngleFrame): Degrees {
  const { ut, tt } = time;
  const t = tt / 36_525;
  const rotation = 0.779_057_273_264 + 0.002_737_811_911_354_48 * ut + (ut % 1);
  const gained =
    0.014506 +
    t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 - t * 0.0000000368))));
  return wrap360((rotation % 1) * 360 + gained / 3600 + nutationDeg * cosDeg(obliquityDeg));
}

/** The same from the meridian's right ascension, the true obliquity and the latitude, all in degrees. */
export function anglesOf(meridianDeg: number, obliquityDeg: number, latitudeDeg: number): Angles {
  const limit = 90 - POLE_STEP_DEG;
  const latDeg = Math.max(-limit, Math.min(limit, latitudeDeg));
  const ramc = wrap360(meridianDeg);
  const mc = eclipticAtRightAscension(ramc, obliquityDeg);
  const rising = risingPoint(ramc + 90, tanDeg(latDeg), obliquityDeg);
  // On the equator the prime vertical is the celestial equator, whose pole height is 90°.
  const colatDeg = latDeg >= 0 ? 90 - Math.max(latDeg, POLE_STEP_DEG) : -90 - latDeg;
  const crossing = risingPoint(ramc - 90, tanDeg(colatDeg), obliquityDeg);
  return {
    asc: isEastOfMeridian(rising, mc) ? rising : wrap360(rising + 180),
    mc,
    vertex: isEastOfMeridian(crossing, mc) ? wrap360(crossing + 180) : crossing,
    ramc,
    obliquityDeg,
    latDeg,
  };
}

/**
 * Where the ecliptic meets the circle that crosses the equator at `equatorDeg` of right ascension and stands
 * at a pole height whose tangent is `tanPole`. The horizon is the circle at RAMC + 90° with the latitude for
 * its pole height.
 *
 * The arc tangent names one of the two points. For the horizon that is the eastern one outside the polar
 * circles; inside, for part of the day, the western.
 */
export function risingPoint(equatorDeg: number, tanPole: number, obliquityDeg: number): Degrees {
  const turned = equatorDeg - 90;
  return atan2Deg(cosDeg(turned), -(sinDeg(turned) * cosDeg(obliquityDeg) + tanPole * sinDeg(obliquityDeg)));
}

/**
 * East of the meridian is ahead of the Midheaven by less than 180°: for a point of the ecliptic, sin(lon −
 * mc) and the eastward part of its direction are the same expression.
 */
function isEastOfMeridian(lon: number, mc: number): boolean {
  return signedDifference(mc, lon) >= 0;
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
