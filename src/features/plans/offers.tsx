import { useState } from 'react';
import type { Plan } from '#contract/api/subscription.ts';
import { Segments } from '#parts/chart/segments.tsx';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { isLifted, usePlan } from '#store/plan.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiPlans } from '#text/en/ui-plans.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconLock } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { Feature } from './feature.tsx';
import { FreeCard } from './free-card.tsx';
import { type Interval, money, planOfInterval, savingPercent } from './offer.ts';
import styles from './plans.module.css';
import type { usePaymentPage } from './use-payment-page.ts';

type Page = ReturnType<typeof usePaymentPage>;

/** What is sold here beside what is free, by the month or by the year. */
export function Offers(props: {
  plans: readonly Plan[];
  moneyBack: boolean;
  page: Page;
  onClose: () => void;
}) {
  const t = useText(uiPlans);
  const monthly = planOfInterval(props.plans, 'monthly');
  const yearly = planOfInterval(props.plans, 'yearly');
  const boughtId = useBoughtId();
  const bought = props.plans.find((plan) => plan.id === boughtId);
  const [picked, setPicked] = useState<Interval | null>(null);
  const chosen = picked ?? bought?.interval ?? 'monthly';
  const shown = (chosen === 'monthly' ? (monthly ?? yearly) : (yearly ?? monthly)) ?? props.plans[0];
  const saved = savingPercent(monthly, yearly);
  if (shown === undefined) return <FreeCard hosted />;
  return (
    <>
      {monthly !== undefined && yearly !== undefined && (
        <div className={styles.rhythm}>
          <Segments
            label={t.rhythm}
            options={[
              { id: 'monthly', label: t.monthly },
              { id: 'yearly', label: t.yearly },
            ]}
            chosen={chosen}
            onChoose={setPicked}
          />
          {saved > 0 && <span className={`num ${styles.saving}`}>{t.save(String(saved))}</span>}
        </div>
      )}
      <div className={styles.cards}>
        <FreeCard hosted />
        <PlanCard plan={shown} page={props.page} onClose={props.onClose} />
      </div>
      <footer className={`meta ${styles.foot}`}>
        <span className={styles.lock}>
          <Icon of={IconLock} size={16} />
          {t.secure}
        </span>
        <span>{t.anytime}</span>
        {props.moneyBack && <span>{t.moneyBack}</span>}
      </footer>
    </>
  );
}

function PlanCard(props: { plan: Plan; page: Page; onClose: () => void }) {
  const t = useText(uiPlans);
  const { plan } = props;
  const yearly = plan.interval === 'yearly';
  return (
    <section className={`${styles.card} ${styles.bought}`} aria-label={plan.name}>
      <div className={styles.head}>
        <h3 className={`display ${styles.name}`}>{plan.name}</h3>
      </div>
      <p className={styles.price} aria-live="polite">
        <span className={`display num ${styles.amount}`}>{money(plan.price, plan.currency)}</span>
        <span className="muted">{yearly ? t.perYear : t.perMonth}</span>
      </p>
      <p className={`meta num ${styles.terms}`}>
        {yearly ? t.perMonthOfYear(money(plan.price / 12, plan.currency)) : t.perMonthNote} {t.renewal}
        {plan.trialDays > 0 && ` ${t.trial(String(plan.trialDays))}`}
      </p>
      <p>{t.alsoFree}</p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
      </ul>
      <Buy plan={plan} page={props.page} onClose={props.onClose} />
    </section>
  );
}

/** Nothing for who has a plan that runs: a second one would bring nothing. */
function Buy(props: { plan: Plan; page: Page; onClose: () => void }) {
  const t = useText(uiPlans);
  const session = useSession();
  const openSync = useOpenSyncDialog();
  const lifted = isLifted(usePlan());
  const boughtId = useBoughtId();
  const { busy, open } = props.page;
  if (session.type !== 'signed-in' || session.standing === 'ended') {
    const signIn = () => {
      props.onClose();
      openSync();
    };
    return (
      <div className={styles.buy}>
        <Button wide tone="leaf" onClick={signIn}>
          {t.signInFirst}
        </Button>
        <p className="meta">{t.signInNote}</p>
      </div>
    );
  }
  if (lifted)
    return boughtId === props.plan.id ? <p className={`${styles.buy} ${styles.chip}`}>{t.current}</p> : null;
  return (
    <div className={styles.buy}>
      <PrimaryButton wide aria-disabled={busy} onClick={() => void open({ plan: props.plan.id })}>
        {busy ? t.opening : t.upgrade}
      </PrimaryButton>
    </div>
  );
}

/** The plan that runs for this person; null without one. */
function useBoughtId(): string | null {
  const signedIn = useSession().type === 'signed-in';
  const subscription = useServerQuery('subscription', { on401: 'null', enabled: signedIn });
  return isLifted(usePlan()) ? (subscription.data?.planId ?? null) : null;
}
