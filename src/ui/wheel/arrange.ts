/** Where the glyphs of a ring stand: near their place, never over one another, on their own side of the axes. */
import { signedDifference } from '#astro/angle/degrees.ts';
import { spreadBy } from './spread.ts';
import { arcDeg, figureWidth } from './wheel-layout.ts';
import type { Row, WheelLayout } from './wheel-layout.ts';

export type Seat = {
  /** Longitude of the glyph. */
  readonly lon: number;
  readonly row: Row;
};

export type Arrangement = {
  readonly layout: WheelLayout;
  /** In the order of the bodies. */
  readonly seats: readonly Seat[];
};

type Standing = { readonly lon: number; readonly degree: string };

/** Glyphs further than this from their place are too far to be seen as theirs: a second row takes half of them. */
const FAR_DEG = 42;
/** More than this of the circle filled, and one row has no room to move. */
const FULL_DEG = 300;
/** Moving an axis costs so much that it stays. */
const AXIS_WEIGHT = 1e6;

/**
 * One row of glyphs where that is near enough; otherwise, given a `crowded` drawing, two, with every other glyph of a
 * crowd in the second. A glyph stands on the same side of an axis as its body, unless that would take it far off.
 */
export function arrange(
  bodies: readonly Standing[],
  axes: readonly number[],
  layout: WheelLayout,
  crowded: WheelLayout | null,
): Arrangement {
  const single = inRows(
    bodies,
    axes,
    layout,
    bodies.map(() => 0),
  );
  const gap = arcDeg(layout.rows[0].gap, layout.rows[0].glyph);
  const tooFull = bodies.length * gap > FULL_DEG || furthest(bodies, single) > FAR_DEG;
  if (crowded === null || !tooFull) return seated(layout, single, []);
  const rows = everyOther(single, gap);
  return seated(crowded, inRows(bodies, axes, crowded, rows), rows);
}

function seated(layout: WheelLayout, lons: readonly number[], rows: readonly number[]): Arrangement {
  return { layout, seats: lons.map((lon, i) => ({ lon, row: layout.rows[rows[i] ?? 0] ?? layout.rows[0] })) };
}

const furthest = (bodies: readonly Standing[], lons: readonly number[]): number =>
  bodies.reduce((most, { lon }, i) => Math.max(most, Math.abs(signedDifference(lon, lons[i] ?? lon))), 0);

function inRows(
  bodies: readonly Standing[],
  axes: readonly number[],
  layout: WheelLayout,
  rows: readonly number[],
): readonly number[] {
  const [first] = layout.rows;
  // Half of the arc that each keeps clear, at its own row; a label wider than the gap asks for its own width.
  const halves = bodies.map(({ degree }, i) => {
    const row = layout.rows[rows[i] ?? 0] ?? first;
    const type = isStretch(degree) ? layout.smallType : layout.degreeType;
    const label = (figureWidth(degree, type) + 2) / 2;
    return Math.max(arcDeg(row.gap / 2, row.glyph), isStretch(degree) ? arcDeg(label, row.degree) : 0);
  });
  const between = (a: number, b: number): number => {
    if (a >= bodies.length || b >= bodies.length) {
      // An axis is a line; two of them mind no distance.
      const body = Math.min(a, b);
      return body >= bodies.length ? 0 : (halves[body] ?? 0);
    }
    if ((rows[a] ?? 0) !== (rows[b] ?? 0)) return arcDeg(layout.cross, first.glyph);
    return (halves[a] ?? 0) + (halves[b] ?? 0);
  };
  const lons = bodies.map(({ lon }) => lon);
  const free = spreadBy(lons, between);
  if (axes.length === 0) return free;
  const weights = [...lons.map(() => 1), ...axes.map(() => AXIS_WEIGHT)];
  const sided = spreadBy([...lons, ...axes], between, weights).slice(0, bodies.length);
  const limit = Math.max(12, furthest(bodies, free) + 1.2 * arcDeg(first.gap, first.glyph));
  return furthest(bodies, sided) <= limit ? sided : free;
}

export function isStretch(degree: string): boolean {
  return degree.length > 3;
}

/** 1 for every other one of three and more that touch, 0 for the rest; the ends of a crowd stay in the first row. */
function everyOther(lons: readonly number[], gap: number): readonly number[] {
  const order = lons.map((_, i) => i).sort((a, b) => (lons[a] ?? 0) - (lons[b] ?? 0));
  const touches = order.map((index, i) => {
    const next = order[(i + 1) % order.length] ?? index;
    return Math.abs(signedDifference(lons[index] ?? 0, lons[next] ?? 0)) < gap * 1.35;
  });
  const out = lons.map(() => 0);
  // Begun after a break, so that a crowd over the seam is one crowd.
  const begin = touches.lastIndexOf(false) + 1;
  let place = 0;
  order.forEach((_, step) => {
    const i = (begin + step) % order.length;
    const last = !touches[i] || step === order.length - 1;
    out[order[i] ?? 0] = place % 2 === 1 && !last ? 1 : 0;
    place = last ? 0 : place + 1;
  });
  return out;
}
