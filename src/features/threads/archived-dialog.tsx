import { useLiveQuery } from 'dexie-react-hooks';
import { paths } from '#app/paths.ts';
import type { Thread } from '#contract/thread.ts';
import { archivedThreads } from '#db/folders.ts';
import { archiveThread, deleteThread, restoreThreads } from '#db/threads.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { chatTimeLabel } from '#parts/chat/chat-time.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiThreads } from '#text/en/ui-threads.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconTrash, IconUnarchive } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import styles from './chat-dialogs.module.css';
import { LongList } from './long-list.tsx';

/** Chats that were put away: opened, taken back or deleted from here. */
export function ArchivedDialog(props: { onClose: () => void }) {
  const t = useText(uiThreads);
  const { db, deps } = useLocalData();
  const chats = useLiveQuery(() => archivedThreads(db), [db]);
  const nowMs = deps.clock.now();

  const done = (result: { ok: boolean }, text: string, undo: () => Promise<{ ok: boolean }>) => {
    const saved = (outcome: { ok: boolean }) => {
      if (!outcome.ok) notify({ text: t.couldNotSave, tone: 'error' });
      return outcome.ok;
    };
    if (!saved(result)) return;
    notify({ text, action: { label: t.undo, onAction: () => void undo().then(saved) } });
  };
  const takeBack = async ({ id }: Thread) =>
    done(await archiveThread(db, deps, id, false), t.unarchived, () => archiveThread(db, deps, id, true));
  const remove = async ({ id }: Thread) =>
    done(await deleteThread(db, deps, id), t.deleted, () => restoreThreads(db, deps, [id]));

  const row = (chat: Thread) => {
    const title = chat.title === '' ? t.untitled : chat.title;
    return (
      <div className={styles.archived}>
        <Link className={styles.archivedLink ?? ''} to={paths.chat(chat.id)} onClick={props.onClose}>
          <span className={styles.archivedTitle}>{title}</span>
          <span className="meta num">{chatTimeLabel(chat.updatedAt, nowMs, { yesterday: t.yesterday })}</span>
        </Link>
        <IconButton
          label={`${t.unarchive}: ${title}`}
          data-tip={t.unarchive}
          icon={IconUnarchive}
          onClick={() => void takeBack(chat)}
        />
        <IconButton
          label={`${t.deleteChat}: ${title}`}
          data-tip={t.deleteChat}
          icon={IconTrash}
          onClick={() => void remove(chat)}
        />
      </div>
    );
  };
  return (
    <LargeDialog title={t.archivedChats} closeLabel={t.close} narrow onClose={props.onClose}>
      {chats?.length === 0 && <p className="muted">{t.archivedEmpty}</p>}
      {chats !== undefined && chats.length > 0 && <LongList chats={chats} rowHeight={60} row={row} />}
    </LargeDialog>
  );
}
