import { useEffect, useRef, useState } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import type { DbFailure } from '#db/failure.ts';
import { restoreThreads } from '#db/threads.ts';
import { useLocalData } from '#store/db-context.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { useAppliedSettings } from './applied-settings.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { PromptCard } from './prompt-card.tsx';
import { registerServiceWorker, type ServiceWorkerControl } from './service-worker.ts';

/**
 * Beside the first screen and not before it: nothing that is drawn waits for it. Null where the code cannot be fetched; the next
 * start does it then.
 */
const loadPreparing = () => import('./prepare-database.ts').catch(() => null);

/** What the app itself has to say, one thing at a time: a new version first, then the offer to install. */
export function AppPrompts() {
  const t = useText(uiShell);
  usePreparedDatabase();
  useAppliedSettings();
  const { db } = useLocalData();
  const control = useRef<ServiceWorkerControl>(undefined);
  const [updateWaits, setUpdateWaits] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || control.current !== undefined) return;
    control.current = registerServiceWorker({
      onOfflineReady: () => notify({ text: t.offlineReady }),
      onNeedRefresh: () => setUpdateWaits(true),
      // The page may talk to the model of whoever is here now, and to nobody else's.
      onReady: () =>
        void import('#model/page-origin.ts').then(
          (page) => page.tellModelOrigin(db),
          () => null,
        ),
    });
  }, [t, db]);
  if (!updateWaits) return <InstallPrompt />;
  return (
    <PromptCard
      title={t.updateReady}
      confirmLabel={t.updateNow}
      refuseLabel={t.updateLater}
      onConfirm={() => control.current?.update()}
      onRefuse={() => setUpdateWaits(false)}
    />
  );
}

/** Prepares the database once, and says what stood in the way: nothing can be kept until that is solved. */
function usePreparedDatabase(): void {
  const t = useText(uiShell);
  const { db, deps } = useLocalData();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const words = {
      quota: t.storageFull,
      closed: t.storageClosed,
      blocked: t.storageBlocked,
      unknown: t.storageUnknown,
    } satisfies Record<DbFailure['type'], string>;
    const locks = 'locks' in navigator ? navigator.locks : null;
    const tellRetired = (retired: readonly string[]) => {
      if (retired.length === 0) return;
      const undo = () => void restoreThreads(db, deps, retired);
      notify({
        text: t.chatsRetired(retired.length),
        durationMs: 15_000,
        action: { label: t.undo, onAction: undo },
      });
    };
    const prepare = async () => {
      const preparing = await loadPreparing();
      if (preparing === null) return;
      preparing.eachDay(deps.clock, () => {
        void preparing.careDaily(db, deps).then((cared) => {
          if (cared.ok) tellRetired(cared.value);
        });
      });
      const prepared = await preparing.prepareDatabase(db, deps, locks);
      if (!prepared.ok) {
        notify({
          text: words[prepared.error.type],
          tone: 'error',
          durationMs: Infinity,
          action: { label: t.reload, onAction: () => location.reload() },
        });
        return;
      }
      const { imported, retired } = prepared.value;
      if (imported !== null) notify({ text: imported === 'dropped' ? t.importDropped : t.importFinished });
      tellRetired(retired);
    };
    void prepare();
  }, [db, deps, t]);
}
