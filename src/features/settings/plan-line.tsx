import { PlanName } from '#parts/plan/plan-name.tsx';
import { MAX_FREE_MESSAGES, useFreeMessagesUsed } from '#store/free-messages.ts';
import { useOpenDialog } from '#store/open-dialog.ts';
import { isLifted, usePlan } from '#store/plan.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiSettings } from '#text/en/ui-settings.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './panes.module.css';

/** The person's plan in one line: what it is called, what is left of it, and the way to the plans. */
export function PlanLine() {
  const t = useText(uiSettings);
  const used = useFreeMessagesUsed();
  const openPlans = useOpenDialog('plans');
  const plan = usePlan();
  // Without an account there is nobody to ask about.
  const signedIn = useSession().type === 'signed-in';
  const { status, data } = useServerQuery('subscription', { on401: 'null', enabled: signedIn });
  const unknown = status === 'failed' && data === undefined;
  return (
    <div className={styles.plan}>
      <p className={styles.planText}>
        <span className="sr-only">{t.plan}: </span>
        {unknown ? <span className="meta">{t.planUnknown}</span> : <PlanName plan={plan} />}
        {!unknown && !isLifted(plan) && (
          <span className="meta num">{t.messagesThisVisit(used, MAX_FREE_MESSAGES)}</span>
        )}
      </p>
      <Button size="small" onClick={openPlans}>
        {isLifted(plan) ? t.yourPlan : t.seePlans}
      </Button>
    </div>
  );
}
