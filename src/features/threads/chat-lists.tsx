import { type ReactNode, useId, useState } from 'react';
import type { Thread } from '#contract/thread.ts';
import type { ChatLists as Lists, FolderWithThreads } from '#db/folders.ts';
import { uiThreads } from '#text/en/ui-threads.ts';
import { TextButton } from '#ui/text-link.tsx';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { IconBulb, IconChevronRight, IconFolder, IconPattern, IconSunrise } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { ChatRow } from './chat-row.tsx';
import type { ChatIntents } from './chat-intents.ts';
import { chatTimeLabel } from './chat-time.ts';
import styles from './chat-lists.module.css';

/** Rows shown before "Show older chats": more would only be scrolled past. */
const FIRST_ROWS = 12;

/** Recent Chats, then the folders with theirs. Plain data in, intents out. */
export function ChatLists(props: {
  lists: Lists;
  currentId: string | undefined;
  nowMs: number;
  hrefOf: (chatId: string) => string;
  intents: ChatIntents;
}) {
  const t = useText(uiThreads);
  const id = useId();
  const [all, setAll] = useState(false);
  const { recent, folders } = props.lists;
  const shown = all ? recent : recent.slice(0, FIRST_ROWS);
  const row = (chat: Thread, folderId: string | null): ReactNode => (
    <ChatRow
      key={chat.id}
      chat={chat}
      folderId={folderId}
      current={chat.id === props.currentId}
      time={chatTimeLabel(chat.updatedAt, props.nowMs, { yesterday: t.yesterday })}
      href={props.hrefOf(chat.id)}
      folders={folders.map(({ folder }) => folder)}
      intents={props.intents}
    />
  );
  return (
    <>
      <section aria-labelledby={`${id}recent`}>
        <h2 id={`${id}recent`} className={styles.heading} tabIndex={-1} data-recent-chats>
          {t.recentChats}
        </h2>
        {recent.length === 0 ? (
          <p className={styles.empty}>{t.noChats}</p>
        ) : (
          <ul>{shown.map((chat) => row(chat, null))}</ul>
        )}
        {shown.length < recent.length && (
          <div className={styles.more}>
            <TextButton onClick={() => setAll(true)}>{t.showMore}</TextButton>
          </div>
        )}
      </section>
      <section aria-labelledby={`${id}organized`}>
        <h2 id={`${id}organized`} className={styles.heading}>
          {t.organized}
        </h2>
        <ul>
          {folders.map((group) => (
            <FolderRow
              key={group.folder.id}
              group={group}
              holdsCurrent={group.threads.some((chat) => chat.id === props.currentId)}
              row={(chat) => row(chat, group.folder.id)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function FolderRow(props: {
  group: FolderWithThreads;
  holdsCurrent: boolean;
  row: (chat: Thread) => ReactNode;
}) {
  const t = useText(uiThreads);
  const id = useId();
  const { folder, threads, count } = props.group;
  const [open, setOpen] = useState(props.holdsCurrent);
  return (
    <li>
      <button
        type="button"
        className={styles.folder}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon of={folderIcon(folder.icon)} size={18} className={styles.icon} />
        <span className={styles.title}>{folder.name}</span>
        <span className="meta num" aria-hidden>
          {count}
        </span>
        <span className="sr-only">, {t.chatsInFolder(count)}</span>
        <Icon of={IconChevronRight} size={16} className={open ? styles.turned : styles.chevron} />
      </button>
      <div id={id} className={styles.inside} hidden={!open}>
        {open && count === 0 && <p className={styles.empty}>{t.noChatsInFolder}</p>}
        {open && count > 0 && <ul>{threads.map(props.row)}</ul>}
      </div>
    </li>
  );
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
