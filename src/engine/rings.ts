/**
 * The outer ring of a chart that moves through time: today's sky, or the chart itself moved on by one of the old ways of
 * counting. Each gives positions for a moment of life, and the exact instants a control may stop at.
 */
import { present } from '#lib/assert.ts';
import { rememberRecent } from '#lib/recent.ts';
import { COMPUTED_BODY_IDS, PLANET_IDS } from '#astro/body/body-id.ts';
import type { ComputedBodyId, NodeKind } from '#astro/body/body-id.ts';
import { positionsAt } from '#astro/body/position.ts';
import type { BodyPosition } from '#astro/body/position.ts';
import { wrap360 } from '#astro/angle/degrees.ts';
import { bodyIn } from '#astro/chart/natal.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import {
  progressedHits,
  progressedInstant,
  progressedPositions,
  solarArcDeg,
  solarArcHits,
} from '#astro/event/progressions.ts';
import { lunarReturns, solarReturns } from '#astro/event/returns.ts';
import { exactTransits } from '#astro/event/transits.ts';
import type { NatalPoint } from '#astro/event/transits.ts';
import { addDays } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { Hit, Ring } from './protocol.ts';

const DAYS_A_YEAR = 365.2422;
/** A lunar return comes within this many days, a solar one within a year and a day. */
const LUNAR_RETURN_DAYS = 28.5;
const SOLAR_RETURN_DAYS = 367;

export type RingPositions = {
  readonly positions: readonly BodyPosition[];
  /** The instant whose sky it is; for solar arc, which moves the birth chart, that of birth. */
  readonly skyOf: UnixMs;
};

export type RingAsk = {
  readonly ring: Exclude<Ring, 'transits'>;
  readonly at: UnixMs;
  readonly natal: NatalChart;
  readonly node: NodeKind;
};

/** Positions of a ring that is counted from a birth. */
export function ringPositions({ ring, at, natal, node }: RingAsk): RingPositions {
  switch (ring) {
    case 'progressions':
      return {
        positions: progressedPositions(natal.at, at, COMPUTED_BODY_IDS, { node }),
        skyOf: progressedInstant(natal.at, at),
      };
    case 'solar-arc':
      return { positions: directed(natal, solarArcDeg(natal.at, at)), skyOf: natal.at };
    case 'solar-return':
    case 'lunar-return': {
      const skyOf = lastReturn(ring, natal, at);
      return { positions: positionsAt(skyOf, COMPUTED_BODY_IDS, { node }), skyOf };
    }
  }
}

/** The birth chart turned on by an arc. All of it moves as the Sun does, a degree a year, so nothing is retrograde. */
function directed(natal: NatalChart, arcDeg: number): readonly BodyPosition[] {
  return natal.bodies.map(({ body, lon, lat, dec }) => ({
    body,
    lon: wrap360(lon + arcDeg),
    lat,
    dec,
    speed: 1 / DAYS_A_YEAR,
  }));
}

const recentReturn = rememberRecent<readonly UnixMs[]>(6);

/** The last time before `at` that the Sun or the Moon came back to its place at birth; birth itself before the first. */
function lastReturn(ring: 'solar-return' | 'lunar-return', natal: NatalChart, at: UnixMs): UnixMs {
  const sun = ring === 'solar-return';
  const days = sun ? SOLAR_RETURN_DAYS : LUNAR_RETURN_DAYS;
  // Searched in fixed stretches, so that a control that moves a little finds the answer ready.
  const stretch = Math.floor((at - natal.at) / (days * 86_400_000));
  const from = addDays(natal.at, (stretch - 1) * days);
  const found = recentReturn(`${ring} ${String(natal.at)} ${String(stretch)}`, () => {
    const to = addDays(from, 3 * days);
    const span = { from, to };
    return sun
      ? solarReturns({ natalSunLon: bodyIn(natal.bodies, 'sun').lon, ...span })
      : lunarReturns({ natalMoonLon: bodyIn(natal.bodies, 'moon').lon, ...span });
  });
  return found.findLast((one) => one <= at) ?? natal.at;
}

/** Exact instants of a ring in [from, to), in time order. */
export function ringHits(ask: {
  readonly ring: Ring;
  readonly natal: NatalChart | null;
  readonly points: readonly NatalPoint[];
  readonly movers: readonly ComputedBodyId[];
  readonly from: UnixMs;
  readonly to: UnixMs;
  readonly node: NodeKind;
}): readonly Hit[] {
  const { ring, points, movers, from, to, node } = ask;
  if (ring === 'transits') return exactTransits({ natal: points, movers, from, to, node });
  const natal = present(ask.natal, 'a birth chart for a ring that is counted from it');
  const life = { birth: natal.at, from, to };
  switch (ring) {
    case 'progressions':
      return progressedHits({ ...life, natal: points, movers, node });
    case 'solar-arc':
      return solarArcHits({ ...life, natal: points }).flatMap(
        ({ at, directed: mover, aspect, point }): Hit[] =>
          PLANET_IDS.some((id) => id === mover)
            ? [{ at, mover: mover as ComputedBodyId, aspect, point }]
            : [],
      );
    case 'solar-return':
      return solarReturns({ natalSunLon: bodyIn(natal.bodies, 'sun').lon, from, to }).map((at) => ({
        at,
        mover: 'sun',
        aspect: 'conjunction',
        point: 'sun',
      }));
    case 'lunar-return':
      return lunarReturns({ natalMoonLon: bodyIn(natal.bodies, 'moon').lon, from, to }).map((at) => ({
        at,
        mover: 'moon',
        aspect: 'conjunction',
        point: 'moon',
      }));
  }
}
