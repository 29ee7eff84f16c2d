/**
 * The Grand Tableau as a board of cells: four rows of nine, or four of eight with four more below their middle.
 *
 * Cells are counted from 1, row by row; rows and columns from 1 as well. Cell p is the house of card p.
 */

export const boardShapes = ['4x9', '8x4+4'] as const;
export type BoardShape = (typeof boardShapes)[number];

export type Cell = { readonly row: number; readonly column: number };

export const CELLS = 36;
/** The four below the four rows of eight lie under columns 3 to 6. */
const LOWER_FIRST = 33;
const LOWER_COLUMN = 3;

export const boardWidth = (shape: BoardShape): number => (shape === '4x9' ? 9 : 8);

/** Where cell 1–36 lies. */
export function cellAt(shape: BoardShape, position: number): Cell {
  const width = boardWidth(shape);
  if (shape === '8x4+4' && position >= LOWER_FIRST)
    return { row: 5, column: position - LOWER_FIRST + LOWER_COLUMN };
  return { row: Math.floor((position - 1) / width) + 1, column: ((position - 1) % width) + 1 };
}

/** The cell of a row and a column, or null off the board. */
export function positionAt(shape: BoardShape, { row, column }: Cell): number | null {
  const width = boardWidth(shape);
  if (shape === '8x4+4' && row === 5)
    return column >= LOWER_COLUMN && column < LOWER_COLUMN + 4 ? LOWER_FIRST + column - LOWER_COLUMN : null;
  const isOn = row >= 1 && row <= 4 && column >= 1 && column <= width;
  return isOn ? (row - 1) * width + column : null;
}

/** First and last cell of the first and of the fourth row. */
export const corners = (shape: BoardShape): readonly number[] =>
  shape === '4x9' ? [1, 9, 28, 36] : [1, 8, 25, 32];

/** Steps of a king between two cells: what lies within one step touches. */
export function distance(shape: BoardShape, from: number, to: number): number {
  const [a, b] = [cellAt(shape, from), cellAt(shape, to)];
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
}

/** Cells in a line from `from`, nearest first, until the board ends. */
function ray(shape: BoardShape, from: number, byRow: number, byColumn: number): readonly number[] {
  const start = cellAt(shape, from);
  const cells: number[] = [];
  for (let step = 1; ; step += 1) {
    const next = positionAt(shape, { row: start.row + byRow * step, column: start.column + byColumn * step });
    if (next === null) return cells;
    cells.push(next);
  }
}

export type Sight = {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** The four diagonals, nearest first. */
  readonly diagonals: readonly number[];
  /** Two steps one way and one across, as the knight moves. */
  readonly knights: readonly number[];
  /** The cells that touch it, up to eight. */
  readonly around: readonly number[];
  /** Mirrored over the vertical middle of the board; null where nothing but itself would answer. */
  readonly across: number | null;
  /** Mirrored over the horizontal middle; null in the row below the fourth. */
  readonly down: number | null;
};

/** Everything that a reader looks at from a cell. */
export function sightFrom(shape: BoardShape, from: number): Sight {
  const { row, column } = cellAt(shape, from);
  const all = Array.from({ length: CELLS }, (_, at) => at + 1);
  const byDistance = (a: number, b: number): number =>
    distance(shape, from, a) - distance(shape, from, b) || a - b;
  const isKnight = (to: number): boolean => {
    const cell = cellAt(shape, to);
    return Math.abs(cell.row - row) * Math.abs(cell.column - column) === 2;
  };
  return {
    left: ray(shape, from, 0, -1),
    right: ray(shape, from, 0, 1),
    above: ray(shape, from, -1, 0),
    below: ray(shape, from, 1, 0),
    diagonals: [
      ...ray(shape, from, -1, -1),
      ...ray(shape, from, -1, 1),
      ...ray(shape, from, 1, -1),
      ...ray(shape, from, 1, 1),
    ].toSorted(byDistance),
    knights: all.filter(isKnight),
    around: all.filter((to) => distance(shape, from, to) === 1),
    across: otherThan(from, positionAt(shape, { row, column: boardWidth(shape) + 1 - column })),
    down: row > 4 ? null : positionAt(shape, { row: 5 - row, column }),
  };
}

const otherThan = (from: number, to: number | null): number | null => (to === from ? null : to);

/**
 * From card to house: the cell of `card` holds a house; the card of that number lies in a house again, and so on until it
 * comes back. `order[p − 1]` is the card in cell p. The chain begins with `card` and names each card once.
 */
export function houseChain(order: readonly number[], card: number): readonly number[] {
  const chain = [card];
  for (;;) {
    const house = order.indexOf(chain.at(-1) ?? card) + 1;
    if (house === 0 || house === card || chain.length === CELLS) return chain;
    chain.push(house);
  }
}
