/** Folders and the chats in them. What a folder holds is read from the chats that name it. */
import { defaultFolderIds, defaultFolders } from '#contract/folder.ts';
import type { Folder } from '#contract/folder.ts';
import { MAX_FOLDER_NAME_CHARS } from '#contract/limits.ts';
import { toStorableText } from '#contract/text.ts';
import type { Thread } from '#contract/thread.ts';
import type { SoulsticeDb } from './database.ts';
import { allRecords, getRecord, readRow } from './read.ts';
import type { StoredRow } from './stored-row.ts';
import { liveThreads } from './threads.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

/**
 * Makes the three default folders where they are not there yet. Run at each start.
 *
 * On conflict: every device makes them under the same ids and the lowest stamp, so a name changed or a folder deleted
 * on one device is not undone by another that is set up later.
 */
export function ensureDefaultFolders(db: SoulsticeDb, deps: WriteDeps): Written<void> {
  const { afterSave: _, ...quiet } = deps;
  const changes = defaultFolderIds.map(
    (id) => ({ kind: 'folder', id, fields: defaultFolders[id], origin: true }) as const,
  );
  return writeRecords(db, quiet, changes);
}

/** Makes a folder at the end of the list. `name` is trimmed and cut at 80 characters; it must not be blank. */
export async function createFolder(
  db: SoulsticeDb,
  deps: WriteDeps,
  folder: { readonly name: string; readonly icon?: string; readonly defaultMode?: string | null },
): Written<Folder> {
  const id = deps.ids.short();
  return writeAfterReading(db, deps, ['folder'], async () => {
    const orders = (await allRecords(db, 'folder')).map((other) => other.order);
    const fields = {
      name: folderName(folder.name),
      icon: folder.icon ?? 'folder',
      order: Math.max(-1, ...orders) + 1,
      defaultMode: folder.defaultMode ?? null,
      deletedAt: null,
    };
    return { changes: [{ kind: 'folder', id, fields, isNew: true }], value: { ...fields, id } };
  });
}

/** On conflict the later name wins. A folder that is gone stays gone. */
export function renameFolder(db: SoulsticeDb, deps: WriteDeps, id: string, name: string): Written<void> {
  return writeAfterReading(db, deps, ['folder'], async () => {
    const folder = await getRecord(db, 'folder', id);
    const changes =
      folder === null ? [] : [{ kind: 'folder', id, fields: { name: folderName(name) } } as const];
    return { changes, value: undefined };
  });
}

/** Deletes a folder. Its chats are not touched: they show under Recent Chats, and go back when it is restored. */
export function deleteFolder(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'folder', [id]);
}

export function restoreFolder(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return restore(db, deps, 'folder', [id]);
}

/** The mode of chats begun in a folder from now on, null for the person's own choice. On conflict the later choice wins. */
export function setFolderMode(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  defaultMode: string | null,
): Written<void> {
  return writeAfterReading(db, deps, ['folder'], async () => {
    const folder = await getRecord(db, 'folder', id);
    const changes = folder === null ? [] : [{ kind: 'folder', id, fields: { defaultMode } } as const];
    return { changes, value: undefined };
  });
}

/** Folders that are not in the trash, in their order. */
export async function liveFolders(db: SoulsticeDb): Promise<readonly Folder[]> {
  return (await allRecords(db, 'folder'))
    .filter((folder) => folder.deletedAt === null)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

export type FolderWithThreads = {
  readonly folder: Folder;
  /** Its chats, the last used first; none where the folder was not asked to be open. */
  readonly threads: readonly Thread[];
  /** How many it holds, listed or not. */
  readonly count: number;
};

export type ChatLists = {
  /** Pinned chats, whatever folder they lie in, the last used first. */
  readonly pinned: readonly Thread[];
  /** Chats in no folder that are not pinned, the last used first. */
  readonly recent: readonly Thread[];
  /** How many recent ones there are, listed or not. */
  readonly recentCount: number;
  /** Folders in their order, each with its chats. */
  readonly folders: readonly FolderWithThreads[];
  /** Chats put away. They stand in none of the lists. */
  readonly archivedCount: number;
};

/** Everything the sidebar can list, read but not checked. */
export type ChatRows = {
  readonly folders: readonly Folder[];
  /** Rows of the chats that are not in the trash, the last used first. */
  readonly rows: readonly StoredRow[];
};

/** Reads what the sidebar can list. For a live query, which runs after every message: nothing is checked here. */
export async function readChatRows(db: SoulsticeDb): Promise<ChatRows> {
  const [stored, folders] = await Promise.all([db.thread.toArray(), liveFolders(db)]);
  const rows = stored
    .filter((row) => row['_del'] !== true && row['deletedAt'] === null)
    .sort((a, b) => Number(b['updatedAt']) - Number(a['updatedAt']) || (a.id < b.id ? -1 : 1));
  return { folders, rows };
}

/**
 * What the sidebar lists of it: at most `recent` of the recent chats and the chats of the folders named in `open`; all of them
 * without. Rows are checked only where they are listed, each once.
 */
export function listChats(
  { folders, rows }: ChatRows,
  { recent = Infinity, open }: { readonly recent?: number; readonly open?: ReadonlySet<string> } = {},
): ChatLists {
  const shown = rows.filter((row) => row['archived'] !== true);
  const folderIds = new Set<unknown>(folders.map(({ id }) => id));
  const loose = shown.filter((row) => row['pinned'] !== true && !folderIds.has(row['folderId']));
  const inFolder = (folder: Folder): FolderWithThreads => {
    const own = shown.filter((row) => row['folderId'] === folder.id);
    const isOpen = open === undefined || open.has(folder.id);
    return { folder, threads: isOpen ? readFirst(own, Infinity) : [], count: own.length };
  };
  return {
    pinned: readFirst(
      shown.filter((row) => row['pinned'] === true),
      Infinity,
    ),
    recent: readFirst(loose, recent),
    recentCount: loose.length,
    folders: folders.map(inFolder),
    archivedCount: rows.length - shown.length,
  };
}

/** The lists of the sidebar, whole. */
export async function chatLists(db: SoulsticeDb): Promise<ChatLists> {
  return listChats(await readChatRows(db));
}

const checked = new WeakMap<StoredRow, Thread | null>();

function checkedThread(row: StoredRow): Thread | null {
  let thread = checked.get(row);
  if (thread === undefined) {
    thread = readRow('thread', row);
    checked.set(row, thread);
  }
  return thread;
}

/** The first `count` rows that can be read. */
function readFirst(rows: readonly StoredRow[], count: number): readonly Thread[] {
  const threads: Thread[] = [];
  for (const row of rows) {
    if (threads.length >= count) break;
    const thread = checkedThread(row);
    if (thread !== null) threads.push(thread);
  }
  return threads;
}

/** Chats put away, the last used first. For a live query. */
export async function archivedThreads(db: SoulsticeDb): Promise<readonly Thread[]> {
  return (await liveThreads(db)).filter((thread) => thread.archived);
}

function folderName(name: string): string {
  return toStorableText(toStorableText(name.trim()).slice(0, MAX_FOLDER_NAME_CHARS));
}
