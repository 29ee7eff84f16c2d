/** The trash that every kind with `deletedAt` shares: two steps, first hidden and kept, then emptied for good. */
import { TRASH_DAYS } from '#contract/limits.ts';
import type { SoulsticeDb } from './database.ts';
import { readRows } from './read.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

/** Kinds with the field `deletedAt` that go to the trash one by one. */
export type TrashKind =
  | 'thread'
  | 'folder'
  | 'soul_entry'
  | 'person'
  | 'prompt'
  | 'chart'
  | 'draw'
  | 'dream'
  | 'type_result';

const DAY_MS = 86_400_000;

/**
 * Moves records to the trash; ids that are not there are passed over. Answers the ids that were moved, which is what
 * `restore` takes for undo.
 *
 * Offline: at once. On conflict: `deletedAt` is an ordinary field, so an edit of another field elsewhere is kept in the
 * trash with it, and the later of deleting and restoring wins.
 */
export function moveToTrash(
  db: SoulsticeDb,
  deps: WriteDeps,
  kind: TrashKind,
  ids: readonly string[],
): Written<readonly string[]> {
  return setDeletedAt(db, deps, kind, ids, deps.clock.now());
}

/** Takes records out of the trash, as if they had not been put there. */
export function restore(
  db: SoulsticeDb,
  deps: WriteDeps,
  kind: TrashKind,
  ids: readonly string[],
): Written<readonly string[]> {
  return setDeletedAt(db, deps, kind, ids, null);
}

function setDeletedAt(
  db: SoulsticeDb,
  deps: WriteDeps,
  kind: TrashKind,
  ids: readonly string[],
  deletedAt: number | null,
): Written<readonly string[]> {
  return writeAfterReading(db, deps, [kind], async () => {
    const stored = (await db[kind].bulkGet([...ids])).flatMap((row) => row ?? []);
    const records = readRows(kind, stored).filter(
      (record) => (record.deletedAt === null) !== (deletedAt === null),
    );
    return {
      // The compiler does not see that every kind of the trash has this field.
      changes: records.map(({ id }) => ({ kind, id, fields: { deletedAt } }) as Change),
      value: records.map(({ id }) => id),
    };
  });
}

/**
 * Empties what has lain in the trash for seven days: each chat and each of its messages. Answers how many chats.
 *
 * Run at start and then daily. On conflict: the deletion beats edits of other fields, older and newer, so whichever
 * device finds the time passed may do it.
 */
export function emptyOldTrash(db: SoulsticeDb, deps: WriteDeps): Written<number> {
  const latest = deps.clock.now() - TRASH_DAYS * DAY_MS;
  const { afterSave: _, ...quiet } = deps;
  return writeAfterReading(db, quiet, ['thread', 'message'], async () => {
    const old = readRows('thread', await db.thread.where('deletedAt').belowOrEqual(latest).toArray());
    const ids = old.map((thread) => thread.id);
    const messageIds: string[] = [];
    for (const id of ids) messageIds.push(...(await messagesOf(db, id).primaryKeys()));
    return {
      changes: [
        ...ids.map((id): Change => ({ kind: 'thread', id, delete: true })),
        ...messageIds.map((id): Change => ({ kind: 'message', id, delete: true })),
      ],
      value: ids.length,
    };
  });
}

/** All rows of a chat's messages, oldest first. */
export function messagesOf(db: SoulsticeDb, threadId: string) {
  return db.message.where('[threadId+createdAt]').between([threadId, -Infinity], [threadId, Infinity]);
}
