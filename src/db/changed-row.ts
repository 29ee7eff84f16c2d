/** What one change makes of a record's row: pure, so that the model of the sync runs the same rules as the database. */
import type { Json } from '#contract/json.ts';
import { canonicalJson } from '#contract/json.ts';
import { DELETED, fieldStamp, isDeleted, joinRows, rowAt, rowStamps } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import type { FieldsOf, Kind } from '#contract/kinds.ts';
import { nextStamp, originStamp } from '#contract/stamps.ts';
import type { SyncMeta } from './database.ts';

/**
 * One change of one record.
 *
 * `fields` are the fields to set; those that already hold their value are left alone, so that saving a whole form
 * does not overwrite what another device changed elsewhere in it. A record that does not exist, or was deleted, needs
 * all its fields. `origin` writes only where there is no record yet, under the lowest stamp: for what every device
 * would make alike. `isNew`: the id was made for this very change, so there is nothing to look for first. `delete`
 * empties the record for good; the trash is the field `deletedAt`.
 */
export type Change = {
  [K in Kind]:
    | {
        readonly kind: K;
        readonly id: string;
        readonly fields: Partial<FieldsOf<K>>;
        readonly origin?: true;
        readonly isNew?: boolean;
      }
    | { readonly kind: K; readonly id: string; readonly delete: true };
}[Kind];

/** What a stamp needs of the device: who it is, and what its clock is off by. */
export type Stamping = Pick<SyncMeta, 'device' | 'offset'>;

/** The row after a change at `now` of this device's clock, or null when the change alters nothing. */
export function changedRow(change: Change, before: Row | null, meta: Stamping, now: number): Row | null {
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

function freshStamp(before: Row | null, meta: Stamping, now: number): Row['t'] {
  const seen = before === null ? [] : rowStamps(before);
  return nextStamp({ wallMs: now, offsetMs: meta.offset, seen, device: meta.device });
}

function jsonFields(fields: object): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
