/** A natal chart as `POST /api/astrology/natal-chart` answers it. */
import { present } from '#lib/assert.ts';
import { bodyIn, natalChart } from '#astro/chart/natal.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { HOUSE_NUMBERS, houseOf } from '#astro/house/cusps.ts';
import type { Houses } from '#astro/house/cusps.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import type { ChartPoint, NatalChartAnswer } from '#contract/api/charts.ts';
import { readMoment, utcText } from './birth-instant.ts';
import type { Fold, Refused } from './birth-instant.ts';
import {
  isWirePoint,
  WIRE_POINTS,
  wireAspect,
  wireDegrees,
  wireFlag,
  wirePointName,
  wireSign,
  wireSpeed,
} from './wire-points.ts';
import type { WirePointId } from './wire-points.ts';

export type NatalRequest = {
  /** `YYYY-MM-DD`, local. */
  readonly birthDate: string;
  /** `HH:MM` or `HH:MM:SS`, local. */
  readonly birthTime: string;
  /** Degrees, north and east positive. */
  readonly lat: number;
  readonly lng: number;
  /** IANA zone of the birth place. */
  readonly timezoneId: string;
  /** Which of the two, for a time that came twice or never. */
  readonly fold?: Fold | undefined;
};

export type WireNatal = NatalChartAnswer['data'];
export type WireAspect = WireNatal['aspects']['data'][number];

/** Tropical, Placidus with Whole Sign where it is undefined, mean node. */
const SCHOOL = { houseSystem: 'placidus', node: 'mean' } as const;

export const NATAL_NAMES = {
  date: 'birthDate',
  time: 'birthTime',
  zone: 'timezoneId',
  lat: 'lat',
  lng: 'lng',
} as const;

/** A chart whose place is known: angles and houses are there. */
type PlacedChart = {
  readonly type: 'chart';
  readonly at: UnixMs;
  readonly chart: NatalChart;
  readonly houses: Houses;
  readonly notes: string[];
};

/** The chart of a birth, or why it cannot be computed. */
export function birthChart(request: NatalRequest, rules: ZoneRules): PlacedChart | Refused {
  const { birthDate: date, birthTime: time, lat: latDeg, lng: lonDeg, timezoneId: zone, fold } = request;
  const moment = readMoment({ date, time, latDeg, lonDeg, zone, fold }, NATAL_NAMES, rules);
  if (moment.type === 'refused') return moment;
  const chart = natalChart({ at: moment.at, place: { latDeg, lonDeg }, ...SCHOOL });
  const houses = present(chart.houses, 'houses');
  const notes = houses.fellBack
    ? [
        ...moment.notes,
        'Placidus has no houses inside the polar circle: these are Whole Sign houses, counted from the Ascendant’s sign.',
      ]
    : [...moment.notes];
  return { type: 'chart', at: moment.at, chart, houses, notes };
}

/** The natal chart in the words of the wire, or why there is none. About 0.2 ms. */
export function wireNatal(
  request: NatalRequest,
  rules: ZoneRules,
): { readonly type: 'natal'; readonly data: WireNatal } | Refused {
  const answer = birthChart(request, rules);
  if (answer.type === 'refused') return answer;
  const { at, chart, houses, notes } = answer;
  return {
    type: 'natal',
    data: {
      planets: { data: WIRE_POINTS.map(([id]) => natalPlanet(id, chart, houses)) },
      houses: {
        data: HOUSE_NUMBERS.map((house) => {
          const lon = present(houses.cusps[house - 1], 'cusp');
          return { house, sign: wireSign(lon), degree: wireDegrees(lon) };
        }),
      },
      aspects: { data: natalAspects(chart) },
      houseSystem: houses.system,
      birthUtc: utcText(at),
      timezoneId: request.timezoneId,
      notes,
    },
  };
}

/** A point of the chart with its sign and house. */
function natalPlanet(id: WirePointId, chart: NatalChart, houses: Houses): ChartPoint {
  if (id === 'asc' || id === 'mc') {
    const { lon } = present(chart.angles, 'angles')[id];
    return { ...placed(id, lon, houses), speed: null, is_retro: 'false' };
  }
  const { lon, speed, retrograde } = bodyIn(chart.bodies, id);
  return { ...placed(id, lon, houses), speed: wireSpeed(speed), is_retro: wireFlag(retrograde) };
}

/** Where a longitude stands: in which sign and in which of these houses. */
export function placed(id: WirePointId, lon: number, houses: Houses): Omit<ChartPoint, 'speed' | 'is_retro'> {
  return {
    name: wirePointName(id),
    sign: wireSign(lon),
    house: houseOf(lon, houses.cusps),
    full_degree: wireDegrees(lon),
    norm_degree: wireDegrees(lon % 30),
  };
}

/** Major aspects among the named points, tightest first. */
function natalAspects({ aspects }: NatalChart): WireAspect[] {
  return aspects.flatMap(({ a, b, aspect, orb, applying }) => {
    if (!isWirePoint(a) || !isWirePoint(b)) return [];
    return [
      {
        aspecting_planet: wirePointName(a),
        aspected_planet: wirePointName(b),
        ...wireAspect(aspect),
        orb: wireDegrees(orb),
        applying,
      },
    ];
  });
}
