/**
 * One round with the server: everything that waits goes out, then everything new comes in.
 *
 * A round may break off anywhere and be begun again; two at once do no harm, only work twice. Who starts rounds, and
 * that one tab does, is the scheduler's.
 */
import { assert } from '#lib/assert.ts';
import type { DbFailure } from '#db/failure.ts';
import { pullAll } from './pull.ts';
import { pushAll } from './push.ts';
import type { PushDeps } from './push.ts';
import { StoreFailure } from './store.ts';
import type { SyncStore } from './store.ts';
import { TransportFailure } from './sync-transport.ts';
import type { SyncTransport, TransportFailureType } from './sync-transport.ts';

export type RoundResult =
  | {
      readonly type: 'done';
      /** Records the server has now, and records that changed here. */
      readonly sent: number;
      readonly received: number;
      /** How many went to the shelf in this round. */
      readonly refused: number;
      /** How many wait already: written while the round ran. */
      readonly left: number;
    }
  /** The signal was aborted, or the account changed underneath. */
  | { readonly type: 'stopped' }
  | {
      readonly type: 'failed';
      /** `clock`: the device's clock jumps about; a later round will do. `storage`: see `storage`. */
      readonly why: TransportFailureType | 'clock' | 'storage';
      readonly retryAfterS: number | null;
      readonly storage: DbFailure | null;
    };

export type Round = { readonly run: (signal: AbortSignal) => Promise<RoundResult> };

/** Times that a round begins again because the server turned out to have another history. */
const MAX_FRESH_STARTS = 3;

export function createRound(store: SyncStore, transport: SyncTransport, deps: PushDeps): Round {
  assert(store.account === transport.account, 'a round has one account');

  const run = async (signal: AbortSignal): Promise<RoundResult> => {
    const total = { sent: 0, received: 0, refused: 0 };
    for (let start = 0; start < MAX_FRESH_STARTS; start += 1) {
      const pushing = await pushAll(store, transport, deps, signal);
      total.sent += pushing.sent;
      total.refused += pushing.refused;
      if (pushing.type === 'stopped') return { type: 'stopped' };
      if (pushing.type === 'clock') return failed('clock');
      if (pushing.isUpToDate) break;
      const pulling = await pullAll(store, transport, signal);
      total.received += pulling.received;
      if (pulling.type === 'stopped') return { type: 'stopped' };
      if (!pulling.startedOver) break;
    }
    await store.finished();
    return { type: 'done', ...total, left: await store.waiting() };
  };

  return {
    run: async (signal) => {
      try {
        return await run(signal);
      } catch (error) {
        if (error instanceof TransportFailure) return failed(error.type, { retryAfterS: error.retryAfterS });
        if (error instanceof StoreFailure) return failed('storage', { storage: error.failure });
        if (signal.aborted) return { type: 'stopped' };
        throw error;
      }
    },
  };
}

function failed(
  why: Extract<RoundResult, { type: 'failed' }>['why'],
  more: { readonly retryAfterS?: number | null; readonly storage?: DbFailure } = {},
): RoundResult {
  return { type: 'failed', why, retryAfterS: more.retryAfterS ?? null, storage: more.storage ?? null };
}
