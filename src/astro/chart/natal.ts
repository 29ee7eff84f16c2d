import { present } from '#lib/assert.ts';
import type { Degrees } from '../angle/degrees.ts';
import { degreeInSign, ELEMENT_IDS, elementOf, MODALITY_IDS, modalityOf, signOf } from '../angle/sign.ts';
import type { DegreeInSign, ElementId, ModalityId, SignId } from '../angle/sign.ts';
import { aspectsAmong } from '../aspect/aspects.ts';
import type { Aspect, AspectPoint } from '../aspect/aspects.ts';
import { NATAL_ORBS } from '../aspect/orb-table.ts';
import type { OrbTable } from '../aspect/orb-table.ts';
import { COMPUTED_BODY_IDS, PLANET_IDS } from '../body/body-id.ts';
import type { AngleId, ComputedBodyId, NodeKind } from '../body/body-id.ts';
import { positionInFrame } from '../body/position.ts';
import type { BodyPosition } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import { moonPhaseOf } from '../event/moon-phase.ts';
import type { MoonPhase } from '../event/moon-phase.ts';
import { altitudeOf, anglesAt } from '../house/angles.ts';
import type { Angles, Place } from '../house/angles.ts';
import { houseOf, housesOrFallback } from '../house/cusps.ts';
import type { HouseNumber, Houses, HouseSystem } from '../house/cusps.ts';
import { astroTime } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';

/**
 * Slower than this many degrees a day and a body is shown as stationary: the eye of an ephemeris sees it stand.
 * Never true of the Sun and the Moon.
 */
export const STATIONARY_SPEED = 0.005;

export type Sect = 'day' | 'night';

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
  /** Among the bodies and to the angles, tightest first. Angles are held still when judging what applies. */
  readonly aspects: readonly Aspect[];
  /** Day when the centre of the Sun is above the true horizon. */
  readonly sect: Sect | null;
  /** The ten planets, one each; nodes and angles are not counted. */
  readonly elements: Readonly<Record<ElementId, number>>;
  readonly modalities: Readonly<Record<ModalityId, number>>;
  readonly phase: MoonPhase;
};

/**
 * The chart of an instant, and of a place when there is one. Tropical zodiac.
 *
 * Accuracy as in body/position.ts and house/angles.ts; measured in tests/truth/natal. Under 1 ms.
 */
export function natalChart(input: NatalInput): NatalChart {
  const { at, place, node, orbs = NATAL_ORBS } = input;
  const frame = skyFrame(astroTime(at));
  const positions = COMPUTED_BODY_IDS.map((body) => positionInFrame(frame, body, node));
  const angles = place === null ? null : anglesAt(frame, place);
  const houses = angles === null ? null : housesOrFallback(angles, input.houseSystem);
  const bodies = positions.map((position) => chartBody(position, houses));
  const sun = bodyIn(bodies, 'sun');
  return {
    at,
    place,
    node,
    orbs,
    bodies,
    angles: angles === null ? null : { asc: chartAngle('asc', angles.asc), mc: chartAngle('mc', angles.mc) },
    houses,
    aspects: aspectsAmong(aspectPoints(positions, angles), orbs),
    sect: angles === null ? null : sectOf(sun, angles),
    elements: countBy(bodies, ELEMENT_IDS, elementOf),
    modalities: countBy(bodies, MODALITY_IDS, modalityOf),
    phase: moonPhaseOf(sun, bodyIn(bodies, 'moon')),
  };
}

/** The body of that name. Every chart has every computed body. */
export function bodyIn(bodies: readonly ChartBody[], id: ComputedBodyId): ChartBody {
  return present(
    bodies.find((body) => body.body === id),
    id,
  );
}

/** Day or night by the altitude of the Sun's centre, which holds inside the polar circle too. */
export function sectOf(sun: BodyPosition, angles: Angles): Sect {
  return altitudeOf(sun, angles) >= 0 ? 'day' : 'night';
}

/** What takes part in natal aspects. The angles turn with the Earth, so their own motion says nothing of the sky. */
export function aspectPoints(
  positions: readonly BodyPosition[],
  angles: { readonly asc: number; readonly mc: number } | null,
): readonly AspectPoint[] {
  const points: AspectPoint[] = positions.map(({ body, lon, speed }) => ({ id: body, lon, speed }));
  if (angles !== null)
    points.push({ id: 'asc', lon: angles.asc, speed: 0 }, { id: 'mc', lon: angles.mc, speed: 0 });
  return points;
}

function chartBody(position: BodyPosition, houses: Houses | null): ChartBody {
  return {
    ...position,
    sign: signOf(position.lon),
    degree: degreeInSign(position.lon),
    house: houses === null ? null : houseOf(position.lon, houses.cusps),
    retrograde: position.speed < 0,
    stationary: Math.abs(position.speed) < STATIONARY_SPEED,
  };
}

function chartAngle(id: AngleId, lon: Degrees): ChartAngle {
  return { id, lon, sign: signOf(lon), degree: degreeInSign(lon) };
}

function countBy<Kind extends string>(
  bodies: readonly ChartBody[],
  kinds: readonly Kind[],
  kindOf: (sign: SignId) => Kind,
): Readonly<Record<Kind, number>> {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const planet of PLANET_IDS) counts[kindOf(bodyIn(bodies, planet).sign)] += 1;
  return counts;
}
