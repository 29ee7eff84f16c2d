import { uiShell } from '#text/en/ui-shell.ts';
import { Mark } from '#ui/mark.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './loading-screen.module.css';

/** While it is not yet known who is here. It looks like the first paint it follows. */
export function LoadingScreen() {
  const t = useText(uiShell);
  return (
    <main className={styles.page} aria-busy>
      <Mark size={48} />
      <p role="status" className="sr-only">
        {t.loading}
      </p>
    </main>
  );
}
