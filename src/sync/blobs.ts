/**
 * Pictures and recordings on their way: sent from a queue of their own, one at a time, so that they never hold up words;
 * fetched when they are asked for, and in the background when the line costs nothing.
 *
 * Bytes are named by the SHA-256 of what was sent first. The server takes out of a picture what it tells beside itself, so
 * what comes back need not have that hash, and is not held against it.
 */
import { attempt } from '#db/database.ts';
import type { BlobTask, SoulsticeDb } from '#db/database.ts';
import { getBlob } from '#db/blobs.ts';
import { getRecord } from '#db/read.ts';
import { lead, lockNames } from './leader.ts';
import type { Locks } from './leader.ts';
import { backoffMs } from './scheduler.ts';
import { patience } from './server-link.ts';
import type { ServerLink } from './server-link.ts';
import type { BlobBytes } from './sync.ts';
import { TransportFailure } from './sync-transport.ts';

export type BlobsDeps = {
  readonly db: SoulsticeDb;
  readonly link: ServerLink;
  readonly locks: Locks | null;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Whether the line is paid by what goes over it: then only what is asked for is fetched. */
  readonly isMetered: () => boolean;
};

export type Blobs = {
  /** Works through the queue, unless another tab does. Answers when to come back, null when nothing is left to do. */
  readonly run: (signal: AbortSignal) => Promise<number | null>;
  /** The bytes, from this device or fetched; null while they cannot be had. Never rejects. */
  readonly get: (sha: string, signal: AbortSignal) => Promise<BlobBytes | null>;
};

/** Ten megabytes over a poor line. */
const TRANSFER_MS = 10 * 60_000;
/** What the server will not take is tried again once a day: it may take it after an update. */
const REFUSED_MS = 24 * 3_600_000;
const FULL_MS = 3_600_000;

/** How a transfer ended. `later`: the server or the line; everything else waits too. `missing`: not there yet. */
type Outcome = 'done' | 'later' | 'missing' | 'refused' | 'full';

export function createBlobs(deps: BlobsDeps): Blobs {
  const { db, link } = deps;
  const fetching = new Map<string, Promise<Outcome>>();

  const run = async (signal: AbortSignal): Promise<number | null> => {
    const led = await lead(deps.locks, lockNames.blobs(link.account), async () => {
      for (;;) {
        const task = await nextTask();
        if (task === null || signal.aborted) return null;
        const nowMs = deps.nowMs();
        if (task.notBefore > nowMs) return task.notBefore;
        const outcome = await (task.way === 'up' ? upload(task.sha, signal) : download(task.sha, signal));
        if (signal.aborted) return null;
        if (outcome === 'done') continue;
        const waitMs = waitAfter(outcome, task.attempts + 1);
        await postpone(task, nowMs + waitMs);
        if (outcome === 'later' || outcome === 'full') return nowMs + waitMs;
      }
    });
    return led.type === 'led' ? led.value : null;
  };

  /** The one that may go first; what goes out before what comes in. */
  const nextTask = async (): Promise<BlobTask | null> => {
    const read = await attempt(db, () => db.blob_queue.toArray());
    if (!read.ok) return null;
    const wanted = read.value.filter(({ way }) => way === 'up' || !deps.isMetered());
    const nowMs = deps.nowMs();
    const rank = (task: BlobTask) => (task.notBefore > nowMs ? task.notBefore : task.way === 'up' ? -2 : -1);
    return wanted.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
  };

  const waitAfter = (outcome: Exclude<Outcome, 'done'>, attempts: number): number => {
    if (outcome === 'refused') return REFUSED_MS;
    return outcome === 'full' ? FULL_MS : backoffMs(Math.min(attempts, 20), deps.random());
  };

  const postpone = async (task: BlobTask, notBefore: number): Promise<void> => {
    await attempt(db, () =>
      db.transaction('rw', db.blob_queue, async () => {
        // It may have been fetched for somebody meanwhile.
        if ((await db.blob_queue.get(task.sha)) === undefined) return;
        await db.blob_queue.put({ ...task, attempts: task.attempts + 1, notBefore });
      }),
    );
  };

  const upload = async (sha: string, signal: AbortSignal): Promise<Outcome> => {
    const read = await attempt(db, () => getBlob(db, sha));
    if (!read.ok) return 'later';
    // Its record was deleted, or its bytes are gone: there is nothing to send.
    if (read.value === null) return forget(sha);
    const { type, data } = read.value;
    const answer = await transfer(
      { method: 'PUT', path: `/api/sync/blob/${sha}`, headers: { 'Content-Type': type }, body: data },
      signal,
      async (response) => response.ok,
    );
    if (answer.type !== 'answered') return 'later';
    return answer.value ? forget(sha) : 'refused';
  };

  const forget = async (sha: string): Promise<Outcome> => {
    const done = await attempt(db, () => db.blob_queue.delete(sha));
    return done.ok ? 'done' : 'later';
  };

  /** One transfer for all who ask at the same time. */
  const download = (sha: string, signal: AbortSignal): Promise<Outcome> => {
    const known = fetching.get(sha);
    if (known !== undefined) return known;
    const own = downloadOnce(sha, signal).finally(() => fetching.delete(sha));
    fetching.set(sha, own);
    return own;
  };

  const downloadOnce = async (sha: string, signal: AbortSignal): Promise<Outcome> => {
    const answer = await transfer(
      { method: 'GET', path: `/api/sync/blob/${sha}` },
      signal,
      async (response) => (response.ok ? response.arrayBuffer() : null),
    );
    if (answer.type !== 'answered') return 'later';
    const data = answer.value;
    // Its record came before it: another device has not sent it yet.
    if (data === null) return 'missing';
    const kept = await attempt(db, () =>
      db.transaction('rw', db.blob_data, db.blob_queue, async () => {
        await db.blob_data.put({ sha, data });
        await db.blob_queue.delete(sha);
      }),
    );
    if (kept.ok) return 'done';
    return kept.error.type === 'quota' ? 'full' : 'later';
  };

  const transfer = async <Value>(
    request: Parameters<ServerLink['send']>[0],
    outer: AbortSignal,
    read: (response: Response) => Promise<Value>,
  ): Promise<{ readonly type: 'answered'; readonly value: Value } | { readonly type: 'later' }> => {
    const waits = patience(outer, TRANSFER_MS);
    try {
      return { type: 'answered', value: await read(await link.send(request, waits.signal)) };
    } catch (error) {
      // A line that broke, in whatever way, and a server that asks for patience: all the same to a queue.
      if (error instanceof TransportFailure || waits.signal.aborted || error instanceof TypeError)
        return { type: 'later' };
      throw error;
    } finally {
      waits.end();
    }
  };

  return {
    run,
    get: async (sha, signal) => {
      const here = await attempt(db, () => getBlob(db, sha));
      if (here.ok && here.value !== null) return here.value;
      const record = await attempt(db, () => getRecord(db, 'blob', sha));
      if (!record.ok || record.value === null) return null;
      const outcome = await download(sha, signal).catch(() => 'later' as const);
      if (outcome !== 'done') return null;
      const fetched = await attempt(db, () => getBlob(db, sha));
      return fetched.ok ? fetched.value : null;
    },
  };
}
