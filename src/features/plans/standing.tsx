import { PlanName } from '#parts/plan/plan-name.tsx';
import { usePlan } from '#store/plan.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiPlans } from '#text/en/ui-plans.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconExternal } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import styles from './plans.module.css';
import type { usePaymentPage } from './use-payment-page.ts';

/** What a person has bought: how it stands, until when, and the way to change it. Nothing for who never bought anything. */
export function Standing(props: { page: ReturnType<typeof usePaymentPage> }) {
  const t = useText(uiPlans);
  const plan = usePlan();
  const signedIn = useSession().type === 'signed-in';
  const subscription = useServerQuery('subscription', { on401: 'null', enabled: signedIn });
  const state = subscription.data;
  if (!signedIn || state === undefined || state === null || plan.plan === 'free') return null;
  const { busy, open } = props.page;
  const lines = [
    state.status === 'past_due' && t.late,
    plan.plan === 'expired' && t.expiredText,
    plan.plan === 'trial' &&
      state.endsAt === null &&
      state.trialEndsAt !== null &&
      t.trialUntil(day(state.trialEndsAt)),
    state.endsAt !== null && t.ends(day(state.endsAt)),
    state.status === 'active' && state.renewsAt !== null && t.renews(day(state.renewsAt)),
    plan.plan === 'active' && !state.managed && t.given,
  ].filter((line) => line !== false);
  return (
    <section className={styles.standing}>
      <div className={styles.says}>
        <PlanName plan={plan} />
        {lines.map((line) => (
          <p key={line} className="muted num">
            {line}
          </p>
        ))}
      </div>
      {state.managed && (
        <div className={styles.manage}>
          <Button size="small" aria-disabled={busy} onClick={() => void open('portal')}>
            {busy ? t.opening : t.manage}
            <Icon of={IconExternal} size={16} />
          </Button>
          <p className="meta">{t.manageNote}</p>
        </div>
      )}
    </section>
  );
}

/** A day as this device's zone has it: `22 December 2026`. */
const day = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(instant),
  );
