/**
 * The sky of one local day: what is the same for everyone, and what it touches in one chart.
 *
 * Everything is computed for the whole day and read at its local noon, so that a line stays true from breakfast to
 * midnight and every device says the same.
 */
import { present } from '#lib/assert.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { PlanetId, PointId } from '#astro/body/body-id.ts';
import { positionsAt } from '#astro/body/position.ts';
import { skyPhaseOf } from '#astro/event/moon-phase.ts';
import type { MoonPhase } from '#astro/event/moon-phase.ts';
import { ingresses, lunations } from '#astro/event/sky-events.ts';
import type { Lunation } from '#astro/event/sky-events.ts';
import { transitSeries } from '#astro/event/transit-series.ts';
import { activeTransits, exactTransits, reachDays, transitHits } from '#astro/event/transits.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { addDays, MS_PER_DAY } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { localDay } from './local-day.ts';
import type { LocalDay } from './local-day.ts';
import { openPoints } from './natal-points.ts';
import type { OpenPoint, School } from './natal-points.ts';
import type { ZoneRules } from '#astro/time/zone.ts';

/** Degrees from exact, at noon, within which a planet is near a point of a chart. */
export const NEAR_DEG = 1.5;

export type DayInput = School & {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** Null for the sky alone. */
  readonly moment: BirthMoment | null;
};

/** A planet near a point of the chart. */
export type Contact = {
  readonly mover: PlanetId;
  readonly aspect: AspectId;
  readonly point: PointId;
  /** Degrees from exact at noon. */
  readonly orbDeg: number;
  readonly moverLon: number;
  readonly pointLon: number;
  /** Exact today; null on other days. */
  readonly exactToday: UnixMs | null;
  /** Every exact time of this round, in order; empty when it only comes near. */
  readonly passes: readonly UnixMs[];
  /** By how much the doubt in the birth time may move each of them, days. */
  readonly doubtDays: number;
};

/** The Moon exactly in aspect to a point of the chart today; `from` and `to` differ when the point is open. */
export type MoonContact = {
  readonly aspect: AspectId;
  readonly point: PointId;
  readonly from: UnixMs;
  readonly to: UnixMs;
};

export type DaySky = {
  readonly day: LocalDay;
  readonly moon: {
    /** At noon. */
    readonly lon: number;
    readonly sign: SignId;
    readonly phase: MoonPhase;
    /** Its change of sign today, if it has one. */
    readonly ingress: { readonly at: UnixMs; readonly sign: SignId } | null;
  };
  /** Exact quarters of today, in order. */
  readonly lunations: readonly Lunation[];
  /** Sun to Pluto, the Moon left out; empty without a birth. */
  readonly contacts: readonly Contact[];
  readonly moonContacts: readonly MoonContact[];
  /** Whether there is a chart at all, and whether its hour is open. */
  readonly chart: 'none' | 'exact' | 'open';
};

/** The sky of a day. Pure; about a tenth of a second. Throws on an unknown zone or a date that does not exist. */
export function daySky(input: DayInput, rules: ZoneRules): DaySky {
  const day = localDay(input.date, input.zone, rules);
  const [sun, moon] = positionsAt(day.noon, ['sun', 'moon'], { node: 'mean' });
  const moonNoon = present(moon, 'moon');
  const sunNoon = present(sun, 'sun');
  const ingress = ingresses({ bodies: ['moon'], from: day.start, to: day.end })[0] ?? null;
  const points = input.moment === null ? [] : openPoints(input.moment, input);
  return {
    day,
    moon: {
      lon: moonNoon.lon,
      sign: signOf(moonNoon.lon),
      phase: skyPhaseOf(sunNoon, moonNoon),
      ingress: ingress === null ? null : { at: ingress.at, sign: ingress.sign },
    },
    lunations: lunations(day.start, day.end),
    contacts: contactsOf(day, points),
    moonContacts: moonContactsOf(day, points),
    chart: input.moment === null ? 'none' : input.moment.from === input.moment.to ? 'exact' : 'open',
  };
}

const MOVERS = PLANET_IDS.filter((body) => body !== 'moon');

/** Mean degrees a day, to turn a doubt in a longitude into one in days. */
export const DEG_PER_DAY: Readonly<Record<PlanetId, number>> = {
  moon: 13.18,
  mercury: 0.99,
  venus: 0.99,
  sun: 0.986,
  mars: 0.524,
  jupiter: 0.083,
  saturn: 0.0335,
  uranus: 0.0117,
  neptune: 0.006,
  pluto: 0.004,
};

function contactsOf(day: LocalDay, points: readonly OpenPoint[]): readonly Contact[] {
  if (points.length === 0) return [];
  const active = activeTransits({ at: day.noon, natal: points, movers: MOVERS, orbDeg: NEAR_DEG });
  const today = exactTransits({ natal: points, movers: MOVERS, from: day.start, to: day.end });
  const positions = positionsAt(day.noon, MOVERS, { node: 'mean' });
  return active.map((transit): Contact => {
    const mover = transit.mover as PlanetId;
    const point = present(
      points.find(({ id }) => id === transit.point),
      transit.point,
    );
    const moving = present(
      positions.find(({ body }) => body === mover),
      mover,
    );
    const passes = passesAround(day, mover, point, transit.aspect);
    return {
      mover,
      aspect: transit.aspect,
      point: transit.point,
      orbDeg: transit.orb,
      moverLon: moving.lon,
      pointLon: point.lon,
      exactToday:
        today.find(
          (hit) =>
            hit.mover === transit.mover && hit.aspect === transit.aspect && hit.point === transit.point,
        )?.at ?? null,
      passes,
      doubtDays: doubtDays(point, mover, passes, day),
    };
  });
}

/**
 * How far the doubt in a point moves the exact time nearest to the day. Near a station the mean pace would say far too
 * little, so the pace at that time counts when it is slower.
 */
function doubtDays(point: OpenPoint, mover: PlanetId, passes: readonly UnixMs[], day: LocalDay): number {
  if (point.doubtDeg === 0) return 0;
  const nearest = passes.toSorted((a, b) => Math.abs(a - day.noon) - Math.abs(b - day.noon))[0];
  const mean = DEG_PER_DAY[mover];
  if (nearest === undefined) return point.doubtDeg / mean;
  const { speed } = present(positionsAt(nearest, [mover], { node: 'mean' })[0], mover);
  return point.doubtDeg / Math.max(Math.min(mean, Math.abs(speed)), mean / 20);
}

/** Every exact time of the round that a contact of today belongs to: the passes of one retrograde loop together. */
function passesAround(day: LocalDay, mover: PlanetId, point: OpenPoint, aspect: AspectId): readonly UnixMs[] {
  // A stay and one loop to each side hold all passes of a round.
  const reach = Math.min(reachDays(mover, NEAR_DEG, 'mean'), 800);
  const passes = transitHits({
    natal: [point],
    movers: [mover],
    from: addDays(day.noon, -reach),
    to: addDays(day.noon, reach),
    orbDeg: NEAR_DEG,
  }).filter((pass) => pass.aspect === aspect);
  const series = transitSeries(passes).find(
    ({ enter, leave }) => (enter === null || enter <= day.noon) && (leave === null || leave >= day.noon),
  );
  return series?.exact ?? [];
}

function moonContactsOf(day: LocalDay, points: readonly OpenPoint[]): readonly MoonContact[] {
  if (points.length === 0) return [];
  // The Moon's own natal place is open by half a sign without an hour, and then not among the points.
  const low = points.map(({ id, lon, doubtDeg }) => ({ id, lon: lon - doubtDeg }));
  const high = points.map(({ id, lon, doubtDeg }) => ({ id, lon: lon + doubtDeg }));
  const search = { movers: ['moon'] as const, from: addDays(day.start, -0.25), to: addDays(day.end, 0.25) };
  const later = exactTransits({ natal: high, ...search });
  return exactTransits({ natal: low, ...search }).flatMap((hit): readonly MoonContact[] => {
    const end = later.find(
      (other) =>
        other.point === hit.point &&
        other.aspect === hit.aspect &&
        other.at >= hit.at &&
        other.at - hit.at < MS_PER_DAY / 2,
    );
    if (end === undefined || hit.at < day.start || end.at >= day.end) return [];
    return [{ aspect: hit.aspect, point: hit.point, from: hit.at, to: end.at }];
  });
}
