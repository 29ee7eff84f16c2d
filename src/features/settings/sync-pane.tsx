import { useOpenDialog } from '#store/open-dialog.ts';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { type Standing, useSession } from '#store/session.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './panes.module.css';
import type { PaneProps } from './sections.tsx';

const standings = {
  checking: 'standingChecking',
  current: 'standingCurrent',
  waiting: 'standingWaiting',
  ended: 'standingEnded',
} as const satisfies Record<Standing, keyof typeof uiSettings>;

/** The account on this device: how it stands, or how to get into one. */
export function SyncPane(props: PaneProps) {
  const t = useText(uiSettings);
  const session = useSession();
  const openSignOut = useOpenDialog('sign-out');
  const openSync = useOpenSyncDialog();
  if (session.type !== 'signed-in') {
    return (
      <>
        <p className={styles.note}>{t.syncIntro}</p>
        {props.emailSignIn}
      </>
    );
  }
  const { email, standing } = session;
  return (
    <div className={styles.block}>
      <dl className={`${styles.rows} ${styles.wordy}`}>
        <div>
          <dt>{t.signedInAs}</dt>
          <dd>{email ?? <span className="muted">{t.noEmail}</span>}</dd>
        </div>
        <div>
          <dt>{t.standing}</dt>
          <dd>
            <span role="status">{t[standings[standing]]}</span>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t.syncIntro}</p>
      <div className={styles.buttons}>
        {standing === 'ended' && (
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
        <Button size="small" onClick={openSignOut}>
          {t.signOut}
        </Button>
      </div>
    </div>
  );
}
