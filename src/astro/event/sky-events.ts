import { present } from '#lib/assert.ts';
import { wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import { SIGN_IDS, signIndex, signOf } from '../angle/sign.ts';
import type { SignId } from '../angle/sign.ts';
import { ASPECT_ANGLE, ASPECT_IDS } from '../aspect/aspect-id.ts';
import type { AspectId } from '../aspect/aspect-id.ts';
import { PLANET_IDS } from '../body/body-id.ts';
import type { ComputedBodyId, NodeKind, PlanetId } from '../body/body-id.ts';
import { daysToUnix, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { crossings, differenceTrack, longitudeTracks, trackValue, turns } from './track.ts';
import type { Track } from './track.ts';

export type SkySpan = {
  readonly bodies: readonly ComputedBodyId[];
  readonly from: UnixMs;
  /** Exclusive. */
  readonly to: UnixMs;
  readonly node?: NodeKind;
};

export type Station = {
  readonly body: ComputedBodyId;
  readonly at: UnixMs;
  /** What the body turns to. */
  readonly turns: 'retrograde' | 'direct';
  readonly lon: Degrees;
};

/** When bodies stand still and turn, in time order. Within half an hour; within 2″ in longitude. */
export function stations(span: SkySpan): readonly Station[] {
  const { bodies, tracks, from, to } = tracksOf(span);
  const found = bodies.flatMap((body, i) =>
    turns(present(tracks[i], 'track'))
      .filter((turn) => turn.t >= from && turn.t < to)
      .map((turn): Station => ({
        body,
        at: daysToUnix(turn.t),
        turns: turn.toFalling ? 'retrograde' : 'direct',
        lon: wrap360(turn.value),
      })),
  );
  return found.toSorted((a, b) => a.at - b.at);
}

export type Ingress = {
  readonly body: ComputedBodyId;
  readonly at: UnixMs;
  /** The sign it comes into. */
  readonly sign: SignId;
  /** True when it backs into the sign. */
  readonly retrograde: boolean;
};

/** When bodies change sign, in time order. */
export function ingresses(span: SkySpan): readonly Ingress[] {
  const { bodies, tracks, from, to } = tracksOf(span);
  const found = bodies.flatMap((body, i) =>
    signChanges(present(tracks[i], 'track'), body).filter(({ t }) => t >= from && t < to),
  );
  return found.toSorted((a, b) => a.t - b.t).map(({ t, ...ingress }) => ({ ...ingress, at: daysToUnix(t) }));
}

function signChanges(
  track: Track,
  body: ComputedBodyId,
): readonly (Omit<Ingress, 'at'> & { readonly t: number })[] {
  return SIGN_IDS.flatMap((sign, index) =>
    crossings(track, index * 30).map(({ t, rising }) => ({
      body,
      t,
      sign: rising ? sign : signOf((index - 1) * 30),
      retrograde: !rising,
    })),
  );
}

function tracksOf(span: SkySpan): {
  bodies: readonly ComputedBodyId[];
  tracks: readonly Track[];
  from: number;
  to: number;
} {
  const from = unixToDays(span.from);
  const to = unixToDays(span.to);
  return {
    bodies: span.bodies,
    tracks: longitudeTracks(span.bodies, from, to, { node: span.node ?? 'mean' }),
    from,
    to,
  };
}

export type LunationId = 'new' | 'first-quarter' | 'full' | 'last-quarter';

export type Lunation = { readonly phase: LunationId; readonly at: UnixMs; readonly moonLon: Degrees };

const LUNATIONS: readonly { readonly phase: LunationId; readonly angle: number }[] = [
  { phase: 'new', angle: 0 },
  { phase: 'first-quarter', angle: 90 },
  { phase: 'full', angle: 180 },
  { phase: 'last-quarter', angle: 270 },
];

/**
 * The exact phases in [from, to), in time order, by apparent longitudes. Within 6 s: the library's own search
 * leaves out the aberration of the Sun and is 40 s off.
 */
export function lunations(from: UnixMs, to: UnixMs): readonly Lunation[] {
  const start = unixToDays(from);
  const end = unixToDays(to);
  const [sun, moon] = longitudeTracks(['sun', 'moon'], start, end, {
    node: 'mean',
    stepDays: MOON_STEP_DAYS,
  });
  const moonTrack = present(moon, 'moon');
  const elongation = differenceTrack(moonTrack, present(sun, 'sun'));
  const found = LUNATIONS.flatMap(({ phase, angle }) =>
    crossings(elongation, angle).map(({ t }) => ({ phase, t })),
  );
  return found
    .filter(({ t }) => t >= start && t < end)
    .toSorted((a, b) => a.t - b.t)
    .map(({ phase, t }) => ({ phase, at: daysToUnix(t), moonLon: wrap360(trackValue(moonTrack, t)) }));
}

/** Days between samples of a body that is compared with the Moon: those of the Moon's own track. */
const MOON_STEP_DAYS = 2;

/** The Moon stays in a sign for at most 2.6 days. */
const LONGEST_STAY_DAYS = 3;

/** Rounding of an instant to the millisecond, several times over. */
const SLACK_DAYS = 1e-7;

/** The Moon's next change of sign, strictly after an instant (so that a loop over its own results moves on). */
export function nextMoonIngress(at: UnixMs): Ingress {
  const from = unixToDays(at);
  const track = present(
    longitudeTracks(['moon'], from, from + 2 * LONGEST_STAY_DAYS, { node: 'mean' })[0],
    'moon',
  );
  const index = signIndex(trackValue(track, from));
  // An instant rounded to the millisecond can sit just before the change it stands for: then the one after counts.
  const next = [index + 1, index + 2]
    .flatMap((sign) =>
      crossings(track, sign * 30).map(({ t }) => ({ at: daysToUnix(t), sign: signOf(sign * 30) })),
    )
    .find((change) => change.at > at);
  return { body: 'moon', ...present(next, 'ingress of the Moon'), retrograde: false };
}

/** The Moon's stay in a sign, and the part of it after its last exact major aspect. */
export type VoidOfCourse = {
  readonly sign: SignId;
  readonly enteredAt: UnixMs;
  readonly leavesAt: UnixMs;
  readonly nextSign: SignId;
  /** The last exact aspect to Sun–Pluto before the Moon leaves; null when it makes none in the whole stay. */
  readonly lastAspect: { readonly aspect: AspectId; readonly body: PlanetId; readonly at: UnixMs } | null;
  /** When the void begins: the last aspect, or the entry into the sign when there is none. */
  readonly voidFrom: UnixMs;
  /** True when the asked instant is inside the void. */
  readonly isVoid: boolean;
};

/**
 * Whether the Moon is void of course: past its last exact conjunction, sextile, square, trine or opposition to the
 * Sun and the planets to Pluto before it changes sign.
 *
 * Convention: the modern one, by exact aspects inside the sign (older authors count orbs, or the seven alone).
 */
export function voidOfCourse(at: UnixMs): VoidOfCourse {
  const day = unixToDays(at);
  const partners = PLANET_IDS.filter((body) => body !== 'moon');
  const [moon, ...others] = longitudeTracks(
    ['moon', ...partners],
    day - LONGEST_STAY_DAYS,
    day + LONGEST_STAY_DAYS,
    { node: 'mean', stepDays: MOON_STEP_DAYS },
  );
  const moonTrack = present(moon, 'moon');
  const index = signIndex(trackValue(moonTrack, day));
  const entered = present(
    crossings(moonTrack, index * 30).findLast(({ t }) => t <= day + SLACK_DAYS),
    'entry into the sign',
  ).t;
  const leaves = present(
    crossings(moonTrack, (index + 1) * 30).find(({ t }) => t > day - SLACK_DAYS),
    'next sign',
  ).t;
  const exact = partners.flatMap((body, i) =>
    exactAspects(differenceTrack(moonTrack, present(others[i], body)), body),
  );
  const last = exact
    .filter(({ t }) => t >= entered && t < leaves)
    .toSorted((a, b) => a.t - b.t)
    .at(-1);
  const voidFrom = last?.t ?? entered;
  return {
    sign: signOf(index * 30),
    enteredAt: daysToUnix(entered),
    leavesAt: daysToUnix(leaves),
    nextSign: signOf((index + 1) * 30),
    lastAspect: last === undefined ? null : { aspect: last.aspect, body: last.body, at: daysToUnix(last.t) },
    voidFrom: daysToUnix(voidFrom),
    isVoid: day >= voidFrom,
  };
}

/** Every exact major aspect in a track of how far the Moon is ahead of a body. */
function exactAspects(
  apart: Track,
  body: PlanetId,
): readonly { readonly aspect: AspectId; readonly body: PlanetId; readonly t: number }[] {
  return ASPECT_IDS.flatMap((aspect) => {
    const angle = ASPECT_ANGLE[aspect];
    const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
    return sides.flatMap((side) => crossings(apart, side).map(({ t }) => ({ aspect, body, t })));
  });
}
