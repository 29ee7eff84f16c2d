/** How a row lies in its table: the fields side by side with the id, so that Dexie can index them, and the stamps. */
import type { Json } from '#contract/json.ts';
import { isRow } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';

/** `_t` and `_x` are the row's `t` and `x`; every other member but `id` is a field. */
export type StoredRow = { readonly id: string; readonly [member: string]: unknown };

export function rowToStored(id: string, row: Row): StoredRow {
  return { ...row.d, id, _t: row.t, ...(row.x === undefined ? {} : { _x: row.x }) };
}

/** The row behind a stored object, or null when its stamps or shape are broken. */
export function storedToRow(stored: StoredRow): Row | null {
  const row = { t: stored['_t'], d: storedFields(stored), ...('_x' in stored ? { x: stored['_x'] } : {}) };
  return isRow(row) ? row : null;
}

/** The fields of a stored object as they lie there, checked by nobody. */
export function storedFields(stored: StoredRow): Record<string, Json> {
  const { id: _id, _t, _x, ...fields } = stored;
  return fields as Record<string, Json>;
}
