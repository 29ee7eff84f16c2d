/** Sending what waits: one batch at a time, lowest mark first, until nothing does. */
import { CONTRACT_VERSION } from '#contract/contract-version.ts';
import { MAX_PUSH_BYTES, MAX_PUSH_ROWS, rowToWire } from '#contract/sync.ts';
import type { PushBody } from '#contract/sync.ts';
import type { Batch, BatchLimit, SyncStore } from './store.ts';
import type { SyncTransport } from './sync-transport.ts';

/** Bytes of a push that are not rows, with room to spare. */
const FRAME_BYTES = 1024;

export const batchLimit: BatchLimit = { rows: MAX_PUSH_ROWS, bytes: MAX_PUSH_BYTES - FRAME_BYTES };

/**
 * Refusals for the clock in one go. One is enough unless the clock is moved meanwhile, or the answer came back within
 * the milliseconds that the new stamps lie ahead.
 */
const MAX_CLOCK_REFUSALS = 6;

export type Pushing = {
  /** `stopped`: the signal was aborted, or the answers belong to another account. */
  readonly type: 'empty' | 'clock' | 'stopped';
  readonly sent: number;
  readonly refused: number;
  /** The server held nothing else as it took the last batch: there is nothing to fetch. */
  readonly isUpToDate: boolean;
};

export type PushDeps = {
  /** Waits a while before a push that was refused for the clock is sent again. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Sends batch after batch until the outbox is empty. Throws what the store and the transport throw. */
export async function pushAll(
  store: SyncStore,
  transport: SyncTransport,
  { pause }: PushDeps,
  signal: AbortSignal,
): Promise<Pushing> {
  let sent = 0;
  let refused = 0;
  let isUpToDate = false;
  let clockRefusals = 0;
  while (!signal.aborted) {
    const batch = await store.outgoing(batchLimit);
    if (batch.rows.length === 0) return { type: 'empty', sent, refused, isUpToDate };
    const answer = await transport.push(pushBody(batch), signal);
    const outcome = await store.pushed(batch, answer);
    refused += outcome.refused;
    ({ isUpToDate } = outcome);
    if (outcome.type === 'dropped' && answer.account !== store.account) break;
    if (outcome.type === 'taken') {
      sent += batch.rows.length - outcome.refused;
      clockRefusals = 0;
      continue;
    }
    clockRefusals += 1;
    if (clockRefusals > MAX_CLOCK_REFUSALS) return { type: 'clock', sent, refused, isUpToDate };
    await pause(clockRefusals * 20, signal);
  }
  return { type: 'stopped', sent, refused, isUpToDate };
}

/** The batch as it is sent. */
export function pushBody({ meta, rows }: Batch): PushBody {
  return {
    device: meta.device,
    gen: meta.gen,
    schema: CONTRACT_VERSION,
    rows: rows.map(({ kind, id, row }) => rowToWire(kind, id, row)),
  };
}
