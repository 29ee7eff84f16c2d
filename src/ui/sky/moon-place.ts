/** Where the Moon stands over a place, how it leans, and whether the Sun is up. */
import {
  type Ecliptic,
  type Horizontal,
  localSiderealDeg,
  moonEcliptic,
  seenFromGround,
  toEquator,
  toHorizon,
} from './celestial.ts';
import { project, type SkyView } from './sky-view.ts';

/** A body counts as risen when its upper limb shows: half a degree of refraction and a quarter of radius. */
const RISEN_DEG = -0.83;

export interface MoonPlace {
  moon: Horizontal;
  /** The same, a degree nearer to the ecliptic's north pole: the way the Moon's top points. */
  above: Horizontal;
  isMoonUp: boolean;
  isSunUp: boolean;
}

/**
 * `given` is the Moon's own place where the caller has it; `moonElongationDeg` its longitude less the Sun's, from
 * which the Sun is found.
 */
export function moonPlace(
  place: { latDeg: number; lonDeg: number },
  now: number,
  moonElongationDeg: number,
  given: Ecliptic = moonEcliptic(now),
): MoonPlace {
  const sidereal = localSiderealDeg(now, place.lonDeg);
  const look = (at: Ecliptic) => toHorizon(toEquator(at, now), sidereal, place.latDeg);
  const moon = seenFromGround(look(given));
  return {
    moon,
    above: seenFromGround(look({ ...given, latDeg: given.latDeg + 1 })),
    isMoonUp: moon.altDeg > RISEN_DEG,
    isSunUp: look({ lonDeg: given.lonDeg - moonElongationDeg, latDeg: 0 }).altDeg > RISEN_DEG,
  };
}

/** How far the disc leans in the picture, in degrees clockwise; upright where that cannot be told. */
export function moonLeanDeg({ moon, above }: MoonPlace, view: SkyView): number {
  const [from, to] = [project(moon, view), project(above, view)];
  if (!from || !to) return 0;
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}
