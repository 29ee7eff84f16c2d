/** Sending what waits, lowest mark first, until nothing does: batches, two of them on their way at once. */
import { CONTRACT_VERSION } from '#contract/contract-version.ts';
import { assert } from '#lib/assert.ts';
import { isEarly, MAX_PUSH_BYTES, MAX_PUSH_ROWS, rowToWire } from '#contract/sync.ts';
import type { PushAnswer, PushBody } from '#contract/sync.ts';
import type { Answered, Batch, BatchLimit, PushOutcome, SyncStore } from './store.ts';
import type { SyncTransport } from './sync-transport.ts';

/** Batches on their way at once: while the server writes one, the next travels and is judged. */
const ON_THE_WAY = 2;

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

/**
 * Sends batch after batch until the outbox is empty. Throws what the store and the transport throw.
 *
 * Two are on their way at once. What is edited meanwhile waits on under another mark, so a batch is as good as one taken
 * later; each answer is settled by itself, in the order the batches were sent.
 */
export async function pushAll(
  store: SyncStore,
  transport: SyncTransport,
  { pause }: PushDeps,
  signal: AbortSignal,
): Promise<Pushing> {
  const total = { sent: 0, refused: 0, isUpToDate: false };
  const line = createLine(store, transport, signal);
  let clockRefusals = 0;
  while (!signal.aborted) {
    const settled = await line.next();
    if (settled === null) return { type: 'empty', ...total };
    count(total, settled);
    if (settled.isElsewhere) break;
    if (settled.outcome.type === 'taken') {
      clockRefusals = 0;
      continue;
    }
    // What else is on its way was taken under the same stamps.
    for (const other of await line.drain()) count(total, other);
    clockRefusals += 1;
    if (clockRefusals > MAX_CLOCK_REFUSALS) return { type: 'clock', ...total };
    await pause(clockRefusals * 20, signal);
  }
  return { type: 'stopped', ...total };
}

type Settled = {
  readonly outcome: PushOutcome;
  readonly rows: number;
  /** The answer belongs to another account. */
  readonly isElsewhere: boolean;
};

function count(
  total: { sent: number; refused: number; isUpToDate: boolean },
  { outcome, rows }: Settled,
): void {
  total.refused += outcome.refused;
  total.isUpToDate = outcome.isUpToDate;
  if (outcome.type === 'taken') total.sent += rows - outcome.refused;
}

type OnTheWay = { readonly batch: Batch; readonly answer: Promise<Answered<PushAnswer>> };

const beginsAt = (cursor: number, { answer }: Answered<PushAnswer>): boolean =>
  !isEarly(answer) && answer.first === cursor;

/** The batches on their way, oldest first. */
function createLine(store: SyncStore, transport: SyncTransport, signal: AbortSignal) {
  const onTheWay: OnTheWay[] = [];
  /** The highest mark sent; from the lowest on again when everything is answered. */
  let above: number | undefined;
  let isMore = true;
  /** Up to here everything on the server is this device's own or was here before, by the last answer. */
  let ownTo: number | null = null;

  const fill = async (): Promise<void> => {
    while (onTheWay.length < ON_THE_WAY && isMore) {
      const batch = await store.outgoing(above === undefined ? batchLimit : { ...batchLimit, above });
      const last = batch.rows.at(-1);
      if (last === undefined) return;
      const answer = transport.push(pushBody(batch), signal);
      // One before it may fail, and then nobody waits for this one.
      answer.catch(() => undefined);
      onTheWay.push({ batch, answer });
      above = last.mark;
      ({ isMore } = batch);
    }
  };

  /** The oldest, or the one after it where the server took that first. */
  const earliest = async (cursor: number): Promise<OnTheWay> => {
    const [first, second] = onTheWay;
    assert(first !== undefined, 'something is on its way');
    if (second === undefined || beginsAt(cursor, await first.answer)) return first;
    const answer = await second.answer.catch(() => null);
    return answer !== null && beginsAt(cursor, answer) ? second : first;
  };

  const settle = async (): Promise<Settled | null> => {
    const first = onTheWay[0];
    if (first === undefined) return null;
    // It was sent before the answer to the one before it came, and goes on from it all the same.
    const cursor = ownTo ?? first.batch.meta.cursor;
    const taken = await earliest(cursor);
    const { batch } = taken;
    const answer = await taken.answer;
    onTheWay.splice(onTheWay.indexOf(taken), 1);
    const outcome = await store.pushed({ ...batch, meta: { ...batch.meta, cursor } }, answer);
    ownTo = onTheWay.length > 0 ? outcome.ownTo : null;
    if (onTheWay.length === 0) {
      above = undefined;
      isMore = true;
    }
    const isElsewhere = outcome.type === 'dropped' && answer.account !== store.account;
    return { outcome, rows: batch.rows.length, isElsewhere };
  };

  return {
    /** Sends what there is room for, and settles the oldest; null when nothing waits. */
    next: async (): Promise<Settled | null> => {
      await fill();
      return settle();
    },
    /** Settles all that is on its way. */
    drain: async (): Promise<readonly Settled[]> => {
      const all: Settled[] = [];
      for (let one = await settle(); one !== null; one = await settle()) all.push(one);
      return all;
    },
  };
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
