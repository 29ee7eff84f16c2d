import { useState } from 'react';
import type { SettingKey } from '#contract/setting.ts';
import { type ChangedSetting, changedSettings, resetSettings } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiShell } from '#text/en/ui-shell.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import type { Broken } from '#ui/error-boundary.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { paths } from './paths.ts';
import styles from './recovery.module.css';

/** A chunk that cannot be fetched says so by its type; the words differ by browser, so only the class is trusted. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}

/**
 * What stands in for a part that failed: what happened in plain words, what is safe, and the ways on. Real page
 * loads, since the router itself may be what broke.
 */
export function Recovery({ error, retry }: Broken) {
  const t = useText(uiShell);
  return (
    <section className={styles.page} role="alert">
      <h1 className={`display ${styles.title}`}>{t.brokeTitle}</h1>
      <p className={styles.text}>{isMissingChunk(error) ? t.oldVersionText : t.brokeText}</p>
      <div className={styles.actions}>
        <PrimaryButton size="small" onClick={retry}>
          {t.brokeRetry}
        </PrimaryButton>
        <Button size="small" onClick={() => location.reload()}>
          {t.brokeReload}
        </Button>
        <Button size="small" tone="plain" onClick={() => location.assign(paths.home)}>
          {t.brokeHome}
        </Button>
      </div>
      <ResetSettings onDone={retry} />
      <details className={styles.details}>
        <summary>{t.brokeDetails}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </section>
  );
}

/** Shows which settings differ from their defaults and, once asked, resets them. */
function ResetSettings({ onDone }: { onDone: () => void }) {
  const t = useText(uiShell);
  const { db, deps } = useLocalData();
  const [changed, setChanged] = useState<readonly ChangedSetting[] | null>(null);
  const [failed, setFailed] = useState(false);
  const list = () =>
    void changedSettings(db).then(setChanged, () => {
      setFailed(true);
    });
  const reset = async (keys: readonly SettingKey[]) => {
    const written = await resetSettings(db, deps, keys);
    setFailed(!written.ok);
    if (!written.ok) return;
    notify({ text: t.resetDone });
    onDone();
  };
  return (
    <div className={styles.reset} aria-live="polite">
      {changed === null ? (
        <TextButton onClick={list}>{t.resetAsk}</TextButton>
      ) : changed.length === 0 ? (
        <p>{t.resetNone}</p>
      ) : (
        <>
          <p>{t.resetLead}</p>
          <dl>
            {changed.map(({ key, value }) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
          <Button size="small" onClick={() => void reset(changed.map(({ key }) => key))}>
            {t.resetDo(changed.length)}
          </Button>
        </>
      )}
      {failed && <p>{t.resetFailed}</p>}
    </div>
  );
}

/** The same, when nothing else of the page is left. */
export function RecoveryPage(broken: Broken) {
  return (
    <main>
      <Recovery {...broken} />
    </main>
  );
}
