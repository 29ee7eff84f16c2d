/**
 * Reading rows: checked with the contract each time, because a stored row may be older, newer or damaged.
 *
 * A row that does not fit is left out of its list and stays where it is; `corruptRows` counts and names it. Every
 * function here reads only, so it can run inside a live query.
 */
import { checkRecord, kinds } from '#contract/kinds.ts';
import type { Kind, RecordOf, RecordProblem } from '#contract/kinds.ts';
import { DELETED } from '#contract/join.ts';
import type { SoulsticeDb } from './database.ts';
import { storedFields } from './stored-row.ts';
import type { StoredRow } from './stored-row.ts';

/** One record by id; null when there is none, when it was deleted, or when its row cannot be read. */
export async function getRecord<K extends Kind>(
  db: SoulsticeDb,
  kind: K,
  id: string,
): Promise<RecordOf<K> | null> {
  const stored = await db[kind].get(id);
  return stored === undefined ? null : readRow(kind, stored);
}

/** All readable records of a kind, in no order that may be relied on, those in the trash included. */
export async function allRecords<K extends Kind>(db: SoulsticeDb, kind: K): Promise<readonly RecordOf<K>[]> {
  return readRows(kind, await db[kind].toArray());
}

/** The readable ones of stored rows, in their order. */
export function readRows<K extends Kind>(kind: K, stored: readonly StoredRow[]): readonly RecordOf<K>[] {
  return stored.flatMap((one) => readRow(kind, one) ?? []);
}

/** The record of a stored row, null when deleted or unreadable. */
export function readRow<K extends Kind>(kind: K, stored: StoredRow): RecordOf<K> | null {
  const { [DELETED]: deleted, ...fields } = storedFields(stored);
  if (deleted === true) return null;
  const check = checkRecord(kind, stored.id, fields);
  if (check.type === 'valid') return check.record;
  // The words of a message are worth more than its citations: without a readable reading it is shown as plain text. Laid cards
  // are worth more than what was read from them.
  if ((kind !== 'message' && kind !== 'draw') || (fields['reading'] ?? null) === null) return null;
  const plain = checkRecord(kind, stored.id, { ...fields, reading: null });
  return plain.type === 'valid' ? plain.record : null;
}

export type CorruptRow = {
  readonly kind: Kind;
  readonly id: string;
  readonly problems: readonly RecordProblem[];
  /** The row as it lies in the database, for export and repair. */
  readonly raw: unknown;
};

/** Every row that the contract cannot read. Looks at the whole database: for settings and diagnostics, not for each render. */
export async function corruptRows(db: SoulsticeDb): Promise<readonly CorruptRow[]> {
  const found: CorruptRow[] = [];
  for (const kind of kinds) {
    for (const stored of await db[kind].toArray()) {
      const { [DELETED]: deleted, ...fields } = storedFields(stored);
      if (deleted === true) continue;
      const check = checkRecord(kind, stored.id, fields);
      if (check.type === 'invalid')
        found.push({ kind, id: stored.id, problems: check.problems, raw: stored });
    }
  }
  return found;
}
