import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#account/api-client.ts';
import { useAccount } from '#store/account-context.tsx';
import { useApi } from '#store/api-context.tsx';
import { useSession } from '#store/session.ts';
import { uiDeleteAccount } from '#text/en/ui-delete-account.ts';
import { uiSession } from '#text/en/ui-session.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { CODE_DIGITS, codeDigits, CodeField, useWait } from './code-field.tsx';
import codeStyles from './code-sign-in.module.css';
import { keepLeftNote } from '#store/left-note.ts';
import { waitWords } from './problem-words.ts';
import styles from './session-dialogs.module.css';

type Step =
  /** What goes. */
  | 'explained'
  /** A code was sent and is asked for. */
  | 'code'
  /** The server wants a fresh sign-in instead of a code. */
  | 'fresh'
  /** Deleted on the server; the copy here would not go. */
  | 'copy-left';

/** Ends the account: says everything that goes, sends a code, asks for it, deletes, and leaves by the door. */
export function DeleteAccountDialog(props: { open: boolean; onClose: () => void }) {
  return props.open ? <DeleteAccount onClose={props.onClose} /> : null;
}

function DeleteAccount(props: { onClose: () => void }) {
  const t = useText(uiDeleteAccount);
  const id = useId();
  const api = useApi();
  const account = useAccount();
  const [step, setStep] = useState<Step>('explained');
  const [inLog, setInLog] = useState(false);
  const [busy, setBusy] = useState<'send' | 'delete' | null>(null);
  const [problem, setProblem] = useState<Problem>();
  const [news, setNews] = useState('');
  const wait = useWait();

  const refused = (error: unknown) => {
    const found = problemOf(error);
    if (found.type === 'too-many') wait.startFor(found);
    setProblem(found);
  };
  const send = async () => {
    if (busy !== null || wait.leftS > 0) return;
    setBusy('send');
    setProblem(undefined);
    setNews('');
    try {
      const { proof } = await api.call('sendDeletionCode');
      if (step === 'code') setNews(t.resent);
      setInLog(proof === 'code' && (await account.backend())?.codeDelivery === 'server-log');
      setStep(proof === 'code' ? 'code' : 'fresh');
    } catch (error) {
      refused(error);
    }
    setBusy(null);
  };
  const remove = async (code?: string) => {
    if (busy !== null) return;
    setBusy('delete');
    setProblem(undefined);
    setNews('');
    try {
      await api.call('deleteAccount', { body: code === undefined ? {} : { code } });
    } catch (error) {
      setBusy(null);
      refused(error);
      return;
    }
    await leave();
  };
  const leave = async () => {
    setBusy('delete');
    keepLeftNote('account-deleted');
    const left = await account.signOut({ keepCopy: false });
    // When it worked the page is about to start again: it stays busy.
    if (left.ok) return;
    keepLeftNote(null);
    setBusy(null);
    setStep('copy-left');
  };
  const close = () => {
    if (busy !== 'delete') props.onClose();
  };
  const words = problem === undefined ? '' : problemText(problem, step, t);

  return (
    <Modal open onClose={close} className={styles.centre} aria-labelledby={`${id}title`}>
      <div className={styles.content}>
        <h2 id={`${id}title`} className={`display ${styles.title}`}>
          {step === 'copy-left' ? t.gone : t.title}
        </h2>
        {step === 'explained' && (
          <>
            <Goes />
            <Said problem={words} />
            <div className={styles.actions}>
              <Button tone="plain" size="small" onClick={close}>
                {t.cancel}
              </Button>
              <Button
                tone="danger"
                size="small"
                aria-disabled={busy !== null || wait.leftS > 0}
                onClick={() => void send()}
              >
                {busy === 'send' ? t.sending : t.sendCode}
              </Button>
            </div>
          </>
        )}
        {step === 'code' && (
          <CodeStep
            inLog={inLog}
            busy={busy}
            waitS={wait.leftS}
            problem={words}
            wrong={problem?.type === 'wrong-code'}
            news={news}
            onShort={() => setProblem({ type: 'short' })}
            onCode={(code) => void remove(code)}
            onResend={() => void send()}
            onCancel={close}
          />
        )}
        {step === 'fresh' && (
          <>
            <p>{t.freshText}</p>
            <Said problem={words} />
            <div className={styles.actions}>
              <Button tone="plain" size="small" onClick={close}>
                {t.cancel}
              </Button>
              <Button tone="danger" size="small" aria-disabled={busy !== null} onClick={() => void remove()}>
                {busy === 'delete' ? t.deleting : t.delete}
              </Button>
            </div>
          </>
        )}
        {step === 'copy-left' && (
          <>
            <p role="alert">{t.copyLeft}</p>
            <div className={styles.actions}>
              <Button tone="danger" size="small" aria-disabled={busy !== null} onClick={() => void leave()}>
                {t.copyRemove}
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

function Goes() {
  const t = useText(uiDeleteAccount);
  return (
    <>
      <div>
        <p>{t.goes}</p>
        <ul className={styles.goes}>
          <li>{t.goesServer}</li>
          <li>{t.goesHere}</li>
          <li>{t.goesOthers}</li>
        </ul>
      </div>
      <p className="muted">
        {t.stays} {t.exportFirst}
      </p>
    </>
  );
}

function CodeStep(props: {
  inLog: boolean;
  busy: 'send' | 'delete' | null;
  waitS: number;
  problem: string;
  wrong: boolean;
  news: string;
  onShort: () => void;
  onCode: (code: string) => void;
  onResend: () => void;
  onCancel: () => void;
}) {
  const t = useText(uiDeleteAccount);
  const units = useText(uiSession);
  const session = useSession();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, waitS } = props;
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (!props.wrong) return;
    input.current?.focus();
    input.current?.select();
  }, [props.wrong]);
  const email = session.type === 'signed-in' ? session.email : null;
  // Six digits are not sent by themselves here: what cannot be undone takes a press.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    if (code.length === CODE_DIGITS) return props.onCode(code);
    props.onShort();
    input.current?.focus();
  };
  return (
    <form className={codeStyles.form} noValidate onSubmit={submit}>
      <CodeField
        label={t.code}
        hint={props.inLog ? t.codeInLog : t.codeSentTo(email)}
        problem={problem === '' ? undefined : { text: problem, invalid: props.wrong }}
      >
        {(ties) => (
          <input
            {...ties}
            ref={input}
            className={`${codeStyles.input} ${codeStyles.code} num`}
            type="text"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(codeDigits(event.target.value))}
          />
        )}
      </CodeField>
      <p role="status" className={props.news === '' ? 'sr-only' : codeStyles.news}>
        {props.news}
      </p>
      <div className={codeStyles.ways}>
        <TextButton onClick={props.onResend} aria-disabled={busy !== null || waitS > 0}>
          {waitS > 0 ? t.resendIn(waitWords(waitS, units)) : t.resend}
        </TextButton>
      </div>
      <div className={styles.actions}>
        <Button tone="plain" size="small" onClick={props.onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" tone="danger" size="small" aria-disabled={busy !== null}>
          {busy === 'delete' ? t.deleting : t.delete}
        </Button>
      </div>
    </form>
  );
}

function Said(props: { problem: string }) {
  if (props.problem === '') return null;
  return (
    <p role="alert" className={styles.problem}>
      {props.problem}
    </p>
  );
}

type Problem =
  | { readonly type: 'short' | 'wrong-code' | 'signed-out' | 'offline' | 'unavailable' }
  | { readonly type: 'too-many'; readonly retryAfterS: number | null }
  | { readonly type: 'refused'; readonly message: string };

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { type: 'offline' };
  if (error.status === 401) return { type: 'signed-out' };
  if (error.status === 403) return { type: 'wrong-code' };
  if (error.status === 429) return { type: 'too-many', retryAfterS: error.retryAfterS };
  return error.status >= 500 ? { type: 'unavailable' } : { type: 'refused', message: error.detail };
}

function problemText(problem: Problem, step: Step, t: typeof uiDeleteAccount): string {
  switch (problem.type) {
    case 'short':
      return t.codeShort;
    case 'wrong-code':
      return step === 'fresh' ? t.notFresh : t.codeWrong;
    case 'signed-out':
      return t.signInFirst;
    case 'offline':
      return t.offline;
    case 'unavailable':
      return t.unavailable;
    case 'too-many':
      return problem.retryAfterS === null
        ? t.tooManySoon
        : t.tooMany(waitWords(problem.retryAfterS, uiSession));
    case 'refused':
      return t.refused(problem.message);
  }
}
