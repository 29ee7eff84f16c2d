import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { AnonymousCount } from '#account/account.ts';
import { useAccount } from '#store/account-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useDialogOpen, useOpenDialog } from '#store/open-dialog.ts';
import { uiSync } from '#text/en/ui-sync.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './first-sync.module.css';
import { listWords } from './kind-words.ts';
import { rememberTold, wasTold } from './told.ts';

/**
 * Says once on each device what an account keeps, and asks whether what was made here without one joins it. Draws nothing
 * while there is nothing to say. The dialog can also be asked for, from Cloud Sync & Backup.
 */
export function FirstSync() {
  const account = useAccount();
  const { db } = useLocalData();
  const [asked, setAsked] = useDialogOpen('adopt');
  const [found, setFound] = useState<{ readonly offer: AnonymousCount | null; readonly told: boolean }>();
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    let here = true;
    // What cannot be found out now is asked about at the next start.
    const offered = account.anonymousOffer({ evenRefused: asked }).catch(() => null);
    void Promise.all([offered, wasTold(db)]).then(([offer, told]) => {
      if (here) setFound({ offer, told });
    });
    return () => {
      here = false;
    };
  }, [account, db, asked]);
  if (found === undefined) return null;
  const news = !found.told || found.offer !== null;
  if (asked ? found.offer === null : closed || !news) return null;
  return (
    <FirstSyncDialog
      offer={found.offer}
      onClose={() => {
        setClosed(true);
        setAsked(false);
      }}
    />
  );
}

type Step =
  | { readonly type: 'question' }
  | { readonly type: 'adding'; readonly done: number | null }
  | { readonly type: 'failed'; readonly room: boolean }
  | { readonly type: 'added' };

function FirstSyncDialog(props: { offer: AnonymousCount | null; onClose: () => void }) {
  const t = useText(uiSync);
  const id = useId();
  const account = useAccount();
  const { db } = useLocalData();
  const openSignOut = useOpenDialog('sign-out');
  const [step, setStep] = useState<Step>({ type: 'question' });
  const title = useRef<HTMLHeadingElement>(null);
  const { offer, onClose } = props;
  // None of the answers is suggested, not by the focus either.
  useEffect(() => title.current?.focus({ preventScroll: true }), [step.type]);

  const add = async () => {
    setStep({ type: 'adding', done: null });
    await rememberTold(db);
    try {
      const result = await account.adoptAnonymous((done) => setStep({ type: 'adding', done }));
      setStep(result.ok ? { type: 'added' } : { type: 'failed', room: result.error.type === 'quota' });
    } catch {
      setStep({ type: 'failed', room: false });
    }
  };
  const keepApart = async () => {
    await rememberTold(db);
    // Where it cannot be remembered it is asked again.
    await account.refuseAnonymous().catch(() => undefined);
    onClose();
  };
  const goOn = async () => {
    await rememberTold(db);
    onClose();
  };
  const later = () => {
    if (step.type === 'adding') return;
    if (offer === null) void goOn();
    else onClose();
  };
  const count = offer?.items ?? 0;
  const frame = (heading: string, children: ReactNode) => (
    <Modal open onClose={later} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.content}>
        <h2 id={id} ref={title} tabIndex={-1} className={`display ${styles.title}`}>
          {heading}
        </h2>
        {children}
      </div>
    </Modal>
  );

  if (step.type === 'adding') {
    return frame(
      t.adding,
      <>
        <progress
          className={styles.progress}
          aria-labelledby={id}
          {...(step.done === null ? {} : { value: Math.min(step.done, count), max: count })}
        />
        <p className="meta num">{step.done === null ? '' : t.addingOf(Math.min(step.done, count), count)}</p>
      </>,
    );
  }
  if (step.type === 'added') {
    return frame(
      t.added(count),
      <div className={styles.actions}>
        <Button size="small" tone="gold" onClick={onClose}>
          {t.done}
        </Button>
      </div>,
    );
  }
  if (step.type === 'failed') {
    return frame(
      t.addFailedTitle,
      <>
        <p role="alert">{step.room ? t.addFailedRoom : t.addFailed}</p>
        <div className={styles.actions}>
          <Button size="small" tone="plain" onClick={onClose}>
            {t.close}
          </Button>
          <Button size="small" onClick={() => void add()}>
            {t.tryAgain}
          </Button>
        </div>
      </>,
    );
  }
  return frame(
    t.firstTitle,
    <>
      <p>{t.firstStores}</p>
      <p className="muted">
        {t.firstSee}{' '}
        <TextLink inline to={paths.privacy} onClick={onClose}>
          {t.privacyPolicy}
        </TextLink>
        .
      </p>
      {offer === null ? (
        <div className={styles.actions}>
          <Button size="small" tone="plain" onClick={openSignOut}>
            {t.signOut}
          </Button>
          <Button size="small" tone="gold" onClick={() => void goOn()}>
            {t.firstGoOn}
          </Button>
        </div>
      ) : (
        <section className={styles.question} aria-labelledby={`${id}question`}>
          <h3 id={`${id}question`}>{t.firstQuestion(count)}</h3>
          <p>{t.firstWhat(listWords(offer.byKind, t))}</p>
          <div className={styles.answers}>
            <Button wide onClick={() => void add()}>
              {t.firstAdd}
            </Button>
            <Button wide onClick={() => void keepApart()}>
              {t.firstKeep}
            </Button>
          </div>
          <p className="meta">{t.firstKeepHint}</p>
          <div className={styles.actions}>
            <Button size="small" tone="plain" onClick={openSignOut}>
              {t.signOut}
            </Button>
            <Button size="small" tone="plain" onClick={onClose}>
              {t.firstLater}
            </Button>
          </div>
        </section>
      )}
    </>,
  );
}
