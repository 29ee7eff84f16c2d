import { assert, present } from '#lib/assert.ts';
import { signedDifference } from '../angle/degrees.ts';
import type { ComputedBodyId } from '../body/body-id.ts';
import { positionInFrame } from '../body/position.ts';
import type { SkyOptions } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import type { SkyFrame } from '../body/sky-frame.ts';
import { astroTimeOfDays } from '../time/instant.ts';
import { findRoot } from './root.ts';

/**
 * An angle that changes with time: samples at even steps, each with its rate, and a cubic through each pair.
 *
 * Every search of events works on tracks. A body is evaluated once for all targets, and a root of the cubic costs
 * nothing; with the steps below the cubic is within 0.05″ of the engine itself.
 */
export type Track = {
  /** Days of UT since J2000 of the first sample. */
  readonly from: number;
  readonly stepDays: number;
  /** Unwrapped degrees. */
  readonly values: Float64Array;
  /** Degrees per day. */
  readonly rates: Float64Array;
  /** Stretches in which the angle only grows or only falls, in order, touching at the turns. */
  readonly runs: readonly Run[];
};

type Run = { readonly t0: number; readonly t1: number; readonly v0: number; readonly v1: number };

/** Days between samples: fine enough for the fastest bend in each body's motion. */
const STEP_DAYS: Readonly<Record<ComputedBodyId, number>> = {
  moon: 0.5,
  mercury: 1,
  venus: 1,
  sun: 2,
  mars: 2,
  jupiter: 4,
  saturn: 4,
  uranus: 4,
  neptune: 4,
  pluto: 4,
  northnode: 4,
  southnode: 4,
};

/** The true node swings with a period of about a week. */
const TRUE_NODE_STEP_DAYS = 0.5;

/** Roots are found to a tenth of a millisecond. */
const ROOT_TOLERANCE_DAYS = 1e-9;

/** Gives the shared part of the sky at a time, computed once however many tracks ask. */
export type FrameSource = (utDays: number) => SkyFrame;

/** A source that remembers: make one per search, so that its memory goes with it. */
export function createFrameSource(): FrameSource {
  const frames = new Map<number, SkyFrame>();
  return (utDays) => {
    const known = frames.get(utDays);
    if (known !== undefined) return known;
    const frame = skyFrame(astroTimeOfDays(utDays));
    frames.set(utDays, frame);
    return frame;
  };
}

type TrackOptions = SkyOptions & { readonly stepDays?: number };

/** The longitudes of bodies over at least [from, to] (days of UT since J2000), in the order asked. */
export function longitudeTracks(
  bodies: readonly ComputedBodyId[],
  from: number,
  to: number,
  options: TrackOptions,
): readonly Track[] {
  const frames = createFrameSource();
  return bodies.map((body) => longitudeTrack(body, from, to, options, frames));
}

/**
 * The longitude of one body over at least [from, to].
 *
 * Samples stand at whole multiples of the step, wherever the search begins. So tracks share frames, and an event
 * has the same instant to the last millisecond in every search that finds it.
 */
export function longitudeTrack(
  body: ComputedBodyId,
  from: number,
  to: number,
  options: TrackOptions,
  frames: FrameSource,
): Track {
  assert(to >= from, 'a track runs forward', { from, to });
  const stepDays = options.stepDays ?? stepOf(body, options);
  const first = Math.floor(from / stepDays);
  const count = Math.max(1, Math.ceil(to / stepDays) - first) + 1;
  const values = new Float64Array(count);
  const rates = new Float64Array(count);
  let last: number | null = null;
  for (let i = 0; i < count; i++) {
    const { lon, speed } = positionInFrame(frames((first + i) * stepDays), body, options.node);
    last = last === null ? lon : last + signedDifference(last, lon);
    values[i] = last;
    rates[i] = speed;
  }
  return trackOf(first * stepDays, stepDays, values, rates);
}

function stepOf(body: ComputedBodyId, options: SkyOptions): number {
  const swings = options.node === 'true' && (body === 'northnode' || body === 'southnode');
  return swings ? TRUE_NODE_STEP_DAYS : STEP_DAYS[body];
}

/** How far `a` is ahead of `b`. Both must be sampled at the same steps. */
export function differenceTrack(a: Track, b: Track): Track {
  assert(a.from === b.from && a.stepDays === b.stepDays, 'tracks of one difference share their samples');
  return trackOf(
    a.from,
    a.stepDays,
    a.values.map((value, i) => value - present(b.values[i], 'sample')),
    a.rates.map((rate, i) => rate - present(b.rates[i], 'sample')),
  );
}

/** The unwrapped angle at a time inside the track (outside, the end cubic is carried on). */
export function trackValue(track: Track, t: number): number {
  return segmentValue(track, segmentAt(track, t), t);
}

/** How fast the angle changes at a time inside the track, degrees per day. */
export function trackRate(track: Track, t: number): number {
  const i = segmentAt(track, t);
  const { v0, v1, m0, m1 } = ends(track, i);
  const s = (t - track.from) / track.stepDays - i;
  const rise = v1 - v0;
  return (m0 + s * (6 * rise - 4 * m0 - 2 * m1 + s * 3 * (m0 + m1 - 2 * rise))) / track.stepDays;
}

/** Where the angle turns back, in time order: the stations of a body. */
export function turns(
  track: Track,
): readonly { readonly t: number; readonly value: number; readonly toFalling: boolean }[] {
  return track.runs.slice(1).map((run) => ({ t: run.t0, value: run.v0, toFalling: run.v1 < run.v0 }));
}

/** The least and the greatest unwrapped angle over [t0, t1], found at the ends or at a turn. */
export function trackExtent(
  track: Track,
  t0: number,
  t1: number,
): { readonly min: number; readonly max: number } {
  const values = [trackValue(track, t0), trackValue(track, t1)];
  for (const turn of turns(track)) if (turn.t > t0 && turn.t < t1) values.push(turn.value);
  return { min: Math.min(...values), max: Math.max(...values) };
}

/**
 * Every time in the track at which the angle is `target`, whole turns aside, with the direction of the crossing. In
 * time order. None is missed, because each run is monotonic. A track may reach past what was asked: filter.
 */
export function crossings(
  track: Track,
  target: number,
): readonly { readonly t: number; readonly rising: boolean }[] {
  const found: { t: number; rising: boolean }[] = [];
  for (const run of track.runs) {
    const rising = run.v1 >= run.v0;
    const low = Math.min(run.v0, run.v1);
    const high = Math.max(run.v0, run.v1);
    const first = Math.ceil((low - target) / 360);
    const hits: number[] = [];
    for (let turn = first; target + 360 * turn <= high; turn++) {
      const level = target + 360 * turn;
      // The end of a run is the start of the next one, which counts it.
      if (level === run.v1) continue;
      hits.push(timeOf(track, run, level));
    }
    if (!rising) hits.reverse();
    for (const t of hits) found.push({ t, rising });
  }
  return found;
}

function trackOf(from: number, stepDays: number, values: Float64Array, rates: Float64Array): Track {
  const bare = { from, stepDays, values, rates, runs: [] };
  return { ...bare, runs: runsOf(bare) };
}

function runsOf(track: Track): readonly Run[] {
  const { from, stepDays, values } = track;
  const breaks = [from];
  for (let i = 0; i < values.length - 1; i++) breaks.push(...turnsInSegment(track, i));
  breaks.push(from + stepDays * (values.length - 1));
  return breaks.slice(1).map((t1, i) => {
    const t0 = present(breaks[i], 'break');
    return { t0, t1, v0: trackValue(track, t0), v1: trackValue(track, t1) };
  });
}

/** Times strictly inside segment `i` (or at its start) where the cubic's rate changes sign. */
function turnsInSegment(track: Track, i: number): readonly number[] {
  const { v0, v1, m0, m1 } = ends(track, i);
  // Rate of the cubic on s in [0, 1]: a s² + b s + c.
  const a = 6 * (v0 - v1) + 3 * (m0 + m1);
  const b = 6 * (v1 - v0) - 4 * m0 - 2 * m1;
  const c = m0;
  const plainlyMonotonic = m0 * m1 > 0 && (v1 - v0) * m0 > 0 && Math.abs(v1 - v0) > Math.abs(m0 + m1) / 3;
  if (plainlyMonotonic) return [];
  return quadraticRoots(a, b, c)
    .filter((s) => s >= 0 && s < 1 && (i > 0 || s > 0))
    .map((s) => track.from + (i + s) * track.stepDays);
}

/** Simple real roots of a x² + b x + c in ascending order, without cancellation. */
function quadraticRoots(a: number, b: number, c: number): readonly number[] {
  const discriminant = b * b - 4 * a * c;
  if (discriminant <= 0) return a === 0 && b !== 0 ? [-c / b] : [];
  const q = -(b + (b >= 0 ? 1 : -1) * Math.sqrt(discriminant)) / 2;
  const roots = [q / a, c / q].filter((root) => Number.isFinite(root));
  return roots.sort((x, y) => x - y);
}

function segmentAt(track: Track, t: number): number {
  const index = Math.floor((t - track.from) / track.stepDays);
  return Math.max(0, Math.min(track.values.length - 2, index));
}

/** Values at both ends of a segment, and rates per segment. */
function ends(track: Track, i: number): { v0: number; v1: number; m0: number; m1: number } {
  const { values, rates, stepDays } = track;
  return {
    v0: present(values[i], 'sample'),
    v1: present(values[i + 1], 'sample'),
    m0: present(rates[i], 'sample') * stepDays,
    m1: present(rates[i + 1], 'sample') * stepDays,
  };
}

function segmentValue(track: Track, i: number, t: number): number {
  const { v0, v1, m0, m1 } = ends(track, i);
  const s = (t - track.from) / track.stepDays - i;
  const rise = v1 - v0;
  return v0 + s * (m0 + s * (3 * rise - 2 * m0 - m1 + s * (m0 + m1 - 2 * rise)));
}

/** The one time in a monotonic run at which the angle is `level`. */
function timeOf(track: Track, run: Run, level: number): number {
  const rising = run.v1 >= run.v0;
  let lo = segmentAt(track, run.t0);
  let hi = segmentAt(track, run.t1);
  const sample = (i: number): number => present(track.values[i], 'sample');
  // Halve the samples: the last one inside the run that has not passed the level.
  while (lo < hi) {
    const mid = Math.ceil((lo + hi) / 2);
    const passed = rising ? sample(mid) > level : sample(mid) < level;
    if (passed || track.from + mid * track.stepDays > run.t1) hi = mid - 1;
    else lo = mid;
  }
  const t0 = Math.max(run.t0, track.from + lo * track.stepDays);
  const t1 = Math.min(run.t1, track.from + (lo + 1) * track.stepDays);
  const off = (t: number): number => segmentValue(track, lo, t) - level;
  // Rounding can leave the level a hair outside the bracket, at one of its ends.
  const f0 = off(t0);
  const f1 = off(t1);
  if (f0 < 0 === f1 < 0 && f0 !== 0 && f1 !== 0) return Math.abs(f0) < Math.abs(f1) ? t0 : t1;
  return findRoot(off, t0, t1, ROOT_TOLERANCE_DAYS);
}
