/** Places on a round drawing. */

/** The point at `turn` (0 at the left, 0.25 at the foot, counter-clockwise as signs rise) and `r` from the middle. */
export function onRound(cx: number, cy: number, r: number, turn: number): readonly [x: number, y: number] {
  const angle = Math.PI + turn * 2 * Math.PI;
  return [cx + r * Math.cos(angle), cy - r * Math.sin(angle)];
}

const written = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A part of a ring between two turns, less than half the round. */
export function ringPart(
  cx: number,
  cy: number,
  radii: { readonly inner: number; readonly outer: number },
  from: number,
  to: number,
): string {
  const { inner, outer } = radii;
  const at = (r: number, turn: number): string => written(onRound(cx, cy, r, turn));
  return `M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z`;
}

/** A line along the radius. */
export function spoke(cx: number, cy: number, from: number, to: number, turn: number): string {
  return `M${written(onRound(cx, cy, from, turn))}L${written(onRound(cx, cy, to, turn))}`;
}
