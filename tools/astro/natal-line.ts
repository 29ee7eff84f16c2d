/** `natal`: positions, angles, ten house systems and sidereal values of a moment and a place. */
import { z } from 'zod';
import { positionInFrame } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import {
  AYANAMSA_IDS,
  ayanamsaDeg,
  ayanamsaTrueDeg,
  nakshatraOf,
  siderealLon,
} from '#astro/chart/sidereal.ts';
import type { AyanamsaId } from '#astro/chart/sidereal.ts';
import { anglesAt } from '#astro/house/angles.ts';
import { housesAt } from '#astro/house/cusps.ts';
import { HOUSE_SYSTEMS } from '#astro/house/house-system.ts';
import { astroTime } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { COLUMNS } from './bodies.ts';
import { idField, latField, lonField, utcField } from './fields.ts';
import { degrees6, longitude6, utcText } from './numbers.ts';

export const natalInput = z.object({ id: idField, utc: utcField, lat: latField, lon: lonField });

/**
 * Field names, units and orders as in tests/reference/natal-open.json; `null` for what is not offered or not
 * defined.
 */
export function natalLine({ id, utc, lat, lon }: z.output<typeof natalInput>) {
  const frame = skyFrame(astroTime(utc));
  const angles = anglesAt(frame, { latDeg: lat, lonDeg: lon });
  const positions = COLUMNS.map((column) =>
    column === null ? null : positionInFrame(frame, column.body, column.node),
  );
  return {
    id,
    utc: utcText(utc),
    lat,
    lon,
    L: positions.map((place) => place && longitude6(place.lon)),
    B: positions.map((place) => place && degrees6(place.lat)),
    V: positions.map((place) => place && degrees6(place.speed)),
    // A string has no null: a dash stands for a body that is not offered.
    R: positions.map((place) => (place === null ? '-' : place.speed < 0 ? '1' : '0')).join(''),
    D: positions.map((place) => place && degrees6(place.dec)),
    asc: longitude6(angles.asc),
    mc: longitude6(angles.mc),
    vertex: longitude6(angles.vertex),
    eps: degrees6(angles.obliquityDeg),
    armc: longitude6(angles.ramc),
    polar: Math.abs(lat) >= 90 - angles.obliquityDeg,
    cusps: Object.fromEntries(
      HOUSE_SYSTEMS.map((system) => {
        const houses = housesAt(angles, system);
        return [system, houses.type === 'houses' ? houses.cusps.map(longitude6) : null];
      }),
    ),
    ayan: ayanamsas((name) => ayanamsaDeg(utc, name)),
    // With nutation: what is taken off `L` for a sidereal longitude.
    ayanTrue: ayanamsas((name) => ayanamsaTrueDeg(utc, name)),
    vedic: vedic(utc, positionInFrame(frame, 'moon', 'mean').lon, angles.asc),
  };
}

function ayanamsas(of: (name: AyanamsaId) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(AYANAMSA_IDS.map((name) => [name, degrees6(of(name))]));
}

/** Lahiri: sidereal Moon and Ascendant, and the Moon's mansion. */
function vedic(at: UnixMs, moonLon: number, ascLon: number) {
  const moon = siderealLon(moonLon, at, 'lahiri');
  const { number, pada, lord, elapsed } = nakshatraOf(moon);
  return {
    moon: longitude6(moon),
    asc: longitude6(siderealLon(ascLon, at, 'lahiri')),
    nakshatra: number,
    pada,
    dashaLord: lord.charAt(0).toUpperCase() + lord.slice(1),
    dashaElapsed: degrees6(elapsed),
  };
}
