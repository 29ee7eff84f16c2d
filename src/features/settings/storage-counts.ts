/** What lies in this person's database on this device, counted. */
import type { Kind } from '#contract/kinds.ts';
import { DELETED } from '#contract/join.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { corruptRows } from '#db/read.ts';

/** The kinds a person would ask about, in the order they are told: chats before their messages. */
export const countedKinds = [
  'thread',
  'message',
  'folder',
  'prompt',
  'person',
  'chart',
  'soul_entry',
  'draw',
  'dream',
] as const satisfies readonly Kind[];
export type CountedKind = (typeof countedKinds)[number];

export interface StorageCounts {
  readonly counts: Readonly<Record<CountedKind, number>>;
  /** What waits in the trash, a chat with its messages as one; not in `counts`. */
  readonly inTrash: number;
  /** Rows of any kind that this version cannot read; they are in `counts` as well. */
  readonly unreadable: number;
}

/** Counts everything once. For a live query: it follows every table it counts. */
export async function countStorage(db: SoulsticeDb): Promise<StorageCounts> {
  const counts = {} as Record<CountedKind, number>;
  const trashedChats = new Set<unknown>();
  let inTrash = 0;
  for (const kind of countedKinds) {
    let live = 0;
    await db[kind].each(({ id, ...row }) => {
      if (row[DELETED] === true) return;
      // The messages of a chat are where the chat is.
      if (kind === 'message' && trashedChats.has(row['threadId'])) return;
      if (typeof row['deletedAt'] !== 'number') live += 1;
      else {
        inTrash += 1;
        if (kind === 'thread') trashedChats.add(id);
      }
    });
    counts[kind] = live;
  }
  return { counts, inTrash, unreadable: (await corruptRows(db)).length };
}
