import { present } from '#lib/assert.ts';
import { cosDeg, sinDeg } from '../angle/degrees.ts';
import type { Place } from '../house/angles.ts';
import { addDays, daysToUnix, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { findRoot } from './root.ts';
import { EARTH_FLATTENING, MOON_RADIUS, SUN_RADIUS, sunMoonAt } from './sun-moon.ts';
import type { SunMoon, Vector } from './sun-moon.ts';

export type HorizonBody = 'sun' | 'moon';

/** Rising and setting, and the two crossings of the meridian: above the pole and below it. */
export type HorizonEventId = 'rise' | 'set' | 'upper-transit' | 'lower-transit';

export type HorizonEvent = {
  readonly kind: HorizonEventId;
  readonly at: UnixMs;
  /** Whether the body's upper edge is above the horizon; at rise and set it is just there. */
  readonly up: boolean;
};

export type HorizonSearch = {
  readonly body: HorizonBody;
  readonly place: Place;
  readonly from: UnixMs;
  /** Exclusive. */
  readonly to: UnixMs;
};

/** How much the air lifts what stands on the horizon, by convention: 34′. With the Sun's radius this makes 0.833°. */
const REFRACTION_DEG = 34 / 60;

/** Days between the instants at which the sky is computed; the path between is a cubic, within 0.1″. */
const NODE_DAYS = 0.25;

/** Degrees the Earth turns in a day, against the equinox. */
const TURN_PER_DAY = 360.985647366;

/** Days between looks at the altitude: ten minutes. A shorter day or night is found by the bend of the altitude. */
const LOOK_DAYS = 10 / 1440;

/** A hundredth of a second. */
const ROOT_TOLERANCE_DAYS = 1e-7;

/**
 * Every rising, setting and meridian crossing of the Sun or the Moon at a place in [from, to), in time order.
 *
 * Rise and set are those of the upper edge on a level horizon at sea level, 34′ of refraction, seen from the surface
 * of a flattened Earth. Within 10 s where the path is steep; near the poles the real air makes minutes of it.
 */
export function horizonEvents(search: HorizonSearch): readonly HorizonEvent[] {
  const { body, place } = search;
  const from = unixToDays(search.from);
  const to = unixToDays(search.to);
  const view = viewOf(body, place, from, to);
  const found: HorizonEvent[] = [];
  const add = (kind: HorizonEventId, t: number): void => {
    if (t >= from && t < to) found.push({ kind, at: daysToUnix(t), up: view(t).height >= 0 });
  };
  // Looks stand at whole multiples of their step, so that a search finds the same instants wherever it begins.
  const first = Math.floor(from / LOOK_DAYS);
  const last = Math.ceil(to / LOOK_DAYS);
  let before = view((first - 1) * LOOK_DAYS);
  let here = view(first * LOOK_DAYS);
  for (let i = first; i < last; i++) {
    const t0 = i * LOOK_DAYS;
    const t1 = (i + 1) * LOOK_DAYS;
    const next = view(t1);
    for (const [a, b] of stretches(view, t0, t1, before.height, here.height, next.height)) {
      const ha = view(a).height;
      const hb = view(b).height;
      if (ha < 0 !== hb < 0)
        add(
          hb >= 0 ? 'rise' : 'set',
          findRoot((t) => view(t).height, a, b, ROOT_TOLERANCE_DAYS),
        );
    }
    if (here.east < 0 !== next.east < 0) {
      const t = findRoot((x) => view(x).east, t0, t1, ROOT_TOLERANCE_DAYS);
      // From east to west above the pole, from west to east below it.
      add(here.east > 0 ? 'upper-transit' : 'lower-transit', t);
    }
    before = here;
    here = next;
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Whether the upper edge of the Sun or the Moon is above the horizon, refraction included. */
export function isUp(body: HorizonBody, place: Place, at: UnixMs): boolean {
  const t = unixToDays(at);
  return viewOf(body, place, t, t)(t).height >= 0;
}

/** What a place sees of a body: degrees from its upper edge to the horizon, and how far it is east of the meridian. */
type View = (t: number) => { readonly height: number; readonly east: number };

/** One or two stretches of [t0, t1] in which the altitude only grows or only falls, or so nearly that it matters not. */
function stretches(
  view: View,
  t0: number,
  t1: number,
  before: number,
  h0: number,
  h1: number,
): readonly (readonly [number, number])[] {
  const whole = [[t0, t1]] as const;
  // Only near the horizon can a turn inside ten minutes hide a rise and a set.
  if (h0 < 0 !== h1 < 0 || Math.min(Math.abs(h0), Math.abs(h1)) > 1) return whole;
  const middle = (t0 + t1) / 2;
  const bend = view(middle).height;
  const turnsHere = (bend - h0) * (h1 - bend) < 0 || (h0 - before) * (h1 - h0) <= 0;
  if (!turnsHere) return whole;
  const slope = (t: number): number => view(t + 1e-5).height - view(t - 1e-5).height;
  if (slope(t0) < 0 === slope(t1) < 0) return whole;
  const turn = findRoot(slope, t0, t1, ROOT_TOLERANCE_DAYS);
  return [
    [t0, turn],
    [turn, t1],
  ];
}

function viewOf(body: HorizonBody, place: Place, from: number, to: number): View {
  const skyAt = skyBetween(from - 2 * LOOK_DAYS, to + 2 * LOOK_DAYS);
  const radius = body === 'sun' ? SUN_RADIUS : MOON_RADIUS;
  const sinLat = sinDeg(place.latDeg);
  const cosLat = cosDeg(place.latDeg);
  // Where the place is from the centre of a flattened Earth: along its equator and along its axis.
  const squash = (1 - EARTH_FLATTENING) ** 2;
  const curvature = 1 / Math.sqrt(cosLat * cosLat + squash * sinLat * sinLat);
  const out = curvature * cosLat;
  const north = curvature * squash * sinLat;
  return (t) => {
    const sky = skyAt(t);
    const meridian = sky.siderealDeg + place.lonDeg;
    const cosM = cosDeg(meridian);
    const sinM = sinDeg(meridian);
    const target = body === 'sun' ? sky.sun : sky.moon;
    const x = target.x - out * cosM;
    const y = target.y - out * sinM;
    const z = target.z - north;
    const distance = Math.hypot(x, y, z);
    const altitude = Math.asin((cosLat * (x * cosM + y * sinM) + sinLat * z) / distance);
    const size = Math.asin(radius / distance);
    return {
      height: ((altitude + size) * 180) / Math.PI + REFRACTION_DEG,
      east: (y * cosM - x * sinM) / distance,
    };
  };
}

/** The sky at any time in a stretch, from cubics through the four nearest of its instants at even steps. */
function skyBetween(from: number, to: number): (t: number) => SunMoon {
  const first = Math.floor(from / NODE_DAYS) - 1;
  const count = Math.ceil(to / NODE_DAYS) - first + 3;
  const nodes = Array.from({ length: count }, (_, i) => sunMoonAt((first + i) * NODE_DAYS));
  const node = (i: number): SunMoon => present(nodes[i], 'an instant inside the stretch that was prepared');
  return (t) => {
    const i = Math.floor(t / NODE_DAYS) - first;
    const s = t / NODE_DAYS - (first + i);
    const [a, b, c, d] = [node(i - 1), node(i), node(i + 1), node(i + 2)];
    const weights = [
      (-s * (s - 1) * (s - 2)) / 6,
      ((s + 1) * (s - 1) * (s - 2)) / 2,
      (-s * (s + 1) * (s - 2)) / 2,
      (s * (s + 1) * (s - 1)) / 6,
    ] as const;
    return {
      sun: blend(weights, a.sun, b.sun, c.sun, d.sun),
      moon: blend(weights, a.moon, b.moon, c.moon, d.moon),
      siderealDeg: b.siderealDeg + TURN_PER_DAY * s * NODE_DAYS,
    };
  };
}

type Weights = readonly [number, number, number, number];

function blend([wa, wb, wc, wd]: Weights, a: Vector, b: Vector, c: Vector, d: Vector): Vector {
  return {
    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
    y: wa * a.y + wb * b.y + wc * c.y + wd * d.y,
    z: wa * a.z + wb * b.z + wc * c.z + wd * d.z,
  };
}

/** The Sun from one midnight by the Sun to the next. Where it rises and sets only once in a while, one end is null. */
export type SunDay =
  | {
      readonly type: 'rises';
      readonly rise: UnixMs | null;
      readonly transit: UnixMs;
      readonly set: UnixMs | null;
    }
  | { readonly type: 'always-up' | 'always-down'; readonly transit: UnixMs };

/** The day of the Sun whose noon is nearest to an instant. */
export function sunDay(place: Place, around: UnixMs): SunDay {
  const events = horizonEvents({ body: 'sun', place, from: addDays(around, -1.3), to: addDays(around, 1.3) });
  const noons = events.filter(({ kind }) => kind === 'upper-transit');
  const noon = present(
    noons.toSorted((a, b) => Math.abs(a.at - around) - Math.abs(b.at - around))[0],
    'noon',
  );
  const midnightBefore = events.findLast(({ kind, at }) => kind === 'lower-transit' && at < noon.at);
  const midnightAfter = events.find(({ kind, at }) => kind === 'lower-transit' && at > noon.at);
  const ofDay = events.filter(
    ({ at }) => at >= (midnightBefore?.at ?? -Infinity) && at < (midnightAfter?.at ?? Infinity),
  );
  const rise = ofDay.findLast(({ kind, at }) => kind === 'rise' && at <= noon.at)?.at ?? null;
  const set = ofDay.find(({ kind, at }) => kind === 'set' && at >= noon.at)?.at ?? null;
  if (rise === null && set === null) return { type: noon.up ? 'always-up' : 'always-down', transit: noon.at };
  return { type: 'rises', rise, transit: noon.at, set };
}
