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
  /** What waits in the trash, a chat with its messages as one; neither counted nor weighed among its kind. */
  readonly trash: Weighed;
  /** Rows of any kind that this version cannot read; they are counted among their kind as well. */
  readonly unreadable: number;
}

/** Counts everything once. For a live query: it follows every table it counts. */
export async function countStorage(db: SoulsticeDb): Promise<StorageCounts> {
  const trashedChats = new Set<unknown>();
  const trash = { count: 0, bytes: 0 };
  let unreadable = 0;
  let archivedChats = 0;
  const byKind = {} as Record<Kind, Weighed>;
  // Chats come before their messages in the list of kinds.
  for (const kind of kinds) {
    const kept = { count: 0, bytes: 0 };
    await db[kind].each((row: StoredRow) => {
      if (row[DELETED] === true) return;
      if (readRow(kind, row) === null) unreadable += 1;
      const bytes = weightOf(kind, row);
      // The messages of a chat are where the chat is.
      const wentAlong = kind === 'message' && trashedChats.has(row['threadId']);
      if (!wentAlong && typeof row['deletedAt'] !== 'number') {
        kept.count += 1;
        kept.bytes += bytes;
        if (kind === 'thread' && row['archived'] === true) archivedChats += 1;
        return;
      }
      trash.bytes += bytes;
      if (kind === 'message') return;
      trash.count += 1;
      if (kind === 'thread') trashedChats.add(row.id);
    });
    byKind[kind] = kept;
  }
  return { byKind, archivedChats, trash, unreadable };
}

function weightOf(kind: Kind, row: StoredRow): number {
  const content = kind === 'blob' && typeof row['bytes'] === 'number' ? row['bytes'] : 0;
  return utf8Length(JSON.stringify(row)) + content;
}
