import { paths } from '#app/paths.ts';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { useInvalidate, useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './panes.module.css';
import type { PaneProps } from './sections.tsx';

/** The contents of the server for who may change them; for everybody else, how one becomes an admin. */
export function AdminPane(props: PaneProps) {
  const t = useText(uiSettings);
  const signedIn = useSession().type === 'signed-in';
  const status = useServerQuery('adminStatus', { on401: 'null', enabled: signedIn });
  const invalidate = useInvalidate();
  const openSync = useOpenSyncDialog();
  if (!signedIn) {
    return (
      <div className={styles.block}>
        <p>{t.adminOnly}</p>
        <p className="muted">{t.adminSignedOut}</p>
        <Button
          size="small"
          onClick={() => {
            props.onLeave();
            openSync();
          }}
        >
          {t.syncYourData}
        </Button>
      </div>
    );
  }
  if (status.data?.isAdmin === true) return props.contentManager;
  if (status.status === 'loading') {
    return (
      <p role="status" className="muted">
        {t.adminChecking}
      </p>
    );
  }
  if (status.status === 'failed') {
    return (
      <div className={styles.block}>
        <p>{t.adminUnknown}</p>
        <Button size="small" onClick={() => invalidate('adminStatus')}>
          {t.checkAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.block}>
      <p>{t.adminOnly}</p>
      <p className="muted">{t.adminHow}</p>
      <TextLink to={paths.admin} onClick={props.onLeave}>
        {t.adminOpen}
      </TextLink>
    </div>
  );
}
