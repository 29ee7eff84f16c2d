import { useEffect, useId, useState } from 'react';
import { uiSession } from '#text/en/ui-session.ts';
import { useAccount } from '#store/account-context.tsx';
import { Button } from '#ui/button.tsx';
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
  const unsent = useUnsent();
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
        <p id={`${id}loss`} role="status" className={keepCopy ? 'sr-only' : styles.loss}>
          {!keepCopy && `${unsentWords(unsent, t)} ${t.cannotUndo}`.trim()}
        </p>
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

/** How many things have not reached the server; undefined while it is counted, null when it cannot be. */
function useUnsent(): number | null | undefined {
  const account = useAccount();
  const [unsent, setUnsent] = useState<number | null>();
  useEffect(() => {
    let gone = false;
    void account.unsent().then(
      (count) => gone || setUnsent(count),
      () => gone || setUnsent(null),
    );
    return () => {
      gone = true;
    };
  }, [account]);
  return unsent;
}

function unsentWords(unsent: number | null | undefined, t: typeof uiSession): string {
  if (unsent === null) return t.unsentUnknown;
  return unsent === undefined || unsent === 0 ? '' : t.unsent(String(unsent));
}
