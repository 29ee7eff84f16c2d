import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useAccount } from '#store/account-context.tsx';
import { keepLeftNote } from '#store/left-note.ts';
import { useSession } from '#store/session.ts';
import fields from '#parts/birth/birth-form.module.css';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { uiData } from '#text/en/ui-data.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './data-dialogs.module.css';

/** Deletes everything in this browser, once the person has read what goes and what stays and has written the word. */
export function EraseDialog(props: { onClose: () => void; onExport: () => void }) {
  const t = useText(uiData);
  const id = useId();
  const account = useAccount();
  const signedIn = useSession().type === 'signed-in';
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    let here = true;
    account.unsent().then(
      (count) => here && setUnsent(count),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [account, signedIn]);

  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() !== t.deleteWord) {
      setProblem(t.deleteWrong(t.deleteWord));
      input.current?.focus();
      return;
    }
    setProblem('');
    setBusy(true);
    // When it worked the page is about to start again: it stays busy.
    const erased = await account.eraseDevice(() => keepLeftNote('device-erased'));
    if (erased.ok) return;
    setBusy(false);
    setProblem(t.deleteFailed);
  };
  const close = () => {
    if (!busy) props.onClose();
  };
  return (
    <LargeDialog title={t.deleteTitle} closeLabel={t.close} narrow onClose={close}>
      <form className={styles.body} noValidate onSubmit={(event) => void erase(event)}>
        <div>
          <p>{t.deleteGoes}</p>
          <ul className={styles.list}>
            <li>{t.deleteGoesThings}</li>
            <li>{t.deleteGoesKeys}</li>
            <li>{t.deleteGoesAccounts}</li>
          </ul>
        </div>
        <p>{signedIn ? t.deleteStaysAccount : t.deleteStaysNone}</p>
        {unsent > 0 && <p className={styles.warning}>{t.deleteUnsent(unsent)}</p>}
        <p className="muted">{t.deleteOtherTabs}</p>
        <div className={fields.field}>
          <label htmlFor={`${id}-word`} className={fields.label}>
            {t.deleteType(t.deleteWord)}
          </label>
          <input
            ref={input}
            id={`${id}-word`}
            className={fields.input}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            disabled={busy}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${id}-problem`} role="alert" className={problem === '' ? 'sr-only' : fields.problem}>
            {problem}
          </p>
        </div>
        <div className={styles.actions}>
          <Button tone="plain" size="small" onClick={close}>
            {t.cancel}
          </Button>
          <Button size="small" onClick={props.onExport} aria-disabled={busy}>
            {t.exportFirst}
          </Button>
          <Button type="submit" tone="danger" size="small" aria-disabled={busy}>
            {busy ? t.deleting : t.deleteNow}
          </Button>
        </div>
      </form>
    </LargeDialog>
  );
}
