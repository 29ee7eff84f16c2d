/**
 * Gates, channels and centres, and what follows from which of them are active.
 *
 * A channel is defined when both of its gates are active, on either side; a centre is defined when a defined channel
 * ends in it. Everything else is read off the graph of defined channels, never off a list of known paths.
 */
import { present } from '#lib/assert.ts';
import { CENTER_IDS } from './hd-id.ts';
import type { CenterId, HdAuthority, HdDefinition, HdStrategy, HdType } from './hd-id.ts';

/** The gates of each centre: 64 in all, each in one centre. */
export const CENTER_GATES: Readonly<Record<CenterId, readonly number[]>> = {
  head: [61, 63, 64],
  ajna: [4, 11, 17, 24, 43, 47],
  throat: [8, 12, 16, 20, 23, 31, 33, 35, 45, 56, 62],
  g: [1, 2, 7, 10, 13, 15, 25, 46],
  heart: [21, 26, 40, 51],
  spleen: [18, 28, 32, 44, 48, 50, 57],
  sacral: [3, 5, 9, 14, 27, 29, 34, 42, 59],
  'solar-plexus': [6, 22, 30, 36, 37, 49, 55],
  root: [19, 38, 39, 41, 52, 53, 54, 58, 60],
};

/** Two gates, the lower number first. */
export type Channel = readonly [number, number];

/** The 36 channels. */
export const CHANNELS: readonly Channel[] = [
  [1, 8],
  [2, 14],
  [3, 60],
  [4, 63],
  [5, 15],
  [6, 59],
  [7, 31],
  [9, 52],
  [10, 20],
  [10, 34],
  [10, 57],
  [11, 56],
  [12, 22],
  [13, 33],
  [16, 48],
  [17, 62],
  [18, 58],
  [19, 49],
  [20, 34],
  [20, 57],
  [21, 45],
  [23, 43],
  [24, 61],
  [25, 51],
  [26, 44],
  [27, 50],
  [28, 38],
  [29, 46],
  [30, 41],
  [32, 54],
  [34, 57],
  [35, 36],
  [37, 40],
  [39, 55],
  [42, 53],
  [47, 64],
];

/** Centres that drive: a connection from one of them to the Throat makes a Manifestor or a Manifesting Generator. */
export const MOTORS = ['sacral', 'solar-plexus', 'heart', 'root'] as const satisfies readonly CenterId[];

const CENTER_BY_GATE: ReadonlyMap<number, CenterId> = new Map(
  CENTER_IDS.flatMap((center) => CENTER_GATES[center].map((gate) => [gate, center] as const)),
);

/** The centre a gate (1 to 64) belongs to. */
export function centerOfGate(gate: number): CenterId {
  return present(CENTER_BY_GATE.get(gate), 'gate');
}

/** What the active gates make of the nine centres. */
export type Structure = {
  /** Defined channels, in the order of `CHANNELS`. */
  readonly channels: readonly Channel[];
  /** Defined centres, from top to bottom. */
  readonly centers: readonly CenterId[];
  /** Connected groups of defined centres. */
  readonly groupCount: number;
  readonly type: HdType;
  readonly strategy: HdStrategy;
  readonly authority: HdAuthority;
  readonly definition: HdDefinition;
};

const CENTER_INDEX: Readonly<Record<CenterId, number>> = Object.fromEntries(
  CENTER_IDS.map((center, i) => [center, i]),
) as Record<CenterId, number>;

const ENDS: readonly (readonly [number, number])[] = CHANNELS.map(([a, b]) => [
  CENTER_INDEX[centerOfGate(a)],
  CENTER_INDEX[centerOfGate(b)],
]);

const DEFINITION_BY_GROUPS: readonly HdDefinition[] = [
  'none',
  'single',
  'split',
  'triple-split',
  'quadruple-split',
];

const STRATEGY: Readonly<Record<HdType, HdStrategy>> = {
  generator: 'respond',
  'manifesting-generator': 'respond',
  manifestor: 'inform',
  projector: 'wait-for-the-invitation',
  reflector: 'wait-a-lunar-cycle',
};

/** Channels, centres and what they decide, from the active gates of both sides together. */
export function structureOf(isActive: (gate: number) => boolean): Structure {
  // Union of the two ends of every defined channel; a group is named after one of its members.
  const group = CENTER_IDS.map((_, i) => i);
  const touched = CENTER_IDS.map(() => false);
  const channels: Channel[] = [];
  CHANNELS.forEach((channel, i) => {
    if (!isActive(channel[0]) || !isActive(channel[1])) return;
    channels.push(channel);
    const [a, b] = present(ENDS[i], 'ends');
    touched[a] = true;
    touched[b] = true;
    const from = group[a];
    const to = group[b];
    if (from !== to)
      for (let c = 0; c < group.length; c++) if (group[c] === from) group[c] = present(to, 'group');
  });
  const isDefined = (center: CenterId): boolean => touched[CENTER_INDEX[center]] === true;
  const isJoined = (a: CenterId, b: CenterId): boolean =>
    isDefined(a) && isDefined(b) && group[CENTER_INDEX[a]] === group[CENTER_INDEX[b]];
  const groupCount = new Set(group.filter((_, i) => touched[i])).size;
  const type = typeOf(channels.length > 0, isDefined, isJoined);
  return {
    channels,
    centers: CENTER_IDS.filter(isDefined),
    groupCount,
    type,
    strategy: STRATEGY[type],
    authority: authorityOf(type, isDefined, isJoined),
    definition: present(DEFINITION_BY_GROUPS[groupCount], 'definition'),
  };
}

type Defined = (center: CenterId) => boolean;
type Joined = (a: CenterId, b: CenterId) => boolean;

function typeOf(anyDefined: boolean, isDefined: Defined, isJoined: Joined): HdType {
  if (!anyDefined) return 'reflector';
  const motorToThroat = MOTORS.some((motor) => isJoined(motor, 'throat'));
  if (isDefined('sacral')) return motorToThroat ? 'manifesting-generator' : 'generator';
  return motorToThroat ? 'manifestor' : 'projector';
}

/** The first that applies, in this order. */
function authorityOf(type: HdType, isDefined: Defined, isJoined: Joined): HdAuthority {
  if (type === 'reflector') return 'lunar';
  if (isDefined('solar-plexus')) return 'emotional';
  if (isDefined('sacral')) return 'sacral';
  if (isDefined('spleen')) return 'splenic';
  if (isDefined('heart')) return isJoined('heart', 'throat') ? 'ego-manifested' : 'ego-projected';
  return isJoined('g', 'throat') ? 'self-projected' : 'mental';
}
