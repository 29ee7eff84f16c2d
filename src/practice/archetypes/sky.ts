/** The longitudes that the archetype formula reads, out of an instant and a place. */
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import { positionInFrame } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { anglesAt } from '#astro/house/angles.ts';
import type { Place } from '#astro/house/angles.ts';
import { astroTime } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ArchetypeSky } from './score.ts';

/** Tropical, geocentric, of date. Without a place there are no angles. About 0.1 ms. */
export function archetypeSky(at: UnixMs, place: Place | null): ArchetypeSky {
  const frame = skyFrame(astroTime(at));
  const lons = {} as Record<PlanetId, number>;
  for (const body of PLANET_IDS) lons[body] = positionInFrame(frame, body, 'mean').lon;
  if (place === null) return { lons, angles: null };
  const { asc, mc } = anglesAt(frame, place);
  return { lons, angles: { asc, mc } };
}
