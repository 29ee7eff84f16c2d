/** Keeps the glyphs on a ring from covering each other. */
import { wrap360 } from '#astro/angle/degrees.ts';

const TOLERANCE_DEG = 1e-9;

/** A run of neighbours at the smallest distance from each other; `sum / weight` is where it starts. */
type Run = { sum: number; weight: number; members: number[] };

/**
 * Longitudes moved as little as can be (least total squared shift) so that neighbours are `gap` degrees apart, each
 * returned at the index it came in. The order round the ring is kept, and 0° Aries is a place like any other.
 *
 * `gap` is cut to 360 / n when more is asked for than the circle has.
 */
export function spread(lons: readonly number[], gap: number): readonly number[] {
  return spreadBy(lons, () => gap);
}

/**
 * The same with a distance for each pair of neighbours, degrees.
 *
 * `weights` say how hard a place is to move (1 by default). `order` lists the indices as they follow each other round
 * the ring, some of them perhaps a little past their neighbour; without it the longitudes say. When the distances are more than the circle, all are cut alike.
 * Isotonic regression by pooling neighbours (pool adjacent violators), closed to a ring. O(n log n).
 */
export function spreadBy(
  lons: readonly number[],
  gapBetween: (from: number, to: number) => number,
  weights?: readonly number[],
  order: readonly number[] = inOrder(lons),
): readonly number[] {
  const count = lons.length;
  if (count < 2) return lons.map(wrap360);
  const ring = openAtLargestGap(lons, order);
  const gaps = ring.map(({ index }, i) => gapBetween(index, ring[(i + 1) % count]?.index ?? index));
  const asked = gaps.reduce((sum, gap) => sum + gap, 0);
  const scale = Math.min(1, 360 / asked);
  const round = asked * scale;

  // Less the distances asked for, the places only have to rise.
  let before = 0;
  const offsets = ring.map((_, i) => {
    const here = before;
    before += (gaps[i] ?? 0) * scale;
    return here;
  });
  const runs = pooled(
    ring.map(({ lon, index }, i) => {
      const weight = weights?.[index] ?? 1;
      return { sum: (lon - (offsets[i] ?? 0)) * weight, weight, members: [i] };
    }),
  );

  // Where the circle was cut open, the last run may stand too near the first: then it is pooled with it in turn.
  const once = round - 360;
  for (;;) {
    const first = runs[0];
    const last = runs.at(-1);
    if (first === undefined || last === undefined || first === last) break;
    if (start(first) - start(last) >= once - TOLERANCE_DEG) break;
    runs.pop();
    for (const member of last.members) offsets[member] = (offsets[member] ?? 0) - round;
    first.sum += last.sum + once * last.weight;
    first.weight += last.weight;
    first.members.push(...last.members);
    while (runs[1] !== undefined && start(first) > start(runs[1])) {
      const next = runs[1];
      first.sum += next.sum;
      first.weight += next.weight;
      first.members.push(...next.members);
      runs.splice(1, 1);
    }
  }

  const out = Array.from({ length: count }, () => 0);
  for (const run of runs) {
    for (const member of run.members) {
      out[ring[member]?.index ?? 0] = wrap360(start(run) + (offsets[member] ?? 0));
    }
  }
  return out;
}

const start = ({ sum, weight }: Run): number => sum / weight;

/** Indices by longitude; equals stay as they came. */
function inOrder(lons: readonly number[]): readonly number[] {
  return lons.map((_, i) => i).sort((a, b) => wrap360(lons[a] ?? 0) - wrap360(lons[b] ?? 0));
}

type Placed = { readonly index: number; readonly lon: number };

/** The ring as a line that rises from the far side of its largest gap. */
function openAtLargestGap(lons: readonly number[], order: readonly number[]): readonly Placed[] {
  const count = order.length;
  const steps: number[] = order.map((index, i) =>
    wrap360((lons[order[(i + 1) % count] ?? 0] ?? 0) - (lons[index] ?? 0)),
  );
  // A step back reads as most of a turn forwards; a ring is gone round once.
  for (let turns = Math.round(steps.reduce((sum, step) => sum + step, 0) / 360); turns > 1; turns--) {
    const back = steps.indexOf(Math.max(...steps));
    steps[back] = (steps[back] ?? 0) - 360;
  }
  // All on one degree: the way round is from the last to the first.
  if (!steps.some((step) => step > 0)) steps[count - 1] = 360;
  let cut = 0;
  let widest = -Infinity;
  steps.forEach((step, i) => {
    if (step > widest) {
      widest = step;
      cut = (i + 1) % count;
    }
  });
  let lon: number = wrap360(lons[order[cut] ?? 0] ?? 0);
  return order.map((_, i) => {
    const at = (cut + i) % count;
    const placed = { index: order[at] ?? 0, lon };
    lon += steps[at] ?? 0;
    return placed;
  });
}

function pooled(single: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (let run of single) {
    let before = runs.at(-1);
    while (before !== undefined && start(before) > start(run)) {
      runs.pop();
      run = {
        sum: before.sum + run.sum,
        weight: before.weight + run.weight,
        members: [...before.members, ...run.members],
      };
      before = runs.at(-1);
    }
    runs.push(run);
  }
  return runs;
}
