/**
 * The one door for writes. In one transaction: the fields joined into their row under a fresh stamp, the row put, and
 * an outbox entry with the next mark; or, when anything fails, nothing.
 *
 * A write answers `Result`: `{ ok: false, error }` says what stood in the way (`DbFailure`) and that the database
 * is as it was before, so the caller still holds what the person wrote and must keep showing it. Fields that break
 * the contract are a defect of the caller and throw: check a draft with `fieldProblems` first.
 */
import { assert } from '#lib/assert.ts';
import type { Clock } from '#lib/clock.ts';
import type { Ids } from '#lib/id.ts';
import type { Result } from '#lib/result.ts';
import type { Json } from '#contract/json.ts';
import { canonicalJson } from '#contract/json.ts';
import { DELETED, fieldStamp, isDeleted, joinRows, rowAt, rowStamps } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import { checkRecord, fieldProblems } from '#contract/kinds.ts';
import type { FieldsOf, Kind } from '#contract/kinds.ts';
import { isStamp, nextStamp, originStamp } from '#contract/stamps.ts';
import { attempt } from './database.ts';
import type { OutboxEntry, SetAside, SoulsticeDb, SyncMeta } from './database.ts';
import type { DbFailure } from './failure.ts';
import { rowToStored, storedFields, storedToRow } from './stored-row.ts';
import type { StoredRow } from './stored-row.ts';

/** What every write needs besides the database. Made once, in the composition root. */
export type WriteDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called after each committed write a person made: asks for persistence, wakes the sync. */
  readonly afterSave?: () => void;
};

export type Written<Value> = Promise<Result<Value, DbFailure>>;

/**
 * One change of one record.
 *
 * `fields` are the fields to set; those that already hold their value are left alone, so that saving a whole form
 * does not overwrite what another device changed elsewhere in it. A record that does not exist, or was deleted, needs
 * all its fields. `origin` writes only where there is no record yet, under the lowest stamp: for what every device
 * would make alike. `delete` empties the record for good; the trash is the field `deletedAt`.
 */
export type Change = {
  [K in Kind]:
    | { readonly kind: K; readonly id: string; readonly fields: Partial<FieldsOf<K>>; readonly origin?: true }
    | { readonly kind: K; readonly id: string; readonly delete: true };
}[Kind];

/** Writes a person's changes, all or none. */
export function writeRecords(db: SoulsticeDb, deps: WriteDeps, changes: readonly Change[]): Written<void> {
  const kinds = [...new Set(changes.map((change) => change.kind))];
  return writeAfterReading(db, deps, kinds, async () => ({ changes, value: undefined }));
}

/** Tables of the device alone that a plan may touch in the same transaction. */
export type LocalTable = 'draft' | 'local' | 'sheet' | 'blob_data';

export type Plan<Value> = { readonly changes: readonly Change[]; readonly value: Value };

/**
 * Reads and decides inside the write's own transaction, so that nothing changes in between.
 *
 * `plan` may read tables of `kinds` and of `local`, and may write those of `local`; its changes may touch `kinds` only.
 * It may run twice (see `attempt`), so ids are made before it, not in it.
 */
export async function writeAfterReading<Value>(
  db: SoulsticeDb,
  deps: WriteDeps,
  kinds: readonly Kind[],
  plan: () => Promise<Plan<Value>>,
  local: readonly LocalTable[] = [],
): Written<Value> {
  const tables = [...kinds, ...local, 'outbox', 'meta', 'set_aside'].map((name) => db.table(name));
  let changed = false;
  const result = await attempt(db, () =>
    db.transaction('rw', tables, async () => {
      const { changes, value } = await plan();
      changed = await applyChanges(db, deps, changes);
      return value;
    }),
  );
  // The write is on disk: what listens to it must not be able to turn it into a failure.
  if (result.ok && changed && deps.afterSave !== undefined) queueMicrotask(deps.afterSave);
  return result;
}

/** Reads the sync row, or makes it with a fresh device id. Only inside a transaction that holds `meta`. */
export async function readSyncMeta(db: SoulsticeDb, ids: Ids): Promise<SyncMeta> {
  const stored = await db.meta.get('sync');
  return (
    stored ?? {
      key: 'sync',
      device: ids.device(),
      mark: 0,
      cursor: 0,
      epoch: null,
      gen: 0,
      srv: 0,
      offset: 0,
    }
  );
}

async function applyChanges(db: SoulsticeDb, deps: WriteDeps, changes: readonly Change[]): Promise<boolean> {
  if (changes.length === 0) return false;
  const meta = await readSyncMeta(db, deps.ids);
  const now = deps.clock.now();
  const setAside: SetAside[] = [];
  const outbox: OutboxEntry[] = [];
  let mark = meta.mark;

  for (const [kind, ofKind] of byKind(changes)) {
    const rows = await readRows(db, kind, ofKind, { meta, now, setAside });
    const touched = new Set<string>();
    for (const change of ofKind) {
      const before = rows.get(change.id) ?? null;
      const after = changedRow(change, before, meta, now);
      if (after === null) continue;
      assertContract(kind, change.id, after);
      rows.set(change.id, after);
      touched.add(change.id);
    }
    await db[kind].bulkPut([...touched].map((id) => rowToStored(id, rows.get(id) as Row)));
    for (const id of touched) outbox.push({ kind, id, mark: ++mark });
  }

  if (outbox.length === 0) return false;
  await db.outbox.bulkPut(outbox);
  await db.meta.put({ ...meta, mark });
  if (setAside.length > 0) await db.set_aside.bulkAdd(setAside);
  return true;
}

function byKind(changes: readonly Change[]): ReadonlyMap<Kind, readonly Change[]> {
  const groups = new Map<Kind, Change[]>();
  for (const change of changes) groups.set(change.kind, [...(groups.get(change.kind) ?? []), change]);
  return groups;
}

/** The row after a change, or null when the change alters nothing. */
function changedRow(change: Change, before: Row | null, meta: SyncMeta, now: number): Row | null {
  if ('delete' in change) {
    if (before === null || isDeleted(before)) return null;
    return joinRows(before, rowAt(freshStamp(before, meta, now), { [DELETED]: true }));
  }
  if (change.origin === true) {
    return before === null ? rowAt(originStamp(meta.device), jsonFields(change.fields)) : null;
  }
  if (before === null) return rowAt(freshStamp(null, meta, now), jsonFields(change.fields));
  if (isDeleted(before)) {
    return joinRows(
      before,
      rowAt(freshStamp(before, meta, now), { ...jsonFields(change.fields), [DELETED]: false }),
    );
  }
  const differing = Object.entries(jsonFields(change.fields)).filter(
    ([name, value]) =>
      !Object.hasOwn(before.d, name) || canonicalJson(before.d[name]) !== canonicalJson(value),
  );
  if (differing.length === 0) return null;
  const own = rowAt(freshStamp(before, meta, now), Object.fromEntries(differing));
  const life = fieldStamp(before, DELETED);
  // An edit belongs to the life of the record it saw, or the join would take it for one made before the revival.
  return life === null ? joinRows(before, own) : joinRows(before, withLife(own, life));
}

function withLife(own: Row, life: Row['t']): Row {
  return { t: own.t, d: { ...own.d, [DELETED]: false }, x: { ...own.x, [DELETED]: life } };
}

function freshStamp(before: Row | null, meta: SyncMeta, now: number): Row['t'] {
  const seen = before === null ? [] : rowStamps(before);
  return nextStamp({ wallMs: now, offsetMs: meta.offset, seen, device: meta.device });
}

function jsonFields(fields: object): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function assertContract(kind: Kind, id: string, row: Row): void {
  if (isDeleted(row)) return;
  const { [DELETED]: _, ...fields } = row.d;
  const check = checkRecord(kind, id, fields);
  // Paths and codes only: what a person wrote must not reach an error report.
  assert(
    check.type === 'valid',
    `a write of ${kind} breaks the contract`,
    check.type === 'invalid' ? { problems: check.problems } : {},
  );
}

type Finding = { readonly meta: SyncMeta; readonly now: number; readonly setAside: SetAside[] };

async function readRows(
  db: SoulsticeDb,
  kind: Kind,
  changes: readonly Change[],
  finding: Finding,
): Promise<Map<string, Row>> {
  const ids = [...new Set(changes.map((change) => change.id))];
  const stored = await db[kind].bulkGet(ids);
  const rows = new Map<string, Row>();
  for (const one of stored) {
    if (one === undefined) continue;
    const row = soundRow(kind, one) ?? salvaged(kind, one, finding);
    if (row !== null) rows.set(one.id, row);
  }
  return rows;
}

function soundRow(kind: Kind, stored: StoredRow): Row | null {
  const row = storedToRow(stored);
  if (row === null || isDeleted(row)) return row;
  const { [DELETED]: _, ...fields } = row.d;
  return checkRecord(kind, stored.id, fields).type === 'valid' ? row : null;
}

/** What is still good of a broken row. The whole of it is kept aside first, as it was found. */
function salvaged(kind: Kind, stored: StoredRow, finding: Finding): Row | null {
  finding.setAside.push({ kind, id: stored.id, raw: stored, at: finding.now });
  const lowest = originStamp(finding.meta.device);
  const stamps =
    typeof stored['_x'] === 'object' && stored['_x'] !== null
      ? (stored['_x'] as Record<string, unknown>)
      : {};
  const common = isStamp(stored['_t']) ? stored['_t'] : lowest;
  const good = Object.entries(storedFields(stored)).filter(
    ([name, value]) => fieldProblems(kind, { [name]: value } as Partial<FieldsOf<Kind>>).length === 0,
  );
  const parts = good.map(([name, value]) => {
    const stamp = Object.hasOwn(stamps, name) && isStamp(stamps[name]) ? stamps[name] : common;
    return rowAt(stamp, { [name]: value });
  });
  // A message is worth keeping without its reading; under the lowest stamp, a sound copy from elsewhere still wins.
  const hasReading = good.some(([name]) => name === 'reading');
  if (kind === 'message' && !hasReading) parts.push(rowAt(lowest, { reading: null }));
  return parts.reduce<Row | null>((row, part) => (row === null ? part : joinRows(row, part)), null);
}
