import { databaseName } from '#db/database.ts';
import type { IndexedDbParts } from '#db/database.ts';

/** A database that is not there is not made: the account was removed from this device. */
export async function hasDatabase({ indexedDB }: IndexedDbParts, account: string): Promise<boolean> {
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === databaseName(account));
}
