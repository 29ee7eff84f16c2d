import { uiShell } from '#text/en/ui-shell.ts';
import { Emblem } from '#ui/emblem.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './not-found-screen.module.css';
import { paths } from './paths.ts';

export function NotFoundScreen() {
  const t = useText(uiShell);
  return (
    <div className={styles.page}>
      <Emblem id="lantern" size={96} />
      <h1 className={`display ${styles.title}`}>{t.notFound}</h1>
      <p className={styles.text}>{t.notFoundText}</p>
      <TextLink to={paths.home}>{t.notFoundHome}</TextLink>
    </div>
  );
}
