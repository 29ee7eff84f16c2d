/** What the worker computes besides answers: charts of births, of two people, of moments, and what passes over them. */
import { present } from '#lib/assert.ts';
import { rememberRecent } from '#lib/recent.ts';
import { distance, wrap360 } from '#astro/angle/degrees.ts';
import { signOf } from '#astro/angle/sign.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from '#astro/aspect/aspect-id.ts';
import { isApplying } from '#astro/aspect/aspects.ts';
import { COMPUTED_BODY_IDS, PLANET_IDS } from '#astro/body/body-id.ts';
import type { NodeKind, PointId } from '#astro/body/body-id.ts';
import { positionsAt } from '#astro/body/position.ts';
import { skyFrame } from '#astro/body/sky-frame.ts';
import { createSkyTable } from '#astro/body/sky-table.ts';
import type { SkyTable } from '#astro/body/sky-table.ts';
import { bodyIn, momentChart, natalChart } from '#astro/chart/natal.ts';
import { natalRange } from '#astro/chart/natal-range.ts';
import { patternsOf } from '#astro/chart/pattern.ts';
import { shapeOf } from '#astro/chart/shape.ts';
import { moonPhaseAt } from '#astro/event/moon-phase.ts';
import { ingresses, lunations, nextMoonIngress, stations } from '#astro/event/sky-events.ts';
import { transitSeries } from '#astro/event/transit-series.ts';
import { transitHits } from '#astro/event/transits.ts';
import type { NatalPoint } from '#astro/event/transits.ts';
import { anglesAt } from '#astro/house/angles.ts';
import type { HouseNumber } from '#astro/house/cusps.ts';
import { humanDesignChart } from '#astro/humandesign/chart.ts';
import { nearLines } from '#astro/humandesign/near-lines.ts';
import { humanDesignRange } from '#astro/humandesign/range.ts';
import { davisonChart } from '#astro/relationship/davison.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { astroTime, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { humanDesignSheet } from '#traditions/humandesign/sheet.ts';
import { readPair } from '#traditions/synastry/pair-reading.ts';
import { synastrySheet } from '#traditions/synastry/sheet.ts';
import { ringHits, ringPositions } from './rings.ts';
import type {
  ChartSchool,
  Hit,
  HitsRequest,
  HumanDesignRequest,
  HumanDesignView,
  NatalRequest,
  NatalView,
  Ring,
  SkyAtRequest,
  SkyChart,
  SkyContact,
  SkyNow,
  SynastryRequest,
  SynastryView,
  TransitsRequest,
  TransitsView,
} from './protocol.ts';

/** Years to each side of an instant that a table for a moving control covers. */
const TABLE_YEARS = 5;
const DAYS_A_YEAR = 365.25;

/** Widest orb in which a moving sky is said to touch a natal point while someone scrubs through time. */
const CONTACT_ORB_DEG = 3;

/** What moves a degree a year would touch everything for years at that width. */
const SLOW_ORB_DEG = 1;
const SLOW_RINGS: ReadonlySet<Ring> = new Set(['progressions', 'solar-arc']);

/** Points that the doubt in a birth time leaves open by more than this are not timed. */
const WIDEST_TIMED_DEG = 1;

export type Charts = {
  readonly natal: (request: NatalRequest) => NatalView;
  readonly transits: (request: TransitsRequest) => TransitsView;
  readonly skyAt: (request: SkyAtRequest) => SkyChart;
  readonly hits: (request: HitsRequest) => readonly Hit[];
  readonly synastry: (request: SynastryRequest) => SynastryView;
  readonly humanDesign: (request: HumanDesignRequest) => HumanDesignView;
  readonly sky: (now: UnixMs) => SkyNow;
};

/** The chart calls over one set of zone rules, each with a memory of what was asked last. */
export function createCharts(zoneRules: ZoneRules): Charts {
  const recentNatal = rememberRecent<NatalView>(6);
  const recentTable = rememberRecent<SkyTable>(2);
  const recentPoints = rememberRecent<readonly NatalPoint[]>(4);

  const natal = (request: NatalRequest): NatalView => {
    const { birth, houseSystem, node } = request;
    return recentNatal(JSON.stringify([birth, houseSystem, node]), () => natalView(request, zoneRules));
  };

  const pointsOf = (birth: BirthDetails, school: ChartSchool): readonly NatalPoint[] =>
    recentPoints(JSON.stringify([birth, school.houseSystem, school.node]), () =>
      natalPoints(natal({ birth, houseSystem: school.houseSystem, node: school.node })),
    );

  /** The table around an instant, cut at fixed decades so that neighbouring instants share it. */
  const tableAround = (at: UnixMs, node: NodeKind): SkyTable => {
    const span = TABLE_YEARS * DAYS_A_YEAR * 86_400_000;
    const number = Math.round(at / span);
    return recentTable(`${node} ${String(number)}`, () =>
      createSkyTable({
        from: unixMs((number - 1) * span),
        to: unixMs((number + 1) * span),
        bodies: COMPUTED_BODY_IDS,
        node,
      }),
    );
  };

  return {
    natal,
    transits: (request) => {
      const { birth, houseSystem, node, movers, orbDeg, from, to } = request;
      const view = natal({ birth, houseSystem, node });
      if (view.type === 'unresolved') return view;
      const points = pointsOf(birth, { houseSystem, node });
      const span = { from, to, node };
      return {
        type: 'transits',
        moment: view.moment,
        natal: points,
        houses: sureHouses(view),
        series: transitSeries(transitHits({ natal: points, movers, orbDeg, ...span })),
        sky: {
          stations: stations({ bodies: PLANET_IDS, ...span }),
          lunations: lunations(from, to),
          ingresses: ingresses({ bodies: PLANET_IDS.filter((body) => body !== 'moon'), ...span }),
        },
      };
    },
    skyAt: ({ at, place, houseSystem, node, natal: birth, ring: asked = 'transits' }) => {
      const school = { houseSystem, node };
      const view = birth === null ? null : natal({ birth, ...school });
      const base = view?.type === 'chart' ? view.chart : null;
      // Without an hour of birth nothing can be counted from it: the sky itself stands in.
      const ring = base === null ? 'transits' : asked;
      const { positions, skyOf } =
        ring === 'transits'
          ? { positions: tableAround(at, node).positionsAt(at), skyOf: at }
          : ringPositions({ ring, at, natal: present(base, 'birth chart'), node });
      const angles = place === null ? null : anglesAt(skyFrame(astroTime(skyOf)), place);
      const chart = momentChart(positions, { at: skyOf, place, angles, ...school });
      const points = birth === null ? [] : pointsOf(birth, school);
      return {
        at,
        ring,
        skyOf,
        bodies: chart.bodies,
        angles: chart.angles,
        houses: chart.houses,
        toNatal: contacts(chart.bodies, points, SLOW_RINGS.has(ring) ? SLOW_ORB_DEG : CONTACT_ORB_DEG),
      };
    },
    hits: ({ natal: birth, houseSystem, node, ring = 'transits', from, to, movers }) => {
      const school = { houseSystem, node };
      const view = natal({ birth, ...school });
      const base = view.type === 'chart' ? view.chart : null;
      const points = pointsOf(birth, school);
      return ringHits({
        ring: base === null ? 'transits' : ring,
        natal: base,
        points,
        movers,
        from,
        to,
        node,
      });
    },
    synastry: ({ a, b, houseSystem, node, now, zone }) => {
      const school = { houseSystem, node };
      const first = natal({ birth: a, ...school });
      if (first.type === 'unresolved') return { type: 'unresolved', who: 'a', answer: first.answer };
      const second = natal({ birth: b, ...school });
      if (second.type === 'unresolved') return { type: 'unresolved', who: 'b', answer: second.answer };
      const moments = { first: first.moment, second: second.moment };
      const { given, range } = readPair(moments.first, moments.second, school);
      return {
        type: 'synastry',
        a: first,
        b: second,
        synastry: given?.synastry ?? null,
        composite: given?.composite ?? null,
        davison:
          first.type === 'chart' && second.type === 'chart'
            ? davisonChart(first.chart, second.chart, school)
            : null,
        range,
        sheet: synastrySheet({ ...moments, ...school, now, zone }),
      };
    },
    humanDesign: ({ birth, now, zone }) => {
      const answer = resolveBirth(birth, zoneRules);
      if (answer.type !== 'moment') return { type: 'unresolved', answer };
      const { moment } = answer;
      const sheet = humanDesignSheet({ moment, now, zone });
      const range = moment.from === moment.to ? null : humanDesignRange({ from: moment.from, to: moment.to });
      if (moment.at !== null) {
        const chart = humanDesignChart(moment.at);
        return { type: 'chart', moment, chart, near: nearLines(chart), doubt: range, sheet };
      }
      return { type: 'range', moment, range: present(range, 'a stretch'), sheet };
    },
    sky: (now) => {
      const moon = present(positionsAt(now, ['moon'], { node: 'mean' })[0], 'moon');
      const next = nextMoonIngress(now);
      return {
        moon: { sign: signOf(moon.lon), phase: moonPhaseAt(now) },
        next: { sign: next.sign, at: next.at },
      };
    },
  };
}

function natalView({ birth, houseSystem, node }: NatalRequest, rules: ZoneRules): NatalView {
  const answer = resolveBirth(birth, rules);
  if (answer.type !== 'moment') return { type: 'unresolved', answer };
  const { moment } = answer;
  const stretch = { from: moment.from, to: moment.to, houseSystem, node };
  if (moment.at === null) return { type: 'range', moment, range: natalRange({ ...stretch, place: null }) };
  const chart = natalChart({ at: moment.at, place: birth.place, houseSystem, node });
  return {
    type: 'chart',
    moment,
    chart,
    patterns: patternsOf(chart),
    shape: shapeOf(chart),
    doubt: moment.from === moment.to ? null : natalRange({ ...stretch, place: birth.place }),
  };
}

/** The planets, the node and the angles of a birth, as far as its time fixes them. */
function natalPoints(view: NatalView): readonly NatalPoint[] {
  if (view.type === 'unresolved') return [];
  const range = view.type === 'range' ? view.range : view.doubt;
  const isOpen = (id: string): boolean => {
    const point =
      range?.bodies.find((body) => body.id === id) ??
      (id === 'asc' || id === 'mc' ? range?.angles?.[id] : undefined);
    if (point !== undefined) return point.lonMax - point.lonMin > WIDEST_TIMED_DEG;
    return range !== null && (id === 'asc' || id === 'mc');
  };
  const bodies = [...PLANET_IDS, 'northnode'] as const;
  if (view.type === 'range') {
    return view.range.bodies
      .filter(({ id }) => bodies.some((body) => body === id) && !isOpen(id))
      .map(({ id, lonMin, lonMax }) => ({ id, lon: wrap360((lonMin + lonMax) / 2) }));
  }
  const { chart } = view;
  const angles = chart.angles === null ? [] : [chart.angles.asc, chart.angles.mc];
  return [
    ...bodies.map((id) => ({ id, lon: bodyIn(chart.bodies, id).lon })),
    ...angles.map(({ id, lon }) => ({ id, lon })),
  ].filter(({ id }) => !isOpen(id));
}

/** The houses of the points of a birth; left out where the birth time leaves more than one open. */
function sureHouses(
  view: Exclude<NatalView, { readonly type: 'unresolved' }>,
): Readonly<Partial<Record<PointId, HouseNumber>>> {
  const found =
    view.type === 'chart'
      ? view.chart.bodies.map(({ body, house }) => [body, house] as const)
      : view.range.bodies.map(({ id, houses }) => [id, houses?.length === 1 ? houses[0] : null] as const);
  return Object.fromEntries(
    found.flatMap(([id, house]) => (house === null || house === undefined ? [] : [[id, house]])),
  );
}

function contacts(
  bodies: SkyChart['bodies'],
  points: readonly NatalPoint[],
  orbDeg: number,
): readonly SkyContact[] {
  const found: SkyContact[] = [];
  for (const body of bodies) {
    // The South Node touches whatever the North Node does, six signs on.
    if (body.body === 'southnode') continue;
    for (const point of points) {
      const separation = distance(body.lon, point.lon);
      for (const aspect of ASPECT_IDS) {
        const orb = Math.abs(separation - ASPECT_ANGLE[aspect]);
        if (orb > orbDeg) continue;
        const moving = { id: body.body, lon: body.lon, speed: body.speed };
        const applying = isApplying(moving, { id: point.id, lon: point.lon, speed: 0 }, aspect);
        found.push({ mover: body.body, aspect, point: point.id, orb, applying });
      }
    }
  }
  return found.sort((a, b) => a.orb - b.orb);
}
