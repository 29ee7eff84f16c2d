/**
 * What devices and the server say to each other about records: pushing what changed here, pulling what changed elsewhere.
 *
 * A row travels whole, as `[kind, id, t, fields, exceptions?]`: `t` the stamp most fields share, `exceptions` the stamps
 * of the others (join.ts). The schemas look at the frame alone: one bad row must not keep the rest from being taken,
 * so each row is judged by itself (sync-merge.ts) and one that cannot be taken is named in the answer.
 */
import './zod-config.ts';
import * as z from 'zod/mini';
import { isRow } from './join.ts';
import type { Row } from './join.ts';
import type { FieldValues } from './kinds.ts';
import type { Stamp } from './stamps.ts';

/** Most rows of one push. */
export const MAX_PUSH_ROWS = 500;
/** Longest body of a push in bytes of UTF-8. */
export const MAX_PUSH_BYTES = 2 * 1024 * 1024;
/** Longest single row as JSON, in bytes of UTF-8. */
export const MAX_ROW_BYTES = 1024 * 1024;
/** Most rows of one page. */
export const PULL_ROWS = 1000;
/** How far ahead of the database's clock a stamp may be. */
export const MAX_AHEAD_MS = 60_000;

export type WireRow = readonly [
  kind: string,
  id: string,
  t: Stamp,
  fields: FieldValues,
  exceptions?: Readonly<Record<string, Stamp>>,
];

/**
 * Why the server did not take a row.
 *
 * - `unknown-kind`: this server does not know such records yet
 * - `bad-id`, `bad-row`: breaks the contract
 * - `too-large`: longer than `MAX_ROW_BYTES`
 * - `fixed-field`: would change what is written once (who sent a message, when, in which chat, after which message)
 * - `quota`: no room left in this account
 */
export const refusalReasons = [
  'unknown-kind',
  'bad-id',
  'bad-row',
  'too-large',
  'fixed-field',
  'quota',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
/** A reason that is not in `refusalReasons` comes from a newer server. */
export type Refused = readonly [kind: string, id: string, why: string];

const kindName = z.string().check(z.minLength(1), z.maxLength(40));
const rowId = z.string().check(z.minLength(1), z.maxLength(200));
const uuid = z.guid();
const instant = z.int().check(z.gte(0));
const version = z.int().check(z.gte(0));

/** The frame of a row; `wireToRow` looks inside. */
const wireRow = z.pipe(
  z.tuple([kindName, rowId, z.unknown(), z.unknown(), z.optional(z.unknown())]),
  z.transform((row) => row as unknown as WireRow),
);

export const pushBody = z.object({
  /** The device's id, which its stamps carry. */
  device: uuid,
  /** The device's generation; a closed one is refused for ever. */
  gen: z.int().check(z.gte(0), z.lte(2 ** 31 - 1)),
  /** `CONTRACT_VERSION` of the app that sends. */
  schema: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)),
  rows: z.array(wireRow).check(z.minLength(1), z.maxLength(MAX_PUSH_ROWS)),
});
export type PushBody = z.infer<typeof pushBody>;

/** What a push did. Rows that changed nothing are neither in `changed` nor in `refused`: the server had them. */
export const pushDone = z.object({
  /** Changes when the server was restored or wiped: what it acknowledged before no longer counts. */
  epoch: uuid,
  /** The database's clock, milliseconds since 1970. */
  now: instant,
  /** Version of the account before and after. */
  first: version,
  ver: version,
  /** Rows that changed, each of which took one version. */
  changed: version,
  refused: z.array(z.tuple([z.string(), z.string(), z.string()])),
});
export type PushDone = {
  readonly epoch: string;
  readonly now: number;
  readonly first: number;
  readonly ver: number;
  readonly changed: number;
  readonly refused: readonly Refused[];
};

/** Nothing was taken, and nothing of an older generation than `gen` ever will be: the device's clock runs ahead. */
export const pushEarly = z.object({ clock: z.literal(true), now: instant, gen: z.int().check(z.gte(0)) });
export type PushEarly = { readonly clock: true; readonly now: number; readonly gen: number };

export const pushAnswer = z.union([pushDone, pushEarly]);
export type PushAnswer = PushDone | PushEarly;

export const pullQuery = z.object({
  /** Version up to which the device has everything. */
  c: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  /** Most rows to send, `PULL_ROWS` unless given. */
  n: z.optional(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,4}$/),
        z.refine((n) => Number(n) >= 1 && Number(n) <= PULL_ROWS),
      ),
      z.transform(Number),
    ),
  ),
});

/** One page: the rows whose version is above `from`, lowest first. `next` is the cursor to go on from. */
export const pullAnswer = z.object({
  epoch: uuid,
  now: instant,
  /** The cursor as it was asked for. */
  from: version,
  rows: z.array(wireRow).check(z.maxLength(PULL_ROWS)),
  next: version,
  more: z.boolean(),
});
export type PullAnswer = {
  readonly epoch: string;
  readonly now: number;
  readonly from: number;
  readonly rows: readonly WireRow[];
  readonly next: number;
  readonly more: boolean;
};

/** Whether a push was refused for the clock. */
export function isEarly(answer: PushAnswer): answer is PushEarly {
  return 'clock' in answer;
}

/** A row as it travels. */
export function rowToWire(kind: string, id: string, row: Row): WireRow {
  return row.x === undefined ? [kind, id, row.t, row.d] : [kind, id, row.t, row.d, row.x];
}

/** The row in what came over the wire, or null when its stamps or shape are broken. */
export function wireToRow(wire: WireRow): Row | null {
  const [, , t, d, x] = wire;
  const row = x === undefined || x === null ? { t, d } : { t, d, x };
  return isRow(row) ? row : null;
}
