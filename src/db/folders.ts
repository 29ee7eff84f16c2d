/** Folders and the chats in them. What a folder holds is read from the chats that name it. */
import { defaultFolderIds, defaultFolders } from '#contract/folder.ts';
import type { Folder } from '#contract/folder.ts';
import { MAX_FOLDER_NAME_CHARS } from '#contract/limits.ts';
import { toStorableText } from '#contract/text.ts';
import type { Thread } from '#contract/thread.ts';
import type { SoulsticeDb } from './database.ts';
import { allRecords, getRecord } from './read.ts';
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

export type FolderWithThreads = {
  readonly folder: Folder;
  readonly threads: readonly Thread[];
  readonly count: number;
};

export type ChatLists = {
  /** Chats in no folder, the last used first. */
  readonly recent: readonly Thread[];
  /** Folders in their order, each with its chats, the last used first. */
  readonly folders: readonly FolderWithThreads[];
};

/** What the sidebar lists. For a live query. */
export async function chatLists(db: SoulsticeDb): Promise<ChatLists> {
  const [threads, stored] = await Promise.all([liveThreads(db), allRecords(db, 'folder')]);
  const folders = stored
    .filter((folder) => folder.deletedAt === null)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const live = new Set(folders.map((folder) => folder.id));
  const inFolder = (folder: Folder): FolderWithThreads => {
    const own = threads.filter((thread) => thread.folderId === folder.id);
    return { folder, threads: own, count: own.length };
  };
  return {
    recent: threads.filter((thread) => thread.folderId === null || !live.has(thread.folderId)),
    folders: folders.map(inFolder),
  };
}

function folderName(name: string): string {
  return toStorableText(toStorableText(name.trim()).slice(0, MAX_FOLDER_NAME_CHARS));
}
