/** Fetching what changed elsewhere: page after page from the cursor until there is no more. */
import { PULL_ROWS } from '#contract/sync.ts';
import type { PullAnswer } from '#contract/sync.ts';
import type { Answered, SyncStore } from './store.ts';
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

/**
 * Fetches until the cursor has reached the server's version. Throws what the store and the transport throw.
 *
 * The next page is asked for while one is joined. A page stands for what is above its `from` as it was made; what moves
 * afterwards moves above it.
 */
export async function pullAll(
  store: SyncStore,
  transport: SyncTransport,
  signal: AbortSignal,
): Promise<Pulling> {
  let received = 0;
  let wasted = 0;
  let startedOver = false;
  let ahead: { readonly from: number; readonly page: Promise<Answered<PullAnswer>> } | null = null;
  while (!signal.aborted && wasted <= MAX_WASTED) {
    const { cursor } = await store.meta();
    const page: Answered<PullAnswer> =
      ahead?.from === cursor ? await ahead.page : await transport.pull(cursor, PULL_ROWS, signal);
    ahead = page.answer.more ? askAhead(transport, page.answer.next, signal) : null;
    const outcome = await store.pulled(page);
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

function askAhead(
  transport: SyncTransport,
  from: number,
  signal: AbortSignal,
): { readonly from: number; readonly page: Promise<Answered<PullAnswer>> } {
  const page = transport.pull(from, PULL_ROWS, signal);
  // The page before it may turn out to be of no use, and then nobody waits for this one.
  page.catch(() => undefined);
  return { from, page };
}
