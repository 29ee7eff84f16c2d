/**
 * The outline of the lit part of the Moon's disc, as an SVG path around (0, 0), drawn as seen from the north:
 * the waxing Moon is lit on the right.
 *
 * `elongationDeg` is the Moon's longitude less the Sun's: 0 new, 90 first quarter, 180 full, 270 last quarter;
 * any real number, taken modulo 360. `radius` in the units of the drawing. The terminator is half an ellipse
 * whose short half-axis is radius × |cos elongation|; libration is left out.
 */
export function moonPath(elongationDeg: number, radius: number): string {
  const e = ((elongationDeg % 360) + 360) % 360;
  const k = Math.cos((e * Math.PI) / 180);
  const waxing = e < 180;
  const limbSweep = waxing ? 1 : 0;
  // The terminator returns on the lit side of the axis while the disc is a crescent, beyond it when gibbous.
  const crescent = k > 0;
  const terminatorSweep = waxing === crescent ? 0 : 1;
  const r = round(radius);
  const halfAxis = round(Math.abs(k) * radius);
  return `M0 ${-r}A${r} ${r} 0 0 ${limbSweep} 0 ${r}A${halfAxis} ${r} 0 0 ${terminatorSweep} 0 ${-r}Z`;
}

/** The lit share of the disc, 0 to 1, for the same elongation. */
export function litShare(elongationDeg: number): number {
  return (1 - Math.cos((elongationDeg * Math.PI) / 180)) / 2;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
