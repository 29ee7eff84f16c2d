import { useLocalData } from '#store/db-context.tsx';
import { MAX_FREE_MESSAGES, useFreeMessagesUsed } from '#store/free-messages.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { uiShell } from '#text/en/ui-shell.ts';
import { useText } from '#ui/use-text.ts';
import { planOf } from './plan.ts';
import rows from '#ui/pane-rows.module.css';
import styles from './panes.module.css';

/** The person's plan in one line: what it is called, and what is left of it. */
export function PlanLine() {
  const t = useText(uiSettings);
  const names = useText(uiShell);
  const { deps } = useLocalData();
  const used = useFreeMessagesUsed();
  // Without an account there is nobody to ask about.
  const signedIn = useSession().type === 'signed-in';
  const subscription = useServerQuery('subscription', { on401: 'null', enabled: signedIn });
  if (subscription.status === 'failed' && subscription.data === undefined) {
    return <p className={`meta ${styles.plan}`}>{t.planUnknown}</p>;
  }
  const plan = planOf(subscription.data ?? null, deps.clock.now());
  const name = {
    free: names.freePlan,
    trial: names.freeTrial,
    active: names.premiumActive,
    expired: names.subscriptionExpired,
  }[plan.plan];
  const limited = plan.plan === 'free' || plan.plan === 'expired';
  return (
    <p className={styles.plan} data-plan={plan.plan}>
      <span className="sr-only">{t.plan}: </span>
      <b className={styles.planName}>{name}</b>
      {plan.plan === 'trial' && (
        <>
          <span className={rows.badge}>{t.trialBadge}</span>
          <span className="meta num">{t.daysLeft(plan.daysLeft)}</span>
        </>
      )}
      {limited && <span className="meta num">{t.messagesThisVisit(used, MAX_FREE_MESSAGES)}</span>}
    </p>
  );
}
