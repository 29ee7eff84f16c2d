/** What lies in this person's database on this device: how much of each kind, and what it weighs. */
import { kinds } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import { DELETED } from '#contract/join.ts';
import { utf8Length } from '#lib/utf8.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { readRow } from '#db/read.ts';
import type { StoredRow } from '#db/stored-row.ts';

export interface Weighed {
  readonly count: number;
  /** Bytes of UTF-8 as JSON, and of pictures and recordings the bytes themselves. */
  readonly bytes: number;
}

export interface StorageCounts {
  readonly byKind: Readonly<Record<Kind, Weighed>>;
  readonly archivedChats: number;
  /** What waits in the trash, a chat with its messages as one; not counted among its kind, but weighed there. */
  readonly inTrash: number;
  /** Rows of any kind that this version cannot read; they are counted among their kind as well. */
  readonly unreadable: number;
}

/** Counts everything once. For a live query: it follows every table it counts. */
export async function countStorage(db: SoulsticeDb): Promise<StorageCounts> {
  const trashedChats = new Set<unknown>();
  let inTrash = 0;
  let unreadable = 0;
  let archivedChats = 0;
  const byKind = {} as Record<Kind, Weighed>;
  // Chats come before their messages in the list of kinds.
  for (const kind of kinds) {
    let count = 0;
    let bytes = 0;
    await db[kind].each((row: StoredRow) => {
      if (row[DELETED] === true) return;
      bytes += utf8Length(JSON.stringify(row));
      if (readRow(kind, row) === null) unreadable += 1;
      // The messages of a chat are where the chat is.
      if (kind === 'message' && trashedChats.has(row['threadId'])) return;
      if (typeof row['deletedAt'] !== 'number') {
        count += 1;
        if (kind === 'thread' && row['archived'] === true) archivedChats += 1;
        if (kind === 'blob' && typeof row['bytes'] === 'number') bytes += row['bytes'];
      } else if (kind !== 'message') {
        inTrash += 1;
        if (kind === 'thread') trashedChats.add(row.id);
      }
    });
    byKind[kind] = { count, bytes };
  }
  return { byKind, archivedChats, inTrash, unreadable };
}
