import { assert, present } from '#lib/assert.ts';
import type { ComputedBodyId } from '../body/body-id.ts';
import { positionInFrame } from '../body/position.ts';
import type { SkyOptions } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import type { SkyFrame } from '../body/sky-frame.ts';
import { astroTimeOfDays } from '../time/instant.ts';
import { CURVE_TERMS, curveRate, curveShare, curveTurns, curveValue, fitCurve } from './track-curve.ts';

/**
 * An angle that changes with time: samples at even steps, each with its rate, and between each pair a curve through
 * the four nearest samples (track-curve.ts).
 *
 * Every search of events works on tracks. A body is evaluated once for all targets, and a root of a curve costs
 * next to nothing. With the steps below a track is within 0.1″ of the engine itself, as a rule within 0.01″; within 3″
 * for a planet behind the Sun, whose bent light makes it jump for a day as no smooth curve does.
 */
export type Track = {
  /** Days of UT since J2000 of the first sample: a whole multiple of the step. */
  readonly from: number;
  readonly stepDays: number;
  /** Degrees at each sample, unwrapped. */
  readonly values: Float64Array;
  /** Degrees at each sample as computed, a whole number of turns from `values`. */
  readonly bases: Float64Array;
  /** `CURVE_TERMS` numbers for each stretch between two samples: what the angle gains there. */
  readonly curves: Float64Array;
  /** Stretches in which the angle only grows or only falls, in order, touching at the turns. */
  readonly runs: readonly Run[];
};

type Run = { readonly t0: number; readonly t1: number; readonly v0: number; readonly v1: number };

/**
 * Days between samples: fine enough for the fastest bend in each body's motion, which for the slow ones is the
 * nutation. Powers of two, so that tracks share instants and dividing a time by a step loses nothing.
 */
const STEP_DAYS: Readonly<Record<ComputedBodyId, number>> = {
  moon: 2,
  mercury: 2,
  venus: 4,
  sun: 4,
  mars: 4,
  jupiter: 4,
  saturn: 4,
  chiron: 4,
  uranus: 4,
  neptune: 4,
  pluto: 4,
  northnode: 4,
  southnode: 4,
  lilith: 4,
};

/** The true node swings within days, as the Moon pulls away from and back to the plane of its mean orbit. */
const TRUE_NODE_STEP_DAYS = 1;

/** Samples a curve needs on each side beyond its own two. */
const BEYOND = 1;

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
  const samples = count + 2 * BEYOND;
  const bases = new Float64Array(samples);
  const gains = new Float64Array(samples);
  for (let i = 0; i < samples; i++) {
    const { lon, speed } = positionInFrame(frames((first + i - BEYOND) * stepDays), body, options.node);
    bases[i] = lon;
    gains[i] = speed * stepDays;
  }
  const curves = new Float64Array((count - 1) * CURVE_TERMS);
  for (let i = 0; i < count - 1; i++) fitCurve(curves, i, bases, gains);
  return trackOf(first * stepDays, stepDays, bases.subarray(BEYOND, BEYOND + count), curves);
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
    a.bases.map((base, i) => base - present(b.bases[i], 'sample')),
    a.curves.map((term, i) => term - present(b.curves[i], 'term')),
  );
}

/** The unwrapped angle at a time inside the track (outside, the end curve is carried on). */
export function trackValue(track: Track, t: number): number {
  const i = segmentAt(track, t);
  return valueOf(track, i) + curveValue(track.curves, i, shareOf(track, i, t));
}

/** How fast the angle changes at a time inside the track, degrees per day. */
export function trackRate(track: Track, t: number): number {
  const i = segmentAt(track, t);
  return curveRate(track.curves, i, shareOf(track, i, t)) / track.stepDays;
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

export type Crossing = { readonly t: number; readonly rising: boolean };

/**
 * Every time in the track at which the angle is `target`, whole turns aside, with the direction of the crossing. In
 * time order. None is missed, because each run is monotonic. A track may reach past what was asked: filter.
 */
export function crossings(track: Track, target: number): readonly Crossing[] {
  const found: Crossing[] = [];
  for (const run of track.runs) {
    const rising = run.v1 >= run.v0;
    const low = rising ? run.v0 : run.v1;
    const high = rising ? run.v1 : run.v0;
    const first = Math.ceil((low - target) / 360);
    const last = Math.floor((high - target) / 360);
    for (let k = first; k <= last; k++) {
      const level = target + 360 * (rising ? k : first + last - k);
      // The end of a run is the start of the next one, which counts it.
      if (level !== run.v1) found.push({ t: timeOf(track, run, target, level), rising });
    }
  }
  return found;
}

function trackOf(from: number, stepDays: number, bases: Float64Array, curves: Float64Array): Track {
  const values = new Float64Array(bases.length);
  let value = bases[0] ?? 0;
  values[0] = value;
  for (let i = 1; i < bases.length; i++) {
    // The curve says which way round the angle went; the samples say where it came to.
    const base = present(bases[i], 'sample');
    value += curveValue(curves, i - 1, 1);
    value = base + 360 * Math.round((value - base) / 360);
    values[i] = value;
  }
  return { from, stepDays, values, bases, curves, runs: runsOf(from, stepDays, values, curves) };
}

function runsOf(from: number, stepDays: number, values: Float64Array, curves: Float64Array): readonly Run[] {
  const runs: Run[] = [];
  const start = from / stepDays;
  let t0 = from;
  let v0 = values[0] ?? 0;
  for (let i = 0; i < values.length - 1; i++) {
    for (const s of curveTurns(curves, i)) {
      const t1 = (start + i + s) * stepDays;
      const v1 = (values[i] ?? 0) + curveValue(curves, i, s);
      if (t1 > t0) runs.push({ t0, t1, v0, v1 });
      t0 = t1;
      v0 = v1;
    }
  }
  runs.push({ t0, t1: from + stepDays * (values.length - 1), v0, v1: values.at(-1) ?? 0 });
  return runs;
}

function segmentAt(track: Track, t: number): number {
  const index = Math.floor((t - track.from) / track.stepDays);
  return Math.max(0, Math.min(track.values.length - 2, index));
}

/** How much of segment `i` has passed at a time, 0 at its start and 1 at its end. */
function shareOf(track: Track, i: number, t: number): number {
  return t / track.stepDays - (track.from / track.stepDays + i);
}

function valueOf(track: Track, i: number): number {
  return present(track.values[i], 'sample');
}

/** The one time in a monotonic run at which the angle is `level`, which is `target` and whole turns. */
function timeOf(track: Track, run: Run, target: number, level: number): number {
  const { stepDays, curves } = track;
  const rising = run.v1 >= run.v0;
  let lo = segmentAt(track, run.t0);
  let hi = segmentAt(track, run.t1);
  // Halve the samples: the last one inside the run that has not passed the level.
  while (lo < hi) {
    const mid = (lo + hi + 1) >> 1;
    const passed = rising ? valueOf(track, mid) > level : valueOf(track, mid) < level;
    if (passed || track.from + mid * stepDays > run.t1) hi = mid - 1;
    else lo = mid;
  }
  const segment = lo;
  // Counted from the sample as computed, so that the turns before it leave no trace in the last digit.
  const ahead = target - present(track.bases[segment], 'sample');
  const gain = ahead + 360 * Math.round((level - valueOf(track, segment) - ahead) / 360);
  const s0 = Math.max(0, shareOf(track, segment, run.t0));
  const s1 = Math.min(1, shareOf(track, segment, run.t1));
  return (track.from / stepDays + segment + curveShare(curves, segment, gain, s0, s1)) * stepDays;
}
