/** Transits as rows over a stretch of time: which movers belong to which zoom, what overlaps the window, where it lies. */
import type { ComputedBodyId, PointId } from '#astro/body/body-id.ts';
import type { TransitSeries } from '#astro/event/transit-series.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { TransitsView } from '#engine/protocol.ts';

export type Scale = 'days' | 'months' | 'year';

const DAY = 86_400_000;

/** A window runs from a little before its anchor, so that what is under way is seen beginning. Days. */
const WINDOW: Readonly<Record<Scale, { readonly before: number; readonly after: number }>> = {
  days: { before: 5, after: 16 },
  months: { before: 30, after: 152 },
  year: { before: 61, after: 305 },
};

export type Span = { readonly from: UnixMs; readonly to: UnixMs };

export function windowAround(anchor: number, scale: Scale): Span {
  const { before, after } = WINDOW[scale];
  return { from: (anchor - before * DAY) as UnixMs, to: (anchor + after * DAY) as UnixMs };
}

/** The anchor half a window earlier (−1) or later (1). */
export function shifted(anchor: number, scale: Scale, direction: 1 | -1): number {
  const { before, after } = WINDOW[scale];
  return anchor + (direction * (before + after) * DAY) / 2;
}

/** A stretch of its own length, half of it earlier (−1) or later (1). */
export function walked({ from, to }: Span, direction: 1 | -1): Span {
  const half = (direction * (to - from)) / 2;
  return { from: (from + half) as UnixMs, to: (to + half) as UnixMs };
}

/** Slowest first: what lasts longest stands on top. */
export const MOVERS = [
  'pluto',
  'neptune',
  'uranus',
  'chiron',
  'saturn',
  'jupiter',
  'northnode',
  'mars',
  'venus',
  'mercury',
  'sun',
  'moon',
] as const satisfies readonly ComputedBodyId[];
export type Mover = (typeof MOVERS)[number];

/** The movers that a zoom shows until the person chooses: the rest would fill a year with bars a day wide. */
export const DEFAULT_MOVERS: Readonly<Record<Scale, readonly Mover[]>> = {
  days: ['pluto', 'neptune', 'uranus', 'chiron', 'saturn', 'jupiter', 'mars', 'venus', 'mercury', 'sun'],
  months: ['pluto', 'neptune', 'uranus', 'chiron', 'saturn', 'jupiter', 'mars'],
  year: ['pluto', 'neptune', 'uranus', 'chiron', 'saturn', 'jupiter'],
};

/**
 * Movers by how far beyond the window their beginnings and ends are looked for: a retrograde loop of a slow planet
 * takes most of a year, the Moon some hours. Days.
 */
export const REACHES = [
  { padDays: 360, movers: ['pluto', 'neptune', 'uranus', 'chiron', 'saturn', 'jupiter', 'northnode'] },
  { padDays: 100, movers: ['mars', 'venus', 'mercury', 'sun'] },
  { padDays: 2, movers: ['moon'] },
] as const satisfies readonly { readonly padDays: number; readonly movers: readonly Mover[] }[];

/** Degrees from exact within which a transit counts. */
export const TRANSIT_ORB_DEG = 1;

export type Bar = {
  /** Shares of the window, 0–1, cut to it. */
  readonly from: number;
  readonly to: number;
  /** Whether it goes on beyond the window there. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
};

export type TimelineRow = {
  readonly key: string;
  readonly series: TransitSeries;
  /** The house of the point of the birth; null where it is not sure. */
  readonly house: number | null;
  readonly bars: readonly Bar[];
  /** Exact moments inside the window, and the same as shares of it. */
  readonly exact: readonly UnixMs[];
  readonly marks: readonly number[];
};

/** The series of which some pass falls in the window, slowest mover first and then by when they begin. */
export function timelineRows(
  series: readonly TransitSeries[],
  span: Span,
  point: PointId | null,
  houses: Readonly<Partial<Record<PointId, number>>> = {},
): readonly TimelineRow[] {
  const share = (at: number): number => (at - span.from) / (span.to - span.from);
  return series
    .filter((one) => point === null || one.point === point)
    .flatMap((one): readonly TimelineRow[] => {
      const bars = one.passes.flatMap(({ enter, leave }): readonly Bar[] => {
        const from = enter === null ? Number.NEGATIVE_INFINITY : share(enter);
        const to = leave === null ? Number.POSITIVE_INFINITY : share(leave);
        if (to <= 0 || from >= 1) return [];
        return [{ from: Math.max(0, from), to: Math.min(1, to), openStart: from < 0, openEnd: to > 1 }];
      });
      if (bars.length === 0) return [];
      const exact = one.exact.filter((at) => at >= span.from && at <= span.to);
      const house = houses[one.point] ?? null;
      return [{ key: seriesKey(one), series: one, house, bars, exact, marks: exact.map(share) }];
    })
    .toSorted(
      (a, b) =>
        rank(a.series.mover) - rank(b.series.mover) || startOf(a) - startOf(b) || a.key.localeCompare(b.key),
    );
}

/** "saturn-opposition-jupiter". */
function transitKey({ mover, aspect, point }: TransitSeries): string {
  return `${mover}-${aspect}-${point}`;
}

function seriesKey(one: TransitSeries): string {
  return `${transitKey(one)}-${one.passes[0]?.closest.at ?? ''}`;
}

function rank(mover: ComputedBodyId): number {
  const at = MOVERS.findIndex((one) => one === mover);
  return at < 0 ? MOVERS.length : at;
}

function startOf(row: TimelineRow): number {
  return row.series.enter ?? Number.NEGATIVE_INFINITY;
}

export type SkyEvent = {
  readonly key: string;
  readonly at: UnixMs;
} & (
  | { readonly type: 'station'; readonly station: TransitsView0['sky']['stations'][number] }
  | { readonly type: 'lunation'; readonly lunation: TransitsView0['sky']['lunations'][number] }
  | { readonly type: 'ingress'; readonly ingress: TransitsView0['sky']['ingresses'][number] }
);

type TransitsView0 = Extract<TransitsView, { readonly type: 'transits' }>;

const WEIGHT: Readonly<Record<SkyEvent['type'], number>> = { station: 0, lunation: 1, ingress: 2 };

/**
 * The events that a lane has room for, each at least `gap` (a share of the window) from the next: stations first, then
 * lunations, then ingresses. The list beside the lane has them all.
 */
export function eventsWithRoom(events: readonly SkyEvent[], span: Span, gap: number): readonly SkyEvent[] {
  const least = gap * (span.to - span.from);
  const kept: SkyEvent[] = [];
  for (const event of events.toSorted((a, b) => WEIGHT[a.type] - WEIGHT[b.type])) {
    if (kept.every(({ at }) => Math.abs(at - event.at) >= least)) kept.push(event);
  }
  return kept.toSorted((a, b) => a.at - b.at);
}

/** What the sky does by itself in the window, in time order. Over a year the Moon's quarters and signs are left out. */
export function skyEventsIn(sky: TransitsView0['sky'], span: Span, scale: Scale): readonly SkyEvent[] {
  const inside = ({ at }: { readonly at: number }) => at >= span.from && at < span.to;
  const events: readonly SkyEvent[] = [
    ...sky.stations
      .filter(inside)
      .map(
        (station) =>
          ({ key: `s${station.body}${station.at}`, at: station.at, type: 'station', station }) as const,
      ),
    ...sky.lunations
      .filter(inside)
      .filter(({ phase }) => scale === 'days' || phase === 'new' || phase === 'full')
      .map((lunation) => ({ key: `l${lunation.at}`, at: lunation.at, type: 'lunation', lunation }) as const),
    ...sky.ingresses
      .filter(inside)
      .filter(
        ({ body }) => body !== 'moon' && (scale !== 'year' || !['sun', 'mercury', 'venus'].includes(body)),
      )
      .map(
        (ingress) =>
          ({ key: `i${ingress.body}${ingress.at}`, at: ingress.at, type: 'ingress', ingress }) as const,
      ),
  ];
  return events.toSorted((a, b) => a.at - b.at);
}
