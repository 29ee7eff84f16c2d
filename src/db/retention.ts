/** How long chats are kept, by the person's own rule; off unless they turned it on. */
import type { SoulsticeDb } from './database.ts';
import { readRows } from './read.ts';
import { getSetting } from './settings.ts';
import { writeAfterReading } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

const DAY_MS = 86_400_000;

/**
 * Moves chats to the trash whose last message is older than the person's rule says. Answers their ids, which is what
 * `restoreThreads` takes for undo. Pinned and archived chats stay, as they were put where they are on purpose, and so does one with
 * a text in its input that was not sent.
 *
 * Run at start and then daily, before the trash is emptied. On conflict: every device finds the same chats; a message written
 * elsewhere meanwhile travels into the trash with its chat, where it can be restored for seven days.
 */
export function retireOldChats(db: SoulsticeDb, deps: WriteDeps): Written<readonly string[]> {
  const now = deps.clock.now();
  const { afterSave: _, ...quiet } = deps;
  return writeAfterReading(
    db,
    quiet,
    ['thread', 'setting'],
    async () => {
      if (!(await getSetting(db, 'dataRetention.autoDeleteEnabled'))) return { changes: [], value: [] };
      const before = now - (await getSetting(db, 'dataRetention.chatHistoryDays')) * DAY_MS;
      const rows = await db.thread.where('updatedAt').below(before).toArray();
      const drafts = new Set(await db.draft.toCollection().primaryKeys());
      const old = readRows('thread', rows).filter(
        ({ id, pinned, archived, deletedAt }) =>
          deletedAt === null && !pinned && !archived && !drafts.has(id),
      );
      return {
        changes: old.map(({ id }) => ({ kind: 'thread', id, fields: { deletedAt: now } }) as const),
        value: old.map(({ id }) => id),
      };
    },
    ['draft'],
  );
}

/** How many chats the rule would move now, were it on with so many days. For a live query. */
export async function countOldChats(db: SoulsticeDb, days: number, now: number): Promise<number> {
  const rows = await db.thread
    .where('updatedAt')
    .below(now - days * DAY_MS)
    .toArray();
  const drafts = new Set(await db.draft.toCollection().primaryKeys());
  return rows.filter(
    (row) =>
      row['_del'] !== true &&
      row['deletedAt'] === null &&
      row['pinned'] !== true &&
      row['archived'] !== true &&
      !drafts.has(row.id),
  ).length;
}
