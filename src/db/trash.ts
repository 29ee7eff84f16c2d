/** The trash that every kind with `deletedAt` shares: two steps, first hidden and kept, then emptied for good. */
import { TRASH_DAYS } from '#contract/limits.ts';
import type { SoulsticeDb } from './database.ts';
import { readRows } from './read.ts';
import type { StoredRow } from './stored-row.ts';
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

/** Every kind of the trash. */
export const trashKinds = [
  'thread',
  'folder',
  'soul_entry',
  'person',
  'prompt',
  'chart',
  'draw',
  'dream',
  'type_result',
] as const satisfies readonly TrashKind[];

/**
 * Empties what has lain in the trash for seven days, of every kind; a chat with each of its messages. Answers how many
 * things, messages not counted.
 *
 * Run at start and then daily. On conflict: the deletion beats edits of other fields, older and newer, so whichever
 * device finds the time passed may do it. People go sooner and in another way (forget-people.ts).
 */
export function emptyOldTrash(db: SoulsticeDb, deps: WriteDeps): Written<number> {
  const latest = deps.clock.now() - TRASH_DAYS * DAY_MS;
  const { afterSave: _, ...quiet } = deps;
  const emptied = trashKinds.filter((kind) => kind !== 'person');
  return writeAfterReading(db, quiet, [...emptied, 'message'], async () => {
    const changes: Change[] = [];
    for (const kind of emptied) {
      for (const row of await trashedRows(db, kind))
        if (trashedAt(row) <= latest) changes.push(deletion(kind, row.id));
    }
    const value = changes.length;
    return { changes: [...changes, ...(await messagesWith(db, changes))], value };
  });
}

/** One thing of the trash, by its kind and id. */
export type Trashed = { readonly kind: TrashKind; readonly id: string };

/**
 * Empties these now; those that are in the trash no more are passed over. Answers how many. There is no undo. People need
 * `forgetPeople`, which also takes out what was computed from their birth.
 */
export function deleteFromTrash(
  db: SoulsticeDb,
  deps: WriteDeps,
  items: readonly (Trashed & { readonly kind: Exclude<TrashKind, 'person'> })[],
): Written<number> {
  const ofKinds = [...new Set(items.map(({ kind }) => kind))];
  return writeAfterReading(db, deps, [...ofKinds, 'message'], async () => {
    const changes: Change[] = [];
    for (const { kind, id } of items) {
      const row = await db[kind].get(id);
      if (row !== undefined && isTrashed(row)) changes.push(deletion(kind, id));
    }
    const value = changes.length;
    return { changes: [...changes, ...(await messagesWith(db, changes))], value };
  });
}

/** The messages of the chats among the changes. */
async function messagesWith(db: SoulsticeDb, changes: readonly Change[]): Promise<readonly Change[]> {
  const messages: Change[] = [];
  for (const { kind, id } of changes) {
    if (kind !== 'thread') continue;
    for (const messageId of await messagesOf(db, id).primaryKeys())
      messages.push({ kind: 'message', id: messageId, delete: true });
  }
  return messages;
}

/** What lies in the trash of a kind, readable or not. */
export function trashedRows(db: SoulsticeDb, kind: TrashKind): PromiseLike<readonly StoredRow[]> {
  // Chats are many and have an index; of the rest few are ever kept.
  return kind === 'thread'
    ? db.thread.where('deletedAt').aboveOrEqual(0).toArray()
    : db[kind].filter(isTrashed).toArray();
}

// The compiler does not see that every kind has this form.
const deletion = (kind: TrashKind, id: string): Change => ({ kind, id, delete: true }) as Change;

const isTrashed = (row: StoredRow): boolean => row['_del'] !== true && typeof row['deletedAt'] === 'number';
const trashedAt = (row: StoredRow): number => Number(row['deletedAt']);

/** All rows of a chat's messages, oldest first. */
export function messagesOf(db: SoulsticeDb, threadId: string) {
  return db.message.where('[threadId+createdAt]').between([threadId, -Infinity], [threadId, Infinity]);
}
