import { useState } from 'react';
import { useOpenSettings } from '#store/open-settings.ts';
import { useSync, useSyncStatus } from '#store/sync-context.tsx';
import { uiSync } from '#text/en/ui-sync.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './cloud-sync.module.css';

/** What keeps the sync from going on until a person does something, and what that is. */
export function SyncNotice(props: { onReload: () => Promise<void> }) {
  const status = useSyncStatus();
  if (status.type !== 'attention') return null;
  if (status.what === 'update-needed') return <TooOld waiting={status.count} onReload={props.onReload} />;
  if (status.what === 'storage-full') return <Full />;
  return null;
}

function Full() {
  const t = useText(uiSync);
  const sync = useSync();
  const openSettings = useOpenSettings();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    if (busy) return;
    setBusy(true);
    await sync.syncNow();
    setBusy(false);
  };
  return (
    <div className={styles.notice}>
      <h4>{t.fullTitle}</h4>
      <p>{t.fullText}</p>
      <div className={styles.buttons}>
        <Button size="small" tone="leaf" aria-disabled={busy} onClick={() => void tryAgain()}>
          {busy ? t.syncingNow : t.tryAgain}
        </Button>
        <Button size="small" onClick={() => openSettings('storage')}>
          {t.fullSeeStorage}
        </Button>
      </div>
    </div>
  );
}

function TooOld(props: { waiting: number; onReload: () => Promise<void> }) {
  const t = useText(uiSync);
  const [busy, setBusy] = useState(false);
  const reload = async () => {
    if (busy) return;
    setBusy(true);
    await props.onReload();
  };
  return (
    <div className={styles.notice}>
      <h4>{t.tooOldTitle}</h4>
      <p>{t.tooOldText(props.waiting)}</p>
      <div className={styles.buttons}>
        <Button size="small" tone="leaf" aria-disabled={busy} onClick={() => void reload()}>
          {busy ? t.reloading : t.reload}
        </Button>
      </div>
    </div>
  );
}
