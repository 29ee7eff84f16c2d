import { CodeSignIn } from '#features/session/code-sign-in.tsx';
import { LegalLinks } from '#features/session/legal-note.tsx';
import { uiSession } from '#text/en/ui-session.ts';
import { useText } from '#ui/use-text.ts';
import styles from './shell.module.css';

/** Signing in by e-mail as it stands in App Settings: the address, then the code, and what is accepted by it. */
export function EmailSignIn(props: { onLeave: () => void }) {
  const t = useText(uiSession);
  return (
    <div className={styles.signIn}>
      <CodeSignIn />
      <p className="meta">
        {t.acceptBySending} <LegalLinks onFollow={props.onLeave} />
      </p>
    </div>
  );
}
