import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useRef, useState } from 'react';
import { countUnsent } from '#parts/sync/unsent.ts';
import { unsentFile, unsentFileName } from '#parts/sync/unsent-file.ts';
import { uiSession } from '#text/en/ui-session.ts';
import { useAccount } from '#store/account-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useSync } from '#store/sync-context.tsx';
import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/drawing-export.ts';
import { Modal } from '#ui/modal.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './session-dialogs.module.css';

/** Asks at sign-out whether this device's copy stays or goes, and says what going would lose. */
export function SignOutDialog(props: { open: boolean; onClose: () => void }) {
  return props.open ? <SignOutQuestion onClose={props.onClose} /> : null;
}

function SignOutQuestion(props: { onClose: () => void }) {
  const t = useText(uiSession);
  const account = useAccount();
  const id = useId();
  const [keepCopy, setKeepCopy] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { unsent, sending } = useUnsent();
  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const result = await account.signOut({ keepCopy });
    // When it worked the page is about to start again: it stays busy.
    if (result.ok) return;
    setBusy(false);
    setFailed(true);
  };
  const close = () => {
    if (!busy) props.onClose();
  };
  const goodbye = keepCopy ? t.signOut : t.signOutAndRemove;
  return (
    <Modal open onClose={close} className={styles.centre} aria-labelledby={`${id}title`}>
      <div className={styles.content}>
        <h2 id={`${id}title`} className={`display ${styles.title}`}>
          {t.signOutTitle}
        </h2>
        <fieldset className={styles.choices} aria-describedby={`${id}loss`}>
          <legend className={styles.question}>{t.signOutQuestion}</legend>
          <Choice
            name={id}
            label={t.keepCopy}
            hint={t.keepCopyHint}
            checked={keepCopy}
            onChoose={() => setKeepCopy(true)}
          />
          <Choice
            name={id}
            label={t.removeCopy}
            hint={t.removeCopyHint}
            checked={!keepCopy}
            onChoose={() => setKeepCopy(false)}
          />
        </fieldset>
        <p id={`${id}loss`} role="status" className={lossLook(unsent, keepCopy)}>
          {lossWords({ unsent, sending, keepCopy }, t)}
        </p>
        {unsent !== 0 && unsent !== undefined && <ExportUnsent />}
        {failed && (
          <p role="alert" className={styles.problem}>
            {t.signOutFailed}
          </p>
        )}
        <div className={styles.actions}>
          <Button tone="plain" size="small" onClick={close}>
            {t.cancel}
          </Button>
          <Button
            tone={keepCopy ? 'gold' : 'danger'}
            size="small"
            aria-disabled={busy}
            onClick={() => void signOut()}
          >
            {busy ? t.signingOut : goodbye}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** A file of everything that is on this device alone, made without the network. */
function ExportUnsent() {
  const t = useText(uiSession);
  const { db, deps } = useLocalData();
  const [said, setSaid] = useState<'done' | 'failed' | null>(null);
  const save = async () => {
    setSaid(null);
    try {
      const nowMs = deps.clock.now();
      saveBlob(unsentFileName(nowMs), await unsentFile(db, nowMs));
      setSaid('done');
    } catch {
      setSaid('failed');
    }
  };
  return (
    <div className={styles.export}>
      <Button size="small" onClick={() => void save()}>
        {t.exportUnsent}
      </Button>
      <p role="status" className={said === 'failed' ? styles.problem : 'meta'}>
        {said === null ? '' : said === 'done' ? t.exportUnsentDone : t.exportUnsentFailed}
      </p>
    </div>
  );
}

function Choice(props: {
  name: string;
  label: string;
  hint: string;
  checked: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        id={id}
        name={props.name}
        checked={props.checked}
        aria-describedby={`${id}hint`}
        onChange={props.onChoose}
      />
      <label htmlFor={id}>{props.label}</label>
      <p id={`${id}hint`} className="meta">
        {props.hint}
      </p>
    </div>
  );
}

/** How many; undefined while they are counted, null when they cannot be. */
type UnsentCount = number | null | undefined;

/** What has not reached the server, as it stands; a push is tried first. */
function useUnsent(): { readonly unsent: UnsentCount; readonly sending: boolean } {
  const { db } = useLocalData();
  const sync = useSync();
  const unsent = useLiveQuery(() => countUnsent(db).catch(() => null), [db]);
  const [sending, setSending] = useState(false);
  const tried = useRef(false);
  const some = typeof unsent === 'number' && unsent > 0;
  useEffect(() => {
    if (!some || tried.current) return;
    tried.current = true;
    setSending(true);
    void sync.syncNow().then(() => setSending(false));
  }, [some, sync]);
  return { unsent, sending };
}

function lossWords(
  at: { unsent: UnsentCount; sending: boolean; keepCopy: boolean },
  t: typeof uiSession,
): string {
  const { unsent, sending, keepCopy } = at;
  const goes = keepCopy ? '' : t.cannotUndo;
  if (unsent === null) return `${t.unsentUnknown} ${goes}`.trim();
  if (unsent === undefined || unsent === 0) return goes;
  const count = unsent.toLocaleString('en');
  if (sending) return `${t.unsentSending(count)} ${goes}`.trim();
  return keepCopy ? t.unsentKept(count) : `${t.unsent(count)} ${goes}`;
}

function lossLook(unsent: UnsentCount, keepCopy: boolean): string | undefined {
  if (!keepCopy) return styles.loss;
  return unsent === 0 || unsent === undefined ? 'sr-only' : 'muted';
}
