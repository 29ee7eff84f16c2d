import { useEffect, useRef, useState } from 'react';
import type { Folder } from '#contract/folder.ts';
import { MAX_TITLE_CHARS } from '#contract/limits.ts';
import type { Thread } from '#contract/thread.ts';
import { uiThreads } from '#text/en/ui-threads.ts';
import { Icon } from '#ui/icon.tsx';
import {
  IconArchive,
  IconCopy,
  IconDots,
  IconDownload,
  IconFolder,
  IconInbox,
  IconPencil,
  IconPin,
  IconTrash,
} from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import type { ChatIntents } from './chat-intents.ts';
import styles from './chat-lists.module.css';
import { InlineName } from './inline-name.tsx';

export interface ChatRowProps {
  chat: Thread;
  current: boolean;
  time: string;
  href: string;
  folders: readonly Folder[];
  /** The folder it is listed under, null in Recent Chats and among the pinned. */
  folderId: string | null;
  intents: ChatIntents;
}

/**
 * One chat: its title leads to it, F2 renames it. Its dots, a right click or a long press open what can be done with it. Stands
 * in a list item.
 */
export function ChatRow(props: ChatRowProps) {
  const t = useText(uiThreads);
  const { chat, intents } = props;
  const title = chat.title === '' ? t.untitled : chat.title;
  const [renaming, setRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  useEffect(() => {
    if (renaming || !refocus.current) return;
    refocus.current = false;
    link.current?.focus({ preventScroll: true });
  }, [renaming]);

  if (renaming) {
    return (
      <div className={styles.row}>
        <InlineName
          label={t.renameLabel}
          name={title}
          maxLength={MAX_TITLE_CHARS}
          onDone={(name, how) => {
            refocus.current = how === 'key';
            setRenaming(false);
            if (name !== title) void intents.onRename(chat, name);
          }}
        />
      </div>
    );
  }
  return (
    <div ref={row} className={`${styles.row} ${styles.chat} ${props.current ? styles.current : ''}`}>
      <Link
        ref={link}
        className={styles.link ?? ''}
        to={props.href}
        onClick={intents.onOpen}
        onKeyDown={(event) => {
          if (event.key === 'F2') setRenaming(true);
        }}
        {...(props.current ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={styles.title}>{title}</span>
        <span className={`meta num nowrap ${styles.time}`}>{props.time}</span>
      </Link>
      <MenuButton
        className={styles.dots}
        area={row}
        menuLabel={t.chatMenu(title)}
        aria-label={t.chatMenu(title)}
        entries={() => chatMenu(props, t, () => setRenaming(true))}
      >
        <Icon of={IconDots} size={18} />
      </MenuButton>
    </div>
  );
}

function chatMenu(
  { chat, folders, folderId, intents }: ChatRowProps,
  t: typeof uiThreads,
  onRename: () => void,
): readonly MenuEntry[] {
  const item = (
    id: string,
    label: string,
    icon: typeof IconPin,
    onSelect: () => void,
    danger = false,
  ): MenuEntry => ({ type: 'item', id, label, icon, danger, onSelect });
  return [
    item('pin', chat.pinned ? t.unpin : t.pin, IconPin, () => void intents.onPin(chat, !chat.pinned)),
    item('rename', t.rename, IconPencil, onRename),
    item('duplicate', t.duplicate, IconCopy, () => void intents.onDuplicate(chat)),
    item('export', t.exportChat, IconDownload, () => intents.onExport(chat)),
    item('archive', t.archive, IconArchive, () => void intents.onArchive(chat)),
    item('delete', t.deleteChat, IconTrash, () => void intents.onDelete(chat), true),
    { type: 'rule', id: 'rule' },
    { type: 'heading', id: 'to-folder', label: t.moveToFolder },
    ...(folderId === null
      ? []
      : [item('to-recent', t.moveToRecent, IconInbox, () => void intents.onMove(chat, null))]),
    ...folders
      .filter((folder) => folder.id !== (folderId ?? chat.folderId))
      .map((folder) => item(folder.id, folder.name, IconFolder, () => void intents.onMove(chat, folder))),
  ];
}
