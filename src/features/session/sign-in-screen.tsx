import { useEffect, useRef, useState } from 'react';
import { uiSession } from '#text/en/ui-session.ts';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import { useAccount } from '#store/account-context.tsx';
import { useContinueWithoutLogin, useSession } from '#store/session.ts';
import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { useLocation, useNavigate } from '#ui/router.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useOnline } from '#ui/use-online.ts';
import { useText } from '#ui/use-text.ts';
import { CodeSignIn } from './code-sign-in.tsx';
import { GoogleMark } from './google-mark.tsx';
import { keepLeftNote, readLeftNote } from '#store/left-note.ts';
import { LegalLinks } from './legal-note.tsx';
import { problemWords } from './problem-words.ts';
import styles from './sign-in-screen.module.css';
import { SunDrawing } from './sun-drawing.tsx';
import { useBackend } from './use-backend.ts';
import { useProvider } from './use-provider.ts';

/** The door: the ways into an account, and the way on without one. */
export function SignInScreen(props: { nowMs: number; development: boolean }) {
  const t = useText(uiSession);
  const year = new Date(props.nowMs).getUTCFullYear();
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <section className={styles.sky} aria-label={brand.product}>
        <SunDrawing nowMs={props.nowMs} />
        <div className={styles.brand}>
          <Logo name={brand.product} large />
          <p className="muted">{brand.tagline}</p>
        </div>
        <p className={`meta ${styles.caption}`}>
          {t.figureCaption(t.figureTime, t.figurePlace)}
          <br />
          {t.figureYear(year)}
        </p>
      </section>
      <section className={styles.land}>
        <div className={styles.form}>
          <h1 className={`display ${styles.title}`}>{t.welcomeBack}</h1>
          <Ways development={props.development} />
          <p className={`meta ${styles.terms}`}>
            {t.termsBefore} <LegalLinks /> {t.termsAfter}{' '}
            <TextLink inline to={paths.licences}>
              {t.licences}
            </TextLink>
          </p>
        </div>
      </section>
    </main>
  );
}

function Ways(props: { development: boolean }) {
  const t = useText(uiSession);
  const session = useSession();
  const backend = useBackend();
  const online = useOnline();
  const { leaving, problem, setProblem, start } = useProvider();
  const [step, setStep] = useState<'email' | 'code'>('email');
  const [left] = useState(readLeftNote);
  // Said once; a second start of the page says it no more.
  useEffect(() => keepLeftNote(null), []);
  const ended = session.type === 'signed-in';
  useArrivalProblem(setProblem);
  useStartAtOnce(start);
  // One filled control a screen: what works here, and the code itself once it is asked for.
  const googleFirst = backend?.google !== false && step === 'email';

  return (
    <>
      {left !== null && (
        <p role="status" className={`${styles.offline} ${styles.left}`}>
          {left === 'account-deleted' ? t.accountDeleted : t.deviceErased}
        </p>
      )}
      <p className={styles.sub}>{ended ? t.sessionEnded : t.signInText}</p>
      {!online && (
        <p role="status" className={styles.offline}>
          {t.offline}
        </p>
      )}
      <div className={styles.ways}>
        {step === 'email' && (
          <>
            <Button
              wide
              tone={googleFirst ? 'gold' : 'line'}
              aria-disabled={leaving !== null}
              onClick={() => leaving === null && start('google')}
            >
              <GoogleMark />
              {leaving === 'google' ? t.connecting : t.continueWithGoogle}
            </Button>
            {(typeof backend?.oidc === 'string' || leaving === 'oidc') && (
              <Button wide aria-disabled={leaving !== null} onClick={() => leaving === null && start('oidc')}>
                {leaving === 'oidc' ? t.connecting : t.continueWithProvider(backend?.oidc ?? '')}
              </Button>
            )}
            {problem !== undefined && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
            <p className={`meta ${styles.or}`} aria-hidden>
              {t.or}
            </p>
          </>
        )}
        <CodeSignIn primary={!googleFirst} onStep={setStep} />
        <WithoutLogin development={props.development} ended={ended} />
      </div>
    </>
  );
}

/** The way on without an account; back to their own data for a person whose session has ended. */
function WithoutLogin(props: { development: boolean; ended: boolean }) {
  const t = useText(uiSession);
  const navigate = useNavigate();
  const continueWithoutLogin = useContinueWithoutLogin();
  const enter = () => {
    if (!props.ended) continueWithoutLogin();
    void navigate(paths.home, { replace: true });
  };
  const words = props.development ? t.skipDevelopment : t.continueWithoutLogin;
  return (
    <Button tone="plain" wide onClick={enter}>
      {props.ended ? t.endedStays : words}
    </Button>
  );
}

/** What became of the return from a provider. */
function useArrivalProblem(show: (problem: string) => void): void {
  const t = useText(uiSession);
  const account = useAccount();
  useEffect(() => {
    const problem = account.takeArrivalProblem();
    if (problem !== null) show(problemWords(problem, t, 'google'));
  }, [account, show, t]);
}

/** The server's own login address leads here with the provider to start. */
function useStartAtOnce(start: (provider: 'oidc') => void): void {
  const wanted = new URLSearchParams(useLocation().search).get('with') === 'oidc';
  const started = useRef(false);
  useEffect(() => {
    if (!wanted || started.current) return;
    started.current = true;
    start('oidc');
  }, [wanted, start]);
}
