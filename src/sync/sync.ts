/** The sync as the app sees it: what it says of itself, and the few things that can be asked of it. */
import type { RefusedRow } from '#db/database.ts';

/** Why what waits is not sent now. */
export type WaitingReason =
  /** No network, or the server cannot be reached. */
  | 'offline'
  /** The server cannot work now. */
  | 'server'
  /** The device's own storage cannot be read or written now, for another reason than a quota that is used up. */
  | 'device'
  /** The session has ended: the person has to sign in again. */
  | 'signed-out'
  /** Asked too often; it goes on by itself. */
  | 'limited';

/** What needs a person, the first of these that is true. */
export type Attention =
  /** The device has no room for what comes from the account. Goes on by itself once there is room. */
  | 'storage-full'
  /** This version of the app is older than the server takes. What is written stays here until the app is updated. */
  | 'update-needed'
  /** The server would not take some records: they are on the shelf (`refused`). */
  | 'refused';

export type SyncStatus =
  /** Nobody is signed in. */
  | { readonly type: 'device-only' }
  /** Under way, or about to be. `waiting` counts records that the server has not got. */
  | { readonly type: 'syncing'; readonly waiting: number }
  /** Everything is here and there. `atMs` is when that was found out, milliseconds since 1970. */
  | { readonly type: 'synced'; readonly atMs: number }
  /** `sinceMs` is when everything was last here and there, null when that never was. */
  | {
      readonly type: 'waiting';
      readonly waiting: number;
      readonly why: WaitingReason;
      readonly sinceMs: number | null;
    }
  /** `count`: records on the shelf for `refused`, else records that wait. */
  | { readonly type: 'attention'; readonly what: Attention; readonly count: number };

export type BlobBytes = { readonly type: string; readonly data: ArrayBuffer };

export type Sync = {
  /** The same object until it changes. */
  readonly status: () => SyncStatus;
  /** Calls `listener` after each change of the status; the answer stops it. */
  readonly watch: (listener: () => void) => () => void;
  /**
   * Calls `listener` when the account's plan may be another one: the server has said so, to this tab or another, or nobody
   * could hear it for a while. The answer stops it.
   */
  readonly watchPlan: (listener: () => void) => () => void;
  /** Exchanges with the server now, whatever it waited for. Resolves when that has ended, well or not; never rejects. */
  readonly syncNow: () => Promise<void>;
  /** Something was written here. */
  readonly afterWrite: () => void;
  /** What the server would not take, the oldest first. */
  readonly refused: () => Promise<readonly RefusedRow[]>;
  /** Tries what is on the shelf again. Answers how many. */
  readonly retryRefused: () => Promise<number>;
  /** When everything was last here and there, milliseconds since 1970; null before the first time. */
  readonly lastSynced: () => Promise<number | null>;
  /**
   * The bytes of a picture or recording, from this device or fetched from the account; null while they cannot be had:
   * show a placeholder and ask again when the status changes.
   */
  readonly blob: (sha: string) => Promise<BlobBytes | null>;
  /** Ends it for this page: what is under way is broken off, and answers that come later are dropped. */
  readonly stop: () => Promise<void>;
};
