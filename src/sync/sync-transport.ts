/** How a round reaches the server: one transport belongs to one account and never sends under another one's token. */
import type { PullAnswer, PushAnswer, PushBody } from '#contract/sync.ts';
import type { Account } from '#db/database.ts';
import type { Answered } from './store.ts';

export type SyncTransport = {
  readonly account: Account;
  /** Each throws a `TransportFailure` when there is no answer, and the signal's reason when it is aborted. */
  readonly push: (body: PushBody, signal: AbortSignal) => Promise<Answered<PushAnswer>>;
  readonly pull: (cursor: number, n: number, signal: AbortSignal) => Promise<Answered<PullAnswer>>;
};

export type TransportFailureType = 'offline' | 'server' | 'signed-out' | 'update-needed' | 'limited';

/**
 * Why there was no answer.
 *
 * - `offline`: the server could not be reached
 * - `server`: it failed, or its answer could not be read
 * - `signed-out`: there is no session, or it is another account's
 * - `update-needed`: this version of the app is older than the server takes (426)
 * - `limited`: asked too often; again after `retryAfterS`
 */
export class TransportFailure extends Error {
  override name = 'TransportFailure';
  readonly type: TransportFailureType;
  readonly retryAfterS: number | null;

  constructor(type: TransportFailureType, retryAfterS: number | null = null) {
    super(type);
    this.type = type;
    this.retryAfterS = retryAfterS;
  }
}
