import { useEffect, useRef, useState } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenSettings } from '#store/open-settings.ts';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { useSyncStatus } from '#store/sync-context.tsx';
import type { SyncStatus } from '#sync/sync.ts';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import styles from './shell.module.css';
import { type SyncWords, syncWords } from './sync-words.ts';

/**
 * How what the person makes is kept, in one line of words. With an account it leads to Cloud Sync & Backup, or to
 * signing in where that is what is missing. `onOpen`: something was opened that covers the sidebar.
 */
export function SyncLine(props: { onOpen: () => void }) {
  const t = useText(uiShell);
  const { clock } = useLocalData().deps;
  const status = useSyncStatus();
  const shown = useSteady(status);
  const openSettings = useOpenSettings();
  const openSync = useOpenSyncDialog();
  const words = syncWords(shown, clock.now(), t);
  const line = (
    <>
      {words.look === 'fine' && shown.type !== 'syncing' ? (
        <Icon of={IconCheck} size={14} />
      ) : (
        <span className={styles.dot} aria-hidden />
      )}
      <span>{words.text}</span>
    </>
  );
  const signIn = status.type === 'waiting' && status.why === 'signed-out';
  return (
    <>
      {status.type === 'device-only' ? (
        <span className={`meta ${styles.sync}`}>{line}</span>
      ) : (
        <button
          type="button"
          className={`meta ${styles.sync} ${styles.quietLink}`}
          data-look={words.look}
          {...(signIn ? {} : { 'data-tip': t.openSync })}
          onClick={() => {
            if (signIn) openSync();
            else openSettings('sync');
            props.onOpen();
          }}
        >
          {line}
        </button>
      )}
      <Spoken words={words} />
    </>
  );
}

/** Told to who does not see the line, and only when something changes for them: not each exchange, not each minute. */
function Spoken(props: { words: SyncWords }) {
  const { matter, text } = props.words;
  const [said, setSaid] = useState('');
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (matter === null || matter === last.current) return;
    const first = last.current === null;
    last.current = matter;
    // That all is well when the page opens is no news.
    if (!(first && matter === 'fine')) setSaid(text);
  }, [matter, text]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}

/** An exchange with nothing to send is worth no word unless it takes this long. */
const PATIENCE_MS = 1_000;

/**
 * The status without the flicker of an exchange that has nothing to send: until it takes long, what was true before it
 * still is. Once something waits here, "synced" is not said any more.
 */
function useSteady(status: SyncStatus): SyncStatus {
  const [settled, setSettled] = useState(status);
  if (status.type !== 'syncing' && status !== settled) setSettled(status);
  const quiet = status.type === 'syncing' && status.waiting === 0 && settled.type === 'synced';
  const [late, setLate] = useState(false);
  if (!quiet && late) setLate(false);
  useEffect(() => {
    if (!quiet) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [quiet]);
  return quiet && !late ? settled : status;
}
