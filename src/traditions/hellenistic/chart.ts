/**
 * A chart of the seven as the Hellenistic authors read it: whole-sign places, sect, bounds, faces, triplicities, lots.
 *
 * Positions are those of every chart here: apparent, tropical, of date. Without a place there are no places, no sect and no
 * lots. Sources are named in the tables of astro/chart/dignity.ts, in lots.ts and in regard.ts.
 */
import type { Degrees } from '#astro/angle/degrees.ts';
import { elementOf, signIndex, signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { positionInFrame } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import {
  CLASSICAL_PLANET_IDS,
  dignitiesOf,
  faceRulerOf,
  sectCondition,
  solarCondition,
  termRulerOf,
  TRIPLICITY_RULERS,
} from '#astro/chart/dignity.ts';
import type { ClassicalPlanetId, DignityId, SectCondition, SolarCondition } from '#astro/chart/dignity.ts';
import type { Sect } from '#astro/chart/sect.ts';
import { altitudeOf, anglesAt } from '#astro/house/angles.ts';
import type { Angles, Place } from '#astro/house/angles.ts';
import type { HouseNumber } from '#astro/house/cusps.ts';
import { astroTime } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { present } from '#lib/assert.ts';
import { hellenisticLots } from './lots.ts';
import type { Lot, LotSchool } from './lots.ts';

export type SeenPlanet = {
  readonly planet: ClassicalPlanetId;
  readonly lon: Degrees;
  readonly sign: SignId;
  readonly retrograde: boolean;
  /** Place from the rising sign, whole signs; null without a horizon. */
  readonly place: HouseNumber | null;
  /** Ruler of the Egyptian bound and of the face it stands in. */
  readonly bound: ClassicalPlanetId;
  readonly face: ClassicalPlanetId;
  readonly dignities: readonly DignityId[];
  /** Null without a horizon. */
  readonly sectCondition: SectCondition | null;
  readonly sunCondition: SolarCondition | null;
  /** Rejoices in the place it stands in. */
  readonly joy: boolean;
};

export type Horizon = {
  readonly asc: Degrees;
  readonly mc: Degrees;
  readonly sect: Sect;
  /** True altitude of the Sun's centre, degrees. */
  readonly sunAltitudeDeg: number;
  readonly isTwilight: boolean;
  readonly lots: Readonly<Record<Lot, Degrees>>;
};

export type HellenisticChart = {
  readonly at: UnixMs;
  /** The seven, fastest first. */
  readonly planets: readonly SeenPlanet[];
  readonly horizon: Horizon | null;
};

/** Nearer the horizon than this, and day or night is a matter of judgement. */
export const TWILIGHT_DEG = 2;

/** Each planet's place of joy. Source: Paulus, ch. 24. */
export const JOYS: Readonly<Record<ClassicalPlanetId, HouseNumber>> = {
  mercury: 1,
  moon: 3,
  venus: 5,
  mars: 6,
  sun: 9,
  jupiter: 11,
  saturn: 12,
};

/** The chart of an instant, and of a place when there is one. About 0.1 ms. */
export function hellenisticChart(at: UnixMs, place: Place | null, lotSchool: LotSchool): HellenisticChart {
  const frame = skyFrame(astroTime(at));
  const positions = CLASSICAL_PLANET_IDS.map((planet) => ({
    planet,
    ...positionInFrame(frame, planet, 'mean'),
  }));
  const lonOf = (planet: ClassicalPlanetId): number =>
    present(
      positions.find((one) => one.planet === planet),
      planet,
    ).lon;
  const sun = present(
    positions.find(({ planet }) => planet === 'sun'),
    'sun',
  );
  const horizon = place === null ? null : horizonOf(anglesAt(frame, place), { ...sun, lonOf }, lotSchool);
  return {
    at,
    planets: positions.map(({ planet, lon, speed }) => {
      const sign = signOf(lon);
      const whole = horizon === null ? null : wholeSignPlace(lon, horizon.asc);
      return {
        planet,
        lon,
        sign,
        retrograde: speed < 0,
        place: whole,
        bound: termRulerOf(lon),
        face: faceRulerOf(lon),
        dignities: dignitiesOf(planet, sign),
        sectCondition: horizon === null ? null : sectCondition(planet, lon, sun.lon, horizon.sect),
        sunCondition: solarCondition(planet, lon, sun.lon),
        joy: whole === JOYS[planet],
      };
    }),
    horizon,
  };
}

type SunAndOthers = {
  readonly lon: number;
  readonly lat: number;
  readonly dec: number;
  readonly lonOf: (planet: ClassicalPlanetId) => number;
};

function horizonOf(angles: Angles, sun: SunAndOthers, lotSchool: LotSchool): Horizon {
  const sunAltitudeDeg = altitudeOf(sun, angles);
  const sect = sunAltitudeDeg >= 0 ? 'day' : 'night';
  const { asc, mc } = angles;
  const lots = hellenisticLots(
    {
      asc,
      sun: sun.lon,
      moon: sun.lonOf('moon'),
      mercury: sun.lonOf('mercury'),
      venus: sun.lonOf('venus'),
      sect,
    },
    lotSchool,
  );
  return { asc, mc, sect, sunAltitudeDeg, isTwilight: Math.abs(sunAltitudeDeg) <= TWILIGHT_DEG, lots };
}

/** The place of a longitude counted in whole signs from the rising one, 1–12. */
export function wholeSignPlace(lon: number, asc: number): HouseNumber {
  return (((signIndex(lon) - signIndex(asc) + 12) % 12) + 1) as HouseNumber;
}

/** The rulers of the triplicity of a sign, in the order of the sect: the sect's own, the other, the helper. */
export function triplicityLords(sign: SignId, sect: Sect | null): readonly ClassicalPlanetId[] {
  const { day, night, participating } = TRIPLICITY_RULERS[elementOf(sign)];
  return sect === 'night' ? [night, day, participating] : [day, night, participating];
}

/** The offices that sect gives. */
export const SECT_OFFICES = {
  day: {
    light: 'sun',
    beneficOfSect: 'jupiter',
    maleficOfSect: 'saturn',
    beneficContrary: 'venus',
    maleficContrary: 'mars',
  },
  night: {
    light: 'moon',
    beneficOfSect: 'venus',
    maleficOfSect: 'mars',
    beneficContrary: 'jupiter',
    maleficContrary: 'saturn',
  },
} as const satisfies Readonly<Record<Sect, Readonly<Record<string, ClassicalPlanetId>>>>;
