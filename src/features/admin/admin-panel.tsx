import type { ReactNode } from 'react';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { useInvalidate, useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { AccessDenied } from './access-denied.tsx';
import styles from './admin.module.css';
import { ContentManager } from './content-manager.tsx';
import { reasonOf } from './reason.ts';

/**
 * The content for an admin, for anyone else what stands in the way and how to get past it. Shown on /admin and in App
 * Settings.
 */
export function AdminPanel() {
  const t = useText(uiAdmin);
  const session = useSession();
  const inside = session.type === 'signed-in' && session.standing !== 'ended';
  const status = useServerQuery('adminStatus', { on401: 'null', enabled: inside });
  const invalidate = useInvalidate();
  if (session.type !== 'loading' && !inside) return <SignedOut />;
  switch (status.status) {
    case 'loading':
      return (
        <p role="status" className={styles.waiting}>
          {t.checking}
        </p>
      );
    case 'failed':
      return (
        <AccessCard title={t.checkFailed} text={reasonOf(status.error, t)}>
          <Button onClick={() => invalidate('adminStatus')}>{t.tryAgain}</Button>
        </AccessCard>
      );
    case 'ok':
      if (status.data === null) return <SignedOut />;
      if (status.data.isAdmin) return <ContentManager />;
      return (
        <AccessCard title={t.denied} text={t.deniedText}>
          <AccessDenied />
        </AccessCard>
      );
  }
}

function SignedOut() {
  const t = useText(uiAdmin);
  const openSync = useOpenSyncDialog();
  return (
    <AccessCard title={t.signedOut} text={t.signedOutText}>
      <Button tone="gold" onClick={openSync}>
        {t.signIn}
      </Button>
    </AccessCard>
  );
}

function AccessCard(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.access} aria-labelledby="admin-access">
      <h2 id="admin-access" className={`display ${styles.accessTitle}`}>
        {props.title}
      </h2>
      <p className="muted">{props.text}</p>
      {props.children}
    </section>
  );
}
