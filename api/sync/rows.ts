/**
 * The records of one account in the database: the head that counts their versions, reading some, writing some.
 *
 * Whoever writes takes the head first. The lock on it is held to the commit, so for one account the order of versions is
 * the order of commits, and a reader who asks for what is above a version never misses one.
 */
import { sql } from 'kysely';
import { joinRows, rowAt, shortestRow } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import type { FieldValues } from '#contract/kinds.ts';
import { MAX_NAME_CHARS, MAX_PLACE_NAME_CHARS } from '#contract/limits.ts';
import { emptyProfile, PROFILE_ID } from '#contract/profile.ts';
import { originStamp } from '#contract/stamps.ts';
import type { Stamp } from '#contract/stamps.ts';
import type { Tx } from '../db/database.ts';

/** The device that the server's own writes are stamped with. */
export const serverDevice = '00000000-0000-4000-8000-000000000001';

export type Head = {
  /** The highest version given out. */
  readonly ver: number;
  readonly epoch: string;
  readonly records: number;
  readonly bytes: number;
  /** The database's clock, milliseconds since 1970, once the lock was there. */
  readonly nowMs: number;
};

export type HeldRow = { readonly row: Row; readonly bytes: number };

/** A row to be written. `d` and `x` are its fields and its own stamps as JSON; `x` is empty when it has none. */
export type NewRow = {
  readonly kind: string;
  readonly id: string;
  readonly t: Stamp;
  readonly d: string;
  readonly x: string;
  readonly bytes: number;
};

/** Most an account may hold. */
export type Quota = { readonly records: number; readonly bytes: number };
export const defaultQuota: Quota = { records: 200_000, bytes: 256 * 1024 * 1024 };

/**
 * Locks the head of the account until the transaction ends, and makes it when there is none. A new head has an epoch that
 * never was: one that is made after the database was put back to a time before the account's first is another history.
 */
export async function lockHead(tx: Tx, userId: string): Promise<Head> {
  const { rows } = await sql<Head>`
    with head as (
      insert into app.sync_heads as held (user_id) values (${userId}::uuid)
      on conflict (user_id) do update set ver = held.ver
      returning ver, epoch, records, bytes
    )
    select ver, epoch, records, bytes, ${clock} as "nowMs" from head`.execute(tx);
  return seeded(tx, userId, one(rows));
}

/** `lockHead`, and the device that comes with its generation: the higher one of what it says and what is known. */
export async function lockHeadFor(
  tx: Tx,
  who: { readonly userId: string; readonly sessionId: string },
  device: { readonly device: string; readonly gen: number; readonly schema: number },
): Promise<Head & { readonly gen: number }> {
  const { rows } = await sql<Head & { readonly gen: number }>`
    with head as (
      insert into app.sync_heads as held (user_id) values (${who.userId}::uuid)
      on conflict (user_id) do update set ver = held.ver
      returning ver, epoch, records, bytes
    ), device as (
      insert into app.sync_devices as held (user_id, device, gen, seen, schema, session_id)
      select ${who.userId}::uuid, ${device.device}::uuid, ${device.gen}::int, clock_timestamp(), ${device.schema}::int,
        ${who.sessionId}::uuid from head
      on conflict (user_id, device) do update set gen = greatest(held.gen, excluded.gen), seen = excluded.seen,
        schema = excluded.schema, session_id = excluded.session_id
      returning gen
    )
    select ver, epoch, records, bytes, gen, ${clock} as "nowMs" from head, device`.execute(tx);
  const head = one(rows);
  return { ...(await seeded(tx, who.userId, head)), gen: head.gen };
}

/** Milliseconds since 1970 by the database, now and not when the transaction began: that may have waited. */
export const clock = sql.raw('floor(extract(epoch from clock_timestamp()) * 1000)::bigint');

/**
 * An account that has never synced may have a profile already, from this server's own calls or another program. It becomes
 * the first record, with stamps below those of any device.
 */
async function seeded<Of extends Head>(tx: Tx, userId: string, head: Of): Promise<Of> {
  if (head.ver > 0) return head;
  const row = await profileOfColumns(tx, userId);
  if (row === null) return head;
  const { ver, records, bytes } = await writeRows(tx, userId, head, [newRow('profile', PROFILE_ID, row)]);
  return { ...head, ver, records, bytes };
}

async function profileOfColumns(tx: Tx, userId: string): Promise<Row | null> {
  const found = await tx
    .selectFrom('profiles')
    .select([
      'full_name',
      'birth_date',
      'birth_time',
      'birth_place',
      'birth_place_id',
      'birth_lat',
      'birth_lng',
    ])
    .select(['timezone', 'sex', 'mbti_type', 'iq_score'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const place =
    found.birth_lat === null || found.birth_lng === null
      ? null
      : {
          id: placeIdOf(found.birth_place_id),
          name: cut(found.birth_place ?? '', MAX_PLACE_NAME_CHARS),
          latDeg: found.birth_lat,
          lonDeg: found.birth_lng,
        };
  const isKnown = found.birth_date !== null || found.birth_time !== null || place !== null;
  const birth = {
    date: found.birth_date,
    time: found.birth_time?.slice(0, 5) ?? null,
    plusMinusMin: 0,
    place,
    zone: place === null ? null : found.timezone,
    fold: null,
    offsetSeconds: null,
  };
  return rowAt(originStamp(serverDevice), {
    ...emptyProfile,
    name: cut(found.full_name ?? '', MAX_NAME_CHARS),
    sex: found.sex,
    birth: isKnown ? birth : null,
    mbtiType: found.mbti_type,
    iqScore: found.iq_score,
  });
}

/** The database counts characters and a record UTF-16 units: half a pair at the end is left out. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

const maxPlaceIdChars = 64;

/** An id that a record cannot hold would be another id when cut: it is left out. */
export const placeIdOf = (id: string | null): string =>
  id === null || id.length > maxPlaceIdChars ? '' : id;

/** The rows the account holds among these, by `keyOf`. */
export async function readRows(
  tx: Tx,
  userId: string,
  wanted: readonly { readonly kind: string; readonly id: string }[],
): Promise<ReadonlyMap<string, HeldRow>> {
  if (wanted.length === 0) return new Map();
  const kinds = wanted.map(({ kind }) => kind);
  const ids = wanted.map(({ id }) => id);
  const { rows } = await sql<StoredRow & { readonly bytes: number }>`
    select held.kind, held.id, held.t, held.d, held.x, held.bytes
    from unnest(${kinds}::text[], ${ids}::text[]) as wanted(kind, id)
      cross join lateral (
        -- The limit has each looked up by its key: for a few hundred at once the planner would read all of the account.
        select * from app.sync_rows one
        where one.user_id = ${userId}::uuid and one.kind = wanted.kind and one.id = wanted.id limit 1
      ) held`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row.kind, row.id), { row: rowOf(row), bytes: row.bytes }]));
}

export const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

type StoredRow = {
  readonly kind: string;
  readonly id: string;
  readonly t: Stamp;
  readonly d: FieldValues;
  readonly x: Readonly<Record<string, Stamp>> | null;
};

const rowOf = ({ t, d, x }: StoredRow): Row => (x === null ? { t, d } : { t, d, x });

/** A row with its length as it travels, in bytes. */
export function newRow(kind: string, id: string, row: Row): NewRow {
  const d = JSON.stringify(row.d);
  const x = row.x === undefined ? '' : JSON.stringify(row.x);
  // What `rowToWire` makes, without writing the fields out a second time.
  const frame = JSON.stringify([kind, id, row.t]).length + 1;
  const bytes = Buffer.byteLength(d) + (x === '' ? 0 : Buffer.byteLength(x) + 1) + frame;
  return { kind, id, t: row.t, d, x, bytes };
}

/** Looking for a row that is there takes time, and under the lock of the head it is known whether there is one. */
const replacing = sql`
  on conflict (user_id, kind, id) do update set
    ver = excluded.ver, t = excluded.t, d = excluded.d, x = excluded.x, bytes = excluded.bytes`;

/** Between the texts of a column. JSON never holds it unescaped, and names of records not at all. */
const separator = '\u001e';

/** The column again; empty texts are null. */
const split = (column: string) => sql`string_to_array(${column}::text, ${separator}::text, '')`;

/**
 * Writes rows with the versions that follow the head's, in their order, and moves the head, all in one statement. `before`
 * is what it replaces, by `keyOf`. Call it under the lock of the head. Gives the head as it is then.
 */
export async function writeRows<Of extends Head>(
  tx: Tx,
  userId: string,
  head: Of,
  rows: readonly NewRow[],
  before: ReadonlyMap<string, HeldRow> = new Map(),
): Promise<Of> {
  if (rows.length === 0) return head;
  // A column at a time and each as one text: parsed once, and nothing is escaped on the way.
  const column = (of: (row: NewRow) => string): string => rows.map(of).join(separator);
  const replaced = rows.map(({ kind, id }) => before.get(keyOf(kind, id)));
  const ver = head.ver + rows.length;
  const records = head.records + replaced.filter((row) => row === undefined).length;
  const bytes =
    head.bytes + rows.reduce((sum, row, index) => sum + row.bytes - (replaced[index]?.bytes ?? 0), 0);
  await sql`
    with written as (
      insert into app.sync_rows as held (user_id, kind, id, ver, t, d, x, bytes)
      select ${userId}::uuid, r.kind, r.id, ${head.ver}::bigint + r.at, r.t, r.d::jsonb, r.x::jsonb, r.bytes
      from unnest(
        ${split(column(({ kind }) => kind))}, ${split(column(({ id }) => id))}, ${split(column(({ t }) => t))},
        ${split(column(({ d }) => d))}, ${split(column(({ x }) => x))},
        string_to_array(${rows.map((row) => row.bytes).join(',')}::text, ',')::int[]
      ) with ordinality as r(kind, id, t, d, x, bytes, at)
      ${replaced.every((row) => row === undefined) ? sql`` : replacing}
    )
    update app.sync_heads set ver = ${ver}, records = ${records}, bytes = ${bytes} where user_id = ${userId}::uuid`.execute(
    tx,
  );
  return { ...head, ver, records, bytes };
}

/** The row after some of its fields were written at `stamp`. */
export function withFields(held: Row | null, stamp: Stamp, fields: FieldValues): Row {
  const written = rowAt(stamp, fields);
  return held === null ? shortestRow(written) : joinRows(held, written);
}

function one<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error('a statement gives one row');
  return row;
}
