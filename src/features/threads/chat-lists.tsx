import { type ReactElement, type ReactNode, useId } from 'react';
import type { Thread } from '#contract/thread.ts';
import type { ChatLists as Lists } from '#db/folders.ts';
import { chatTimeLabel } from '#parts/chat/chat-time.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { uiThreads } from '#text/en/ui-threads.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconArchive, IconDots, IconDownload, IconFolderPlus, IconTrash } from '#ui/icons.ts';
import { Icon } from '#ui/icon.tsx';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { ChatRow } from './chat-row.tsx';
import type { ChatIntents, FolderIntents } from './chat-intents.ts';
import { FolderRow } from './folder-row.tsx';
import styles from './chat-lists.module.css';

const loadLongList = () => import('./long-list.tsx');

/** Rows shown before "Show older chats": more would only be scrolled past. */
export const FIRST_ROWS = 12;

/** From here on only the rows near the window are drawn. */
const LONG = 80;

/** What can be done with all chats at once. */
export interface ListIntents {
  readonly onAll: (all: boolean) => void;
  readonly onNewFolder: () => void;
  readonly onArchived: () => void;
  readonly onExportAll: () => void;
  readonly onClearAll: () => void;
}

/** Pinned chats, Recent Chats, then the folders with theirs. Plain data in, intents out. */
export function ChatLists(props: {
  lists: Lists;
  /** Every recent chat is listed, not only the first. */
  all: boolean;
  openFolders: ReadonlySet<string>;
  /** The folder that was made a moment ago. */
  newFolder: string | null;
  currentId: string | undefined;
  nowMs: number;
  hrefOf: (chatId: string) => string;
  intents: ChatIntents;
  folderIntents: FolderIntents;
  listIntents: ListIntents;
}) {
  const t = useText(uiThreads);
  const { pinned, recent, recentCount, folders, archivedCount } = props.lists;
  const { listIntents } = props;
  const allFolders = folders.map(({ folder }) => folder);
  const row =
    (folderId: string | null) =>
    (chat: Thread): ReactElement => (
      <ChatRow
        chat={chat}
        folderId={folderId}
        current={chat.id === props.currentId}
        time={chatTimeLabel(chat.updatedAt, props.nowMs, { yesterday: t.yesterday })}
        href={props.hrefOf(chat.id)}
        folders={allFolders}
        intents={props.intents}
      />
    );
  const anything = recentCount > 0 || pinned.length > 0 || folders.some(({ count }) => count > 0);
  return (
    <>
      {pinned.length > 0 && (
        <Section title={t.pinnedChats}>
          <Rows chats={pinned} row={row(null)} />
        </Section>
      )}
      <Section title={t.recentChats} isRecent menu={<ListMenu anything={anything} {...props} />}>
        {recentCount === 0 ? (
          <p className={styles.empty}>{anything ? t.noRecentChats : t.noChats}</p>
        ) : (
          <Rows chats={recent} row={row(null)} />
        )}
        {(recentCount > recent.length || props.all) && recentCount > FIRST_ROWS && (
          <div className={styles.more}>
            <TextButton aria-expanded={props.all} onClick={() => listIntents.onAll(!props.all)}>
              {props.all ? t.showLess : t.showMore}
            </TextButton>
          </div>
        )}
      </Section>
      <Section
        title={t.organized}
        menu={
          <IconButton
            className={styles.add ?? ''}
            label={t.newFolder}
            icon={IconFolderPlus}
            iconSize={18}
            onClick={listIntents.onNewFolder}
          />
        }
      >
        <ul>
          {folders.map((group) => (
            <FolderRow
              key={group.folder.id}
              group={group}
              open={props.openFolders.has(group.folder.id)}
              naming={props.newFolder === group.folder.id}
              intents={props.folderIntents}
            >
              <Rows chats={group.threads} row={row(group.folder.id)} />
            </FolderRow>
          ))}
        </ul>
        {archivedCount > 0 && (
          <button type="button" className={styles.folder} onClick={listIntents.onArchived}>
            <Icon of={IconArchive} size={18} className={styles.icon} />
            <span className={styles.title}>{t.archivedChats}</span>
            <span className="meta num">{archivedCount.toLocaleString('en-US')}</span>
          </button>
        )}
      </Section>
    </>
  );
}

function Section(props: { title: string; isRecent?: boolean; menu?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2
          id={id}
          className={styles.heading}
          tabIndex={-1}
          {...(props.isRecent ? { 'data-recent-chats': '' } : {})}
        >
          {props.title}
        </h2>
        {props.menu}
      </div>
      {props.children}
    </section>
  );
}

/** A short list as it is; of a long one only what is near the window. */
function Rows(props: { chats: readonly Thread[]; row: (chat: Thread) => ReactElement }) {
  const coarse = useMediaQuery('(pointer: coarse)');
  if (props.chats.length <= LONG) {
    return (
      <ul>
        {props.chats.map((chat) => (
          <li key={chat.id}>{props.row(chat)}</li>
        ))}
      </ul>
    );
  }
  return <LongRows {...props} rowHeight={coarse ? 44 : 40} />;
}

/** Its first rows until the code for the rest is there. */
function LongRows(props: {
  chats: readonly Thread[];
  rowHeight: number;
  row: (chat: Thread) => ReactElement;
}) {
  const module = useLoaded(loadLongList);
  if (module === null) return <Rows {...props} chats={props.chats.slice(0, FIRST_ROWS)} />;
  return <module.LongList {...props} />;
}

function ListMenu(props: { anything: boolean; lists: Lists; listIntents: ListIntents }) {
  const t = useText(uiThreads);
  const { archivedCount } = props.lists;
  const { onArchived, onExportAll, onClearAll } = props.listIntents;
  if (!props.anything && archivedCount === 0) return null;
  const entries = (): readonly MenuEntry[] => [
    { type: 'item', id: 'archived', label: t.archivedChats, icon: IconArchive, onSelect: onArchived },
    { type: 'item', id: 'export', label: t.exportAll, icon: IconDownload, onSelect: onExportAll },
    { type: 'rule', id: 'rule' },
    {
      type: 'item',
      id: 'clear',
      label: t.clearAll,
      icon: IconTrash,
      danger: true,
      onSelect: onClearAll,
    },
  ];
  return (
    <MenuButton className={styles.dots} menuLabel={t.listMenu} aria-label={t.listMenu} entries={entries}>
      <Icon of={IconDots} size={18} />
    </MenuButton>
  );
}
