/** `synastry`: two charts laid over each other, their composite and their Davison moment. */
import { z } from 'zod';
import { natalChart } from '#astro/chart/natal.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { compositeChart } from '#astro/relationship/composite.ts';
import type { CompositeChart } from '#astro/relationship/composite.ts';
import { davisonMoment } from '#astro/relationship/davison.ts';
import { SYNASTRY_ORBS } from '#astro/relationship/synastry-weights.ts';
import { synastry } from '#astro/relationship/synastry.ts';
import { idField, latField, lonField, utcField } from './fields.ts';
import { degrees6, longitude6, utcText } from './numbers.ts';

const PERSON = 'expected a birth: {"utc", "lat", "lon"}';
const person = z.object({ utc: utcField, lat: latField, lon: lonField }, { error: PERSON });

export const synastryInput = z.object({ id: idField, a: person, b: person });

/** Placidus houses and the mean node; inside a polar circle whole signs, as `houses` says. */
export function synastryLine({ id, a, b }: z.output<typeof synastryInput>) {
  const first = chartOf(a);
  const second = chartOf(b);
  const { aspects, overlays, score } = synastry(first, second);
  const davison = davisonMoment(first, second);
  return {
    id,
    orbs: SYNASTRY_ORBS.id,
    houses: { a: first.houses?.system ?? null, b: second.houses?.system ?? null },
    aspects: aspects.map((found) => ({ ...found, orb: degrees6(found.orb) })),
    overlays,
    score,
    composite: compositeLine(compositeChart(first, second)),
    davison: {
      utc: utcText(davison.at),
      lat: davison.place && degrees6(davison.place.latDeg),
      lon: davison.place && degrees6(davison.place.lonDeg),
    },
  };
}

function chartOf({ utc, lat, lon }: z.output<typeof person>): NatalChart {
  return natalChart({ at: utc, place: { latDeg: lat, lonDeg: lon }, houseSystem: 'placidus', node: 'mean' });
}

function compositeLine({ bodies, angles, houses, method }: CompositeChart) {
  return {
    bodies: Object.fromEntries(bodies.map(({ body, lon }) => [body, longitude6(lon)])),
    asc: angles && longitude6(angles.asc.lon),
    mc: angles && longitude6(angles.mc.lon),
    cusps: houses && houses.cusps.map(longitude6),
    system: houses && houses.system,
    method,
  };
}
