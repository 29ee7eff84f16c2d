/** The sky of a day over a birth chart, as `POST /api/astrology/transit-chart` answers it. */
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import { distance } from '#astro/angle/degrees.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from '#astro/aspect/aspect-id.ts';
import { isApplying } from '#astro/aspect/aspects.ts';
import type { AspectPoint } from '#astro/aspect/aspects.ts';
import { positionsAt } from '#astro/body/position.ts';
import type { BodyPosition } from '#astro/body/position.ts';
import { aspectPoints } from '#astro/chart/natal.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { present } from '#lib/assert.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import type { TransitChartAnswer } from '#contract/api/charts.ts';
import { readMoment, refused, splitLocal, utcText } from './birth-instant.ts';
import type { Refused } from './birth-instant.ts';
import { birthChart, NATAL_NAMES, placed } from './natal.ts';
import type { NatalRequest, WireAspect } from './natal.ts';
import { isWirePoint, wireAspect, wireDegrees, wireFlag, wirePointName, wireSpeed } from './wire-points.ts';

export type TransitRequest = NatalRequest & {
  /** `YYYY-MM-DDTHH:MM:SS`, local time of `timezoneId`. */
  readonly transitDate: string;
};

export type WireTransit = TransitChartAnswer['data'];

/** The moving bodies in the order in which they are listed. */
const MOVERS = [...LISTED_PLANET_IDS, 'northnode', 'southnode'] as const;

/** Widest orb of a transit, degrees, as the app's own contacts have it. */
const TRANSIT_ORB_DEG = 3;

/** The sky at `transitDate` over the birth chart, or why there is none. */
export function wireTransit(
  request: TransitRequest,
  rules: ZoneRules,
): { readonly type: 'transit'; readonly data: WireTransit } | Refused {
  const birth = birthChart(request, rules);
  if (birth.type === 'refused') return birth;
  const local = splitLocal(request.transitDate);
  if (local === null) return refused('transitDate must be a local date and time like 2026-07-15T14:05:00.');
  const { lat: latDeg, lng: lonDeg, timezoneId: zone } = request;
  const names = { ...NATAL_NAMES, date: 'transitDate', time: 'transitDate' };
  const moment = readMoment({ ...local, zone, latDeg, lonDeg }, names, rules);
  if (moment.type === 'refused') return moment;
  const sky = positionsAt(moment.at, MOVERS, { node: birth.chart.node });
  return {
    type: 'transit',
    data: {
      transits: {
        data: sky.map(({ body, lon, speed }, i) => ({
          ...placed(present(MOVERS[i], body), lon, birth.houses),
          speed: wireSpeed(speed),
          is_retro: wireFlag(speed < 0),
        })),
      },
      aspects: { data: contacts(sky, birth.chart) },
      transitUtc: utcText(moment.at),
      houseSystem: birth.houses.system,
      birthUtc: utcText(birth.at),
      timezoneId: zone,
      notes: [
        ...birth.notes.map((note) => `Birth: ${note}`),
        ...moment.notes.map((note) => `Transit: ${note}`),
      ],
    },
  };
}

/** What of the sky touches the birth chart, tightest first. The South Node touches whatever the North Node does. */
function contacts(sky: readonly BodyPosition[], chart: NatalChart): WireAspect[] {
  const points = aspectPoints(chart.bodies, {
    asc: present(chart.angles, 'angles').asc.lon,
    mc: present(chart.angles, 'angles').mc.lon,
  }).filter(({ id }) => id !== 'southnode');
  const movers = sky.filter(({ body }) => body !== 'southnode');
  const found = movers.flatMap(({ body, lon, speed }) =>
    points.flatMap((point) => contactOf({ id: body, lon, speed }, point)),
  );
  return found.sort((a, b) => a.orb - b.orb);
}

function contactOf(mover: AspectPoint, point: AspectPoint): WireAspect[] {
  if (!isWirePoint(mover.id) || !isWirePoint(point.id)) return [];
  const separation = distance(mover.lon, point.lon);
  const aspect = ASPECT_IDS.find((id) => Math.abs(separation - ASPECT_ANGLE[id]) <= TRANSIT_ORB_DEG);
  if (aspect === undefined) return [];
  return [
    {
      aspecting_planet: wirePointName(mover.id),
      aspected_planet: wirePointName(point.id),
      ...wireAspect(aspect),
      orb: wireDegrees(Math.abs(separation - ASPECT_ANGLE[aspect])),
      // The chart stands still under a moving sky.
      applying: isApplying(mover, { ...point, speed: 0 }, aspect),
    },
  ];
}
