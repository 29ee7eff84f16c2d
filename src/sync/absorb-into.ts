/** For the moving of what was made without an account (account/adopt.ts): the join of a store, with its failure as a value. */
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { WireRow } from '#contract/sync.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';
import { createDexieStore } from './dexie-store.ts';
import type { DexieStoreDeps } from './dexie-store.ts';
import { StoreFailure } from './store.ts';

/** Joins rows into an account's database and has them sent, all or none. */
export async function absorbInto(
  db: SoulsticeDb,
  deps: DexieStoreDeps,
  rows: readonly WireRow[],
): Promise<Result<null, DbFailure>> {
  try {
    await createDexieStore(db, deps).absorb(rows);
    return ok(null);
  } catch (error) {
    if (error instanceof StoreFailure) return err(error.failure);
    throw error;
  }
}
