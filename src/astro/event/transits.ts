import { present } from '#lib/assert.ts';
import { signedDifference } from '../angle/degrees.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from '../aspect/aspect-id.ts';
import type { AspectId } from '../aspect/aspect-id.ts';
import type { ComputedBodyId, NodeKind, PointId } from '../body/body-id.ts';
import { positionsAt } from '../body/position.ts';
import { daysToUnix, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { createFrameSource, crossings, longitudeTrack, longitudeTracks, trackValue, turns } from './track.ts';
import type { Track } from './track.ts';

/** A fixed point of a natal chart, which moving bodies pass. */
export type NatalPoint = { readonly id: PointId; readonly lon: number };

/** One stay of a moving body within orb of one aspect to one natal point. */
export type TransitPass = {
  readonly mover: ComputedBodyId;
  readonly aspect: AspectId;
  readonly point: PointId;
  /** When it came within orb; null when it already was at the start of the search. */
  readonly enter: UnixMs | null;
  /** Exact times in order: none when it turns back before, several when a retrograde brings it over again. */
  readonly exact: readonly UnixMs[];
  /** When it goes out of orb; null when it still is within at the end of the search. */
  readonly leave: UnixMs | null;
  /** The tightest moment of the stay: the first exact one, else the nearest it came inside the search. */
  readonly closest: { readonly at: UnixMs; readonly orbDeg: number };
};

export type TransitSearch = {
  readonly natal: readonly NatalPoint[];
  readonly movers: readonly ComputedBodyId[];
  readonly from: UnixMs;
  /** Exclusive. */
  readonly to: UnixMs;
  readonly orbDeg: number;
  readonly node?: NodeKind;
};

/**
 * Every pass of the movers over the five major aspects to the natal points, any part of which falls in
 * [from, to), ordered by start. Exact times are right to 0.1″ of the engine's own place of the mover, which is seconds
 * for the Moon to Mars and up to half an hour for Pluto; near a station a hundredth of an arcsecond is an hour.
 */
export function transitHits(search: TransitSearch): readonly TransitPass[] {
  const { natal, movers, orbDeg, node = 'mean' } = search;
  const from = unixToDays(search.from);
  const to = unixToDays(search.to);
  const tracks = longitudeTracks(movers, from, to, { node });
  const passes: TransitPass[] = [];
  for (const [i, mover] of movers.entries()) {
    const track = present(tracks[i], 'track');
    for (const point of natal)
      for (const aspect of ASPECT_IDS)
        for (const target of targetsOf(point.lon, aspect))
          for (const { enter, exact, leave, closest } of passesOver(track, target, orbDeg, from, to))
            passes.push({ mover, aspect, point: point.id, enter, exact, leave, closest });
  }
  return passes.sort((a, b) => startOf(a, search.from) - startOf(b, search.from));
}

function startOf(pass: TransitPass, from: UnixMs): number {
  return pass.enter ?? from;
}

/** One exact aspect of a moving body to a natal point. */
export type TransitHit = {
  readonly at: UnixMs;
  readonly mover: ComputedBodyId;
  readonly aspect: AspectId;
  readonly point: PointId;
};

/** Every exact transit in [from, to), in time order: the instants of `transitHits` without the stays around them. */
export function exactTransits(search: Omit<TransitSearch, 'orbDeg'>): readonly TransitHit[] {
  const { natal, movers, node = 'mean' } = search;
  const from = unixToDays(search.from);
  const to = unixToDays(search.to);
  const tracks = longitudeTracks(movers, from, to, { node });
  const hits: TransitHit[] = [];
  for (const [i, mover] of movers.entries()) {
    const track = present(tracks[i], 'track');
    for (const point of natal)
      for (const aspect of ASPECT_IDS)
        for (const target of targetsOf(point.lon, aspect))
          for (const t of timesAt(track, target, from, to))
            hits.push({ at: daysToUnix(t), mover, aspect, point: point.id });
  }
  return hits.sort((a, b) => a.at - b.at);
}

/** The one or two longitudes at which a body stands in this aspect to a point. */
export function targetsOf(lon: number, aspect: AspectId): readonly number[] {
  const angle = ASPECT_ANGLE[aspect];
  return angle === 0 || angle === 180 ? [lon + angle] : [lon + angle, lon - angle];
}

type Window = Pick<TransitPass, 'enter' | 'exact' | 'leave' | 'closest'>;

const NONE: readonly Window[] = [];

/** The stays of a track within `orbDeg` of a longitude, between `from` and `to`. */
function passesOver(
  track: Track,
  target: number,
  orbDeg: number,
  from: number,
  to: number,
): readonly Window[] {
  const borders = timesAt(track, target - orbDeg, from, to);
  for (const t of timesAt(track, target + orbDeg, from, to)) borders.push(t);
  const startsInside = offset(track, target, from) <= orbDeg;
  if (borders.length === 0 && !startsInside) return NONE;
  borders.sort((a, b) => a - b);
  const exact = timesAt(track, target, from, to);
  const windows: Window[] = [];
  let next = 0;
  // Borders alternate between coming in and going out; a search that begins inside has the first coming in before it.
  for (let i = startsInside ? -1 : 0; i < borders.length; i += 2) {
    const enter = borders[i] ?? null;
    const leave = borders[i + 1] ?? null;
    const start = enter ?? from;
    const end = leave ?? to;
    const times: number[] = [];
    while (next < exact.length && (exact[next] ?? NaN) < end) times.push(exact[next++] ?? NaN);
    windows.push({
      enter: enter === null ? null : daysToUnix(enter),
      exact: times.map(daysToUnix),
      leave: leave === null ? null : daysToUnix(leave),
      closest: closestIn(track, target, times[0] ?? null, start, end),
    });
  }
  return windows;
}

/** The times in [from, to) at which a track is at a longitude, in order. */
function timesAt(track: Track, target: number, from: number, to: number): number[] {
  const times: number[] = [];
  for (const { t } of crossings(track, target)) if (t >= from && t < to) times.push(t);
  return times;
}

function closestIn(
  track: Track,
  target: number,
  exact: number | null,
  start: number,
  end: number,
): { readonly at: UnixMs; readonly orbDeg: number } {
  if (exact !== null) return { at: daysToUnix(exact), orbDeg: 0 };
  const stationTimes = turns(track)
    .map((turn) => turn.t)
    .filter((t) => t > start && t < end);
  let best = { t: start, orbDeg: offset(track, target, start) };
  for (const t of [...stationTimes, end]) {
    const orbDeg = offset(track, target, t);
    if (orbDeg < best.orbDeg) best = { t, orbDeg };
  }
  return { at: daysToUnix(best.t), orbDeg: best.orbDeg };
}

/** Degrees between the track and a longitude at a time, in [0, 180]. */
function offset(track: Track, target: number, t: number): number {
  return Math.abs(signedDifference(target, trackValue(track, t)));
}

/** A pass that holds at the asked instant. */
export type ActiveTransit = TransitPass & {
  /** Degrees from exact now. */
  readonly orb: number;
  /** True while the orb shrinks. */
  readonly applying: boolean;
  readonly retrograde: boolean;
};

/**
 * How long a stay within orb can last: the time one retrograde loop adds, and the mean motion that covers the rest.
 * Days, and degrees a day. Loops by synodic period; Paces are those of the slow part of the orbit.
 */
const LONGEST_STAY: Readonly<
  Record<ComputedBodyId, { readonly loopDays: number; readonly degPerDay: number }>
> = {
  moon: { loopDays: 0, degPerDay: 11.7 },
  mercury: { loopDays: 60, degPerDay: 0.98 },
  venus: { loopDays: 80, degPerDay: 0.98 },
  sun: { loopDays: 0, degPerDay: 0.95 },
  mars: { loopDays: 130, degPerDay: 0.4 },
  jupiter: { loopDays: 260, degPerDay: 0.075 },
  saturn: { loopDays: 310, degPerDay: 0.03 },
  chiron: { loopDays: 365, degPerDay: 0.009 },
  uranus: { loopDays: 365, degPerDay: 0.0105 },
  neptune: { loopDays: 365, degPerDay: 0.0058 },
  pluto: { loopDays: 365, degPerDay: 0.0038 },
  northnode: { loopDays: 0, degPerDay: 0.05 },
  southnode: { loopDays: 0, degPerDay: 0.05 },
  lilith: { loopDays: 0, degPerDay: 0.1 },
};

/** The true node goes to and fro about the mean one by up to 1.7°. */
const TRUE_NODE_SWING_DAYS = 70;

/** How far to look to each side for the ends of a stay, days. */
export function reachDays(body: ComputedBodyId, orbDeg: number, node: NodeKind): number {
  const { loopDays, degPerDay } = LONGEST_STAY[body];
  const swing = node === 'true' && (body === 'northnode' || body === 'southnode') ? TRUE_NODE_SWING_DAYS : 0;
  return 2 + loopDays + swing + (2 * orbDeg) / degPerDay;
}

export type ActiveSearch = {
  readonly at: UnixMs;
  readonly natal: readonly NatalPoint[];
  readonly movers: readonly ComputedBodyId[];
  readonly orbDeg: number;
  readonly node?: NodeKind;
};

/**
 * The transits within orb at an instant, tightest first, each with when it began, is exact and ends. Only movers
 * that touch something now are followed, far enough to both sides that `enter` and `leave` are found.
 */
export function activeTransits(search: ActiveSearch): readonly ActiveTransit[] {
  const { at, natal, movers, orbDeg, node = 'mean' } = search;
  const now = positionsAt(at, movers, { node });
  const day = unixToDays(at);
  const frames = createFrameSource();
  const active: ActiveTransit[] = [];
  for (const { body, lon, speed } of now) {
    const touched = natal.flatMap((point) =>
      ASPECT_IDS.flatMap((aspect) =>
        targetsOf(point.lon, aspect)
          .map((target) => ({ point, aspect, target, gap: signedDifference(target, lon) }))
          .filter(({ gap }) => Math.abs(gap) <= orbDeg),
      ),
    );
    if (touched.length === 0) continue;
    const reach = reachDays(body, orbDeg, node);
    const from = day - reach;
    const to = day + reach;
    const track = longitudeTrack(body, from, to, { node }, frames);
    for (const { point, aspect, target, gap } of touched) {
      const window = passesOver(track, target, orbDeg, from, to).find(
        ({ enter, leave }) => (enter === null || enter <= at) && (leave === null || at <= leave),
      );
      if (window === undefined) continue;
      active.push({
        mover: body,
        aspect,
        point: point.id,
        ...window,
        orb: Math.abs(gap),
        applying: gap * speed < 0,
        retrograde: speed < 0,
      });
    }
  }
  return active.toSorted((a, b) => a.orb - b.orb);
}
