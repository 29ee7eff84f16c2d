import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { readingModes } from '#companion/request.ts';
import { type DefaultFolderId, defaultFolderIds } from '#contract/folder.ts';
import { MAX_FOLDER_NAME_CHARS } from '#contract/limits.ts';
import type { FolderWithThreads } from '#db/folders.ts';
import { useModeWords } from '#parts/modes/use-mode-words.ts';
import { uiThreads } from '#text/en/ui-threads.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import {
  IconBulb,
  IconChevronRight,
  IconDots,
  IconFolder,
  IconPattern,
  IconPencil,
  IconPlus,
  IconSunrise,
  IconTrash,
} from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import type { FolderIntents } from './chat-intents.ts';
import styles from './chat-lists.module.css';
import { InlineName } from './inline-name.tsx';

interface FolderRowProps {
  group: FolderWithThreads;
  open: boolean;
  /** It was made a moment ago and waits for its name. */
  naming: boolean;
  intents: FolderIntents;
  /** Its chats, drawn while it is open. */
  children: ReactNode;
}

/** A folder: its button shows its chats, its dots open what can be done with it. */
export function FolderRow(props: FolderRowProps) {
  const t = useText(uiThreads);
  const modes = useModeWords();
  const id = useId();
  const { open, intents } = props;
  const { folder, count } = props.group;
  const [renaming, setRenaming] = useState(props.naming);
  const button = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);
  useEffect(() => {
    if (renaming || !refocus.current) return;
    refocus.current = false;
    button.current?.focus({ preventScroll: true });
  }, [renaming]);
  return (
    <li>
      {renaming ? (
        <div className={styles.row}>
          <InlineName
            label={t.folderName}
            name={folder.name}
            maxLength={MAX_FOLDER_NAME_CHARS}
            onDone={(name, how) => {
              refocus.current = how === 'key';
              setRenaming(false);
              if (name !== folder.name) void intents.onRename(folder, name);
            }}
          />
        </div>
      ) : (
        <div className={styles.row}>
          <button
            ref={button}
            type="button"
            className={styles.folder}
            aria-expanded={open}
            aria-controls={id}
            data-folder={folder.id}
            onClick={() => intents.onToggle(folder, !open)}
          >
            <Icon of={folderIcon(folder.icon)} size={18} className={styles.icon} />
            <span className={styles.title}>{folder.name}</span>
            <span className={`meta num ${styles.time}`} aria-hidden>
              {count}
            </span>
            <span className="sr-only">, {t.chatsInFolder(count)}</span>
            <Icon
              of={IconChevronRight}
              size={16}
              className={`${styles.time} ${open ? styles.turned : styles.chevron}`}
            />
          </button>
          <MenuButton
            className={styles.dots}
            menuLabel={t.folderMenu(folder.name)}
            aria-label={t.folderMenu(folder.name)}
            entries={() => folderMenu(props, t, modes, () => setRenaming(true))}
          >
            <Icon of={IconDots} size={18} />
          </MenuButton>
        </div>
      )}
      <div id={id} className={styles.inside} hidden={!open}>
        {open && <RoomLink folderId={folder.id} />}
        {open && count === 0 && <p className={styles.empty}>{t.noChatsInFolder}</p>}
        {open && count > 0 && props.children}
      </div>
    </li>
  );
}

/** The three folders that come with the app are named after the rooms, and lead to them. */
function RoomLink(props: { folderId: string }) {
  const t = useText(uiThreads);
  const rooms: Readonly<Record<DefaultFolderId, { readonly path: string; readonly name: string }>> = {
    'folder-clarity': { path: paths.agentLove, name: t.clarityRoom },
    'folder-pattern': { path: paths.agentCareer, name: t.patternRoom },
    'folder-soulcast': { path: paths.agentSoulcast, name: t.soulcastRoom },
  };
  const id = defaultFolderIds.find((one) => one === props.folderId);
  if (id === undefined) return null;
  return (
    <p className={styles.empty}>
      <TextLink to={rooms[id].path}>{t.openRoom(rooms[id].name)}</TextLink>
    </p>
  );
}

function folderMenu(
  { group: { folder }, intents }: FolderRowProps,
  t: typeof uiThreads,
  modes: ReturnType<typeof useModeWords>,
  onRename: () => void,
): readonly MenuEntry[] {
  const choice = (mode: string | null, label: string): MenuEntry => ({
    type: 'choice',
    id: `mode-${mode ?? 'own'}`,
    label,
    checked: folder.defaultMode === mode,
    onSelect: () => void intents.onMode(folder, mode),
  });
  return [
    {
      type: 'item',
      id: 'new',
      label: t.newChatHere,
      icon: IconPlus,
      onSelect: () => void intents.onNewChat(folder),
    },
    { type: 'item', id: 'rename', label: t.renameFolder, icon: IconPencil, onSelect: onRename },
    {
      type: 'item',
      id: 'delete',
      label: t.deleteFolder,
      icon: IconTrash,
      danger: true,
      onSelect: () => void intents.onDelete(folder),
    },
    { type: 'rule', id: 'rule' },
    { type: 'heading', id: 'modes', label: t.defaultMode },
    choice(null, t.ownChoice),
    ...readingModes.map((mode) => choice(mode, modes?.[mode].name ?? mode)),
  ];
}

/** The drawing of a folder by its stored key; a key of another version is a plain folder. */
function folderIcon(key: string): IconDrawing {
  switch (key) {
    case 'soulcast':
      return IconSunrise;
    case 'clarity':
      return IconBulb;
    case 'pattern':
      return IconPattern;
    default:
      return IconFolder;
  }
}
