/** Where the exchange with the server stands after an answer: pure. */
import type { SyncMeta } from '#db/database.ts';

/**
 * What an answer says of the time. One that took so long that a later one came first says nothing new: its `now` is
 * not that of the server any more. `wallMs` is the device's clock as the answer arrives.
 */
export function heard(meta: SyncMeta, nowMs: number, wallMs: number): SyncMeta {
  if (nowMs < meta.srv) return meta;
  return { ...meta, srv: nowMs, offset: nowMs - wallMs };
}

/** Whether the server's history is another one than the device took part in. */
export function isOtherHistory(meta: SyncMeta, epoch: string): boolean {
  return meta.epoch !== null && meta.epoch !== epoch;
}

/**
 * The cursor after a push. When the device had everything up to the version before as it took the rows, and each row it
 * sent took one version, then nothing in between is anybody else's and there is nothing to fetch.
 *
 * `taken` is the cursor as the rows were taken, not as it is now: the push itself moves rows of others that it is joined
 * with to higher versions, so pages that are fetched while its answer is on the way pass over them.
 */
export function cursorAfterPush(
  cursor: { readonly taken: number; readonly now: number },
  sent: number,
  answer: { readonly first: number; readonly ver: number; readonly changed: number },
): number {
  const isOwn = cursor.taken === answer.first && cursor.now >= cursor.taken && answer.changed === sent;
  return isOwn ? Math.max(cursor.now, answer.ver) : cursor.now;
}
