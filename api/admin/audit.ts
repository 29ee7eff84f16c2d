/**
 * The audit: a row for whatever an admin changed, for everyone who became one, and for everyone who tried.
 */
import { toDb } from '../auth/times.ts';
import type { Tx } from '../db/database.ts';

export type AuditAction =
  | 'admin.granted'
  | 'admin.refused'
  | 'content.created'
  | 'content.updated'
  | 'content.deleted'
  | 'content.audio-fetched'
  | 'audio.added'
  | 'audio.removed';

export type AuditEntry = {
  /** The account that did it; null for the server itself. */
  readonly actor: string | null;
  readonly action: AuditAction;
  /** What it was done to and how: ids, names the server made and reasons, no text of a person. */
  readonly detail: Readonly<Record<string, string | number | readonly string[]>>;
};

/** Writes an entry in the transaction of what it tells of: both are kept, or neither. */
export async function audit(tx: Tx, entry: AuditEntry, nowMs: number): Promise<void> {
  await tx
    .insertInto('app.audit')
    .values({
      at: toDb(nowMs),
      actor: entry.actor,
      action: entry.action,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}
