/**
 * The pen of the deck: marks on a sheet of 300 × 500, and the few shapes that all pictures are made of.
 *
 * Paths use absolute M, L, Q, C and Z alone, so that a shape can be moved, turned and scaled by its points while its line
 * keeps its weight.
 */

/** The horizon that all 78 pictures share: 62 % of the height. */
export const HORIZON = 310;
export const WIDTH = 300;
export const HEIGHT = 500;

/**
 * How a path is inked: the gold line (drawn twice, for a foil edge), the line in the ink of the suit, a hairline, filled with
 * gold, with the ink or a thin wash of it, or with the ground so that nothing shows through.
 */
export type Ink = 'gold' | 'ink' | 'fine' | 'lit' | 'full' | 'wash' | 'cover';

export type Mark = readonly [ink: Ink, path: string];

export type Put = {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  /** A second scale across, for a mirrored or narrowed shape. */
  readonly across?: number;
};

const tidy = (n: number): number => Math.round(n * 10) / 10;

/** A path with its points moved. */
export function put(path: string, { x, y, turn = 0, scale = 1, across = 1 }: Put): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/gu, (_, a: string, b: string) => {
    const [px, py] = [Number(a) * across, Number(b)];
    return `${tidy(x + px * cos - py * sin)} ${tidy(y + px * sin + py * cos)}`;
  });
}

/** Marks moved together. */
export const putAll = (marks: readonly Mark[], at: Put): readonly Mark[] =>
  marks.map(([ink, path]) => [ink, put(path, at)] as const);

/** Four arcs that make an ellipse. */
export function oval(x: number, y: number, rx: number, ry: number = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const points = [
    `M${x} ${y - ry}`,
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}`,
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}`,
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}`,
    `C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}Z`,
  ];
  return put(points.join(''), { x: 0, y: 0 });
}

export const circle = (x: number, y: number, r: number): string => oval(x, y, r);

/** The point at an angle, in degrees from the top, clockwise. */
export function polar(x: number, y: number, r: number, deg: number): readonly [number, number] {
  const angle = (deg * Math.PI) / 180;
  return [tidy(x + r * Math.sin(angle)), tidy(y - r * Math.cos(angle))];
}

/** Straight lines through points. */
export function lines(points: readonly (readonly [number, number])[], closed = false): string {
  return (
    points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${tidy(x)} ${tidy(y)}`).join('') + (closed ? 'Z' : '')
  );
}

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  lines([
    [x1, y1],
    [x2, y2],
  ]);

/** A star of `points` tips, the first at the top. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    polar(x, y, at % 2 === 0 ? outer : inner, turn + (at * 180) / points),
  );
  return lines(corners, true);
}

/** The five-pointed star in one line. */
export function pentagram(x: number, y: number, r: number, turn = 0): string {
  return lines(
    [0, 2, 4, 1, 3].map((at) => polar(x, y, r, turn + at * 72)),
    true,
  );
}

/** Short strokes around a centre: `from` and `to` are radii, angles in degrees from the top. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  start = 0,
  sweep = 360,
): string {
  const step = sweep === 360 ? sweep / count : sweep / (count - 1);
  return Array.from({ length: count }, (_, at) => {
    const deg = start + at * step;
    const [x1, y1] = polar(x, y, from, deg);
    const [x2, y2] = polar(x, y, to, deg);
    return line(x1, y1, x2, y2);
  }).join('');
}

/** An arc of a circle as quadratic pieces, angles in degrees from the top, clockwise. */
export function arc(x: number, y: number, r: number, from: number, to: number, flat = 1): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 30));
  const step = (to - from) / pieces;
  const bulge = 1 / Math.cos((step * Math.PI) / 360);
  const at = (radius: number, deg: number): string => {
    const [px, py] = polar(0, 0, radius, deg);
    return `${tidy(x + px)} ${tidy(y + py * flat)}`;
  };
  return Array.from({ length: pieces }, (_, i) => {
    const a = from + i * step;
    return `${i === 0 ? `M${at(r, a)}` : ''}Q${at(r * bulge, a + step / 2)} ${at(r, a + step)}`;
  }).join('');
}

/** A run of even waves from x1 to x2. */
export function waves(x1: number, x2: number, y: number, height: number, count: number): string {
  const step = (x2 - x1) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = x1 + i * step;
    const lift = i % 2 === 0 ? -height : height;
    return `${i === 0 ? `M${tidy(x)} ${y}` : ''}Q${tidy(x + step / 2)} ${tidy(y + lift)} ${tidy(x + step)} ${y}`;
  }).join('');
}

/** A thin crescent, open to the right at turn 0. */
export const crescent = (x: number, y: number, r: number, turn = 0): string =>
  put('M0 -10C-13 -10 -13 10 0 10C-7 6 -7 -6 0 -10Z', { x, y, turn, scale: r / 10 });

/** A curl of cloud, about 60 wide. */
export const cloud = (x: number, y: number, scale = 1, across = 1): string =>
  put('M-30 8C-40 -4 -24 -16 -16 -8C-14 -22 8 -24 10 -10C22 -18 36 -4 26 6C20 12 10 8 12 2', {
    x,
    y,
    scale,
    across,
  });

/** A shape with its ground covered, so that nothing behind shows through. */
export const solid = (path: string, ink: 'gold' | 'ink' | 'fine' = 'gold'): readonly Mark[] => [
  ['cover', path],
  [ink, path],
];

/** The same, with a thin wash of the ink. */
export const washed = (path: string, ink: 'gold' | 'ink' | 'fine' = 'ink'): readonly Mark[] => [
  ['cover', path],
  ['wash', path],
  [ink, path],
];
