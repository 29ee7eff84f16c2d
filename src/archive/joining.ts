/** What one record of an archive does to the one that is here: pure, so that the preview and the import agree. */
import { changedRow } from '#db/changed-row.ts';
import type { Change, Stamping } from '#db/changed-row.ts';
import { DELETED, fieldStamp, isDeleted, joinRows, rowAt, rowStamps, sameRow } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import { canonicalJson } from '#contract/json.ts';
import { MAX_AHEAD_MS } from '#contract/sync.ts';
import { nextStamp } from '#contract/stamps.ts';
import { restamped } from '#sync/restamp.ts';
import type { ArchiveRow } from './archive-rows.ts';

/** `merge` keeps the later of each field. `replace` makes everything as it is in the archive. */
export type ImportMode = 'merge' | 'replace';

export type Joining = {
  readonly mode: ImportMode;
  /** Whether what was deleted here for good comes back. Replacing always brings it back. */
  readonly revive: boolean;
  readonly meta: Stamping;
  /** Milliseconds since 1970 by this device's clock. */
  readonly now: number;
};

/** What a record of the archive is to this device. */
export type Standing =
  | 'new'
  /** Here and deleted for good. */
  | 'deleted'
  /** Something in it is later than here, or there is more of it. */
  | 'later'
  /** Other than here, and nothing in it is later. */
  | 'earlier'
  | 'same';

export function standingOf(before: Row | null, coming: Row): Standing {
  if (before === null) return 'new';
  if (isDeleted(before)) return isDeleted(coming) ? 'same' : 'deleted';
  if (!sameRow(before, joinRows(before, coming))) return 'later';
  return holdsSame(before, coming) ? 'same' : 'earlier';
}

/** The row as it is to be; null when nothing changes. */
export function rowAfter(before: Row | null, { kind, id, row }: ArchiveRow, joining: Joining): Row | null {
  const coming = notAhead(row, joining);
  if (before === null) return coming;
  if (joining.mode === 'merge') {
    const joined = joinRows(before, coming);
    const comesBack = isDeleted(joined) && joining.revive && !isDeleted(coming);
    if (comesBack) return asWritten(before, { kind, id, row: coming }, joining);
    return sameRow(before, joined) ? null : joined;
  }
  if (isDeleted(coming)) return emptied(before, joining);
  return asWritten(before, { kind, id, row: coming }, joining);
}

/** The row deleted for good; null when it is so already. */
export function emptied(before: Row, { meta, now }: Joining): Row | null {
  if (isDeleted(before)) return null;
  const at = { wallMs: now, offsetMs: meta.offset, seen: rowStamps(before), device: meta.device };
  return joinRows(before, rowAt(nextStamp(at), { [DELETED]: true }));
}

/** As if the person had written these values here now: the server and every other device follow. */
function asWritten(before: Row, { kind, id, row }: ArchiveRow, { meta, now }: Joining): Row | null {
  const { [DELETED]: _, ...fields } = row.d;
  // The values were held to the contract as the archive was read.
  return changedRow({ kind, id, fields } as unknown as Change, before, meta, now);
}

/** A stamp from a clock that ran ahead would win over everything written from now on. */
function notAhead(row: Row, { meta, now }: Joining): Row {
  return restamped(row, now + meta.offset + MAX_AHEAD_MS, meta.device) ?? row;
}

function holdsSame(before: Row, coming: Row): boolean {
  return Object.entries(coming.d).every(
    ([name, value]) =>
      fieldStamp(before, name) !== null && canonicalJson(before.d[name] ?? null) === canonicalJson(value),
  );
}
