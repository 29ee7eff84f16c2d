/** What is left of a deleted account: a mark, by which its other devices learn that their copy is to go. */
import { createHash } from 'node:crypto';
import { toDb } from '../auth/times.ts';
import type { Database, Tx } from '../db/database.ts';

/** How long a mark is kept: a device that lay in a drawer for a year still learns of it. */
const KEPT_MS = 400 * 86_400_000;

/** A random id cannot be found again from its hash. */
const markOf = (userId: string): string =>
  createHash('sha256').update(`deleted account ${userId.toLowerCase()}`).digest('hex');

/** Marks an account as deleted, in the transaction that deletes it. */
export async function markDeleted(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('app.deleted_accounts')
    .values({ mark: markOf(userId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether this account was deleted here. False for one that this database never knew. */
export async function wasDeleted(db: Database, userId: string): Promise<boolean> {
  const row = await db.single((statement) =>
    statement
      .selectFrom('app.deleted_accounts')
      .select('mark')
      .where('mark', '=', markOf(userId))
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Forgets marks that have had their time. */
export async function sweepDeletedAccounts(db: Database, nowMs: number): Promise<void> {
  await db.own((tx) =>
    tx
      .deleteFrom('app.deleted_accounts')
      .where('deleted_at', '<', toDb(nowMs - KEPT_MS))
      .execute(),
  );
}
