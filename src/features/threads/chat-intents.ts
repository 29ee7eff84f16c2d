import type { Folder } from '#contract/folder.ts';
import type { Thread } from '#contract/thread.ts';

/** What a person can do with a chat from the lists. */
export interface ChatIntents {
  /** A chat was chosen (a phone then closes the sidebar). */
  readonly onOpen: () => void;
  readonly onPin: (chat: Thread, pinned: boolean) => void | Promise<void>;
  readonly onRename: (chat: Thread, title: string) => void | Promise<void>;
  readonly onDuplicate: (chat: Thread) => void | Promise<void>;
  readonly onExport: (chat: Thread) => void;
  readonly onArchive: (chat: Thread) => void | Promise<void>;
  /** To a folder, or with null back to Recent Chats. */
  readonly onMove: (chat: Thread, folder: Folder | null) => void | Promise<void>;
  readonly onDelete: (chat: Thread) => void | Promise<void>;
}

/** What a person can do with a folder. */
export interface FolderIntents {
  /** Opens or closes it. */
  readonly onToggle: (folder: Folder, open: boolean) => void;
  readonly onNewChat: (folder: Folder) => void | Promise<void>;
  readonly onRename: (folder: Folder, name: string) => void | Promise<void>;
  readonly onMode: (folder: Folder, mode: string | null) => void | Promise<void>;
  readonly onDelete: (folder: Folder) => void | Promise<void>;
}
