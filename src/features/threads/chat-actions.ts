import { paths } from '#app/paths.ts';
import type { Folder } from '#contract/folder.ts';
import type { Thread } from '#contract/thread.ts';
import { createFolder, deleteFolder, renameFolder, restoreFolder, setFolderMode } from '#db/folders.ts';
import { getSetting } from '#db/settings.ts';
import { duplicateThread } from '#db/chat-library.ts';
import {
  archiveThread,
  createThread,
  deleteThread,
  moveThread,
  pinThread,
  renameThread,
  restoreThreads,
} from '#db/threads.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiThreads } from '#text/en/ui-threads.ts';
import { notify } from '#ui/notify.ts';
import { useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import type { ChatIntents, FolderIntents } from './chat-intents.ts';

type Outcome = { readonly ok: boolean };

/** What the lists ask for, done: one write each, and a notice with Undo where something went out of sight. */
export function useChatActions(currentId: string | undefined) {
  const t = useText(uiThreads);
  const { db, deps } = useLocalData();
  const navigate = useNavigate();

  const saved = (result: Outcome) => {
    if (!result.ok) notify({ text: t.couldNotSave, tone: 'error' });
    return result.ok;
  };
  const withUndo = (text: string, undo: () => Promise<Outcome>, undone?: () => void) => {
    const onAction = () =>
      void undo().then((result) => {
        if (saved(result)) undone?.();
      });
    notify({ text, action: { label: t.undo, onAction } });
    focusLists();
  };
  /** The chat leaves the lists; if it is open, so does the screen, and Undo brings both back. */
  const leave = (chat: Thread, text: string, undo: () => Promise<Outcome>) => {
    const wasOpen = chat.id === currentId;
    if (wasOpen) void navigate(paths.home);
    withUndo(text, undo, () => wasOpen && void navigate(paths.chat(chat.id)));
  };

  const chats: Omit<ChatIntents, 'onOpen' | 'onExport'> = {
    onPin: async (chat, pinned) => {
      if (saved(await pinThread(db, deps, chat.id, pinned))) focusLists();
    },
    onRename: async (chat, title) => void saved(await renameThread(db, deps, chat.id, title)),
    onDuplicate: async (chat) => {
      const made = await duplicateThread(db, deps, chat.id, t.copyOf);
      if (!saved(made) || !made.ok || made.value === null) return;
      const { id } = made.value;
      void navigate(paths.chat(id));
      notify({ text: t.duplicated });
    },
    onArchive: async (chat) => {
      if (!saved(await archiveThread(db, deps, chat.id, true))) return;
      leave(chat, t.archived, () => archiveThread(db, deps, chat.id, false));
    },
    onMove: async (chat, folder) => {
      if (!saved(await moveThread(db, deps, chat.id, folder?.id ?? null))) return;
      withUndo(folder === null ? t.movedToRecent : t.movedTo(folder.name), () =>
        moveThread(db, deps, chat.id, chat.folderId),
      );
    },
    onDelete: async (chat) => {
      if (!saved(await deleteThread(db, deps, chat.id))) return;
      leave(chat, t.deleted, () => restoreThreads(db, deps, [chat.id]));
    },
  };

  const folders: Omit<FolderIntents, 'onToggle' | 'onNewChat'> = {
    onRename: async (folder, name) => void saved(await renameFolder(db, deps, folder.id, name)),
    onMode: async (folder, mode) => void saved(await setFolderMode(db, deps, folder.id, mode)),
    onDelete: async (folder) => {
      if (!saved(await deleteFolder(db, deps, folder.id))) return;
      withUndo(t.folderDeleted, () => restoreFolder(db, deps, folder.id));
    },
  };

  return {
    chats,
    folders,
    /** Makes an empty chat in a folder, in the mode of the folder. Answers its id, null when it could not be kept. */
    newChatIn: async (folder: Folder): Promise<string | null> => {
      const mode = folder.defaultMode ?? (await getSetting(db, 'chat.readingMode'));
      const made = await createThread(db, deps, { mode, folderId: folder.id });
      return saved(made) && made.ok ? made.value.id : null;
    },
    /** Makes a folder that waits for its name. */
    newFolder: async (): Promise<string | null> => {
      const made = await createFolder(db, deps, { name: t.newFolder });
      return saved(made) && made.ok ? made.value.id : null;
    },
  };
}

/** The row that held focus is gone; its list's heading is the nearest place that is not. */
function focusLists(): void {
  document.querySelector<HTMLElement>('[data-recent-chats]')?.focus({ preventScroll: true });
}
