/** Keeps a ring of moving glyphs calm: bodies that pass each other change places once, smoothly and without covering. */
import { signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { spreadBy } from './spread.ts';
import { arcDeg } from './wheel-layout.ts';
import type { Row } from './wheel-layout.ts';

/** How far a body must be past its neighbour before their glyphs change places, degrees. */
const PAST_DEG = 1;
/** A step longer than this is another moment and not a motion: the ring is set anew. */
const LEAP_DEG = 30;
/** Left of the way to its place after one frame, for a glyph that has changed places. */
const LEFT = 0.74;
const STILL_DEG = 0.06;

export type MovingPlaces = {
  /** Longitude of each glyph, in the order of the bodies. */
  readonly lons: readonly number[];
  /** How far each is lifted off the row to let another by, in the unit of `gapArc`. */
  readonly lifts: readonly number[];
  /**
   * False while glyphs are on their way, or stand in an order that the next one may yet undo. When the longitudes have
   * stopped, call again with `rest` for each frame until it is true.
   */
  readonly settled: boolean;
};

export type RingMotion = {
  /** `still` sets every glyph at once where it belongs: for the first frame, for rest, and for reduced motion. */
  readonly place: (frame: {
    readonly ids: readonly string[];
    readonly lons: readonly number[];
    readonly gapDeg: number;
    readonly gapArc: number;
    readonly still: boolean;
    /** The longitudes have stopped: the order is made true. */
    readonly rest: boolean;
  }) => MovingPlaces;
};

/** The bodies of a frame and the room they keep: a row's gap, or less of it when they fill the circle. */
export function ringGaps(row: Row, bodies: readonly { readonly id: string; readonly lon: number }[]) {
  return {
    ids: bodies.map(({ id }) => id),
    lons: bodies.map(({ lon }) => lon),
    gapDeg: Math.min(arcDeg(row.gap, row.glyph), 360 / Math.max(1, bodies.length)),
    gapArc: row.gap,
  };
}

/** A motion remembers the order of the glyphs and how far each is from its place, from one frame to the next. */
export function createRingMotion(): RingMotion {
  let ids: readonly string[] = [];
  let order: number[] = [];
  let shifts: number[] = [];
  let debts: number[] = [];
  let lonsBefore: readonly number[] = [];

  return {
    place({ ids: idsNow, lons, gapDeg, gapArc, still, rest }) {
      const same = ids.length === idsNow.length && ids.every((id, i) => id === idsNow[i]);
      const anew =
        still ||
        !same ||
        lons.some((lon, i) => Math.abs(signedDifference(lonsBefore[i] ?? lon, lon)) > LEAP_DEG);
      ids = idsNow;
      lonsBefore = lons;
      const changed = anew ? false : reorder(order, lons, rest ? 0 : PAST_DEG);
      if (anew) order = lons.map((_, i) => i).sort((a, b) => wrap360(lons[a] ?? 0) - wrap360(lons[b] ?? 0));

      const wanted = spreadBy(lons, () => gapDeg, undefined, order).map((placed, i) =>
        signedDifference(lons[i] ?? 0, placed),
      );
      if (anew) debts = wanted.map(() => 0);
      else if (changed) debts = wanted.map((shift, i) => ((shifts[i] ?? 0) - shift) * LEFT);
      else debts = debts.map((debt) => (Math.abs(debt) < STILL_DEG ? 0 : debt * LEFT));
      shifts = wanted.map((shift, i) => shift + (debts[i] ?? 0));
      const shown = shifts.map((shift, i) => wrap360((lons[i] ?? 0) + shift));
      const moved = debts.some((debt) => debt !== 0);
      return {
        lons: shown,
        lifts: moved ? lifted(shown, debts, gapDeg, gapArc) : shown.map(() => 0),
        settled: !moved && passedAt(order, lons).length === 0,
      };
    },
  };
}

/**
 * The places in the order where a body has passed the next one. Gone round in a true order, the steps make one turn;
 * each that goes back makes another, and is the nearest there is to a whole turn forwards.
 */
function passedAt(order: readonly number[], lons: readonly number[]): readonly number[] {
  const steps = order.map((here, i) => {
    const there = order[(i + 1) % order.length] ?? here;
    return { i, step: wrap360((lons[there] ?? 0) - (lons[here] ?? 0)) };
  });
  const turns = Math.round(steps.reduce((sum, { step }) => sum + step, 0) / 360);
  if (turns <= 1) return [];
  return steps
    .sort((p, q) => q.step - p.step)
    .slice(0, turns - 1)
    .filter(({ step }) => step > 180)
    .map(({ i }) => i);
}

/** Lets neighbours change places that are further past each other than `past`; says whether any did. */
function reorder(order: number[], lons: readonly number[], past: number): boolean {
  let changed = false;
  for (let round = 0; round < order.length * order.length; round++) {
    const i = passedAt(order, lons).find((place) => {
      const here = order[place] ?? 0;
      const there = order[(place + 1) % order.length] ?? 0;
      return signedDifference(lons[there] ?? 0, lons[here] ?? 0) > past;
    });
    if (i === undefined) break;
    const next = (i + 1) % order.length;
    [order[i], order[next]] = [order[next] ?? 0, order[i] ?? 0];
    changed = true;
  }
  return changed;
}

/** Of two that would cover each other on the way, the one with further to go passes outside. */
function lifted(
  shown: readonly number[],
  debts: readonly number[],
  gapDeg: number,
  gapArc: number,
): readonly number[] {
  const lifts = shown.map(() => 0);
  for (let a = 0; a < shown.length; a++) {
    for (let b = a + 1; b < shown.length; b++) {
      const apart = Math.abs(signedDifference(shown[a] ?? 0, shown[b] ?? 0)) / gapDeg;
      if (apart >= 0.999) continue;
      const mover = Math.abs(debts[a] ?? 0) >= Math.abs(debts[b] ?? 0) ? a : b;
      lifts[mover] = Math.max(lifts[mover] ?? 0, gapArc * Math.sqrt(1 - apart * apart));
    }
  }
  return lifts;
}
