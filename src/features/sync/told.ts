/** Whether this device has said to the person of this account what an account keeps. Known to this device alone. */
import { attempt } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';

const KEY = 'sync-told';

/** True also where it cannot be read: nobody is asked before the database works. */
export async function wasTold(db: SoulsticeDb): Promise<boolean> {
  const found = await attempt(db, () => db.local.get(KEY));
  return !found.ok || found.value?.value === true;
}

/** When it cannot be kept, it is said again at the next start. */
export async function rememberTold(db: SoulsticeDb): Promise<void> {
  await attempt(db, () => db.local.put({ key: KEY, value: true }));
}
