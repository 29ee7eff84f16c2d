import { uiShell } from '#text/en/ui-shell.ts';
import { usePersonName } from '#features/session/person-name.ts';
import { MAX_FREE_MESSAGES, useFreeMessagesUsed } from '#store/free-messages.ts';
import { Icon } from '#ui/icon.tsx';
import { IconCheck, IconUser } from '#ui/icons.ts';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { paths } from '../paths.ts';
import { initials } from './initials.ts';
import styles from './shell.module.css';

/** Who is here, on which plan, and where what they make is kept. */
export function Me(props: { onLeave: () => void }) {
  const t = useText(uiShell);
  const name = usePersonName() ?? '';
  const used = useFreeMessagesUsed();
  const letters = initials(name);
  return (
    <footer className={styles.me}>
      <span className={styles.avatar} aria-hidden>
        {letters === '' ? <Icon of={IconUser} size={18} /> : letters}
      </span>
      <div className={styles.lines}>
        <div className={styles.line}>
          <span className={styles.name}>{name === '' ? t.nameless : name}</span>
          <span className="meta num nowrap">
            {t.freePlan} <span aria-hidden>{t.messagesUsed(used, MAX_FREE_MESSAGES)}</span>
            <span className="sr-only">{t.messagesUsedSpoken(used, MAX_FREE_MESSAGES)}</span>
          </span>
        </div>
        <div className={styles.line}>
          <span className={`meta ${styles.saved}`}>
            <Icon of={IconCheck} size={14} />
            {t.savedHere}
          </span>
          <Link className={`meta ${styles.quietLink}`} to={paths.licences} onClick={props.onLeave}>
            {t.licences}
          </Link>
        </div>
      </div>
    </footer>
  );
}
