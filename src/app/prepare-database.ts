import type { SoulsticeDb } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';
import { ensureDefaultFolders } from '#db/folders.ts';
import { repairThreads } from '#db/repair.ts';
import { emptyOldTrash } from '#db/trash.ts';
import type { WriteDeps } from '#db/write.ts';

/**
 * What is done at each start: the default folders exist, chats that cannot be read are reached again, and the
 * trash gives up what has lain in it for its time, deleted people with all that was computed from their birth. Answers the first thing that stood in the way, null when none did.
 */
export async function prepareDatabase(db: SoulsticeDb, deps: WriteDeps): Promise<DbFailure | null> {
  for (const step of [ensureDefaultFolders, repairThreads, emptyOldTrash]) {
    const result = await step(db, deps);
    if (!result.ok) return result.error;
  }
  const { forgetAsLearned, forgetPeople } = await import('#db/forget-people.ts');
  const forgotten = await forgetPeople(db, deps);
  if (!forgotten.ok) return forgotten.error;
  forgetAsLearned(db, deps);
  return null;
}
