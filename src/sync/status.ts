/** What a round came to, as the status it leaves behind and as what the scheduler has to know: pure. */
import type { RoundResult } from './round.ts';
import type { RoundEnd } from './scheduler.ts';
import type { SyncStatus, WaitingReason } from './sync.ts';

/** What is counted on the device after a round. */
export type Counts = {
  readonly waiting: number;
  readonly refused: number;
  /** When a round last came to its end, milliseconds since 1970. */
  readonly finishedMs: number | null;
};

export function statusAfter(result: Exclude<RoundResult, { type: 'stopped' }>, counts: Counts): SyncStatus {
  const { waiting, refused, finishedMs } = counts;
  if (result.type === 'done') {
    if (waiting > 0) return { type: 'syncing', waiting };
    if (refused > 0) return { type: 'attention', what: 'refused', count: refused };
    return finishedMs === null ? { type: 'syncing', waiting } : { type: 'synced', atMs: finishedMs };
  }
  if (result.why === 'update-needed') return { type: 'attention', what: 'update-needed', count: waiting };
  if (result.storage?.type === 'quota') return { type: 'attention', what: 'storage-full', count: waiting };
  // A database that was closed underneath is opened again by itself: no word of its own.
  const why = result.storage?.type === 'unknown' ? 'device' : reasonOf(result.why);
  return { type: 'waiting', waiting, why, sinceMs: finishedMs };
}

function reasonOf(why: Extract<RoundResult, { type: 'failed' }>['why']): WaitingReason {
  // A clock that jumps about is ours and passes: no word of its own.
  return why === 'offline' || why === 'signed-out' || why === 'limited' ? why : 'server';
}

export function roundEnd(result: RoundResult): RoundEnd {
  if (result.type !== 'failed') return { type: result.type };
  const { why, retryAfterS } = result;
  const forGood = why === 'signed-out' || why === 'update-needed';
  return {
    type: 'failed',
    how: why === 'limited' ? 'limited' : forGood ? 'for-good' : 'for-now',
    retryAfterS,
  };
}
