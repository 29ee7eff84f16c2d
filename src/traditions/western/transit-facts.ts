/**
 * The moving half of a western sheet: today's Moon and planets, and every stay of a slow planet within range of a
 * natal point, from a while back to more than a year ahead.
 *
 * Searches begin at the start of the UTC day of `now`, so that all questions of one day share one search and the
 * sheet stays the same whichever of them was asked first.
 */
import { present } from '#lib/assert.ts';
import { rememberRecent } from '#lib/recent.ts';
import type { Fact, Survival } from '#facts/fact.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { PlanetId, PointId } from '#astro/body/body-id.ts';
import { positionsAt } from '#astro/body/position.ts';
import { signOf } from '#astro/angle/sign.ts';
import { bodyIn } from '#astro/chart/natal.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { transitHits } from '#astro/event/transits.ts';
import type { NatalPoint, TransitPass } from '#astro/event/transits.ts';
import { lunations, voidOfCourse } from '#astro/event/sky-events.ts';
import type { Lunation } from '#astro/event/sky-events.ts';
import { skyPhaseOf } from '#astro/event/moon-phase.ts';
import { houseOf } from '#astro/house/cusps.ts';
import { addDays, MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { NatalReading } from './natal-facts.ts';
import { degreesValue, derived, fact, flagValue, idValue, instantsValue, isoSecond } from '../values.ts';

/** Degrees either side of exact within which a transit is felt in a reading. Our convention; stands in the sheet. */
export const TRANSIT_ORB_DEG = 1.5;

/** How far each mover is followed, days before and after today: a slow one is a matter of years, a quick one of days. */
const REACH: readonly {
  readonly movers: readonly PlanetId[];
  readonly back: number;
  readonly ahead: number;
}[] = [
  { movers: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'], back: 300, ahead: 450 },
  { movers: ['mars'], back: 45, ahead: 120 },
  { movers: ['mercury', 'venus', 'sun'], back: 10, ahead: 40 },
  { movers: ['moon'], back: 1, ahead: 2 },
];

/** Natal points that a moving body is compared with. The nodes count; the south node is the mirror of the north. */
const TOUCHED: readonly PointId[] = [...PLANET_IDS, 'northnode'];

/** A natal point known only to a range is still timed, with its doubt, while the range is under this many degrees. */
const WIDEST_TIMED_RANGE_DEG = 1.1;

const SOURCE = 'source.astronomy-engine';

/** A day's search is shared by every question of that day. */
const recentPasses = rememberRecent<readonly TransitPass[]>(4);
const recentLunations = rememberRecent<readonly Lunation[]>(4);

type TouchedPoint = NatalPoint & { readonly doubtDeg: number };

/** Transits to the chart of a birth, for the UTC day of `now`. */
export function transitFacts(natal: NatalReading, now: UnixMs): readonly Fact[] {
  const day = unixMs(Math.floor(now / MS_PER_DAY) * MS_PER_DAY);
  const points = touchedPoints(natal);
  const passes = recentPasses(JSON.stringify([points, day]), () =>
    REACH.flatMap(({ movers, back, ahead }) =>
      transitHits({
        natal: points,
        movers,
        from: addDays(day, -back),
        to: addDays(day, ahead),
        orbDeg: TRANSIT_ORB_DEG,
      }),
    ),
  );
  return [...groupPasses(passes).entries()].flatMap(([pair, stays]) => passFacts(pair, stays, points, now));
}

export type TransitRange = {
  readonly from: UnixMs;
  /** Exclusive; at most two years on. */
  readonly to: UnixMs;
  readonly movers: readonly PlanetId[];
  /** Natal points passed over; null for all of them. */
  readonly points: readonly string[] | null;
};

/** Passages in a stretch of time that was asked for: when they come, are exact and go. No distance of now is among them. */
export function transitFactsIn(
  natal: NatalReading,
  { from, to, movers, points }: TransitRange,
): readonly Fact[] {
  const touched = touchedPoints(natal).filter(({ id }) => points === null || points.includes(id));
  const passes = transitHits({ natal: touched, movers, from, to, orbDeg: TRANSIT_ORB_DEG });
  return [...groupPasses(passes).entries()]
    .flatMap(([pair, stays]) => passFacts(pair, stays, touched, from))
    .filter(({ id }) => !id.endsWith('.orb'));
}

/** How far from a day that is asked for a passage of it may begin and end, the Moon left out. */
const DAY_MOVERS: readonly { readonly movers: readonly PlanetId[]; readonly days: number }[] = [
  { movers: ['sun', 'mercury', 'venus'], days: 8 },
  { movers: ['mars'], days: 20 },
  { movers: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'], days: 300 },
];

/**
 * Passages of the days around a local date (`YYYY-MM-DD`) that the usual reach leaves out. Ids may stand on the sheet already,
 * with other instants.
 */
export function dayFacts(natal: NatalReading, date: string, now: UnixMs): readonly Fact[] {
  const noon = Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(noon)) return [];
  const away = (noon - now) / MS_PER_DAY;
  const isOut = (movers: readonly PlanetId[]): boolean =>
    REACH.some(
      (row) =>
        row.movers.some((mover) => movers.includes(mover)) && (away < 2 - row.back || away > row.ahead - 2),
    );
  return DAY_MOVERS.flatMap(({ movers, days }) =>
    isOut(movers)
      ? transitFactsIn(natal, {
          from: addDays(unixMs(noon), -days),
          to: addDays(unixMs(noon), days),
          movers,
          points: null,
        })
      : [],
  );
}

function touchedPoints(natal: NatalReading): readonly TouchedPoint[] {
  const points: TouchedPoint[] = [];
  for (const id of TOUCHED) {
    const lons = natal.samples.map((sample) => bodyIn(sample.bodies, id as PlanetId).lon);
    const first = present(lons[0], 'sample');
    const swept = lons.map((lon) => ((lon - first + 540) % 360) - 180);
    const low = Math.min(...swept);
    const high = Math.max(...swept);
    if (high - low > WIDEST_TIMED_RANGE_DEG) continue;
    const lon =
      natal.chart === null ? first + (low + high) / 2 : bodyIn(natal.chart.bodies, id as PlanetId).lon;
    points.push({ id, lon: (lon + 360) % 360, doubtDeg: (high - low) / 2 });
  }
  if (natal.chart?.angles !== null && natal.chart?.angles !== undefined) {
    const { asc, mc } = natal.chart.angles;
    for (const angle of [asc, mc]) {
      const spread = angleSpread(natal.samples, angle.id, angle.lon);
      if (spread <= WIDEST_TIMED_RANGE_DEG)
        points.push({ id: angle.id, lon: angle.lon, doubtDeg: spread / 2 });
    }
  }
  return points;
}

function angleSpread(samples: readonly NatalChart[], id: 'asc' | 'mc', lon: number): number {
  const swept = samples.map((sample) => ((present(sample.angles, 'angles')[id].lon - lon + 540) % 360) - 180);
  return Math.max(...swept) - Math.min(...swept);
}

function groupPasses(passes: readonly TransitPass[]): ReadonlyMap<string, readonly TransitPass[]> {
  const groups = new Map<string, TransitPass[]>();
  for (const pass of passes) {
    const pair = `transit.${pass.mover}-${pass.aspect}-${pass.point}`;
    const group = groups.get(pair);
    if (group === undefined) groups.set(pair, [pass]);
    else group.push(pass);
  }
  return groups;
}

/** Degrees a day each mover covers on average: a doubt in the natal point becomes a doubt in days. */
const MEAN_DAILY_DEG: Readonly<Record<PlanetId, number>> = {
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

function passFacts(
  pair: string,
  stays: readonly TransitPass[],
  points: readonly TouchedPoint[],
  now: UnixMs,
): readonly Fact[] {
  const first = present(stays[0], 'pass');
  const point = present(
    points.find(({ id }) => id === first.point),
    first.point,
  );
  const exact = stays.flatMap((stay) => stay.exact);
  const enters = stays.flatMap(({ enter }) => (enter === null ? [] : [enter]));
  const leaves = stays.flatMap(({ leave }) => (leave === null ? [] : [leave]));
  const from = [`natal.${first.point}.degree`];
  const doubtDays = Math.round((point.doubtDeg / MEAN_DAILY_DEG[first.mover as PlanetId]) * 10) / 10;
  const values = { orbDeg: TRANSIT_ORB_DEG, ...(point.doubtDeg > 0 ? { doubtDays } : {}) };
  const held: Survival | undefined = point.doubtDeg > 0 ? 'in-range' : undefined;
  const facts: Fact[] = [];
  if (exact.length > 0)
    facts.push(
      fact(
        `${pair}.exact`,
        instantsValue(exact),
        'label.transit-exact',
        derived('moving-longitude-meets-aspect', from, SOURCE, values),
        held,
      ),
    );
  if (enters.length > 0)
    facts.push(
      fact(
        `${pair}.enter`,
        instantsValue(enters),
        'label.transit-enter',
        derived('within-orb-from', from, SOURCE, values),
        held,
      ),
    );
  if (leaves.length > 0)
    facts.push(
      fact(
        `${pair}.leave`,
        instantsValue(leaves),
        'label.transit-leave',
        derived('within-orb-until', from, SOURCE, values),
        held,
      ),
    );
  const current = stays.find(
    ({ enter, leave }) => (enter === null || enter <= now) && (leave === null || leave > now),
  );
  if (current !== undefined)
    facts.push(
      fact(
        `${pair}.orb`,
        degreesValue(orbNow(current, point, now)),
        'label.transit-orb',
        derived('separation-now', from, SOURCE, { at: isoSecond(now) }),
        held,
      ),
    );
  return facts;
}

function orbNow(pass: TransitPass, point: TouchedPoint, now: UnixMs): number {
  const mover = present(positionsAt(now, [pass.mover], { node: 'mean' })[0], pass.mover);
  const separation = Math.abs(((mover.lon - point.lon + 540) % 360) - 180);
  const angle = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[pass.aspect];
  return Math.abs(separation - angle);
}

/** Today's sky: sign and motion of each body, the natal house it passes through, the Moon's phase and void. */
export function skyFacts(now: UnixMs, chart: NatalChart | null): readonly Fact[] {
  const positions = positionsAt(now, PLANET_IDS, { node: 'mean' });
  const at = { at: isoSecond(now) };
  const facts: Fact[] = positions.flatMap(({ body, lon, speed }) => {
    const made = [
      fact(
        `transit.${body}.sign`,
        idValue(signOf(lon)),
        'label.sky-sign',
        derived('apparent-longitude', [], SOURCE, at),
      ),
    ];
    if (body !== 'sun' && body !== 'moon')
      made.push(
        fact(
          `transit.${body}.retrograde`,
          flagValue(speed < 0),
          'label.sky-retrograde',
          derived('sign-of-speed', [], SOURCE, at),
        ),
      );
    if (chart !== null && chart.houses !== null) {
      made.push(
        fact(
          `transit.${body}.house`,
          idValue(String(houseOf(lon, chart.houses.cusps))),
          'label.sky-house',
          derived('house-of-longitude', [], 'source.western-tradition', {
            ...at,
            system: chart.houses.system,
          }),
        ),
      );
    }
    return made;
  });
  const sun = present(
    positions.find(({ body }) => body === 'sun'),
    'sun',
  );
  const moon = present(
    positions.find(({ body }) => body === 'moon'),
    'moon',
  );
  const phase = skyPhaseOf(sun, moon);
  const moonVoid = voidOfCourse(now);
  facts.push(
    fact(
      'sky.moon.sign',
      idValue(signOf(moon.lon)),
      'label.moon-sign-now',
      derived('apparent-longitude', [], SOURCE, at),
    ),
    fact(
      'sky.moon.phase',
      idValue(phase.phase),
      'label.moon-phase-now',
      derived('moon-ahead-of-sun', [], SOURCE, at),
    ),
    fact(
      'sky.moon.illumination',
      { type: 'ratio', n: Math.round(phase.illumination * 1000) / 1000 },
      'label.moon-lit',
      derived('lit-share', [], SOURCE, at),
    ),
    fact(
      'sky.moon.next-sign',
      { type: 'instants', at: [isoSecond(moonVoid.leavesAt)] },
      'label.moon-next-sign',
      derived('sign-change', ['sky.moon.sign'], SOURCE, { sign: moonVoid.nextSign }),
    ),
    fact(
      'sky.moon.void',
      flagValue(moonVoid.isVoid),
      'label.moon-void',
      derived('last-aspect-before-sign-change', ['sky.moon.sign'], SOURCE, {
        from: isoSecond(moonVoid.voidFrom),
        to: isoSecond(moonVoid.leavesAt),
      }),
    ),
  );
  facts.push(...nextLunations(now));
  return facts;
}

/** A month of lunations and a day. */
const LUNATION_REACH_DAYS = 31;

/** The next full and the next new Moon. Searched from the start of the day, so that one search serves all its questions. */
function nextLunations(now: UnixMs): readonly Fact[] {
  const day = unixMs(Math.floor(now / MS_PER_DAY) * MS_PER_DAY);
  const found = recentLunations(String(day), () => lunations(day, addDays(day, LUNATION_REACH_DAYS + 1)));
  return (['full', 'new'] as const).flatMap((phase) => {
    const next = found.find((one) => one.phase === phase && one.at > now);
    if (next === undefined) return [];
    return fact(
      `sky.moon.${phase}`,
      { type: 'instants', at: [isoSecond(next.at)] },
      `label.moon-next-${phase}`,
      derived('moon-ahead-of-sun', [], SOURCE),
    );
  });
}
