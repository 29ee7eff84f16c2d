/**
 * The end of an account: the person's row goes and takes with it all that refers to it; what only names the person is
 * emptied of the name. A mark that names nobody stays. Files follow by the list that the database keeps of them.
 */
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { markDeleted } from './deleted-accounts.ts';

/** Removes everything of the person. Runs as the owner, in one transaction with what proved the wish. */
export async function deleteAccount(
  tx: Tx,
  who: { readonly userId: string; readonly email: string | null },
  signsInItself: boolean,
): Promise<void> {
  const { userId, email } = who;
  // A push under way ends first; waiting for each other in the other order would be a deadlock.
  await sql`select from app.sync_heads where user_id = ${userId} for update`.execute(tx);
  await tx.deleteFrom('app.usage').where('who', '=', userId).execute();
  // What was done stays on record, and by whom does not.
  await tx.updateTable('app.audit').set({ actor: null }).where('actor', '=', userId).execute();
  if (signsInItself && email !== null)
    await tx.deleteFrom('auth.one_time_tokens').where('email', '=', email.toLowerCase()).execute();
  await tx.deleteFrom('auth.users').where('id', '=', userId).execute();
  await markDeleted(tx, userId);
}
