/**
 * The one door for writes. In one transaction: the fields joined into their row under a fresh stamp, the row put, and
 * an outbox entry under a fresh mark; or, when anything fails, nothing.
 *
 * A write answers `Result`: `{ ok: false, error }` says what stood in the way (`DbFailure`) and that the database
 * is as it was before, so the caller still holds what the person wrote and must keep showing it. Fields that break
 * the contract are a defect of the caller and throw: check a draft with `fieldProblems` first.
 */
import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { assert } from '#lib/assert.ts';
import type { Clock } from '#lib/clock.ts';
import type { Ids } from '#lib/id.ts';
import type { Result } from '#lib/result.ts';
import { DELETED, isDeleted, joinRows, rowAt } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import { checkRecord, fieldProblems } from '#contract/kinds.ts';
import type { FieldsOf, Kind } from '#contract/kinds.ts';
import { isStamp, originStamp } from '#contract/stamps.ts';
import { changedRow } from './changed-row.ts';
import type { Change } from './changed-row.ts';
import { attempt } from './database.ts';
import type { OutboxEntry, SetAside, SoulsticeDb, SyncMeta } from './database.ts';
import type { DbFailure } from './failure.ts';
import { takeMarks } from './marks.ts';
import type { Marks } from './marks.ts';
import { rowToStored, storedFields, storedToRow } from './stored-row.ts';
import type { StoredRow } from './stored-row.ts';

/** What every write needs besides the database. Made once, in the composition root. */
export type WriteDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called after each committed write a person made: asks for persistence, wakes the sync. */
  readonly afterSave?: () => void;
};

export type { Change } from './changed-row.ts';

export type Written<Value> = Promise<Result<Value, DbFailure>>;

/** Writes a person's changes, all or none. */
export function writeRecords(db: SoulsticeDb, deps: WriteDeps, changes: readonly Change[]): Written<void> {
  const kinds = [...new Set(changes.map((change) => change.kind))];
  return writeAfterReading(db, deps, kinds, async () => ({ changes, value: undefined }));
}

/** Tables of the device alone that a plan may touch in the same transaction. */
export type LocalTable = 'draft' | 'local' | 'sheet' | 'blob_data' | 'blob_queue';

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
  let marks: Marks | null = null;
  const result = await attempt(db, () =>
    db.transaction('rw', tables, async () => {
      const { changes, value } = await plan();
      marks = await applyChanges(db, deps, changes);
      return value;
    }),
  );
  const changed = result.ok && marks !== null;
  if (result.ok) (marks as Marks | null)?.committed();
  // The write is on disk: what listens to it must not be able to turn it into a failure.
  if (changed && deps.afterSave !== undefined) queueMicrotask(deps.afterSave);
  return result;
}

/**
 * Reads are asked for together, and then writes: most of the time of a single write goes into waiting for one answer of the
 * database before the next question. Records that are new are not looked for.
 */
async function applyChanges(
  db: SoulsticeDb,
  deps: WriteDeps,
  changes: readonly Change[],
): Promise<Marks | null> {
  if (changes.length === 0) return null;
  const groups = [...byKind(changes)];
  const [marks, ...found] = await Promise.all([
    takeMarks(db, deps.ids, changes.length),
    ...groups.map(([kind, ofKind]) => (areNew(ofKind) ? [] : readStored(db, kind, ofKind))),
  ]);
  const { meta } = marks;
  const now = deps.clock.now();
  const setAside: SetAside[] = [];
  const outbox: OutboxEntry[] = [];
  const writes: (() => PromiseLike<unknown>)[] = [];

  for (const [at, [kind, ofKind]] of groups.entries()) {
    const rows = soundRows(kind, found[at] ?? [], { meta, now, setAside });
    const touched = new Set<string>();
    for (const change of ofKind) {
      const before = rows.get(change.id) ?? null;
      const after = changedRow(change, before, meta, now);
      if (after === null) continue;
      assertContract(kind, change.id, after);
      rows.set(change.id, after);
      touched.add(change.id);
    }
    const stored = [...touched].map((id) => rowToStored(id, rows.get(id) as Row));
    writes.push(() => (areNew(ofKind) ? addAll(db[kind], stored) : putAll(db[kind], stored)));
    for (const id of touched) outbox.push({ kind, id, mark: marks.next() });
  }

  if (outbox.length === 0) return null;
  writes.push(() => putAll(db.outbox, outbox));
  const toPut = marks.toPut();
  if (toPut !== null) writes.push(() => db.meta.put(toPut));
  if (setAside.length > 0) writes.push(() => db.set_aside.bulkAdd(setAside));
  // Not committed by hand: one of them may throw before it is asked, and then the others must not stay.
  try {
    await Promise.all(writes.map((write) => write()));
  } catch (error) {
    // There already: this very write was on disk before the database was closed underneath it, and is made again.
    if (!isThereAlready(error) || !changes.some(isNew)) throw error;
    return applyChanges(
      db,
      deps,
      changes.map((change): Change => (isNew(change) ? { ...change, isNew: false } : change)),
    );
  }
  return marks;
}

/** One row alone is a good deal quicker than a list of one. */
function putAll<Row, Key>(table: Table<Row, Key>, rows: readonly Row[]): PromiseLike<unknown> {
  const [first] = rows;
  return first !== undefined && rows.length === 1 ? table.put(first) : table.bulkPut(rows);
}

/** Refuses a row whose key is there. */
function addAll<Row, Key>(table: Table<Row, Key>, rows: readonly Row[]): PromiseLike<unknown> {
  const [first] = rows;
  return first !== undefined && rows.length === 1 ? table.add(first) : table.bulkAdd(rows);
}

function isThereAlready(error: unknown): boolean {
  const failures = error instanceof Dexie.BulkError ? error.failures : [error];
  return failures.some((one) => one instanceof Error && one.name === Dexie.errnames.Constraint);
}

const isNew = (change: Change): boolean => 'isNew' in change && change.isNew;
const areNew = (changes: readonly Change[]): boolean => changes.every(isNew);

function byKind(changes: readonly Change[]): ReadonlyMap<Kind, readonly Change[]> {
  const groups = new Map<Kind, Change[]>();
  for (const change of changes) groups.set(change.kind, [...(groups.get(change.kind) ?? []), change]);
  return groups;
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

/** What lies there under the ids of the changes. */
async function readStored(
  db: SoulsticeDb,
  kind: Kind,
  changes: readonly Change[],
): Promise<readonly (StoredRow | undefined)[]> {
  return db[kind].bulkGet([...new Set(changes.map((change) => change.id))]);
}

function soundRows(
  kind: Kind,
  stored: readonly (StoredRow | undefined)[],
  finding: Finding,
): Map<string, Row> {
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
