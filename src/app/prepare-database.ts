import type { ImportDone } from '#archive/import.ts';
import { attempt } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';
import { ensureDefaultFolders } from '#db/folders.ts';
import { IMPORT_NOTE } from '#db/import-note.ts';
import { repairThreads } from '#db/repair.ts';
import { retireOldChats } from '#db/retention.ts';
import { emptyOldTrash } from '#db/trash.ts';
import type { WriteDeps } from '#db/write.ts';
import type { Clock } from '#lib/clock.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';

/** What the start found to tell. */
export type Prepared = {
  /** An import that was broken off: finished now, or `dropped` before it had changed anything. */
  readonly imported: 'dropped' | ImportDone | null;
  /** Chats that the person's rule moved to the trash just now. */
  readonly retired: readonly string[];
};

/**
 * What is done at each start: the default folders exist, an import that was broken off comes to its end, chats that cannot be
 * read are reached again, old ones go by the person's rule, and the trash gives up what has lain in it for its time, deleted
 * people with all that was computed from their birth. Stops at the first thing that stands in the way.
 */
export async function prepareDatabase(
  db: SoulsticeDb,
  deps: WriteDeps,
  locks: Pick<LockManager, 'request'> | null,
): Promise<Result<Prepared, DbFailure>> {
  const folders = await ensureDefaultFolders(db, deps);
  if (!folders.ok) return folders;
  const imported = await finishImport(db, deps, locks);
  if (!imported.ok) return imported;
  const repaired = await repairThreads(db, deps);
  if (!repaired.ok) return repaired;
  const cared = await careDaily(db, deps);
  if (!cared.ok) return cared;
  const { forgetAsLearned, forgetPeople } = await import('#db/forget-people.ts');
  const forgotten = await forgetPeople(db, deps);
  if (!forgotten.ok) return forgotten;
  forgetAsLearned(db, deps);
  return ok({ imported: imported.value, retired: cared.value });
}

/** What is done at each start and then each day the page stays open. Answers the chats that went to the trash. */
export async function careDaily(
  db: SoulsticeDb,
  deps: WriteDeps,
): Promise<Result<readonly string[], DbFailure>> {
  const retired = await retireOldChats(db, deps);
  if (!retired.ok) return retired;
  const emptied = await emptyOldTrash(db, deps);
  return emptied.ok ? retired : emptied;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Has `work` done once a day for as long as the page is open, for the first time a day from now. Looked at each hour, so that
 * a device that slept over the day is not a day late. A clock that was put right by a day or more counts as a day, whichever way
 * it was wrong.
 */
export function eachDay(clock: Clock, work: () => void): void {
  let doneAt = clock.now();
  setInterval(() => {
    if (Math.abs(clock.now() - doneAt) < DAY_MS) return;
    doneAt = clock.now();
    work();
  }, HOUR_MS);
}

async function finishImport(
  db: SoulsticeDb,
  deps: WriteDeps,
  locks: Pick<LockManager, 'request'> | null,
): Promise<Result<Prepared['imported'], DbFailure>> {
  const note = await attempt(db, () => db.local.get(IMPORT_NOTE));
  if (!note.ok) return err(note.error);
  if (note.value === undefined) return ok(null);
  const { resumeImport } = await import('#archive/import.ts');
  return resumeImport(db, deps, locks);
}
