/** Making damaged chats readable again from what is left of them and from their messages. */
import { fieldProblems } from '#contract/kinds.ts';
import { titleFromMessage } from '#contract/thread.ts';
import type { ThreadFields } from '#contract/thread.ts';
import type { SoulsticeDb } from './database.ts';
import { readRow, readRows } from './read.ts';
import type { StoredRow } from './stored-row.ts';
import { newThreadFields } from './threads.ts';
import { messagesOf } from './trash.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

/**
 * Rewrites the broken fields of chats that cannot be read, so that their messages can be reached. Answers the ids.
 * The rows as they were found go to `set_aside`. Run at start, after `ensureDefaultFolders`.
 *
 * On conflict: the rewritten fields carry a fresh stamp, the sound ones keep theirs.
 */
export function repairThreads(db: SoulsticeDb, deps: WriteDeps): Written<readonly string[]> {
  const now = deps.clock.now();
  const { afterSave: _, ...quiet } = deps;
  return writeAfterReading(db, quiet, ['thread', 'message'], async () => {
    const rows = await db.thread.toArray();
    const broken = rows.filter((row) => row['_del'] !== true && readRow('thread', row) === null);
    const changes: Change[] = [];
    for (const row of broken.filter((one) => /^[\w-]{21}$/.test(one.id))) {
      changes.push({ kind: 'thread', id: row.id, fields: await missingFields(db, row, now) });
    }
    return { changes, value: changes.map((change) => change.id) };
  });
}

async function missingFields(db: SoulsticeDb, row: StoredRow, now: number): Promise<Partial<ThreadFields>> {
  const messages = readRows('message', await messagesOf(db, row.id).toArray());
  const first = messages.find((message) => message.sender === 'user');
  const newest = messages.at(-1);
  const whole: ThreadFields = {
    ...newThreadFields({ mode: newest?.readingMode ?? 'mixed' }, now),
    ...(first === undefined ? {} : { title: titleFromMessage(first.content) }),
    ...(newest === undefined
      ? {}
      : { createdAt: messages[0]?.createdAt ?? now, updatedAt: newest.createdAt }),
  };
  const isBroken = (name: string): boolean =>
    !Object.hasOwn(row, name) || fieldProblems('thread', { [name]: row[name] }).length > 0;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => isBroken(name)));
}
