import { type FormEvent, useEffect, useRef, useState } from 'react';
import { uiSession } from '#text/en/ui-session.ts';
import { useAccount } from '#store/account-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import {
  CODE_DIGITS,
  codeDigits,
  CodeField,
  fieldProblem,
  type FieldProblem,
  useWait,
} from './code-field.tsx';
import styles from './code-sign-in.module.css';
import { keepCode, type KeptCode, readKeptCode } from './kept-code.ts';
import { waitWords } from './problem-words.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Signing in by a code that is sent by e-mail: first the address, then the code. On success the page starts again by
 * itself. `primary` where this is the main way of a screen; `onStep` tells when the code is asked for, so that the
 * other ways can step back.
 */
export function CodeSignIn(props: { primary?: boolean; onStep?: (step: 'email' | 'code') => void }) {
  const { deps } = useLocalData();
  const [sent, setSent] = useState<KeptCode | null>(() => readKeptCode(deps.clock.now()));
  const [email, setEmail] = useState('');
  const { onStep } = props;
  useEffect(() => onStep?.(sent === null ? 'email' : 'code'), [onStep, sent]);
  const keep = (code: KeptCode | null) => {
    keepCode(code);
    setSent(code);
  };
  const sentTo = (to: string, delivery: KeptCode['delivery']) =>
    keep({ email: to, delivery, sentAtMs: deps.clock.now() });
  if (sent === null) {
    return <AddressForm email={email} onEmail={setEmail} onSent={sentTo} primary={props.primary ?? false} />;
  }
  const back = () => {
    setEmail(sent.email);
    keep(null);
  };
  return <CodeForm sent={sent} onSent={sentTo} onBack={back} onDone={() => keepCode(null)} />;
}

function AddressForm(props: {
  email: string;
  onEmail: (email: string) => void;
  onSent: (email: string, delivery: KeptCode['delivery']) => void;
  primary: boolean;
}) {
  const t = useText(uiSession);
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FieldProblem>();
  const wait = useWait();
  const input = useRef<HTMLInputElement>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || wait.leftS > 0) return;
    const email = props.email.trim();
    if (!EMAIL.test(email)) {
      setProblem({ text: t.emailWrong, invalid: true });
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    setBusy(true);
    const result = await account.sendCode(email);
    setBusy(false);
    if (result.ok) return props.onSent(email, result.value.delivery);
    wait.startFor(result.error);
    setProblem(fieldProblem(result.error, t));
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <CodeField label={t.email} problem={problem} hint={t.emailHint}>
        {(ties) => (
          <div className={styles.row}>
            <input
              {...ties}
              ref={input}
              className={styles.input}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              value={props.email}
              onChange={(event) => props.onEmail(event.target.value)}
            />
            <Button
              type="submit"
              tone={props.primary ? 'gold' : 'leaf'}
              className={styles.send}
              aria-disabled={busy || wait.leftS > 0}
            >
              {busy ? t.sendingCode : t.sendCode}
            </Button>
          </div>
        )}
      </CodeField>
    </form>
  );
}

function CodeForm(props: {
  sent: KeptCode;
  onSent: (email: string, delivery: KeptCode['delivery']) => void;
  onBack: () => void;
  onDone: () => void;
}) {
  const { sent } = props;
  const t = useText(uiSession);
  const account = useAccount();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const [problem, setProblem] = useState<FieldProblem>();
  const [news, setNews] = useState('');
  const wait = useWait();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const verify = async (digits: string) => {
    if (busy !== null) return;
    if (digits.length !== CODE_DIGITS) {
      setProblem({ text: t.codeShort, invalid: true });
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    setNews('');
    setBusy('verify');
    const result = await account.verifyCode(sent.email, digits);
    // When it worked the page is about to start again: it stays busy.
    if (result.ok) return props.onDone();
    setBusy(null);
    setProblem(fieldProblem(result.error, t));
    input.current?.focus();
    input.current?.select();
  };
  const resend = async () => {
    if (busy !== null || wait.leftS > 0) return;
    setProblem(undefined);
    setNews('');
    setBusy('resend');
    const result = await account.sendCode(sent.email);
    setBusy(null);
    if (!result.ok) {
      wait.startFor(result.error);
      setProblem(fieldProblem(result.error, t));
      return;
    }
    setCode('');
    setNews(t.resent);
    props.onSent(sent.email, result.value.delivery);
    input.current?.focus();
  };
  // Six digits are sent at once.
  const type = (text: string) => {
    const digits = codeDigits(text);
    setCode(digits);
    if (digits.length === CODE_DIGITS && digits !== code) void verify(digits);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      <CodeField
        label={t.code}
        problem={problem}
        hint={sent.delivery === 'server-log' ? t.codeInLog(sent.email) : t.codeSentTo(sent.email)}
      >
        {(ties) => (
          <div className={styles.row}>
            <input
              {...ties}
              ref={input}
              className={`${styles.input} ${styles.code} num`}
              type="text"
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
              value={code}
              onChange={(event) => type(event.target.value)}
            />
            <Button type="submit" tone="gold" className={styles.send} aria-disabled={busy === 'verify'}>
              {busy === 'verify' ? t.signingIn : t.signIn}
            </Button>
          </div>
        )}
      </CodeField>
      <p role="status" className={news === '' ? 'sr-only' : styles.news}>
        {news}
      </p>
      <div className={styles.ways}>
        <TextButton onClick={() => void resend()} aria-disabled={busy === 'resend' || wait.leftS > 0}>
          {wait.leftS > 0 ? t.resendIn(waitWords(wait.leftS, t)) : t.resend}
        </TextButton>
        <TextButton onClick={props.onBack}>{t.otherAddress}</TextButton>
      </div>
    </form>
  );
}
