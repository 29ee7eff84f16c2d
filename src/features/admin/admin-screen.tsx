import { uiAdmin } from '#text/en/ui-admin.ts';
import { useText } from '#ui/use-text.ts';
import { AdminPanel } from './admin-panel.tsx';
import styles from './admin.module.css';

/** The page /admin. */
export function AdminScreen() {
  const t = useText(uiAdmin);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={`display ${styles.title}`}>{t.title}</h1>
        <p className="muted">{t.subtitle}</p>
      </header>
      <AdminPanel />
    </div>
  );
}
