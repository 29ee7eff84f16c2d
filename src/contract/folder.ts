/** A folder of chats. How many it holds is counted from the chats that name it, never stored. */
import * as z from 'zod/mini';
import { deletedAt, modeKey, textUpTo } from './fields.ts';
import { MAX_FOLDER_NAME_CHARS } from './limits.ts';

/** The three folders everyone starts with. Their ids are fixed, so two devices cannot make them twice. */
export const defaultFolderIds = ['folder-soulcast', 'folder-clarity', 'folder-pattern'] as const;
export type DefaultFolderId = (typeof defaultFolderIds)[number];

export const folderId = z
  .string()
  .check(z.regex(/^(?:folder-soulcast|folder-clarity|folder-pattern|[A-Za-z0-9_-]{21})$/));

export const folderFields = z.object({
  name: textUpTo(MAX_FOLDER_NAME_CHARS).check(z.minLength(1)),
  /** Key of an icon drawn by the interface: `soulcast`, `clarity`, `pattern`, `folder`. */
  icon: textUpTo(40),
  /** Position in the sidebar, lowest first. */
  order: z.number(),
  /** Mode of a chat begun from this folder, null for the person's own choice. */
  defaultMode: z.nullable(modeKey),
  deletedAt,
});
export type FolderFields = z.infer<typeof folderFields>;
export type Folder = FolderFields & { readonly id: string };

export const defaultFolders: Readonly<Record<DefaultFolderId, FolderFields>> = {
  'folder-soulcast': {
    name: 'Soulcast & Strategy™',
    icon: 'soulcast',
    order: 0,
    defaultMode: 'mixed',
    deletedAt: null,
  },
  'folder-clarity': {
    name: 'Clarity on Love/Work/Life',
    icon: 'clarity',
    order: 1,
    defaultMode: 'mixed',
    deletedAt: null,
  },
  'folder-pattern': {
    name: 'Your Soul Pattern',
    icon: 'pattern',
    order: 2,
    defaultMode: 'mixed',
    deletedAt: null,
  },
};
