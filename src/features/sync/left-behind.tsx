import { useEffect, useState } from 'react';
import { useAccount } from '#store/account-context.tsx';
import { useDialogOpen } from '#store/open-dialog.ts';
import { uiSync } from '#text/en/ui-sync.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './cloud-sync.module.css';

/** What was made here without an account and stayed apart from this one, and the way to add it after all. */
export function LeftBehind() {
  const t = useText(uiSync);
  const account = useAccount();
  const [asking, setAsking] = useDialogOpen('adopt');
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (asking) return undefined;
    let here = true;
    void account.anonymousOffer({ evenRefused: true }).then(
      (offer) => {
        if (here) setCount(offer?.items ?? 0);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [account, asking]);
  if (count === 0) return null;
  return (
    <div className={styles.act}>
      <p>{t.leftBehind(count)}</p>
      <Button size="small" onClick={() => setAsking(true)}>
        {t.leftBehindAdd}
      </Button>
    </div>
  );
}
