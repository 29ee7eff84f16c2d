import { uiShell } from '#text/en/ui-shell.ts';
import { usePersonName } from '#features/session/person-name.ts';
import { MAX_FREE_MESSAGES, useFreeMessagesUsed } from '#store/free-messages.ts';
import { useOpenSettings } from '#store/open-settings.ts';
import { isLifted, usePlan } from '#store/plan.ts';
import { useSession } from '#store/session.ts';
import { Icon } from '#ui/icon.tsx';
import { IconUser } from '#ui/icons.ts';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { paths } from '../paths.ts';
import { initials } from './initials.ts';
import styles from './shell.module.css';
import { SyncLine } from './sync-line.tsx';

/** Who is here, on which plan, and where what they make is kept. `onLeave`: something was chosen that covers the sidebar. */
export function Me(props: { onLeave: () => void }) {
  const t = useText(uiShell);
  const session = useSession();
  const email = session.type === 'signed-in' ? session.email : null;
  const name = usePersonName() ?? '';
  const letters = initials(name, email);
  return (
    <footer className={styles.me}>
      <span className={styles.avatar} aria-hidden>
        {letters === '' ? <Icon of={IconUser} size={18} /> : letters}
      </span>
      <div className={styles.lines}>
        <div className={styles.line}>
          <span className={styles.name}>
            {name || email || (session.type === 'signed-in' ? t.yourAccount : t.nameless)}
          </span>
          <PlanButton onOpen={props.onLeave} />
        </div>
        {/* The state has a row of its own with an account, whatever it says: nothing around it may move. */}
        {session.type === 'signed-in' ? (
          <>
            <div className={styles.line}>
              <span className={`meta ${styles.email}`}>{name === '' ? t.signedIn : email}</span>
              <Licences onLeave={props.onLeave} />
            </div>
            <SyncLine onOpen={props.onLeave} />
          </>
        ) : (
          <div className={styles.line}>
            <SyncLine onOpen={props.onLeave} />
            <Licences onLeave={props.onLeave} />
          </div>
        )}
      </div>
    </footer>
  );
}

/** "Free Plan 3 / 50": the plan, and on the free one what is left of it. It leads to App Settings. */
function PlanButton(props: { onOpen: () => void }) {
  const t = useText(uiShell);
  const openSettings = useOpenSettings();
  const used = useFreeMessagesUsed();
  const standing = usePlan();
  const { plan } = standing;
  const free = !isLifted(standing);
  return (
    <button
      type="button"
      className={`meta num nowrap ${styles.quietLink}`}
      onClick={() => {
        openSettings();
        props.onOpen();
      }}
    >
      {
        { free: t.freePlan, trial: t.freeTrial, active: t.premiumActive, expired: t.subscriptionExpired }[
          plan
        ]
      }
      {free && (
        <>
          <span aria-hidden>{t.messagesUsed(used, MAX_FREE_MESSAGES)}</span>
          <span className="sr-only">{t.messagesUsedSpoken(used, MAX_FREE_MESSAGES)}</span>
        </>
      )}
    </button>
  );
}

function Licences(props: { onLeave: () => void }) {
  const t = useText(uiShell);
  return (
    <>
      <Link className={`meta ${styles.quietLink}`} to={paths.help} onClick={props.onLeave}>
        {t.titleHelp}
      </Link>
      <Link className={`meta ${styles.quietLink}`} to={paths.licences} onClick={props.onLeave}>
        {t.licences}
      </Link>
    </>
  );
}
