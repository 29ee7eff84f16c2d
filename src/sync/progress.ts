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
 * The version of a push up to which the device holds everything; null when there may be something of others. When the
 * device had everything up to the version before as it sent the rows, and each row it sent took one version, then nothing
 * in between is anybody else's and there is nothing to fetch.
 *
 * `sent` is the cursor as the rows were sent, not as it is now: the push itself moves rows of others that it is joined
 * with to higher versions, so pages that are fetched while its answer is on the way pass over them.
 */
export function ownVersion(
  cursor: { readonly sent: number; readonly now: number },
  rows: number,
  answer: { readonly first: number; readonly ver: number; readonly changed: number },
): number | null {
  const isOwn = cursor.sent === answer.first && cursor.now >= cursor.sent && answer.changed === rows;
  return isOwn ? answer.ver : null;
}
