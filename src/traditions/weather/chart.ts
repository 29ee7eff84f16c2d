/** The chart of a turn or a phase for a place: what stands on the angles, and which of the seven touch each other. */
import { distance, signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from '#astro/aspect/aspect-id.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import { positionInFrame } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { CLASSICAL_PLANET_IDS } from '#astro/chart/dignity.ts';
import type { ClassicalPlanetId } from '#astro/chart/dignity.ts';
import { anglesAt } from '#astro/house/angles.ts';
import type { Place } from '#astro/house/angles.ts';
import { astroTime } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { DOORS, ORBS } from './natures.ts';
import type { Door } from './natures.ts';

export const ANGLE_IDS = ['asc', 'mc', 'dsc', 'ic'] as const;
export type WeatherAngle = (typeof ANGLE_IDS)[number];

export type WeatherPlanet = {
  readonly planet: ClassicalPlanetId;
  readonly lon: number;
  readonly sign: SignId;
  /** The angle it stands on, within 8°, and how far from it; null elsewhere and without a place. */
  readonly angle: { readonly id: WeatherAngle; readonly orbDeg: number } | null;
};

export type WeatherAspect = {
  readonly a: ClassicalPlanetId;
  readonly aspect: AspectId;
  readonly b: ClassicalPlanetId;
  readonly orbDeg: number;
};

export type WeatherChart = {
  readonly at: UnixMs;
  readonly planets: readonly WeatherPlanet[];
  /** Null without a place. */
  readonly angles: Readonly<Record<WeatherAngle, number>> | null;
  readonly aspects: readonly WeatherAspect[];
  readonly doors: readonly Door[];
};

/** The chart of an instant; with no place, the sky alone. */
export function weatherChart(at: UnixMs, place: Place | null): WeatherChart {
  const frame = skyFrame(astroTime(at));
  const angles = place === null ? null : fourAngles(anglesAt(frame, place));
  const planets = CLASSICAL_PLANET_IDS.map((planet): WeatherPlanet => {
    const { lon } = positionInFrame(frame, planet, 'mean');
    return { planet, lon, sign: signOf(lon), angle: angles === null ? null : angleNear(lon, angles) };
  });
  const aspects = aspectsOf(planets);
  const doors = DOORS.filter((door) => aspects.some(({ a, b }) => `${a}-${b}` === door));
  return { at, planets, angles, aspects, doors };
}

function fourAngles({ asc, mc }: { readonly asc: number; readonly mc: number }): WeatherChart['angles'] {
  return { asc, mc, dsc: wrap360(asc + 180), ic: wrap360(mc + 180) };
}

function angleNear(lon: number, angles: NonNullable<WeatherChart['angles']>): WeatherPlanet['angle'] {
  const [nearest] = ANGLE_IDS.map((id) => ({ id, orbDeg: distance(lon, angles[id]) as number })).toSorted(
    (p, q) => p.orbDeg - q.orbDeg,
  );
  return nearest !== undefined && nearest.orbDeg <= ORBS.angle ? nearest : null;
}

const LIGHTS: readonly string[] = ['sun', 'moon'];

export const isLight = (planet: string): boolean => LIGHTS.includes(planet);

/** Every pair within its orb, the tightest first. */
function aspectsOf(planets: readonly WeatherPlanet[]): readonly WeatherAspect[] {
  const found = planets.flatMap((p, i) =>
    planets.slice(i + 1).flatMap((q) => {
      const limit = isLight(p.planet) || isLight(q.planet) ? ORBS.lights : ORBS.planets;
      const apart = Math.abs(signedDifference(p.lon, q.lon));
      return ASPECT_IDS.flatMap((aspect): readonly WeatherAspect[] => {
        const orbDeg = Math.abs(apart - ASPECT_ANGLE[aspect]);
        return orbDeg <= limit ? [{ a: p.planet, aspect, b: q.planet, orbDeg }] : [];
      });
    }),
  );
  return found.toSorted((x, y) => x.orbDeg - y.orbDeg);
}
