/**
 * A Human Design chart: 26 activations at two moments, and what they define.
 *
 * Pure and without a place: the chart depends on the instant of birth alone. The nodes are the true (osculating) ones.
 */
import { present } from '#lib/assert.ts';
import { wrap360 } from '../angle/degrees.ts';
import type { Degrees } from '../angle/degrees.ts';
import type { ComputedBodyId } from '../body/body-id.ts';
import { positionInFrame } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import type { SkyFrame } from '../body/sky-frame.ts';
import { astroTimeOfDays, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { structureOf } from './centers.ts';
import type { Channel } from './centers.ts';
import { DESIGN_ARC_DEG, designInstant } from './design-instant.ts';
import { gateLineOf, lineMarginDeg } from './gate-wheel.ts';
import { HD_BODY_IDS } from './hd-id.ts';
import type {
  CenterId,
  HdAngle,
  HdAuthority,
  HdBodyId,
  HdDefinition,
  HdProfile,
  HdStrategy,
  HdType,
  LineNumber,
} from './hd-id.ts';

/** A body in a line of a gate. */
export type Activation = {
  readonly body: HdBodyId;
  /** Apparent ecliptic longitude of date, [0, 360). */
  readonly lon: Degrees;
  /** 1 to 64. */
  readonly gate: number;
  readonly line: LineNumber;
  /** Degrees to the nearest boundary of the line, 0 to 0.46875. */
  readonly marginDeg: number;
};

/** Gates of the personality Sun and Earth, then of the design Sun and Earth. */
export type CrossGates = readonly [number, number, number, number];
export type HdCross = { readonly gates: CrossGates; readonly angle: HdAngle };

export type HumanDesignChart = {
  /** Birth: the personality side. */
  readonly at: UnixMs;
  /** About 88 days before: the design side. */
  readonly designAt: UnixMs;
  /** Thirteen each, in the order of `HD_BODY_IDS`. */
  readonly personality: readonly Activation[];
  readonly design: readonly Activation[];
  /** Active gates of both sides, each once, ascending. */
  readonly gates: readonly number[];
  /** Defined channels, the lower gate first, ascending. */
  readonly channels: readonly Channel[];
  /** Defined centres, from top to bottom. */
  readonly centers: readonly CenterId[];
  readonly type: HdType;
  readonly strategy: HdStrategy;
  readonly authority: HdAuthority;
  readonly profile: HdProfile;
  readonly definition: HdDefinition;
  readonly cross: HdCross;
};

/** The chart of a birth. Valid wherever the ephemeris is (1800–2100). */
export function humanDesignChart(at: UnixMs): HumanDesignChart {
  const birthDays = unixToDays(at);
  const birth = skyFrame(astroTimeOfDays(birthDays));
  const birthSun = positionInFrame(birth, 'sun', 'true').lon;
  const { at: designAt, frame } = designInstant(birthDays, birthSun);
  const personality = activationsOf(longitudes(birth, birthSun));
  // Where the Sun stood at that instant is not looked up: it defines the instant.
  const design = activationsOf(longitudes(frame, wrap360(birthSun - DESIGN_ARC_DEG)));
  return { at, designAt, personality, design, ...wholeOf(personality, design) };
}

/** What both sides decide together. Each side has its thirteen activations in the order of `HD_BODY_IDS`. */
export function wholeOf(
  personality: readonly Placed[],
  design: readonly Placed[],
): Omit<HumanDesignChart, 'at' | 'designAt' | 'personality' | 'design'> {
  const active = new Set<number>();
  for (const { gate } of personality) active.add(gate);
  for (const { gate } of design) active.add(gate);
  const { channels, centers, type, strategy, authority, definition } = structureOf((gate) =>
    active.has(gate),
  );
  const profile = profileOf(sunOf(personality).line, sunOf(design).line);
  return {
    gates: [...active].sort((a, b) => a - b),
    channels,
    centers,
    type,
    strategy,
    authority,
    profile,
    definition,
    cross: crossOf(personality, design, profile),
  };
}

type Placed = Pick<Activation, 'gate' | 'line'>;

/** The body's activation on a side. */
export function activationOf(side: readonly Activation[], body: HdBodyId): Activation {
  return present(side[HD_BODY_IDS.indexOf(body)], 'activation');
}

const SUN = 0;
const EARTH = 1;

function sunOf(side: readonly Placed[]): Placed {
  return present(side[SUN], 'Sun');
}

function profileOf(personalityLine: LineNumber, designLine: LineNumber): HdProfile {
  // 88° are 93.87 lines, so the two lines of the Suns can meet in these twelve ways only.
  return `${personalityLine}/${designLine}` as HdProfile;
}

function crossOf(personality: readonly Placed[], design: readonly Placed[], profile: HdProfile): HdCross {
  const gates = [personality[SUN], personality[EARTH], design[SUN], design[EARTH]].map(
    (one) => present(one, 'activation').gate,
  );
  return { gates: gates as unknown as CrossGates, angle: angleOf(profile) };
}

/** The angle of a cross follows from the profile alone. */
export function angleOf(profile: HdProfile): HdAngle {
  if (profile === '4/1') return 'juxtaposition';
  return profile === '5/1' || profile === '5/2' || profile === '6/2' || profile === '6/3' ? 'left' : 'right';
}

/** Bodies whose longitude is looked up; the Sun is known, Earth and south node stand opposite Sun and north node. */
export const LOOKED_UP = [
  'northnode',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly (HdBodyId & ComputedBodyId)[];

/** Thirteen longitudes in the order of `HD_BODY_IDS`. */
function longitudes(frame: SkyFrame, sun: Degrees): readonly Degrees[] {
  const [node, ...rest] = LOOKED_UP.map((body) => positionInFrame(frame, body, 'true').lon);
  const northnode = present(node, 'north node');
  return [sun, wrap360(sun + 180), northnode, wrap360(northnode + 180), ...rest];
}

function activationsOf(lons: readonly Degrees[]): readonly Activation[] {
  return lons.map((lon, i) => ({
    body: present(HD_BODY_IDS[i], 'body'),
    lon,
    ...gateLineOf(lon),
    marginDeg: lineMarginDeg(lon),
  }));
}
