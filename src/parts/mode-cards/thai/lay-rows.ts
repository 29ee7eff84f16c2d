/** Signs laid in rows inside a shape that is wider in one place than in another, such as half a corner of a round chart. */

export type Shape = {
  readonly top: number;
  readonly bottom: number;
  /** From where to where the shape reaches at a height. */
  readonly span: (y: number) => readonly [from: number, to: number];
};

export type Spot = readonly [x: number, y: number];

/** Room of one sign, units: its width with the space beside it, its height, and from row to row. */
export type Room = { readonly step: number; readonly height: number; readonly leading: number };

type Row = { readonly y: number; readonly from: number; readonly to: number };
/** `clear`: the least room beside, over and under the signs; `ends`: over and under them alone, which decides between equals. */
type Laid = {
  readonly rows: readonly Row[];
  readonly counts: readonly number[];
  readonly clear: number;
  readonly ends: number;
};

const MOST_ROWS = 5;
/** Units around the signs with which a number of rows is good enough. */
const CLEAR = 2;

/** The middles of `count` signs: in as few rows as fit well, each in the middle of what the shape leaves it. */
export function layRows(count: number, shape: Shape, room: Room): readonly Spot[] {
  if (count === 0) return [];
  let best: Laid | null = null;
  for (let rows = 1; rows <= Math.min(count, MOST_ROWS); rows += 1) {
    const laid = bestOf(count, rows, shape, room);
    if (laid !== null && (best === null || isBetter(laid, best))) best = laid;
    if (best !== null && best.clear >= CLEAR) break;
  }
  return best === null ? [] : spotsOf(best, room);
}

const isBetter = (a: Laid, b: Laid): boolean => a.clear > b.clear || (a.clear === b.clear && a.ends > b.ends);

/** So many rows at the height that leaves the most room around them. */
function bestOf(count: number, rows: number, shape: Shape, room: Room): Laid | null {
  const high = (rows - 1) * room.leading + room.height;
  let best: Laid | null = null;
  // A shape that is too low is tried as well: signs that touch an edge are better than none.
  for (let top = shape.top; top <= Math.max(shape.top, shape.bottom - high); top += 1) {
    const laid = at(count, rows, top + room.height / 2, shape, room);
    if (best === null || isBetter(laid, best)) best = laid;
  }
  return best;
}

function at(count: number, rows: number, firstY: number, shape: Shape, room: Room): Laid {
  const half = room.height / 2;
  const placed = Array.from({ length: rows }, (_, index): Row => {
    const y = firstY + index * room.leading;
    const [a, b] = [shape.span(y - half), shape.span(y + half)];
    return { y, from: Math.max(a[0], b[0]), to: Math.min(a[1], b[1]) };
  });
  const counts = placed.map(() => 0);
  const left = (row: number): number => {
    const { from = 0, to = 0 } = placed[row] ?? {};
    return to - from - (counts[row] ?? 0) * room.step;
  };
  // Each sign goes to the row that has the most room left.
  for (let sign = 0; sign < count; sign += 1) {
    const widest = counts.reduce((most, _, row) => (left(row) > left(most) ? row : most), 0);
    counts[widest] = (counts[widest] ?? 0) + 1;
  }
  const beside = counts.flatMap((inRow, row) => (inRow === 0 ? [] : [left(row) / 2]));
  const lastY = firstY + (rows - 1) * room.leading;
  const ends = Math.min(firstY - half - shape.top, shape.bottom - lastY - half);
  return { rows: placed, counts, clear: Math.min(...beside, ends), ends };
}

function spotsOf({ rows, counts }: Laid, { step }: Room): readonly Spot[] {
  return rows.flatMap(({ y, from, to }, row) => {
    const inRow = counts[row] ?? 0;
    return Array.from({ length: inRow }, (_, index): Spot => [
      (from + to) / 2 + (index - (inRow - 1) / 2) * step,
      y,
    ]);
  });
}
