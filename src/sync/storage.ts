/**
 * What a store is built over: transactions on one account's database. Two makers, Dexie (dexie-store.ts) and memory (the
 * model of the tests), so that the rules above are the same code in both.
 *
 * What the rules rely on: a transaction happens whole or not at all, and none sees half of another, in whatever tab.
 */
import type { Row } from '#contract/join.ts';
import type { Account, OutboxEntry, RefusedRow, SyncMeta } from '#db/database.ts';

export type RecordKey = { readonly kind: string; readonly id: string };
export type HeldRow = RecordKey & { readonly row: Row };

/** A row as it was found. `broken`: something lies there that cannot be read as a row. */
export type FoundRow =
  | { readonly type: 'row'; readonly row: Row }
  | { readonly type: 'missing' }
  | { readonly type: 'broken'; readonly raw: unknown };

export type RawRow = RecordKey & { readonly raw: unknown };

export type SyncTx = {
  /** Made with a fresh device id when there is none; not kept until it is put. */
  readonly getMeta: () => Promise<SyncMeta>;
  readonly putMeta: (meta: SyncMeta) => Promise<void>;

  /** Entries by rising mark, `max` at most. */
  readonly outbox: (max: number, above?: number) => Promise<readonly OutboxEntry[]>;
  readonly countOutbox: () => Promise<number>;
  /** The mark of each, null where nothing waits. */
  readonly marksOf: (keys: readonly RecordKey[]) => Promise<readonly (number | null)[]>;
  readonly putOutbox: (entries: readonly OutboxEntry[]) => Promise<void>;
  readonly deleteOutbox: (keys: readonly RecordKey[]) => Promise<void>;

  /** Rows in the order of the keys, of any kind. */
  readonly getRows: (keys: readonly RecordKey[]) => Promise<readonly FoundRow[]>;
  readonly putRows: (rows: readonly HeldRow[]) => Promise<void>;
  /** Keeps what cannot be read as a row, as it is. `at` is milliseconds since 1970. */
  readonly setAside: (rows: readonly RawRow[], at: number) => Promise<void>;
  /** Every record there is, of any kind. */
  readonly allKeys: () => Promise<readonly RecordKey[]>;

  readonly refused: () => Promise<readonly RefusedRow[]>;
  readonly putRefused: (rows: readonly RefusedRow[]) => Promise<void>;
  readonly deleteRefused: (keys: readonly RecordKey[]) => Promise<void>;

  /** Queues bytes to be fetched, those that are not here. */
  readonly fetchBlobs: (shas: readonly string[]) => Promise<void>;
  /** Queues all bytes that are here to be sent. */
  readonly sendBlobs: () => Promise<void>;

  readonly getFinished: () => Promise<number | null>;
  readonly putFinished: (atMs: number) => Promise<void>;
};

/**
 * What a transaction touches: `progress` is all but records, `everything` is everything, and a list of kinds is
 * `progress` with those records.
 */
export type SyncScope = 'progress' | 'everything' | readonly string[];

export type SyncStorage = {
  readonly account: Account;
  /** Throws `StoreFailure` when the device cannot do it; nothing has happened then. */
  readonly transaction: <Value>(
    mode: 'r' | 'rw',
    scope: SyncScope,
    work: (tx: SyncTx) => Promise<Value>,
  ) => Promise<Value>;
};
