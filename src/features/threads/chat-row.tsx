import type { Folder } from '#contract/folder.ts';
import type { Thread } from '#contract/thread.ts';
import { uiThreads } from '#text/en/ui-threads.ts';
import { Icon } from '#ui/icon.tsx';
import { IconDots, IconFolder, IconInbox, IconTrash } from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import type { ChatIntents } from './chat-intents.ts';
import styles from './chat-lists.module.css';

/** One chat: its title leads to it, its dots open what can be done with it. */
export function ChatRow(props: {
  chat: Thread;
  current: boolean;
  time: string;
  href: string;
  folders: readonly Folder[];
  /** The folder it is listed under, null in Recent Chats. */
  folderId: string | null;
  intents: ChatIntents;
}) {
  const t = useText(uiThreads);
  const { chat, intents } = props;
  const title = chat.title === '' ? t.untitled : chat.title;

  const entries = (): readonly MenuEntry[] => [
    { type: 'heading', id: 'to-folder', label: t.moveToFolder },
    ...props.folders
      .filter((folder) => folder.id !== props.folderId)
      .map((folder) => ({
        type: 'item' as const,
        id: folder.id,
        label: folder.name,
        icon: IconFolder,
        onSelect: () => void intents.onMove(chat, folder),
      })),
    { type: 'rule', id: 'rule' },
    ...(props.folderId === null
      ? []
      : [
          {
            type: 'item' as const,
            id: 'to-recent',
            label: t.moveToRecent,
            icon: IconInbox,
            onSelect: () => void intents.onMove(chat, null),
          },
        ]),
    {
      type: 'item',
      id: 'delete',
      label: t.deleteChat,
      icon: IconTrash,
      danger: true,
      onSelect: () => void intents.onDelete(chat),
    },
  ];

  return (
    <li className={props.current ? `${styles.row} ${styles.current}` : styles.row}>
      <Link
        className={styles.link}
        to={props.href}
        onClick={intents.onOpen}
        {...(props.current ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={styles.title}>{title}</span>
        <span className={`meta num nowrap ${styles.time}`}>{props.time}</span>
      </Link>
      <MenuButton
        className={styles.dots}
        menuLabel={t.chatMenu(title)}
        aria-label={t.chatMenu(title)}
        entries={entries}
      >
        <Icon of={IconDots} size={18} />
      </MenuButton>
    </li>
  );
}
