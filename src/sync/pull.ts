/** Fetching what changed elsewhere: page after page from the cursor until there is no more. */
import { PULL_ROWS } from '#contract/sync.ts';
import type { SyncStore } from './store.ts';
import type { SyncTransport } from './sync-transport.ts';

/** Pages in a row that may turn out to be of no use: another tab was quicker, or the server's history changed. */
const MAX_WASTED = 5;

export type Pulling = {
  /** `stopped`: the signal was aborted, or the answers are of no use. */
  readonly type: 'complete' | 'stopped';
  /** How many records changed here. */
  readonly received: number;
  /** The server's history is another one, so everything here waits to be sent again. */
  readonly startedOver: boolean;
};

/** Fetches until the cursor has reached the server's version. Throws what the store and the transport throw. */
export async function pullAll(
  store: SyncStore,
  transport: SyncTransport,
  signal: AbortSignal,
): Promise<Pulling> {
  let received = 0;
  let wasted = 0;
  let startedOver = false;
  while (!signal.aborted && wasted <= MAX_WASTED) {
    const { cursor } = await store.meta();
    const outcome = await store.pulled(await transport.pull(cursor, PULL_ROWS, signal));
    received += outcome.changed;
    startedOver ||= outcome.type === 'started-over';
    if (outcome.type === 'applied') {
      wasted = 0;
      if (!outcome.more) return { type: 'complete', received, startedOver };
    } else {
      wasted += 1;
    }
  }
  return { type: 'stopped', received, startedOver };
}
