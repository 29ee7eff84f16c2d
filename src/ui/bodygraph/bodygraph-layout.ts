/**
 * Where everything stands on the bodygraph: nine centres in the order the field draws them, their gates, and the lines
 * between the gates. Units are those of the view box, which is a phone's width, so that a unit is a pixel there.
 *
 * Neighbouring gates keep 24 units, which is the least a finger needs (checked by bodygraph-layout.test.ts).
 */
import type { CenterId } from '#astro/humandesign/hd-id.ts';

export const BODYGRAPH_WIDTH = 358;
export const BODYGRAPH_HEIGHT = 672;

export type Point = readonly [x: number, y: number];

export interface CenterShape {
  center: CenterId;
  corners: readonly Point[];
  /** Middle of the name, one entry a line. */
  label: Point;
  gates: readonly (readonly [gate: number, x: number, y: number])[];
}

/** From top to bottom; the gates of a centre once round it with the clock, from its upper left. */
export const CENTER_SHAPES: readonly CenterShape[] = [
  {
    center: 'head',
    corners: [
      [179, 4],
      [243, 70],
      [115, 70],
    ],
    label: [179, 39],
    gates: [
      [64, 153, 60],
      [61, 179, 60],
      [63, 205, 60],
    ],
  },
  {
    center: 'ajna',
    corners: [
      [113, 98],
      [245, 98],
      [179, 177],
    ],
    label: [179, 132],
    gates: [
      [47, 153, 108],
      [24, 179, 108],
      [4, 205, 108],
      [11, 202, 132],
      [43, 179, 157],
      [17, 156, 132],
    ],
  },
  {
    center: 'throat',
    corners: [
      [126, 196],
      [232, 196],
      [232, 298],
      [126, 298],
    ],
    label: [179, 247],
    gates: [
      [62, 153, 206],
      [23, 179, 206],
      [56, 205, 206],
      [35, 222, 223],
      [12, 222, 247],
      [45, 222, 271],
      [33, 205, 288],
      [8, 179, 288],
      [31, 153, 288],
      [20, 136, 263],
      [16, 136, 231],
    ],
  },
  {
    center: 'g',
    corners: [
      [179, 321],
      [232, 374],
      [179, 427],
      [126, 374],
    ],
    label: [179, 374],
    gates: [
      [1, 179, 336],
      [13, 198, 355],
      [25, 216, 374],
      [46, 198, 393],
      [2, 179, 412],
      [15, 160, 393],
      [10, 142, 374],
      [7, 160, 355],
    ],
  },
  {
    center: 'heart',
    corners: [
      [275, 344],
      [317, 420],
      [233, 420],
    ],
    label: [274, 406],
    gates: [
      [21, 275, 370],
      [40, 302, 410],
      [26, 248, 410],
      [51, 259, 388],
    ],
  },
  {
    center: 'spleen',
    corners: [
      [8, 430],
      [94, 500],
      [8, 570],
    ],
    label: [33, 500],
    gates: [
      [48, 20, 452],
      [57, 39, 468],
      [44, 58, 484],
      [50, 77, 500],
      [32, 58, 516],
      [28, 39, 532],
      [18, 20, 548],
    ],
  },
  {
    center: 'sacral',
    corners: [
      [126, 464],
      [232, 464],
      [232, 550],
      [126, 550],
    ],
    label: [179, 507],
    gates: [
      [5, 153, 474],
      [14, 179, 474],
      [29, 205, 474],
      [59, 222, 507],
      [9, 205, 540],
      [3, 179, 540],
      [42, 153, 540],
      [27, 136, 522],
      [34, 136, 492],
    ],
  },
  {
    center: 'solar-plexus',
    corners: [
      [350, 430],
      [350, 570],
      [264, 500],
    ],
    label: [326, 500],
    gates: [
      [6, 281, 500],
      [37, 300, 484],
      [22, 319, 468],
      [36, 338, 452],
      [30, 338, 548],
      [55, 319, 532],
      [49, 300, 516],
    ],
  },
  {
    center: 'root',
    corners: [
      [126, 578],
      [232, 578],
      [232, 668],
      [126, 668],
    ],
    label: [179, 627],
    gates: [
      [53, 153, 588],
      [60, 179, 588],
      [52, 205, 588],
      [19, 222, 606],
      [39, 222, 631],
      [41, 222, 656],
      [58, 136, 656],
      [38, 136, 631],
      [54, 136, 606],
    ],
  },
];

/** A quadratic curve. */
export type Curve = readonly [from: Point, through: Point, to: Point];

/** The half of a channel that belongs to a gate: from the gate to the middle. */
export interface Arm {
  gate: number;
  curve: Curve;
  /** Which way sideways is, so that two bands run on through the middle: 1 or −1. */
  hand: 1 | -1;
}

export interface ChannelShape {
  gates: readonly [number, number];
  centers: readonly [CenterId, CenterId];
  /** From one gate to the other. */
  arms: readonly [Arm, Arm];
}

/** Channels of two gates that meet half way; a third entry bends the line towards that point. */
const SIMPLE: readonly (readonly [upper: number, lower: number, bend?: Point])[] = [
  // First, because four others cross over it.
  [26, 44],
  [64, 47],
  [61, 24],
  [63, 4],
  [17, 62],
  [43, 23],
  [11, 56],
  [31, 7],
  [8, 1],
  [33, 13],
  [16, 48, [-2, 282]],
  [45, 21],
  [12, 22, [342, 300]],
  [35, 36, [360, 282]],
  [25, 51],
  [40, 37],
  [15, 5],
  [2, 14],
  [46, 29],
  [27, 50],
  [59, 6],
  [32, 54],
  [28, 38],
  [18, 58],
  [42, 53],
  [3, 60],
  [9, 52],
  [49, 19],
  [55, 39],
  [30, 41],
];

/** Four gates that make six channels among them: their halves meet in one point. */
export const KNOT: Point = [54, 334];
const KNOTTED: readonly (readonly [gate: number, bend: Point])[] = [
  [20, [80, 290]],
  [10, [92, 372]],
  [34, [72, 428]],
  [57, [36, 380]],
];

export const KNOTTED_GATES: readonly number[] = KNOTTED.map(([gate]) => gate);

const GATE_POINTS: ReadonlyMap<number, Point> = new Map(
  CENTER_SHAPES.flatMap(({ gates }) => gates.map(([gate, x, y]) => [gate, [x, y] as const] as const)),
);

const CENTER_BY_GATE: ReadonlyMap<number, CenterId> = new Map(
  CENTER_SHAPES.flatMap(({ center, gates }) => gates.map(([gate]) => [gate, center] as const)),
);

/** The middle of a gate. */
export function gatePoint(gate: number): Point {
  return GATE_POINTS.get(gate) ?? [0, 0];
}

/** Halves that belong together: the two of a channel, or the four of the knot. 64 halves in all, one a gate. */
export const ARM_GROUPS: readonly (readonly Arm[])[] = [
  ...SIMPLE.map(([upper, lower, bend]): readonly Arm[] => {
    const [from, to] = [gatePoint(upper), gatePoint(lower)];
    const [first, second] = halves([from, bend ?? between(from, to), to]);
    return [
      { gate: upper, curve: first, hand: 1 },
      { gate: lower, curve: second, hand: -1 },
    ];
  }),
  KNOTTED.map(([gate, bend]): Arm => ({
    gate,
    curve: [gatePoint(gate), bend, KNOT],
    hand: gate === 20 ? 1 : -1,
  })),
];

/** Every half, each once. */
export const ARMS: readonly Arm[] = ARM_GROUPS.flat();

const ARM_BY_GATE: ReadonlyMap<number, Arm> = new Map(ARMS.map((arm) => [arm.gate, arm]));

/** The 36 channels, the lower gate first, from the top of the drawing to its foot. */
export const CHANNEL_SHAPES: readonly ChannelShape[] = [
  ...SIMPLE.map(([upper, lower]) => [upper, lower] as const),
  ...KNOTTED.flatMap(([a], i) => KNOTTED.slice(i + 1).map(([b]) => [a, b] as const)),
]
  .map(([one, other]) => channelShape(Math.min(one, other), Math.max(one, other)))
  .sort((p, q) => height(p) - height(q));

function channelShape(a: number, b: number): ChannelShape {
  return { gates: [a, b], centers: [centerOf(a), centerOf(b)], arms: [armOf(a), armOf(b)] };
}

/** The centre a gate is drawn in. */
export function centerOf(gate: number): CenterId {
  return CENTER_BY_GATE.get(gate) ?? 'root';
}

function armOf(gate: number): Arm {
  const point = gatePoint(gate);
  return ARM_BY_GATE.get(gate) ?? { gate, curve: [point, point, point], hand: 1 };
}

function height({ gates: [a, b] }: ChannelShape): number {
  return Math.min(gatePoint(a)[1], gatePoint(b)[1]) * 1000 + Math.max(gatePoint(a)[1], gatePoint(b)[1]);
}

/** Both halves of a curve, each starting at its own end. */
function halves([from, through, to]: Curve): readonly [Curve, Curve] {
  const [a, b] = [between(from, through), between(through, to)];
  const middle = between(a, b);
  // A hair past the middle, or the ground shows between two halves of one ink.
  return [
    [from, a, toward(middle, b, 0.4)],
    [to, b, toward(middle, a, 0.4)],
  ];
}

function between([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** The curve moved sideways, to the left of its direction when `by` is negative. */
export function beside([from, through, to]: Curve, by: number): Curve {
  const [n1, n2] = [normal(from, through, from, to), normal(through, to, from, to)];
  const middle = normal(from, to, from, to);
  const shift = ([x, y]: Point, [nx, ny]: Point): Point => [x + nx * by, y + ny * by];
  return [shift(from, n1), shift(through, middle), shift(to, n2)];
}

/** Unit normal of the way from `a` to `b`; of the whole way when the two are one point. */
function normal(a: Point, b: Point, from: Point, to: Point): Point {
  const same = a[0] === b[0] && a[1] === b[1];
  const [dx, dy] = same ? [to[0] - from[0], to[1] - from[1]] : [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** A curve as a path; a straight one as a line. */
export function curvePath([from, through, to]: Curve): string {
  return `M${xy(from)}Q${xy(through)} ${xy(to)}`;
}

/** A closed shape with corners rounded by `radius`. */
export function roundedPath(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    return `${i === 0 ? 'M' : 'L'}${xy(toward(corner, before, radius))}Q${xy(corner)} ${xy(toward(corner, after, radius))}`;
  });
  return `${parts.join('')}Z`;
}

function toward([x1, y1]: Point, [x2, y2]: Point, distance: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [x1 + ((x2 - x1) / length) * distance, y1 + ((y2 - y1) / length) * distance];
}

function xy([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
