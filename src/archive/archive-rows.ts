/** One line of records, out and in: what is written is whole and fits the contract, what is read is held to the same. */
import { DELETED, isDeleted } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import type { Json } from '#contract/json.ts';
import { checkRecord, isKind, recordSchemas } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import { defaultFolderIds } from '#contract/folder.ts';
import { wireToRow } from '#contract/sync.ts';
import type { WireRow } from '#contract/sync.ts';
import { storedToRow } from '#db/stored-row.ts';
import type { StoredRow } from '#db/stored-row.ts';

/** A record with its kind, which this version need not know. */
export type ArchiveRow = { readonly kind: string; readonly id: string; readonly row: Row };

export type Leaving =
  | { readonly type: 'row'; readonly row: Row; readonly isWhole: boolean }
  /** Deleted for good: there is nothing of it to take along. */
  | { readonly type: 'gone' }
  /** Nobody can read it; it goes along as it lies there. */
  | { readonly type: 'broken' };

const madeEverywhere: ReadonlySet<string> = new Set(defaultFolderIds);

/** What of a stored row goes into an archive. */
export function leavingRow(kind: Kind, stored: StoredRow): Leaving {
  const row = storedToRow(stored);
  if (row === null) return { type: 'broken' };
  // That a default folder was deleted is said: every new database makes it anew.
  if (isDeleted(row))
    return madeEverywhere.has(stored.id) ? { type: 'row', row, isWhole: true } : { type: 'gone' };
  if (fits(kind, stored.id, row)) return { type: 'row', row, isWhole: true };
  // The words of a message and the cards of a draw are read without a reading that is broken.
  const plain = { ...row, d: { ...row.d, reading: null } };
  const isReadable = (kind === 'message' || kind === 'draw') && fits(kind, stored.id, plain);
  return isReadable ? { type: 'row', row: plain, isWhole: false } : { type: 'broken' };
}

/** The line of a record: `[id, stamp, fields, exceptions?]`. */
export function rowLine(id: string, { t, d, x }: Row): string {
  return JSON.stringify(x === undefined ? [id, t, d] : [id, t, d, x]);
}

/** The record of a line, null when no version of the app would have written it. */
export function rowOfLine(kind: string, value: unknown): ArchiveRow | null {
  if (!Array.isArray(value) || value.length < 3 || value.length > 4) return null;
  const [id, ...rest] = value as readonly unknown[];
  if (typeof id !== 'string' || id === '' || id.length > 200) return null;
  const row = wireToRow([kind, id, ...rest] as unknown as WireRow);
  // The first is where a device keeps the id beside the fields, the second a mark and nothing else.
  if (row === null || Object.hasOwn(row.d, 'id') || typeof (row.d[DELETED] ?? false) !== 'boolean')
    return null;
  // A deletion in a file could empty what is here.
  if (isDeleted(row) && !(kind === 'folder' && madeEverywhere.has(id))) return null;
  if (isKind(kind) && !fits(kind, id, row)) return null;
  return { kind, id, row };
}

function fits(kind: Kind, id: string, row: Row): boolean {
  if (isDeleted(row)) return recordSchemas[kind].id.safeParse(id).success;
  const { [DELETED]: _, ...fields } = row.d as Record<string, Json>;
  return checkRecord(kind, id, fields).type === 'valid';
}
