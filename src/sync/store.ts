/**
 * What the sync keeps on the device, as its rounds see it. One database of one account; every function is one
 * transaction, so a device may be killed between any two of them.
 *
 * Made by `createStore` (create-store.ts) over a `SyncStorage`: `createDexieStore` in the app, memory in the model.
 */
import type { Row } from '#contract/join.ts';
import type { PullAnswer, PushAnswer, WireRow } from '#contract/sync.ts';
import type { Account, RefusedRow, SyncMeta } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';

/** An answer with the account whose token asked for it. One that belongs to another database is dropped. */
export type Answered<Answer> = { readonly account: Account; readonly answer: Answer };

/** One record that waits, as it is now. */
export type Outgoing = {
  readonly kind: string;
  readonly id: string;
  readonly mark: number;
  readonly row: Row;
};

export type Batch = {
  /** Device and generation to push under. */
  readonly meta: SyncMeta;
  /** Lowest mark first; empty when nothing waits. */
  readonly rows: readonly Outgoing[];
  /** Whether others wait behind these. */
  readonly isMore: boolean;
};

export type BatchLimit = {
  readonly rows: number;
  /** Bytes of UTF-8 of all rows together as JSON. */
  readonly bytes: number;
  /** Only what waits under a higher mark than this; from the lowest on unless given. */
  readonly above?: number;
};

/** What an answer of a push came to. */
export type PushOutcome = {
  /** `dropped`: of another account or database, or of a generation that is closed. */
  readonly type: 'taken' | 'stamped-again' | 'dropped';
  /** How many rows went to the shelf. */
  readonly refused: number;
  /** The server held nothing else as it took the batch: there is nothing to fetch. */
  readonly isUpToDate: boolean;
  /**
   * The version up to which everything on the server is this device's or was here before; null when others wrote in
   * between. A batch that was sent meanwhile goes on from it.
   */
  readonly ownTo: number | null;
};

/** What a page came to. */
export type PullOutcome = {
  /** `ignored`: of another account, or from above the cursor. `started-over`: the server's history is another one. */
  readonly type: 'applied' | 'ignored' | 'started-over';
  /** Whether the server has more above the cursor. */
  readonly more: boolean;
  /** How many records of this device changed by it. */
  readonly changed: number;
};

export type SyncStore = {
  readonly account: Account;
  /** What waits, in the order of its marks, up to the limits; a row that can never be sent goes to the shelf instead. */
  readonly outgoing: (limit: BatchLimit) => Promise<Batch>;
  /**
   * Takes the answer of a push: clears entries whose mark is unchanged, puts refused ones on the shelf, stamps again
   * after a refusal for the clock, moves the cursor when nobody else wrote in between.
   */
  readonly pushed: (batch: Batch, from: Answered<PushAnswer>) => Promise<PushOutcome>;
  /** Joins a page into what is here and moves the cursor, all or nothing. */
  readonly pulled: (from: Answered<PullAnswer>) => Promise<PullOutcome>;
  /** Joins rows of another database into this one and has them sent: what a person made before signing in. */
  readonly absorb: (rows: readonly WireRow[]) => Promise<void>;
  readonly meta: () => Promise<SyncMeta>;
  /** How many records the server has not got, those on the shelf not counted. */
  readonly waiting: () => Promise<number>;
  /** What the server would not take. */
  readonly refused: () => Promise<readonly RefusedRow[]>;
  /** Sends what is on the shelf again. Answers how many. */
  readonly retryRefused: () => Promise<number>;
  /** Notes that a round came to its end now. */
  readonly finished: () => Promise<void>;
  /** When a round last came to its end, milliseconds since 1970 by this device's clock; null before the first. */
  readonly lastFinished: () => Promise<number | null>;
};

/** The device could not do what was asked: no room, the database closed. Nothing of it happened. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  readonly failure: DbFailure;

  constructor(failure: DbFailure) {
    super(`${failure.type} ${failure.name}`);
    this.failure = failure;
  }
}
