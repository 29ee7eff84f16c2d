/** The stars and constellations of a view, ready to draw. */
import { fromJ2000, localSiderealDeg, toHorizon } from './celestial.ts';
import { packedFigures, packedStars } from './data/stars.ts';
import { isInside, type Point, project, type SkyView } from './sky-view.ts';

interface Star {
  raDeg: number;
  decDeg: number;
  mag: number;
}

interface Figure {
  name: string;
  /** Places in `stars`. */
  paths: readonly (readonly number[])[];
}

export interface DrawnStar extends Point {
  mag: number;
}

export interface StarField {
  stars: DrawnStar[];
  lines: (readonly [Point, Point])[];
  /** Constellations that stand in the picture whole. */
  names: string[];
}

/** Epoch J2000, from the brightest down. */
export const stars: readonly Star[] = packedStars.split(',').map((row) => {
  const [ra = 0, dec = 0, mag = 0] = row.split(' ').map((word) => Number(word) / 100);
  return { raDeg: ra, decDeg: dec, mag };
});

export const figures: readonly Figure[] = packedFigures.map(([name, paths]) => ({
  name,
  paths: paths.split(',').map((path) => path.split(' ').map(Number)),
}));

/** `lonDeg` east positive, `now` in milliseconds since 1970. */
export function starField(place: { latDeg: number; lonDeg: number }, now: number, view: SkyView): StarField {
  const sidereal = localSiderealDeg(now, place.lonDeg);
  const points = stars.map((star) => project(toHorizon(fromJ2000(star, now), sidereal, place.latDeg), view));
  const inside = (point: Point | null | undefined) => (point ? isInside(point, view) : false);
  const lines = figures.flatMap(({ paths }) =>
    paths.flatMap((path) =>
      path.slice(1).flatMap((to, i) => {
        const [a, b] = [points[path[i] ?? -1], points[to]];
        // Ends on either side of the picture's far edge would be joined straight across it.
        if (!a || !b || Math.abs(a.x - b.x) > view.width / 2) return [];
        return inside(a) || inside(b) ? [[a, b] as const] : [];
      }),
    ),
  );
  return {
    stars: stars.flatMap(({ mag }, i) => {
      const point = points[i];
      return point && isInside(point, view) ? [{ ...point, mag }] : [];
    }),
    lines,
    names: figures
      .filter(({ paths }) => paths.flat().every((i) => inside(points[i])))
      .map(({ name }) => name),
  };
}
