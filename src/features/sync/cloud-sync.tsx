import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useSession } from '#store/session.ts';
import { uiSync } from '#text/en/ui-sync.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { AccountSection } from './account-section.tsx';
import styles from './cloud-sync.module.css';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { LeftBehind } from './left-behind.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { RefusedSection } from './refused-section.tsx';
import { SyncNotice } from './sync-notice.tsx';

/** Cloud Sync & Backup: how the sync stands and what can be done about it; without an account, the way into one. */
export function CloudSync(props: {
  /** Signing in by e-mail; another feature's part. */
  emailSignIn: ReactNode;
  /** Closes what this is shown in, for what leads elsewhere. */
  onLeave: () => void;
  /** Starts the page again with the newest version. */
  onReload: () => Promise<void>;
}) {
  const t = useText(uiSync);
  const session = useSession();
  if (session.type !== 'signed-in') {
    return (
      <>
        <p className={styles.note}>
          {t.guestIntro}{' '}
          <TextLink inline to={paths.privacy} onClick={props.onLeave}>
            {t.privacyPolicy}
          </TextLink>
          .
        </p>
        {props.emailSignIn}
      </>
    );
  }
  return (
    <>
      <SyncNotice onReload={props.onReload} />
      <AccountSection email={session.email} onLeave={props.onLeave} />
      <RefusedSection />
      <LeftBehind />
      <DevicesSection asks={session.standing === 'current'} />
      <PicturesSection />
      <DataSection />
    </>
  );
}
