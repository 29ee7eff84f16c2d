/** Keeps the glyphs on a ring from covering each other. */
import { wrap360 } from '#astro/angle/degrees.ts';

const TOLERANCE_DEG = 1e-9;

/** A run of neighbours that stand at the smallest gap from each other; `sum / count` is where it starts. */
type Block = { readonly sum: number; readonly count: number };

/**
 * Longitudes moved as little as can be (least total squared shift) so that neighbours are `gap` degrees apart, each
 * returned at the index it came in. The order round the ring is kept, and 0° Aries is a place like any other.
 *
 * `gap` is cut to 360 / n when more is asked for than the circle has; where the ring is too full to open, all stand at
 * even steps. Isotonic regression by pooling neighbours (pool
 * adjacent violators), on the circle cut open at its largest gap. O(n log n).
 */
export function spread(lons: readonly number[], gap: number): readonly number[] {
  const count = lons.length;
  if (count < 2) return lons.map(wrap360);
  const step = Math.min(gap, 360 / count);
  const ring = lons
    .map((lon, index) => ({ lon: wrap360(lon) as number, index }))
    .sort((p, q) => p.lon - q.lon);
  const opened = openAtLargestGap(ring);
  const starts = fitNonDecreasing(opened.map(({ lon }, place) => lon - place * step));
  const placed = opened.map(({ index }, place) => ({ index, lon: (starts[place] ?? 0) + place * step }));

  // The two ends, pushed outwards, may meet where the circle was cut open: then there is room only at even steps.
  const room = (placed[0]?.lon ?? 0) + 360 - (placed.at(-1)?.lon ?? 0);
  const settled = room >= step - TOLERANCE_DEG ? placed : evenly(placed);
  const out = Array.from({ length: count }, () => 0);
  for (const { index, lon } of settled) out[index] = wrap360(lon);
  return out;
}

type Placed = { readonly index: number; readonly lon: number };

/** Even steps all round the ring, about the middle they had. */
function evenly(placed: readonly Placed[]): readonly Placed[] {
  const middle = placed.reduce((sum, { lon }) => sum + lon, 0) / placed.length;
  const step = 360 / placed.length;
  return placed.map(({ index }, place) => ({
    index,
    lon: middle + (place - (placed.length - 1) / 2) * step,
  }));
}

/** The ring as a line that rises from the far side of its largest gap. */
function openAtLargestGap(ring: readonly Placed[]): readonly Placed[] {
  let cut = 0;
  let widest = -1;
  ring.forEach(({ lon }, i) => {
    const next = ring[i + 1]?.lon ?? (ring[0]?.lon ?? 0) + 360;
    if (next - lon > widest) {
      widest = next - lon;
      cut = (i + 1) % ring.length;
    }
  });
  return [...ring.slice(cut), ...ring.slice(0, cut).map(({ lon, index }) => ({ index, lon: lon + 360 }))];
}

function fitNonDecreasing(values: readonly number[]): readonly number[] {
  const blocks: Block[] = [];
  for (const value of values) {
    let block: Block = { sum: value, count: 1 };
    let before = blocks.at(-1);
    while (before !== undefined && before.sum / before.count > block.sum / block.count) {
      blocks.pop();
      block = { sum: before.sum + block.sum, count: before.count + block.count };
      before = blocks.at(-1);
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}
