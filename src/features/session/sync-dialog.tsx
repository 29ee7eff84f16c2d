import { useEffect, useState } from 'react';
import { uiSession } from '#text/en/ui-session.ts';
import { useAccount } from '#store/account-context.tsx';
import { useContinueWithoutLogin, useSession } from '#store/session.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';
import { useOnline } from '#ui/use-online.ts';
import { useText } from '#ui/use-text.ts';
import { CodeSignIn } from './code-sign-in.tsx';
import { GoogleMark } from './google-mark.tsx';
import { LegalLinks } from './legal-note.tsx';
import styles from './session-dialogs.module.css';
import { useBackend } from './use-backend.ts';
import { useProvider } from './use-provider.ts';

/** "Sync Your Data": what an account brings, and the ways into one. */
export function SyncDialog(props: { open: boolean; onClose: () => void }) {
  const t = useText(uiSession);
  const ended = useSession().type === 'signed-in';
  if (!props.open) return null;
  return (
    <LargeDialog title={t.syncTitle} closeLabel={t.close} narrow onClose={props.onClose}>
      <div className={styles.content}>
        {ended ? <p>{t.sessionEnded}</p> : <Benefits />}
        <Ways onClose={props.onClose} />
      </div>
    </LargeDialog>
  );
}

function Benefits() {
  const t = useText(uiSession);
  const benefits = [t.benefitChats, t.benefitChart, t.benefitDevices, t.benefitBackup];
  return (
    <section>
      <p>{t.syncText}</p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <span className={styles.tick}>
              <Icon of={IconCheck} size={18} />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <p className={`muted ${styles.stores}`}>{t.syncStores}</p>
    </section>
  );
}

function Ways(props: { onClose: () => void }) {
  const t = useText(uiSession);
  const session = useSession();
  const backend = useBackend();
  const online = useOnline();
  const { leaving, problem, start } = useProvider();
  const [step, setStep] = useState<'email' | 'code'>('email');
  const hasOwn = useAnonymousData();
  const continueWithoutLogin = useContinueWithoutLogin();
  const goOn = () => {
    if (session.type === 'signed-out') continueWithoutLogin();
    props.onClose();
  };
  const byLogin = typeof backend?.oidc === 'string';
  return (
    <>
      {hasOwn && <p className={styles.note}>{t.anonymousAsked}</p>}
      {!online && (
        <p role="status" className={styles.note}>
          {t.offline}
        </p>
      )}
      <div className={styles.ways}>
        {byLogin && (
          // A real navigation: the server leads on to its identity provider.
          <Button wide tone="gold" onClick={() => location.assign('/api/login')}>
            {t.login}
          </Button>
        )}
        {step === 'email' && !byLogin && backend?.google === true && (
          <Button
            wide
            tone="line"
            aria-disabled={leaving !== null}
            onClick={() => leaving === null && start('google')}
          >
            <GoogleMark />
            {leaving === 'google' ? t.connecting : t.continueWithGoogle}
          </Button>
        )}
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {!byLogin && (
          <>
            <CodeSignIn primary onStep={setStep} />
            <p className="meta">
              {t.acceptBySending} <LegalLinks onFollow={props.onClose} />
            </p>
          </>
        )}
        <Button wide tone="plain" onClick={goOn}>
          {session.type === 'signed-in' ? t.endedStays : t.continueWithoutLogin}
        </Button>
      </div>
    </>
  );
}

/** Whether there are things that will stay behind, outside the account. */
function useAnonymousData(): boolean {
  const account = useAccount();
  const [has, setHas] = useState(false);
  useEffect(() => {
    let gone = false;
    void account.hasAnonymousData().then(
      (found) => gone || setHas(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [account]);
  return has;
}
