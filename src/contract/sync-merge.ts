/**
 * What one push does to the rows a server holds: pure, so that the server and the model of the tests run the same rules.
 *
 * Invariants:
 *
 * - a repeat of any push changes nothing: no row moves, no version is taken;
 * - a row is never replaced, only joined; a field is never lowered;
 * - either all rows are too early to be judged (`clock`), or each is judged by itself: one that cannot be taken is named
 *   and keeps no other from being taken.
 *
 * Around it, in one transaction under the lock of the account's head, the server
 *
 * 1. answers `{ clock, now, gen: held }` when the generation of the push is below the one it holds for the device,
 *    without looking at the rows; takes over a generation above it;
 * 2. on `clock` stores and answers generation + 1, so that no copy of the refused push is ever taken;
 * 3. on `merged` writes the changed rows with the versions `first + 1 … first + changed`, in their order.
 */
import { isLongerInUtf8 } from '#lib/utf8.ts';
import type { Json } from './json.ts';
import { DELETED, isDeleted, joinRows, sameRow, shortestRow } from './join.ts';
import type { Row } from './join.ts';
import { isKind, recordSchemas } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { stampMs } from './stamps.ts';
import type { Stamp } from './stamps.ts';
import { isStorableText } from './text.ts';
import { MAX_AHEAD_MS, MAX_ROW_BYTES, wireToRow } from './sync.ts';
import type { RefusalReason, WireRow } from './sync.ts';

export type ChangedRow = { readonly kind: Kind; readonly id: string; readonly row: Row };
export type RefusedByMerge = readonly [kind: string, id: string, why: RefusalReason];

export type Merge =
  | { readonly type: 'clock' }
  | {
      readonly type: 'merged';
      /** Rows as they are to be written, in the order of the push, each once. */
      readonly changed: readonly ChangedRow[];
      readonly refused: readonly RefusedByMerge[];
    };

/** Fields that are written once. A record that comes back after a deletion is written anew. */
export const fixedFields: { readonly [K in Kind]?: readonly string[] } = {
  message: ['threadId', 'parentId', 'sender', 'createdAt'],
};

/**
 * Judges and joins the rows of one push. `nowMs` is the database's clock, milliseconds since 1970; `held` gives the
 * row the server holds, null when it has none, and is asked once a record at most.
 */
export function mergePush(input: {
  readonly nowMs: number;
  readonly rows: readonly WireRow[];
  readonly held: (kind: string, id: string) => Row | null;
}): Merge {
  const { nowMs, rows, held } = input;
  const sent = rows.map((wire) => ({ kind: wire[0], id: wire[1], wire, row: wireToRow(wire) }));
  if (sent.some(({ row }) => row !== null && isTooEarly(row, nowMs))) return { type: 'clock' };

  const current = new Map<string, Row | null>();
  const changed = new Map<string, ChangedRow>();
  const refused: RefusedByMerge[] = [];
  for (const { kind, id, wire, row } of sent) {
    const why = rowProblem(kind, id, row, wire);
    if (why !== null || row === null || !isKind(kind)) {
      refused.push([kind, id, why ?? 'bad-row']);
      continue;
    }
    const key = `${kind} ${id}`;
    const before = current.has(key) ? (current.get(key) ?? null) : held(kind, id);
    current.set(key, before);
    if (before !== null && changesFixedField(kind, before, row)) {
      refused.push([kind, id, 'fixed-field']);
      continue;
    }
    const after = before === null ? shortestRow(row) : joinRows(before, row);
    if (before !== null && sameRow(before, after)) continue;
    current.set(key, after);
    changed.set(key, { kind, id, row: after });
  }
  return { type: 'merged', changed: [...changed.values()], refused };
}

/** Whether any stamp of the row is further ahead of `nowMs` than a server takes. */
export function isTooEarly(row: Row, nowMs: number): boolean {
  const isEarly = (stamp: Stamp): boolean => stampMs(stamp) > nowMs + MAX_AHEAD_MS;
  return isEarly(row.t) || (row.x !== undefined && Object.values(row.x).some(isEarly));
}

function rowProblem(kind: string, id: string, row: Row | null, wire: WireRow): RefusalReason | null {
  if (!isKind(kind)) return 'unknown-kind';
  const schema = recordSchemas[kind];
  if (!schema.id.safeParse(id).success) return 'bad-id';
  if (row === null || !isStorableJson(row.d, MAX_DEPTH)) return 'bad-row';
  // The first is where a device keeps the id beside the fields, the second a mark and nothing else.
  if (Object.hasOwn(row.d, 'id') || typeof (row.d[DELETED] ?? false) !== 'boolean') return 'bad-row';
  if (isLongerInUtf8(JSON.stringify(wire), MAX_ROW_BYTES)) return 'too-large';
  if (isDeleted(row)) return null;
  return schema.fields.safeParse(row.d).success ? null : 'bad-row';
}

/** Deeper than anything the contract describes; deeper still and other readers of JSON may fall over. */
const MAX_DEPTH = 40;

/** Whether every store can hold the value: PostgreSQL's `jsonb` refuses NUL, half surrogate pairs and infinities. */
function isStorableJson(value: Json | undefined, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value !== 'object') return typeof value === 'boolean' || value === null;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item: Json) => isStorableJson(item, depth - 1));
  return Object.entries(value).every(
    ([name, member]) => isStorableText(name) && isStorableJson(member, depth - 1),
  );
}

function changesFixedField(kind: Kind, before: Row, sent: Row): boolean {
  const names = fixedFields[kind];
  if (names === undefined || isDeleted(before) || isDeleted(sent)) return false;
  return names.some((name) => before.d[name] !== sent.d[name]);
}
