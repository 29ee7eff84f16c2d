import type { Folder } from '#contract/folder.ts';
import type { Thread } from '#contract/thread.ts';

/** What a person can do with a chat from the lists. */
export interface ChatIntents {
  /** A chat was chosen (a phone then closes the sidebar). */
  readonly onOpen: () => void;
  /** To a folder, or with null back to Recent Chats. */
  readonly onMove: (chat: Thread, folder: Folder | null) => void | Promise<void>;
  readonly onDelete: (chat: Thread) => void | Promise<void>;
}
