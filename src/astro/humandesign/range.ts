/**
 * What a Human Design chart can be when the birth lies somewhere in a stretch of time.
 *
 * Exact rather than sampled: the instants at which a body enters another line are found on tracks of both sides, and
 * between two such instants nothing changes. The design side moves with the birth, so its instants are carried over
 * to birth time by the Sun.
 */
import { assert, present } from '#lib/assert.ts';
import { wrap360 } from '../angle/degrees.ts';
import { bodyPosition } from '../body/position.ts';
import { crossings, longitudeTracks, trackValue } from '../event/track.ts';
import type { Track } from '../event/track.ts';
import { daysToUnix, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import type { Channel } from './centers.ts';
import { CHANNELS } from './centers.ts';
import { wholeOf, LOOKED_UP } from './chart.ts';
import type { HdCross } from './chart.ts';
import { DESIGN_ARC_DEG, designInstant } from './design-instant.ts';
import { gateLineAt, lineIndexOf, LINE_COUNT, LINE_WIDTH_DEG, WHEEL_START_DEG } from './gate-wheel.ts';
import { CENTER_IDS, HD_BODY_IDS, HD_SIDES } from './hd-id.ts';
import type {
  CenterId,
  GateLine,
  HdAuthority,
  HdBodyId,
  HdDefinition,
  HdProfile,
  HdSide,
  HdStrategy,
  HdType,
} from './hd-id.ts';

/** A value that may hold, and the share of the stretch in which it does: over 0, up to 1. */
export type Possible<T> = { readonly value: T; readonly share: number };

export type Presence = 'always' | 'sometimes' | 'never';

export type RangeActivation = {
  readonly body: HdBodyId;
  /** Every gate and line it stands in, in the order of time, each once. */
  readonly lines: readonly GateLine[];
  readonly gateHolds: boolean;
  readonly lineHolds: boolean;
};

/** A body enters another line: `at` is the instant of birth, on the design side too. */
export type LineChange = {
  readonly at: UnixMs;
  readonly side: HdSide;
  readonly body: HdBodyId;
  readonly before: GateLine;
  readonly after: GateLine;
};

/** A part of the stretch in which everything that both sides decide together stays as it is. */
export type HdStretch = {
  readonly from: UnixMs;
  readonly to: UnixMs;
  readonly channels: readonly Channel[];
  readonly centers: readonly CenterId[];
  readonly type: HdType;
  readonly strategy: HdStrategy;
  readonly authority: HdAuthority;
  readonly profile: HdProfile;
  readonly definition: HdDefinition;
  readonly cross: HdCross;
};

export type HumanDesignRange = {
  readonly from: UnixMs;
  readonly to: UnixMs;
  /** The design instants of both ends. */
  readonly designFrom: UnixMs;
  readonly designTo: UnixMs;
  /** Thirteen each, in the order of `HD_BODY_IDS`. */
  readonly personality: readonly RangeActivation[];
  readonly design: readonly RangeActivation[];
  /** Every gate that is active at some time, ascending. */
  readonly gates: readonly {
    readonly gate: number;
    readonly personality: Presence;
    readonly design: Presence;
  }[];
  readonly channels: { readonly always: readonly Channel[]; readonly sometimes: readonly Channel[] };
  readonly centers: { readonly always: readonly CenterId[]; readonly sometimes: readonly CenterId[] };
  /** What each may be, the likeliest first. One entry: it holds throughout. */
  readonly types: readonly Possible<HdType>[];
  readonly strategies: readonly Possible<HdStrategy>[];
  readonly authorities: readonly Possible<HdAuthority>[];
  readonly profiles: readonly Possible<HdProfile>[];
  readonly definitions: readonly Possible<HdDefinition>[];
  readonly crosses: readonly Possible<HdCross>[];
  /** Every change of line inside the stretch, in the order of time. */
  readonly changes: readonly LineChange[];
  /** The stretch cut where the whole changes: one piece when it holds throughout. */
  readonly stretches: readonly HdStretch[];
};

/** Two crossings closer than this are one: Sun and Earth change lines together. 1 ms. */
const SAME_DAYS = 1 / 86_400_000;

const LONGEST_DAYS = 8;

/** Looked up for each side; the Earth and the south node are half a wheel from Sun and north node. */
const TRACKED = ['sun', ...LOOKED_UP] as const;

/** What may be, for a birth in [from, to], both ends included; at most eight days. */
export function humanDesignRange(span: { readonly from: UnixMs; readonly to: UnixMs }): HumanDesignRange {
  const { from, to } = span;
  const start = unixToDays(from);
  const end = unixToDays(to);
  assert(end >= start && end - start <= LONGEST_DAYS, 'a stretch of a birth is short and runs forward', span);
  const designFrom = designInstant(start, bodyPosition('sun', from).lon).at;
  const designTo = designInstant(end, bodyPosition('sun', to).lon).at;
  const sides: Sides = {
    personality: tracksOf(start, end),
    design: tracksOf(unixToDays(designFrom), unixToDays(designTo)),
  };
  const bounds = boundaries(sides, start, end);
  const looks = bounds.slice(1).map((until, i) => lookAt(sides, present(bounds[i], 'boundary'), until));
  return { from, to, designFrom, designTo, ...summary(looks) };
}

type Tracks = ReadonlyMap<(typeof TRACKED)[number], Track>;
type Sides = Readonly<Record<HdSide, Tracks>>;

function tracksOf(from: number, to: number): Tracks {
  const tracks = longitudeTracks(TRACKED, from, to, { node: 'true' });
  return new Map(TRACKED.map((body, i) => [body, present(tracks[i], 'track')]));
}

/** Ends of the stretch and every instant of birth between them at which some body changes its line. */
function boundaries(sides: Sides, start: number, end: number): readonly number[] {
  const found: number[] = [];
  for (const side of HD_SIDES) {
    for (const track of sides[side].values()) {
      for (const t of lineCrossings(track)) {
        const birth = side === 'design' ? birthOf(sides, t) : t;
        if (birth !== null) found.push(birth);
      }
    }
  }
  const inside = found.filter((t) => t > start + SAME_DAYS && t < end - SAME_DAYS).sort((a, b) => a - b);
  return [start, ...inside.filter((t, i) => i === 0 || t - (inside[i - 1] ?? 0) > SAME_DAYS), end];
}

/** Times in a track at which its body stands on the boundary between two lines. */
function lineCrossings(track: Track): readonly number[] {
  const low = Math.min(...track.runs.flatMap(({ v0, v1 }) => [v0, v1]));
  const high = Math.max(...track.runs.flatMap(({ v0, v1 }) => [v0, v1]));
  const first = Math.ceil((low - WHEEL_START_DEG) / LINE_WIDTH_DEG);
  const last = Math.floor((high - WHEEL_START_DEG) / LINE_WIDTH_DEG);
  const times: number[] = [];
  for (let k = first; k <= last; k++)
    for (const { t } of crossings(track, WHEEL_START_DEG + k * LINE_WIDTH_DEG)) times.push(t);
  return times;
}

/** The birth whose design instant is `designDays`; null when it is beyond the tracks and so outside the stretch. */
function birthOf(sides: Sides, designDays: number): number | null {
  const goal = trackValue(sunTrack(sides.design), designDays) + DESIGN_ARC_DEG;
  return crossings(sunTrack(sides.personality), wrap360(goal))[0]?.t ?? null;
}

function designOf(sides: Sides, birthDays: number): number {
  const goal = trackValue(sunTrack(sides.personality), birthDays) - DESIGN_ARC_DEG;
  return present(crossings(sunTrack(sides.design), wrap360(goal))[0], 'design instant').t;
}

function sunTrack(tracks: Tracks): Track {
  return present(tracks.get('sun'), 'Sun');
}

/** The state between two boundaries: line indices of thirteen bodies a side. */
type Look = {
  readonly from: number;
  readonly to: number;
  readonly lines: Readonly<Record<HdSide, readonly number[]>>;
};

function lookAt(sides: Sides, from: number, to: number): Look {
  const middle = (from + to) / 2;
  return {
    from,
    to,
    lines: {
      personality: linesAt(sides.personality, middle),
      design: linesAt(sides.design, designOf(sides, middle)),
    },
  };
}

/** Line indices in the order of `HD_BODY_IDS`. */
function linesAt(tracks: Tracks, t: number): readonly number[] {
  const index = (body: (typeof TRACKED)[number]): number =>
    lineIndexOf(wrap360(trackValue(present(tracks.get(body), 'track'), t)));
  const opposite = (line: number): number => (line + LINE_COUNT / 2) % LINE_COUNT;
  return HD_BODY_IDS.map((body) => {
    if (body === 'earth') return opposite(index('sun'));
    if (body === 'southnode') return opposite(index('northnode'));
    return index(body);
  });
}

function summary(looks: readonly Look[]): Omit<HumanDesignRange, 'from' | 'to' | 'designFrom' | 'designTo'> {
  const wholes = looks.map(({ lines }) =>
    wholeOf(lines.personality.map(gateLineAt), lines.design.map(gateLineAt)),
  );
  const weights = looks.map(({ from, to }) => to - from);
  const possible = <T>(read: (whole: Whole) => T): readonly Possible<T>[] =>
    shares(wholes.map(read), weights);
  const presence = (has: (index: number) => boolean): Presence => presenceOf(looks.map((_, i) => has(i)));
  const activeOn = (side: HdSide) => {
    const sets = looks.map(({ lines }) => new Set(lines[side].map((line) => gateLineAt(line).gate)));
    return (gate: number): Presence => presence((i) => sets[i]?.has(gate) === true);
  };
  const onPersonality = activeOn('personality');
  const onDesign = activeOn('design');
  const gates = [...new Set(wholes.flatMap((whole) => whole.gates))]
    .sort((a, b) => a - b)
    .map((gate) => ({ gate, personality: onPersonality(gate), design: onDesign(gate) }));
  return {
    personality: HD_BODY_IDS.map((body, i) => rangeActivation(body, looks, 'personality', i)),
    design: HD_BODY_IDS.map((body, i) => rangeActivation(body, looks, 'design', i)),
    gates,
    channels: split(CHANNELS, (channel) => presence((i) => wholes[i]?.channels.includes(channel) === true)),
    centers: split(CENTER_IDS, (center) => presence((i) => wholes[i]?.centers.includes(center) === true)),
    types: possible(({ type }) => type),
    strategies: possible(({ strategy }) => strategy),
    authorities: possible(({ authority }) => authority),
    profiles: possible(({ profile }) => profile),
    definitions: possible(({ definition }) => definition),
    crosses: possible(({ cross }) => cross),
    changes: changesOf(looks),
    stretches: stretchesOf(looks, wholes),
  };
}

type Whole = ReturnType<typeof wholeOf>;

function presenceOf(seen: readonly boolean[]): Presence {
  if (seen.every(Boolean)) return 'always';
  return seen.some(Boolean) ? 'sometimes' : 'never';
}

function split<T>(
  all: readonly T[],
  presence: (one: T) => Presence,
): { readonly always: readonly T[]; readonly sometimes: readonly T[] } {
  const marked = all.map((one) => ({ one, presence: presence(one) }));
  const those = (wanted: Presence): readonly T[] =>
    marked.filter((entry) => entry.presence === wanted).map(({ one }) => one);
  return { always: those('always'), sometimes: those('sometimes') };
}

/** Each value once with the share of time it takes, the largest first. */
function shares<T>(values: readonly T[], weights: readonly number[]): readonly Possible<T>[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const byKey = new Map<string, { value: T; weight: number }>();
  values.forEach((value, i) => {
    const key = JSON.stringify(value);
    const known = byKey.get(key) ?? { value, weight: 0 };
    byKey.set(key, { value: known.value, weight: known.weight + (weights[i] ?? 0) });
  });
  return [...byKey.values()]
    .map(({ value, weight }) => ({ value, share: total === 0 ? 1 : weight / total }))
    .sort((a, b) => b.share - a.share);
}

function rangeActivation(
  body: HdBodyId,
  looks: readonly Look[],
  side: HdSide,
  index: number,
): RangeActivation {
  const seen = [...new Set(looks.map(({ lines }) => present(lines[side][index], 'line')))];
  const lines = seen.map(gateLineAt);
  return {
    body,
    lines,
    gateHolds: lines.every(({ gate }) => gate === lines[0]?.gate),
    lineHolds: lines.length === 1,
  };
}

function changesOf(looks: readonly Look[]): readonly LineChange[] {
  return looks.slice(1).flatMap((look, i) => {
    const earlier = present(looks[i], 'look');
    return HD_SIDES.flatMap((side) =>
      HD_BODY_IDS.flatMap((body, b) => {
        const before = present(earlier.lines[side][b], 'line');
        const after = present(look.lines[side][b], 'line');
        if (before === after) return [];
        return [
          { at: daysToUnix(look.from), side, body, before: gateLineAt(before), after: gateLineAt(after) },
        ];
      }),
    );
  });
}

function stretchesOf(looks: readonly Look[], wholes: readonly Whole[]): readonly HdStretch[] {
  const stretches: HdStretch[] = [];
  let lastKey = '';
  looks.forEach((look, i) => {
    const { gates: _gates, ...whole } = present(wholes[i], 'whole');
    const key = JSON.stringify(whole);
    const last = stretches.at(-1);
    if (last !== undefined && key === lastKey)
      stretches[stretches.length - 1] = { ...last, to: daysToUnix(look.to) };
    else stretches.push({ from: daysToUnix(look.from), to: daysToUnix(look.to), ...whole });
    lastKey = key;
  });
  return stretches;
}
