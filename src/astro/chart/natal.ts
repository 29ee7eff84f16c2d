import { present } from '#lib/assert.ts';
import type { Degrees } from '../angle/degrees.ts';
import { degreeInSign, ELEMENT_IDS, elementOf, MODALITY_IDS, modalityOf, signOf } from '../angle/sign.ts';
import type { DegreeInSign, ElementId, ModalityId, SignId } from '../angle/sign.ts';
import { aspectsAmong, minorAspectsAmong } from '../aspect/aspects.ts';
import type { Aspect, AspectPoint, MinorAspect } from '../aspect/aspects.ts';
import { NATAL_ORBS } from '../aspect/orb-table.ts';
import type { OrbTable } from '../aspect/orb-table.ts';
import { parallelsAmong } from '../aspect/parallels.ts';
import type { Parallel } from '../aspect/parallels.ts';
import { COMPUTED_BODY_IDS, PLANET_IDS } from '../body/body-id.ts';
import type { AngleId, ComputedBodyId, NodeKind } from '../body/body-id.ts';
import { positionInFrame } from '../body/position.ts';
import type { BodyPosition } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import { moonPhaseOf } from '../event/moon-phase.ts';
import type { MoonPhase } from '../event/moon-phase.ts';
import { anglesAt } from '../house/angles.ts';
import type { Angles, Place } from '../house/angles.ts';
import { houseOf, housesOrFallback } from '../house/cusps.ts';
import type { HouseNumber, Houses, HouseSystem } from '../house/cusps.ts';
import { astroTime } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { lotsOf } from './lot.ts';
import type { LotId } from './lot.ts';
import { sectOf } from './sect.ts';
import type { Sect } from './sect.ts';

/**
 * Slower than this many degrees a day and a body is shown as stationary: the eye of an ephemeris sees it
 * stand. Never true of the Sun and the Moon.
 */
export const STATIONARY_SPEED = 0.005;

export type { Sect } from './sect.ts';

export type NatalInput = {
  readonly at: UnixMs;
  /** Null when the place is unknown: no angles, no houses, no sect. */
  readonly place: Place | null;
  readonly houseSystem: HouseSystem;
  readonly node: NodeKind;
  readonly orbs?: OrbTable;
};

export type ChartBody = BodyPosition & {
  readonly sign: SignId;
  readonly degree: DegreeInSign;
  /** Null when the place is unknown. */
  readonly house: HouseNumber | null;
  readonly retrograde: boolean;
  readonly stationary: boolean;
  /**
   * Further from the equator than the Sun ever goes: |declination| over the true obliquity. Never true of the
   * Sun.
   */
  readonly outOfBounds: boolean;
};

/** A calculated place of the chart: the Vertex or a lot. */
export type ChartPoint = {
  readonly lon: Degrees;
  readonly sign: SignId;
  readonly degree: DegreeInSign;
  readonly house: HouseNumber | null;
};

export type ChartAngle = {
  readonly id: AngleId;
  readonly lon: Degrees;
  readonly sign: SignId;
  readonly degree: DegreeInSign;
};

export type NatalChart = {
  readonly at: UnixMs;
  readonly place: Place | null;
  readonly node: NodeKind;
  readonly orbs: OrbTable;
  /** Every computed body, in pair order. */
  readonly bodies: readonly ChartBody[];
  readonly angles: Readonly<Record<AngleId, ChartAngle>> | null;
  readonly houses: Houses | null;
  /** The western end of the prime vertical; null when the place is unknown. */
  readonly vertex: ChartPoint | null;
  /** Fortune and Spirit; null when the place is unknown. */
  readonly lots: Readonly<Record<LotId, ChartPoint>> | null;
  /** Among the bodies and to the angles, tightest first. Angles are held still when judging what applies. */
  readonly aspects: readonly Aspect[];
  /** The minor aspects of the same points, tightest first. */
  readonly minorAspects: readonly MinorAspect[];
  /** Parallels and contraparallels of declination among the bodies, tightest first. */
  readonly parallels: readonly Parallel[];
  /** Day when the centre of the Sun is above the true horizon. */
  readonly sect: Sect | null;
  /** The ten planets, one each; nodes and angles are not counted. */
  readonly elements: Readonly<Record<ElementId, number>>;
  readonly modalities: Readonly<Record<ModalityId, number>>;
  readonly phase: MoonPhase;
};

/** What a chart is made of besides positions. */
export type ChartFrame = {
  readonly at: UnixMs;
  readonly place: Place | null;
  /** Null without a place. */
  readonly angles: Angles | null;
  readonly houseSystem: HouseSystem;
  readonly node: NodeKind;
  readonly orbs?: OrbTable;
  /** True obliquity, degrees; by default that of the angles, else that of the instant. */
  readonly obliquityDeg?: number;
};

/**
 * The chart of an instant, and of a place when there is one. Tropical zodiac.
 *
 * Accuracy as in body/position.ts and house/angles.ts; measured in tests/reference. About 0.1 ms.
 */
export function natalChart(input: NatalInput): NatalChart {
  const { at, place, houseSystem, node, orbs = NATAL_ORBS } = input;
  const frame = skyFrame(astroTime(at));
  const positions = COMPUTED_BODY_IDS.map((body) => positionInFrame(frame, body, node));
  const angles = place === null ? null : anglesAt(frame, place);
  const { obliquityDeg } = frame;
  return chartFromPositions(positions, { at, place, angles, houseSystem, node, orbs, obliquityDeg });
}

/** What of a chart changes under a hand that moves through time. */
export type MomentChart = Pick<NatalChart, 'bodies' | 'angles' | 'houses' | 'aspects'>;

/** Bodies in signs and houses, the angles and the major aspects of positions from anywhere: a frame's worth of a chart. */
export function momentChart(positions: readonly BodyPosition[], chart: ChartFrame): MomentChart {
  const { at, angles, orbs = NATAL_ORBS } = chart;
  const obliquityDeg = chart.obliquityDeg ?? angles?.obliquityDeg ?? skyFrame(astroTime(at)).obliquityDeg;
  const houses = angles === null ? null : housesOrFallback(angles, chart.houseSystem);
  return {
    bodies: positions.map((position) => chartBody(position, houses, obliquityDeg)),
    angles: angles === null ? null : { asc: chartAngle('asc', angles.asc), mc: chartAngle('mc', angles.mc) },
    houses,
    aspects: aspectsAmong(aspectPoints(positions, angles), orbs),
  };
}

/**
 * The chart of positions from anywhere: a table of the sky, a progression, midpoints of two charts. They are
 * all the computed bodies, in pair order. About 10 µs.
 */
export function chartFromPositions(positions: readonly BodyPosition[], chart: ChartFrame): NatalChart {
  const { at, place, angles, node, orbs = NATAL_ORBS } = chart;
  const { bodies, houses, aspects, ...rest } = momentChart(positions, chart);
  const sun = bodyIn(bodies, 'sun');
  const moon = bodyIn(bodies, 'moon');
  const sect = angles === null ? null : sectOf(sun, angles);
  return {
    at,
    place,
    node,
    orbs,
    bodies,
    angles: rest.angles,
    houses,
    vertex: angles === null ? null : chartPoint(angles.vertex, houses),
    lots: angles === null || sect === null ? null : chartLots(angles.asc, sun.lon, moon.lon, sect, houses),
    aspects,
    minorAspects: minorAspectsAmong(aspectPoints(positions, angles), orbs),
    parallels: parallelsAmong(positions, orbs),
    sect,
    elements: countBy(bodies, ELEMENT_IDS, elementOf),
    modalities: countBy(bodies, MODALITY_IDS, modalityOf),
    phase: moonPhaseOf(sun, moon),
  };
}

/** The body of that name. Every chart has every computed body. */
export function bodyIn(bodies: readonly ChartBody[], id: ComputedBodyId): ChartBody {
  return present(
    bodies.find((body) => body.body === id),
    id,
  );
}

/**
 * What takes part in natal aspects. The angles turn with the Earth, so their own motion says nothing of the
 * sky.
 */
export function aspectPoints(
  positions: readonly BodyPosition[],
  angles: { readonly asc: number; readonly mc: number } | null,
): readonly AspectPoint[] {
  const points: AspectPoint[] = positions.map(({ body, lon, speed }) => ({ id: body, lon, speed }));
  if (angles !== null)
    points.push({ id: 'asc', lon: angles.asc, speed: 0 }, { id: 'mc', lon: angles.mc, speed: 0 });
  return points;
}

function chartBody(position: BodyPosition, houses: Houses | null, obliquityDeg: number): ChartBody {
  const { body, lon, lat, speed, dec } = position;
  return {
    body,
    lon,
    lat,
    speed,
    dec,
    sign: signOf(lon),
    degree: degreeInSign(lon),
    house: houses === null ? null : houseOf(lon, houses.cusps),
    retrograde: speed < 0,
    stationary: Math.abs(speed) < STATIONARY_SPEED,
    outOfBounds: isOutOfBounds(position, obliquityDeg),
  };
}

/**
 * The Sun's own latitude is below an arcsecond, so at a solstice it would step out by rounding; it is the
 * bound.
 */
export function isOutOfBounds({ body, dec }: BodyPosition, obliquityDeg: number): boolean {
  return body !== 'sun' && Math.abs(dec) > obliquityDeg;
}

function chartAngle(id: AngleId, lon: Degrees): ChartAngle {
  return { id, lon, sign: signOf(lon), degree: degreeInSign(lon) };
}

function chartPoint(lon: Degrees, houses: Houses | null): ChartPoint {
  return {
    lon,
    sign: signOf(lon),
    degree: degreeInSign(lon),
    house: houses === null ? null : houseOf(lon, houses.cusps),
  };
}

function chartLots(
  asc: number,
  sun: number,
  moon: number,
  sect: Sect,
  houses: Houses | null,
): Readonly<Record<LotId, ChartPoint>> {
  const { fortune, spirit } = lotsOf(asc, sun, moon, sect);
  return { fortune: chartPoint(fortune, houses), spirit: chartPoint(spirit, houses) };
}

const PLANETS: ReadonlySet<ComputedBodyId> = new Set(PLANET_IDS);

function countBy<Kind extends string>(
  bodies: readonly ChartBody[],
  kinds: readonly Kind[],
  kindOf: (sign: SignId) => Kind,
): Readonly<Record<Kind, number>> {
  const counts = {} as Record<Kind, number>;
  for (const kind of kinds) counts[kind] = 0;
  for (const { body, sign } of bodies) if (PLANETS.has(body)) counts[kindOf(sign)] += 1;
  return counts;
}
