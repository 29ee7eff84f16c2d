import { useState } from 'react';
import { useAccount } from '#store/account-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { uiSync } from '#text/en/ui-sync.ts';
import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/drawing-export.ts';
import { useText } from '#ui/use-text.ts';
import styles from './cloud-sync.module.css';
import { exportAccount, exportFileName } from './export-account.ts';
import type { ExportOutcome } from './export-account.ts';
import { Section } from './section.tsx';

/** Taking along what the server holds, and ending the account. */
export function DataSection() {
  const t = useText(uiSync);
  const account = useAccount();
  const { clock } = useLocalData().deps;
  const openDelete = useOpenDialog('delete-account');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(
      await exportAccount({
        fetch: (input, init) => fetch(input, init),
        token: account.accessToken,
        save: (file) => saveBlob(exportFileName(clock.now()), file),
      }),
    );
    setBusy(false);
  };
  const words = {
    saved: t.exportDone,
    'signed-out': t.exportSignIn,
    offline: t.exportOffline,
    limited: t.exportLimited,
    failed: t.exportFailed,
  } satisfies Record<ExportOutcome, string>;
  return (
    <Section title={t.yourData}>
      <div className={styles.act}>
        <p>{t.exportText}</p>
        <Button size="small" aria-disabled={busy} onClick={() => void download()}>
          {busy ? t.exporting : t.exportAccount}
        </Button>
      </div>
      <p
        role="status"
        className={outcome === null ? 'sr-only' : outcome === 'saved' ? 'meta' : styles.problem}
      >
        {outcome === null ? '' : words[outcome]}
      </p>
      <div className={styles.act}>
        <p>{t.deleteText}</p>
        <Button size="small" tone="danger" onClick={openDelete}>
          {t.deleteAccount}
        </Button>
      </div>
    </Section>
  );
}
