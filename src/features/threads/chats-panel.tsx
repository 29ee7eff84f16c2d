import { paths } from '#app/paths.ts';
import { deleteThread, moveThread, restoreThreads } from '#db/threads.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiThreads } from '#text/en/ui-threads.ts';
import { notify } from '#ui/notify.ts';
import { useNavigate, useParams } from '#ui/router.ts';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import { ChatLists } from './chat-lists.tsx';
import { useChatLists } from './chat-queries.ts';
import type { ChatIntents } from './chat-intents.ts';

/** The chats in the sidebar, live, with what can be done to them. */
export function ChatsPanel(props: { onOpen: () => void }) {
  const t = useText(uiThreads);
  const { db, deps } = useLocalData();
  const lists = useChatLists();
  const navigate = useNavigate();
  const { threadId } = useParams();
  const nowMs = useNow(deps.clock.now);

  const saved = (result: { ok: boolean }) => {
    if (!result.ok) notify({ text: t.couldNotSave, tone: 'error' });
    return result.ok;
  };
  const intents: ChatIntents = {
    onOpen: props.onOpen,
    onMove: async (chat, folder) => {
      if (!saved(await moveThread(db, deps, chat.id, folder?.id ?? null))) return;
      notify({
        text: folder === null ? t.movedToRecent : t.movedTo(folder.name),
        action: {
          label: t.undo,
          onAction: () => void moveThread(db, deps, chat.id, chat.folderId).then(saved),
        },
      });
      focusLists();
    },
    onDelete: async (chat) => {
      if (!saved(await deleteThread(db, deps, chat.id))) return;
      const wasOpen = chat.id === threadId;
      if (wasOpen) void navigate(paths.home);
      notify({
        text: t.deleted,
        action: {
          label: t.undo,
          onAction: () =>
            void restoreThreads(db, deps, [chat.id]).then((result) => {
              if (saved(result) && wasOpen) void navigate(paths.chat(chat.id));
            }),
        },
      });
      focusLists();
    },
  };
  if (lists === undefined) return null;
  return <ChatLists lists={lists} currentId={threadId} nowMs={nowMs} hrefOf={paths.chat} intents={intents} />;
}

/** The row that held focus is gone; its list's heading is the nearest place that is not. */
function focusLists(): void {
  document.querySelector<HTMLElement>('[data-recent-chats]')?.focus({ preventScroll: true });
}
