import { useEffect, useState } from 'react';
import { unreachable } from '#lib/assert.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { useSync, useSyncStatus } from '#store/sync-context.tsx';
import type { SyncStatus } from '#sync/sync.ts';
import { uiSync } from '#text/en/ui-sync.ts';
import { Button } from '#ui/button.tsx';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import rows from '#ui/pane-rows.module.css';
import styles from './cloud-sync.module.css';
import { Section, Term } from './section.tsx';
import { whenWords } from './when.ts';

/** Whose account it is, how its sync stands, and when everything was last here and there. */
export function AccountSection(props: { email: string | null; onLeave: () => void }) {
  const t = useText(uiSync);
  const { clock } = useLocalData().deps;
  const nowMs = useNow(clock.now);
  const sync = useSync();
  const status = useSyncStatus();
  const lastMs = useLastSynced(status);
  const openSignOut = useOpenDialog('sign-out');
  const openSync = useOpenSyncDialog();
  const [busy, setBusy] = useState(false);
  const ended = status.type === 'waiting' && status.why === 'signed-out';
  // What is told above has its own button.
  const noticed = status.type === 'attention' && status.what !== 'refused';
  const syncNow = async () => {
    if (busy) return;
    setBusy(true);
    await sync.syncNow();
    setBusy(false);
  };
  return (
    <Section title={t.account}>
      <dl className={`${rows.rows} ${rows.wordy}`}>
        <Term name={t.signedInAs}>{props.email ?? <span className="muted">{t.noEmail}</span>}</Term>
        <Term name={t.state}>
          {/* An exchange that begins or ends is no news to who does not see it; what it came to is. */}
          <span role="status" data-type={status.type} aria-busy={status.type === 'syncing'}>
            {stateWords(status, t)}
          </span>
        </Term>
        <Term name={t.lastSynced}>
          {lastMs === null ? t.never : whenWords(lastMs, Math.max(nowMs, lastMs))}
        </Term>
      </dl>
      <p className={styles.note}>{t.intro}</p>
      <div className={styles.buttons}>
        {ended && (
          <Button
            size="small"
            tone="leaf"
            onClick={() => {
              props.onLeave();
              openSync();
            }}
          >
            {t.signInAgain}
          </Button>
        )}
        {!ended && !noticed && (
          <Button size="small" tone="leaf" aria-disabled={busy} onClick={() => void syncNow()}>
            {busy ? t.syncingNow : t.syncNow}
          </Button>
        )}
        <Button size="small" onClick={openSignOut}>
          {t.signOut}
        </Button>
      </div>
    </Section>
  );
}

/** How the sync stands, in whole sentences. */
export function stateWords(status: SyncStatus, t: typeof uiSync): string {
  switch (status.type) {
    case 'device-only':
      return t.stateDeviceOnly;
    case 'syncing':
      return status.waiting === 0 ? t.stateSyncing : t.stateSyncingLeft(status.waiting);
    case 'synced':
      return t.stateSynced;
    case 'waiting': {
      const why = {
        offline: t.whyOffline,
        server: t.whyServer,
        'signed-out': t.whySignedOut,
        device: t.whyDevice,
        limited: t.whyLimited,
      }[status.why];
      const words = t.stateWaits(status.waiting, why);
      // Of a device that cannot store, that must not be said.
      return status.why === 'device' ? words : `${words} ${t.keptHere}`;
    }
    case 'attention':
      if (status.what === 'refused') return t.stateRefused(status.count);
      return status.what === 'update-needed' ? t.stateTooOld : t.stateFull;
    default:
      return unreachable(status);
  }
}

/** When everything was last here and there, milliseconds since 1970; null before the first time. */
function useLastSynced(status: SyncStatus): number | null {
  const sync = useSync();
  const [lastMs, setLastMs] = useState<number | null>(null);
  useEffect(() => {
    let here = true;
    void sync.lastSynced().then(
      (read) => {
        if (here) setLastMs(read);
      },
      // What cannot be read now is read again when the state changes.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [sync, status]);
  return status.type === 'synced' ? status.atMs : lastMs;
}
