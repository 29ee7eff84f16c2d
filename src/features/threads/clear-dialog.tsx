import { useLiveQuery } from 'dexie-react-hooks';
import { paths } from '#app/paths.ts';
import { clearThreads, liveThreads, restoreThreads } from '#db/threads.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useFreeMessagesUsed, useSetFreeMessagesUsed } from '#store/free-messages.ts';
import { uiThreads } from '#text/en/ui-threads.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { useLocation, useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';

/** Longer than other notices stay: what it takes back is everything. */
const UNDO_MS = 20_000;

/** Asks before every chat goes to the trash, and offers to bring them back. */
export function ClearDialog(props: { onClose: () => void }) {
  const t = useText(uiThreads);
  const { db, deps } = useLocalData();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const used = useFreeMessagesUsed();
  const setUsed = useSetFreeMessagesUsed();
  const count = useLiveQuery(async () => (await liveThreads(db)).length, [db]);
  if (count === undefined) return null;

  const saved = (result: { ok: boolean }) => {
    if (!result.ok) notify({ text: t.couldNotSave, tone: 'error' });
    return result.ok;
  };
  const clear = async () => {
    props.onClose();
    const cleared = await clearThreads(db, deps);
    if (!saved(cleared) || !cleared.ok) return;
    setUsed(0);
    void navigate(paths.home);
    const undo = async () => {
      if (!saved(await restoreThreads(db, deps, cleared.value))) return;
      setUsed(used);
      void navigate(pathname);
    };
    notify({
      text: t.cleared,
      durationMs: UNDO_MS,
      action: { label: t.undo, onAction: () => void undo() },
    });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t.clearTitle}
      confirmLabel={t.clearConfirm}
      cancelLabel={t.cancel}
      onConfirm={() => void clear()}
      onCancel={props.onClose}
    >
      {t.clearText(t.chatsInFolder(count))}
    </ConfirmDialog>
  );
}
