import { uiShell } from '#text/en/ui-shell.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import type { Broken } from '#ui/error-boundary.tsx';
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
      <details className={styles.details}>
        <summary>{t.brokeDetails}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </section>
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
