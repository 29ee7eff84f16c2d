import { assert, present } from '#lib/assert.ts';
import { signedDifference, wrap360 } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import type { SignId } from '../angle/sign.ts';
import { aspectsAmong, isApplying, minorAspectsAmong } from '../aspect/aspects.ts';
import type { Aspect, AspectPoint } from '../aspect/aspects.ts';
import { ANY_ASPECT_ANGLE } from '../aspect/aspect-id.ts';
import type { AnyAspectId, AspectId, MinorAspectId } from '../aspect/aspect-id.ts';
import { NATAL_ORBS } from '../aspect/orb-table.ts';
import type { OrbTable } from '../aspect/orb-table.ts';
import { COMPUTED_BODY_IDS } from '../body/body-id.ts';
import type { AngleId, ComputedBodyId, NodeKind, PointId } from '../body/body-id.ts';
import { positionInFrame } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import { phaseName } from '../event/moon-phase.ts';
import type { PhaseId } from '../event/moon-phase.ts';
import { longitudeTracks, trackExtent, trackRate, trackValue, turns } from '../event/track.ts';
import type { Track } from '../event/track.ts';
import { anglesAt } from '../house/angles.ts';
import type { Place } from '../house/angles.ts';
import { houseOf, housesOrFallback } from '../house/cusps.ts';
import type { HouseNumber, HouseSystem } from '../house/cusps.ts';
import { astroTimeOfDays, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { LOT_IDS, lotsOf } from './lot.ts';
import type { LotId } from './lot.ts';
import { isOutOfBounds } from './natal.ts';
import { rangeOf } from './range-of.ts';
import { sectOf } from './sect.ts';
import type { Sect } from './sect.ts';

export type NatalRangeInput = {
  readonly from: UnixMs;
  /** Inclusive: a birth may have been at either end. At most seven days later. */
  readonly to: UnixMs;
  readonly place: Place | null;
  readonly houseSystem: HouseSystem;
  readonly node: NodeKind;
  readonly orbs?: OrbTable;
};

/** What a point does between two instants. Longitudes are unwrapped: `lonTo` may pass 360 or fall below 0. */
export type RangePoint<Id extends PointId> = {
  readonly id: Id;
  readonly lonFrom: number;
  readonly lonTo: number;
  /** The extremes inside the range; beyond the two ends when the body turns back in between. */
  readonly lonMin: number;
  readonly lonMax: number;
  /** Every sign it stands in, in the order of the zodiac from `lonMin`. */
  readonly signs: readonly SignId[];
  readonly signConstant: boolean;
};

export type RangeBody = RangePoint<ComputedBodyId> & {
  /** Null when the direction changes inside the range. */
  readonly retrograde: boolean | null;
  /** Every house it may be in; null when houses cannot be said (no place, or a range too long). */
  readonly houses: readonly HouseNumber[] | null;
  /** Null when it crosses the bound inside the range. */
  readonly outOfBounds: boolean | null;
};

/**
 * A calculated point between two instants. The Vertex near the equator and a lot at sunrise or sunset can
 * jump to another part of the circle.
 */
export type RangeCalculated<Id extends string> = {
  readonly id: Id;
  /** Unwrapped extremes; null when it jumps inside the range. */
  readonly lonMin: number | null;
  readonly lonMax: number | null;
  /** Every sign it stands in, in the order of time. */
  readonly signs: readonly SignId[];
  readonly signConstant: boolean;
  readonly houses: readonly HouseNumber[];
};

/** An aspect within orb at every instant of the range. */
export type RangeAspect<Id extends AnyAspectId = AspectId> = {
  readonly a: PointId;
  readonly aspect: Id;
  readonly b: PointId;
  readonly orbMin: number;
  readonly orbMax: number;
  readonly orbLimit: number;
  /** Null when it changes from applying to separating inside the range. */
  readonly applying: boolean | null;
};

export type NatalRange = {
  readonly from: UnixMs;
  readonly to: UnixMs;
  readonly place: Place | null;
  readonly node: NodeKind;
  readonly orbs: OrbTable;
  readonly bodies: readonly RangeBody[];
  /** Null without a place, or when the range is over six hours and an angle may be almost anywhere. */
  readonly angles: Readonly<Record<AngleId, RangePoint<AngleId>>> | null;
  /** Null where the angles are. */
  readonly vertex: RangeCalculated<'vertex'> | null;
  readonly lots: Readonly<Record<LotId, RangeCalculated<LotId>>> | null;
  readonly aspects: readonly RangeAspect[];
  readonly minorAspects: readonly RangeAspect<MinorAspectId>[];
  /** Null when both occur, or without a place. */
  readonly sect: Sect | null;
  /** One phase, or the ones the range crosses in order. */
  readonly phases: readonly PhaseId[];
};

const MS_PER_HOUR = 3_600_000;
const LONGEST_RANGE_MS = 7 * 24 * MS_PER_HOUR;
const LONGEST_ANGLE_RANGE_MS = 6 * MS_PER_HOUR;

/** The Ascendant turns about a degree in four minutes, and far faster near the polar circle. */
const STEP_WITH_ANGLES_DAYS = 1 / 1440;
/** The Moon moves 0.1° in this time; what bends between two looks is too small to show. */
const STEP_DAYS = 10 / 1440;
const TRACK_STEP_DAYS = 0.25;
/** Declinations bend so slowly that the Moon's highest is within a second of arc of the highest of these. */
const DECLINATION_STEP_DAYS = 1 / 24;

/**
 * One look inside the range. `houses` and `angles` are null when they cannot be said, `sect` without a place.
 */
type Look = {
  readonly points: ReadonlyMap<PointId, AspectPoint>;
  readonly angles: { readonly asc: number; readonly mc: number } | null;
  readonly houses: ReadonlyMap<PointId | LotId, HouseNumber> | null;
  /** The Vertex and the lots, where there are angles. */
  readonly calculated: Readonly<Record<'vertex' | LotId, number>> | null;
  readonly sect: Sect | null;
  readonly phase: PhaseId;
};

/**
 * What can be said of a birth somewhere in [from, to]: an unknown time is a local day, a doubtful one a few
 * minutes either way. Nothing is taken at the middle; a value that changes inside the range comes as all its
 * values.
 *
 * Houses, sect and aspects are looked at every minute when angles are followed (ranges to six hours), else
 * every ten minutes; longitudes have their true extremes.
 */
export function natalRange(input: NatalRangeInput): NatalRange {
  const { from, to, place, node, orbs = NATAL_ORBS } = input;
  assert(to >= from && to - from <= LONGEST_RANGE_MS, 'a birth range runs forward, seven days at most', {
    from,
    to,
  });
  const t0 = unixToDays(from);
  const t1 = unixToDays(to);
  const withAngles = place !== null && to - from <= LONGEST_ANGLE_RANGE_MS;
  const tracks = longitudeTracks(COMPUTED_BODY_IDS, t0, t1, { node, stepDays: TRACK_STEP_DAYS });
  const looks = timesBetween(t0, t1, withAngles ? STEP_WITH_ANGLES_DAYS : STEP_DAYS).map((t) =>
    lookAt(t, tracks, input, withAngles),
  );
  const outOfBounds = boundsBetween(t0, t1, node);
  const calculated = <Id extends 'vertex' | LotId>(id: Id): RangeCalculated<Id> => rangeCalculated(id, looks);
  return {
    from,
    to,
    place,
    node,
    orbs,
    bodies: COMPUTED_BODY_IDS.map((id, i) => {
      const track = present(tracks[i], id);
      return {
        ...rangePoint(id, trackValue(track, t0), trackValue(track, t1), trackExtent(track, t0, t1)),
        retrograde: directionOf(track, t0, t1),
        houses: withAngles ? housesOf(id, looks) : null,
        outOfBounds: outOfBounds.get(id) ?? null,
      };
    }),
    angles: withAngles ? { asc: rangeAngle('asc', looks), mc: rangeAngle('mc', looks) } : null,
    vertex: withAngles ? calculated('vertex') : null,
    lots: withAngles ? { fortune: calculated('fortune'), spirit: calculated('spirit') } : null,
    aspects: lastingAspects(looks, (points) => aspectsAmong(points, orbs)),
    minorAspects: lastingAspects(looks, (points) => minorAspectsAmong(points, orbs)),
    sect: rangeOf(looks, (look) => look.sect).value,
    phases: rangeOf(looks, (look) => look.phase).values,
  };
}

function timesBetween(t0: number, t1: number, step: number): readonly number[] {
  const count = Math.max(1, Math.ceil((t1 - t0) / step));
  return Array.from({ length: count + 1 }, (_, i) => t0 + ((t1 - t0) * i) / count);
}

function lookAt(t: number, tracks: readonly Track[], input: NatalRangeInput, withAngles: boolean): Look {
  const points = new Map<PointId, AspectPoint>(
    COMPUTED_BODY_IDS.map((id, i) => {
      const track = present(tracks[i], id);
      return [id, { id, lon: wrap360(trackValue(track, t)), speed: trackRate(track, t) }];
    }),
  );
  const lonOf = (id: ComputedBodyId): number => present(points.get(id), id).lon;
  const phase = phaseName(lonOf('moon') - lonOf('sun'));
  if (input.place === null)
    return { points, angles: null, houses: null, calculated: null, sect: null, phase };
  const frame = skyFrame(astroTimeOfDays(t));
  const angles = anglesAt(frame, input.place);
  const sect = sectOf(positionInFrame(frame, 'sun', input.node), angles);
  if (!withAngles) return { points, angles: null, houses: null, calculated: null, sect, phase };
  const { cusps } = housesOrFallback(angles, input.houseSystem);
  const calculated = { vertex: angles.vertex, ...lotsOf(angles.asc, lonOf('sun'), lonOf('moon'), sect) };
  const houses = new Map<PointId | LotId, HouseNumber>(
    COMPUTED_BODY_IDS.map((id) => [id, houseOf(lonOf(id), cusps)]),
  );
  houses.set('vertex', houseOf(calculated.vertex, cusps));
  for (const id of LOT_IDS) houses.set(id, houseOf(calculated[id], cusps));
  points.set('asc', { id: 'asc', lon: angles.asc, speed: 0 });
  points.set('mc', { id: 'mc', lon: angles.mc, speed: 0 });
  return { points, angles, houses, calculated, sect, phase };
}

function rangePoint<Id extends PointId>(
  id: Id,
  lonFrom: number,
  lonTo: number,
  extent: { readonly min: number; readonly max: number },
): RangePoint<Id> {
  const signs = [...new Set(signsBetween(extent.min, extent.max))];
  return {
    id,
    lonFrom,
    lonTo,
    lonMin: extent.min,
    lonMax: extent.max,
    signs,
    signConstant: signs.length === 1,
  };
}

/** The angle followed from look to look, so that it runs on past 360° instead of jumping. */
function rangeAngle(id: AngleId, looks: readonly Look[]): RangePoint<AngleId> {
  const lons = looks.map((look) => present(look.angles, 'angles')[id]);
  const unwrapped: number[] = [];
  for (const lon of lons) {
    const last = unwrapped.at(-1);
    unwrapped.push(last === undefined ? lon : last + signedDifference(last, lon));
  }
  const extent = { min: Math.min(...unwrapped), max: Math.max(...unwrapped) };
  return rangePoint(id, present(unwrapped[0], 'first look'), present(unwrapped.at(-1), 'last look'), extent);
}

/** Null when a turn falls inside; else the direction in the middle, where no end is in doubt. */
function directionOf(track: Track, t0: number, t1: number): boolean | null {
  if (turns(track).some((turn) => turn.t > t0 && turn.t < t1)) return null;
  return trackRate(track, (t0 + t1) / 2) < 0;
}

/** Null when the body crosses the bound inside the range. */
function boundsBetween(t0: number, t1: number, node: NodeKind): ReadonlyMap<ComputedBodyId, boolean | null> {
  const skies = timesBetween(t0, t1, DECLINATION_STEP_DAYS).map((t) => {
    const frame = skyFrame(astroTimeOfDays(t));
    return COMPUTED_BODY_IDS.map((id) => isOutOfBounds(positionInFrame(frame, id, node), frame.obliquityDeg));
  });
  return new Map(COMPUTED_BODY_IDS.map((id, i) => [id, rangeOf(skies, (sky) => sky[i]).value ?? null]));
}

function housesOf(id: PointId | LotId, looks: readonly Look[]): readonly HouseNumber[] {
  return rangeOf(looks, (look) => present(look.houses?.get(id), 'house')).values;
}

/** From one look to the next a point that runs on goes less than this. */
const JUMP_DEG = 90;

function rangeCalculated<Id extends 'vertex' | LotId>(id: Id, looks: readonly Look[]): RangeCalculated<Id> {
  const lonOf = (look: Look): number => present(look.calculated, 'calculated points')[id];
  const lons: number[] = [];
  const signs = new Set<SignId>();
  let jumps = false;
  looks.forEach((look, i) => {
    const before = looks[i - 1] ?? look;
    const gone = signedDifference(lonOf(before), lonOf(look));
    const isJump = Math.abs(gone) > JUMP_DEG || (id !== 'vertex' && before.sect !== look.sect);
    const lon = isJump || i === 0 ? lonOf(look) : present(lons.at(-1), 'look before') + gone;
    // Near the polar circle a minute can carry it through more than one sign.
    for (const sign of signsBetween(isJump ? lon : (lons.at(-1) ?? lon), lon)) signs.add(sign);
    jumps ||= isJump;
    lons.push(lon);
  });
  return {
    id,
    lonMin: jumps ? null : Math.min(...lons),
    lonMax: jumps ? null : Math.max(...lons),
    signs: [...signs],
    signConstant: signs.size === 1,
    houses: housesOf(id, looks),
  };
}

/** The signs on the way from one unwrapped longitude to another. */
function signsBetween(from: number, to: number): readonly SignId[] {
  const [first, last] = [Math.floor(from / 30), Math.floor(to / 30)];
  const step = last >= first ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => signOf((first + i * step) * 30));
}

/** The aspects of the first look that stay within orb through all the others, tightest first. */
function lastingAspects<Id extends AnyAspectId>(
  looks: readonly Look[],
  among: (points: readonly AspectPoint[]) => readonly Aspect<Id>[],
): readonly RangeAspect<Id>[] {
  const first = present(looks[0], 'first look');
  const lasting = among([...first.points.values()]).flatMap(({ a, aspect, b, orbLimit }) => {
    const pairs = looks.map(
      (look) => [present(look.points.get(a), a), present(look.points.get(b), b)] as const,
    );
    const offsets = pairs.map(([p, q]) => offsetFromExact(p.lon, q.lon, aspect));
    const widths = offsets.map(Math.abs);
    const orbMax = Math.max(...widths);
    if (orbMax > orbLimit) return [];
    const crosses = Math.min(...offsets) <= 0 && Math.max(...offsets) >= 0;
    const orbMin = crosses ? 0 : Math.min(...widths);
    const { value } = rangeOf(pairs, ([p, q]) => isApplying(p, q, aspect));
    return [{ a, aspect, b, orbMin, orbMax, orbLimit, applying: value }];
  });
  return lasting.toSorted((p, q) => p.orbMax - q.orbMax);
}

/** Signed degrees from exact, on the side of the circle where the pair stands; it changes sign when exact. */
function offsetFromExact(a: number, b: number, aspect: AnyAspectId): number {
  const gap = signedDifference(a, b);
  const angle = ANY_ASPECT_ANGLE[aspect];
  return signedDifference(angle === 180 || gap >= 0 ? angle : -angle, gap);
}
