/** Records of kinds to come: carried as they are, and handed over by the version that brings their table. */
import type { Transaction } from 'dexie';
import type { ForeignRow } from './database.ts';
import { rowToStored } from './stored-row.ts';

/**
 * Moves the carried records of a kind into its new table. Called in the upgrade of the schema version that adds it;
 * those that still wait for the server go on waiting, since the outbox knows them by kind and id.
 */
export async function handOverForeign(transaction: Transaction, kind: string): Promise<void> {
  const foreign = transaction.table<ForeignRow, [string, string]>('foreign');
  const carried = foreign.where(':id').between([kind, ''], [kind, '\uffff'], true, true);
  const rows = await carried.toArray();
  await transaction.table(kind).bulkPut(rows.map(({ id, row }) => rowToStored(id, row)));
  await carried.delete();
}
