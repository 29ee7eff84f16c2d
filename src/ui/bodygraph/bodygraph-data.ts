/** What the bodygraph and its tables draw, as plain data, and how it is read off a chart or a doubtful stretch. */
import type { Channel } from '#astro/humandesign/centers.ts';
import type { HumanDesignChart } from '#astro/humandesign/chart.ts';
import type { CenterId, GateLine, HdBodyId, HdSide } from '#astro/humandesign/hd-id.ts';
import type { NearLine } from '#astro/humandesign/near-lines.ts';
import type { HumanDesignRange, Presence } from '#astro/humandesign/range.ts';

/** Which side activates a gate. */
export type GateSide = HdSide | 'both';

export interface BodygraphGate {
  gate: number;
  side: GateSide;
  /** False when a doubtful birth time leaves it open. */
  sure: boolean;
}

export interface BodygraphChannel {
  gates: Channel;
  sure: boolean;
}

/** A body with the gates and lines it may stand in: one each when the time is exact. */
export interface BodygraphActivation {
  body: HdBodyId;
  personality: readonly GateLine[];
  design: readonly GateLine[];
}

export interface BodygraphData {
  /** Defined centres. */
  centers: readonly { center: CenterId; sure: boolean }[];
  /** Active gates. */
  gates: readonly BodygraphGate[];
  /** Defined channels. */
  channels: readonly BodygraphChannel[];
  activations: readonly BodygraphActivation[];
  /** Activations beside another line, the nearest in time first. */
  near: readonly NearLine[];
}

/** What can be chosen: `center.head`, `gate.43`, `channel.23-43`. */
export type BodygraphId = `center.${CenterId}` | `gate.${number}` | `channel.${number}-${number}`;

export const centerStop = (center: CenterId): BodygraphId => `center.${center}`;
export const gateStop = (gate: number): BodygraphId => `gate.${gate}`;
export const channelStop = ([a, b]: Channel): BodygraphId => `channel.${a}-${b}`;

/** A chart for an exact birth time. */
export function bodygraphOfChart(chart: HumanDesignChart, near: readonly NearLine[]): BodygraphData {
  const on = (side: HdSide) => new Set(chart[side].map(({ gate }) => gate));
  const personality = on('personality');
  const design = on('design');
  return {
    centers: chart.centers.map((center) => ({ center, sure: true })),
    gates: chart.gates.map((gate) => ({
      gate,
      side: sideOf(personality.has(gate), design.has(gate)),
      sure: true,
    })),
    channels: chart.channels.map((gates) => ({ gates, sure: true })),
    activations: chart.personality.map(({ body, gate, line }, i) => {
      const other = chart.design[i];
      return { body, personality: [{ gate, line }], design: other === undefined ? [] : [lineOf(other)] };
    }),
    near,
  };
}

/** A stretch of time: what holds throughout is sure, what may hold is drawn as open. */
export function bodygraphOfRange(range: HumanDesignRange): BodygraphData {
  const marked = <T>({ always, sometimes }: { always: readonly T[]; sometimes: readonly T[] }) => [
    ...always.map((one) => ({ one, sure: true })),
    ...sometimes.map((one) => ({ one, sure: false })),
  ];
  return {
    centers: marked(range.centers).map(({ one, sure }) => ({ center: one, sure })),
    gates: range.gates.map(({ gate, personality, design }) => ({
      gate,
      side: sideOf(personality !== 'never', design !== 'never'),
      sure: settled(personality) && settled(design),
    })),
    channels: marked(range.channels).map(({ one, sure }) => ({ gates: one, sure })),
    activations: range.personality.map(({ body, lines }, i) => ({
      body,
      personality: lines,
      design: range.design[i]?.lines ?? [],
    })),
    near: [],
  };
}

function sideOf(personality: boolean, design: boolean): GateSide {
  if (personality && design) return 'both';
  return personality ? 'personality' : 'design';
}

function settled(presence: Presence): boolean {
  return presence !== 'sometimes';
}

function lineOf({ gate, line }: GateLine): GateLine {
  return { gate, line };
}
