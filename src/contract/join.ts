/**
 * The join of two copies of one record: for each field the higher stamp wins.
 *
 * A row travels as `{ t, d, x }`: `d` the fields, `t` the stamp most of them share, `x` the stamps of those that
 * differ. Invariants, checked by `join.property.test.ts`:
 *
 * - commutative, associative and idempotent, so order, grouping and repeats of deliveries do not matter;
 * - `_del: true` empties the row: it beats edits of other fields, older and newer;
 * - what comes back after a deletion carries `_del: false` with all its fields again.
 *
 * For the last two to hold in any order, `_del` is compared before anything else. The row with the higher `_del`
 * stamp wins whole; fields meet only inside the same life of the record. (Were an edit that never saw the deletion
 * let through by its later stamp, then a copy that saw deletion and revival one after the other would lose it and
 * a copy that saw only the revival would keep it.)
 */
import { assert } from '#lib/assert.ts';
import { canonicalJson } from '#facts/canonical-json.ts';
import type { Json } from '#facts/fact.ts';
import type { FieldValues } from './kinds.ts';
import { isStamp } from './stamps.ts';
import type { Stamp } from './stamps.ts';

export const DELETED = '_del';

export type Row = {
  readonly t: Stamp;
  readonly d: FieldValues;
  readonly x?: Readonly<Record<string, Stamp>>;
};

type Cell = { readonly value: Json; readonly stamp: Stamp };
type Cells = ReadonlyMap<string, Cell>;

/** The join of two copies of the same record, in its shortest form. */
export function joinRows(a: Row, b: Row): Row {
  return cellsToRow(joinCells(rowToCells(a), rowToCells(b)));
}

/** The row in its shortest form, which is how every copy of it is written. */
export function shortestRow(row: Row): Row {
  // One stamp on every field is as short as it gets.
  if (row.x === undefined && row.d[DELETED] !== true) return row;
  return cellsToRow(rowToCells(row));
}

/** Whether two rows in their shortest form hold the same fields under the same stamps. */
export function sameRow(a: Row, b: Row): boolean {
  if (a === b) return true;
  const names = Object.keys(a.d);
  if (names.length !== Object.keys(b.d).length) return false;
  return names.every((name) => {
    const stamp = fieldStamp(a, name);
    if (stamp === null || stamp !== fieldStamp(b, name)) return false;
    const [left, right] = [a.d[name], b.d[name]];
    return left === right || canonicalJson(left) === canonicalJson(right);
  });
}

/** A row whose fields were all written at `stamp`. `fields` holds one field at least. */
export function rowAt(stamp: Stamp, fields: FieldValues): Row {
  return cellsToRow(new Map(Object.entries(fields).map(([name, value]) => [name, { value, stamp }])));
}

/** Whether the record is deleted: only the mark is left of it. */
export function isDeleted(row: Row): boolean {
  return row.d[DELETED] === true;
}

/** Every stamp in the row, each once. */
export function rowStamps(row: Row): readonly Stamp[] {
  return [...new Set([row.t, ...Object.values(row.x ?? {})])];
}

/** The stamp of one field, null when the row has no such field. */
export function fieldStamp(row: Row, field: string): Stamp | null {
  if (!Object.hasOwn(row.d, field)) return null;
  return row.x !== undefined && Object.hasOwn(row.x, field) ? (row.x[field] ?? row.t) : row.t;
}

/** Whether a value from a store or the wire has the shape of a row; says nothing about the fields themselves. */
export function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const { t, d, x } = value as Partial<Record<'t' | 'd' | 'x', unknown>>;
  if (!isStamp(t) || typeof d !== 'object' || d === null || Array.isArray(d)) return false;
  const fields = Object.keys(d);
  if (fields.length === 0 || !fields.every((field) => fieldName.test(field))) return false;
  if (x === undefined) return true;
  if (typeof x !== 'object' || x === null) return false;
  return Object.entries(x).every(([field, stamp]) => Object.hasOwn(d, field) && isStamp(stamp));
}

/** Names of ours. `__proto__` is not one: assigning it would not make a field. */
const fieldName = /^(?:_del|[a-zA-Z][a-zA-Z0-9]*)$/;

function joinCells(a: Cells, b: Cells): Cells {
  const lifeA = a.get(DELETED);
  const lifeB = b.get(DELETED);
  const order = compareLives(lifeA, lifeB);
  if (order !== 0) return order > 0 ? a : b;
  const joined = new Map(a);
  for (const [field, cell] of b) {
    const own = joined.get(field);
    if (own === undefined || compareCells(cell, own) > 0) joined.set(field, cell);
  }
  return joined;
}

function compareLives(a: Cell | undefined, b: Cell | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareCells(a, b);
}

/** Stamps first. One stamp on two values means a device repeated itself; any fixed order keeps copies equal. */
function compareCells(a: Cell, b: Cell): number {
  if (a.stamp !== b.stamp) return a.stamp > b.stamp ? 1 : -1;
  if (a.value === b.value) return 0;
  const [left, right] = [canonicalJson(a.value), canonicalJson(b.value)];
  return left === right ? 0 : left > right ? 1 : -1;
}

function rowToCells(row: Row): Cells {
  const cells = new Map<string, Cell>();
  for (const [field, value] of Object.entries(row.d))
    cells.set(field, { value, stamp: fieldStamp(row, field) ?? row.t });
  return withoutDeletedFields(cells);
}

function withoutDeletedFields(cells: Cells): Cells {
  const life = cells.get(DELETED);
  return life?.value === true ? new Map([[DELETED, life]]) : cells;
}

/** Picks `t` as the stamp of most fields, the higher of equals, so that equal rows are written alike. */
function cellsToRow(unfiltered: Cells): Row {
  const cells = withoutDeletedFields(unfiltered);
  assert(cells.size > 0, 'a row holds at least one field');
  const counts = new Map<Stamp, number>();
  for (const { stamp } of cells.values()) counts.set(stamp, (counts.get(stamp) ?? 0) + 1);
  const [t] = [...counts].reduce((best, next) => {
    const more = next[1] - best[1];
    return more > 0 || (more === 0 && next[0] > best[0]) ? next : best;
  });
  const d: Record<string, Json> = {};
  const x: Record<string, Stamp> = {};
  for (const [field, { value, stamp }] of cells) {
    d[field] = value;
    if (stamp !== t) x[field] = stamp;
  }
  return Object.keys(x).length === 0 ? { t, d } : { t, d, x };
}
