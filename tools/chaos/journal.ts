/**
 * What was written, kept beside the devices: the measure of what must be there in the end.
 *
 * A write counts once the device acknowledged it. One that broke off, because the device was killed in it, may have
 * happened or not.
 */
import { canonicalJson } from '#contract/json.ts';
import type { Json } from '#contract/json.ts';
import { DELETED, isDeleted } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';

type Life = 'acknowledged' | 'unknown';
type Edit = { readonly device: string; readonly value: Json; readonly life: Life };

export type Journal = {
  readonly created: (kind: string, id: string, fields: Readonly<Record<string, Json>>, life: Life) => void;
  /** One field of a shared record; every value is written once in a whole run. */
  readonly edited: (device: string, kind: string, id: string, field: string, value: Json, life: Life) => void;
  readonly deleted: (kind: string, id: string, life: Life) => void;
  /** Acknowledged writes so far. */
  readonly acknowledged: () => number;
  /** What is wrong with a copy of the account, one line each; none when nothing was lost and nothing made up. */
  readonly complaints: (copy: ReadonlyMap<string, Row>) => readonly string[];
};

export const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

export function createJournal(): Journal {
  const made = new Map<string, { readonly fields: Readonly<Record<string, Json>>; readonly life: Life }>();
  const edits = new Map<string, Edit[]>();
  const gone = new Map<string, Life>();
  let acknowledged = 0;
  const count = (life: Life): void => {
    if (life === 'acknowledged') acknowledged += 1;
  };

  const recordComplaints = (key: string, row: Row | undefined): readonly string[] => {
    const record = made.get(key);
    if (record === undefined) return [`${key} was never written`];
    if (row === undefined) return record.life === 'acknowledged' ? [`${key} is lost`] : [];
    const deletion = gone.get(key);
    if (isDeleted(row)) return deletion === undefined ? [`${key} was never deleted`] : [];
    if (deletion === 'acknowledged') return [`${key} came back after its deletion`];
    const { [DELETED]: _, ...fields } = row.d;
    const names = new Set([...Object.keys(fields), ...Object.keys(record.fields)]);
    return [...names].flatMap((name) => fieldComplaints(key, name, record.fields[name], fields[name]));
  };

  const fieldComplaints = (
    key: string,
    name: string,
    first: Json | undefined,
    now: Json | undefined,
  ): readonly string[] => {
    const ofField = edits.get(`${key} ${name}`) ?? [];
    const same = (value: Json | undefined): boolean =>
      canonicalJson(value ?? null) === canonicalJson(now ?? null);
    const sure = ofField.filter(({ life }) => life === 'acknowledged');
    // The first value was seen by everyone who edited the field.
    if (same(first) && sure.length === 0) return [];
    const at = ofField.findIndex(({ value }) => same(value));
    const winner = ofField[at];
    if (winner === undefined) return [`${key} ${name} holds what nobody wrote, or what was written over`];
    const later = ofField
      .slice(at + 1)
      .some(({ device, life }) => device === winner.device && life === 'acknowledged');
    return later ? [`${key} ${name} fell back behind a later edit of ${winner.device}`] : [];
  };

  return {
    created: (kind, id, fields, life) => {
      count(life);
      made.set(keyOf(kind, id), { fields, life });
    },
    edited: (device, kind, id, field, value, life) => {
      count(life);
      const key = `${keyOf(kind, id)} ${field}`;
      edits.set(key, [...(edits.get(key) ?? []), { device, value, life }]);
    },
    deleted: (kind, id, life) => {
      count(life);
      const before = gone.get(keyOf(kind, id));
      gone.set(keyOf(kind, id), before === 'acknowledged' ? before : life);
    },
    acknowledged: () => acknowledged,
    complaints: (copy) => {
      const keys = new Set([...made.keys(), ...copy.keys()]);
      return [...keys].flatMap((key) => recordComplaints(key, copy.get(key)));
    },
  };
}
