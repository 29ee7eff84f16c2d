/**
 * Events of the sky that a question asked for: stations, changes of sign, eclipses, lunations and returns, as facts.
 *
 * They stand on a sheet only where they were asked for. Signs and natal houses of each instant are in `derivation.values`, in the
 * order of the instants. Searches begin at the start of the UTC day of `now`.
 */
import { present } from '#lib/assert.ts';
import type { Fact, Json } from '#facts/fact.ts';
import type { EventKey } from '#facts/sky-event.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { ComputedBodyId, PlanetId } from '#astro/body/body-id.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { lunarEclipses, solarEclipses } from '#astro/event/eclipses.ts';
import { ingresses, lunations, stations } from '#astro/event/sky-events.ts';
import { houseOf } from '#astro/house/cusps.ts';
import { addDays, MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { cycleFacts } from './cycle-facts.ts';
import { lonsOf } from './natal-lons.ts';
import type { NatalReading } from './natal-facts.ts';
import { dayFacts } from './transit-facts.ts';
import { derived, fact, instantsValue, roundDegrees } from '../values.ts';

const SOURCE = 'source.astronomy-engine';

/** Days before and after today in which a body turns at least twice and at least thrice. */
const STATION_REACH: Readonly<Record<string, readonly [back: number, ahead: number]>> = {
  mercury: [40, 270],
  venus: [70, 690],
  mars: [120, 900],
};
const SLOW_STATION_REACH = [240, 600] as const;

/** Days ahead in which a body changes sign at least twice, as far as it is worth telling. */
const INGRESS_REACH: Readonly<Record<string, number>> = {
  moon: 6,
  sun: 64,
  mercury: 200,
  venus: 300,
  mars: 500,
  jupiter: 900,
  saturn: 2200,
  uranus: 4400,
  neptune: 9000,
  pluto: 13_000,
};
/** Days of one way round the zodiac, where a sign is named. */
const ROUND_DAYS: Readonly<Record<string, number>> = {
  moon: 30,
  sun: 370,
  mercury: 420,
  venus: 600,
  mars: 1100,
  jupiter: 4500,
  saturn: 11_000,
  uranus: 15_000,
  neptune: 15_000,
  pluto: 15_000,
};
const ECLIPSE_REACH_DAYS = 400;
const LUNATION_REACH_DAYS = 32;
const LUNATION_ROUND_DAYS = 400;

/** Degrees within which a lunation touches a natal body. */
const TOUCH_ORB_DEG = 3;

/** The facts of the events asked for, in the order of the keys; none for a key that names nothing in reach. */
export function eventFacts(
  keys: readonly EventKey[],
  natal: NatalReading | null,
  now: UnixMs,
): readonly Fact[] {
  const day = unixMs(Math.floor(now / MS_PER_DAY) * MS_PER_DAY);
  return keys.flatMap((key) => {
    const [what, name = '', detail] = key.split(':');
    switch (what) {
      case 'station':
        return stationFacts(name as PlanetId, natal, day);
      case 'ingress':
        return ingressFacts(name as PlanetId, detail, natal, day, now);
      case 'eclipse':
        return eclipseFacts(name as 'sun' | 'moon', natal, now);
      case 'lunation':
        return lunationFacts(name as 'full' | 'new', detail, natal, day, now);
      case 'cycle':
        return natal === null ? [] : cycleFacts(natal, name, detail === 'opposition' ? 180 : 0, day);
      case 'day':
        return natal === null ? [] : dayFacts(natal, name, now);
      default:
        return [];
    }
  });
}

function stationFacts(body: PlanetId, natal: NatalReading | null, day: UnixMs): readonly Fact[] {
  const [back, ahead] = STATION_REACH[body] ?? SLOW_STATION_REACH;
  const found = stations({ bodies: [body], from: addDays(day, -back), to: addDays(day, ahead) });
  if (found.length === 0) return [];
  return [
    fact(
      `sky.${body}.station`,
      instantsValue(found.map(({ at }) => at)),
      'label.station',
      derived('longitude-stands-still', [], SOURCE, {
        turns: found.map(({ turns }) => turns),
        ...placesOf(
          found.map(({ lon }) => lon),
          natal,
        ),
      }),
    ),
  ];
}

function ingressFacts(
  body: PlanetId,
  sign: string | undefined,
  natal: NatalReading | null,
  day: UnixMs,
  now: UnixMs,
): readonly Fact[] {
  const reach = (sign === undefined ? INGRESS_REACH : ROUND_DAYS)[body] ?? 0;
  const all = ingresses({ bodies: [body], from: day, to: addDays(day, reach) }).filter(({ at }) => at > now);
  const found = sign === undefined ? all.slice(0, 4) : all.filter((one) => one.sign === sign).slice(0, 3);
  if (found.length === 0) return [];
  const houses =
    natal === null
      ? {}
      : housesOf(
          found.map(({ at }) => bodyPosition(body, at).lon),
          natal,
        );
  return [
    fact(
      `sky.${body}.ingress`,
      instantsValue(found.map(({ at }) => at)),
      'label.ingress',
      derived('sign-change', [], SOURCE, {
        signs: found.map((one) => one.sign),
        backwards: found.map(({ retrograde }) => retrograde),
        ...houses,
      }),
    ),
  ];
}

function eclipseFacts(light: 'sun' | 'moon', natal: NatalReading | null, now: UnixMs): readonly Fact[] {
  const search = light === 'sun' ? solarEclipses : lunarEclipses;
  const [next] = search(now, addDays(now, ECLIPSE_REACH_DAYS));
  if (next === undefined) return [];
  return [
    fact(
      `sky.${light}.eclipse`,
      instantsValue([next.at]),
      'label.eclipse',
      derived('nearest-to-the-shadow', [], SOURCE, {
        kind: next.kind,
        ...placesOf([next.lon], natal),
        ...touchOf(next.lon, natal),
      }),
    ),
  ];
}

function lunationFacts(
  phase: 'full' | 'new',
  sign: string | undefined,
  natal: NatalReading | null,
  day: UnixMs,
  now: UnixMs,
): readonly Fact[] {
  const reach = sign === undefined ? LUNATION_REACH_DAYS : LUNATION_ROUND_DAYS;
  const next = lunations(day, addDays(day, reach)).find(
    (one) => one.phase === phase && one.at > now && (sign === undefined || signOf(one.moonLon) === sign),
  );
  if (next === undefined) return [];
  return [
    fact(
      `sky.moon.${phase}`,
      instantsValue([next.at]),
      `label.moon-next-${phase}`,
      derived('moon-ahead-of-sun', [], SOURCE, {
        ...placesOf([next.moonLon], natal),
        ...touchOf(next.moonLon, natal),
      }),
    ),
  ];
}

type Values = { readonly [name: string]: Json };

/** The signs of longitudes, and the natal houses where they are known. */
function placesOf(lons: readonly number[], natal: NatalReading | null): Values {
  return { signs: lons.map((lon) => signOf(lon)), ...(natal === null ? {} : housesOf(lons, natal)) };
}

function housesOf(lons: readonly number[], { chart, hasHouses }: NatalReading): Values {
  const houses = hasHouses ? chart?.houses : null;
  return houses === null || houses === undefined
    ? {}
    : { houses: lons.map((lon) => houseOf(lon, houses.cusps)) };
}

const TOUCHED: readonly ComputedBodyId[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];
const ASPECTS = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;

/** The natal body that a longitude stands in the closest aspect to, within the orb at any hour of doubt. */
function touchOf(lon: number, natal: NatalReading | null): Values {
  if (natal === null) return {};
  const found = TOUCHED.flatMap((body) => {
    const lons = lonsOf(natal, body);
    return (Object.keys(ASPECTS) as (keyof typeof ASPECTS)[]).flatMap((aspect) => {
      const orbs = lons.map((one) => Math.abs(Math.abs(((lon - one + 540) % 360) - 180) - ASPECTS[aspect]));
      const orb = Math.max(...orbs);
      return orb <= TOUCH_ORB_DEG ? [{ body, aspect, orb }] : [];
    });
  }).toSorted((a, b) => a.orb - b.orb);
  const closest = found[0];
  return closest === undefined
    ? {}
    : {
        touches: closest.body,
        aspect: closest.aspect,
        orb: roundDegrees(present(closest.orb, 'orb')),
      };
}
