import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { Folder } from '#contract/folder.ts';
import type { Thread } from '#contract/thread.ts';
import { getThread } from '#db/threads.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { useWrittenInPassing } from '#store/care.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { useShownFolder } from '#store/shown-folder.ts';
import { useNavigate, useParams } from '#ui/router.ts';
import { useNow } from '#ui/use-now.ts';
import { ChatLists, FIRST_ROWS } from './chat-lists.tsx';
import { useChatActions } from './chat-actions.ts';
import { useChatLists } from './chat-queries.ts';
import { useExportAll } from './export-all.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** The chats in the sidebar, live, with what can be done to them. */
export function ChatsPanel(props: { onOpen: () => void }) {
  const { db, deps } = useLocalData();
  const navigate = useNavigate();
  const { threadId } = useParams();
  const nowMs = useNow(deps.clock.now);
  const [all, setAll] = useState(false);
  const [openFolders, setOpenFolders] = useState<ReadonlySet<string>>(new Set());
  const [newFolder, setNewFolder] = useState<string | null>(null);
  const [exporting, setExporting] = useState<Thread | null>(null);
  const lists = useChatLists(all ? Infinity : FIRST_ROWS, openFolders);
  const actions = useChatActions(threadId);
  const openArchived = useOpenDialog('archived');
  const openClear = useOpenDialog('clear-chats');
  const exportAll = useExportAll();
  const written = useWrittenInPassing();

  const setOpen = (folderId: string, open: boolean) =>
    setOpenFolders((now) => new Set(open ? [...now, folderId] : [...now].filter((id) => id !== folderId)));
  // The folder of the chat that is opened by its address stands open.
  useEffect(() => {
    if (threadId === undefined) return undefined;
    let wanted = true;
    getThread(db, threadId).then(
      (chat) => {
        if (wanted && chat?.folderId) setOpen(chat.folderId, true);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [db, threadId]);

  useShowing(lists !== undefined, (folderId) => setOpen(folderId, true));

  if (lists === undefined) return null;
  return (
    <>
      <TextSupport text={written} folded />
      <ChatLists
        lists={lists}
        all={all}
        openFolders={openFolders}
        newFolder={newFolder}
        currentId={threadId}
        nowMs={nowMs}
        hrefOf={paths.chat}
        intents={{ ...actions.chats, onOpen: props.onOpen, onExport: setExporting }}
        folderIntents={{
          ...actions.folders,
          onToggle: (folder: Folder, open: boolean) => setOpen(folder.id, open),
          onNewChat: async (folder: Folder) => {
            const made = await actions.newChatIn(folder);
            if (made === null) return;
            setOpen(folder.id, true);
            void navigate(paths.chat(made));
            props.onOpen();
          },
        }}
        listIntents={{
          onAll: setAll,
          onNewFolder: () => void actions.newFolder().then(setNewFolder),
          onArchived: openArchived,
          onExportAll: () => void exportAll(),
          onClearAll: openClear,
        }}
      />
      <Suspense>
        {exporting !== null && <ExportDialog chat={exporting} onClose={() => setExporting(null)} />}
      </Suspense>
    </>
  );
}

/** Opens the folder that another part of the app wants to be seen, and goes to it. */
function useShowing(ready: boolean, open: (folderId: string) => void): void {
  const [shown, setShown] = useShownFolder();
  useEffect(() => {
    if (shown === null || !ready) return;
    open(shown);
    setShown(null);
    const button = document.querySelector<HTMLElement>(`[data-folder="${CSS.escape(shown)}"]`);
    button?.scrollIntoView({ block: 'nearest' });
    button?.focus();
    // Called once for each folder asked for, with whatever `open` is then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, ready]);
}
