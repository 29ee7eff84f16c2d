import type { Plan } from '#store/plan.ts';
import { uiShell } from '#text/en/ui-shell.ts';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { IconAlert, IconHourglass, IconMoon, IconSparkles } from '#ui/icons.ts';
import rows from '#ui/pane-rows.module.css';
import { useText } from '#ui/use-text.ts';
import styles from './plan-name.module.css';

const looks = {
  free: { icon: IconMoon, name: 'freePlan' },
  trial: { icon: IconHourglass, name: 'freeTrial' },
  active: { icon: IconSparkles, name: 'premiumActive' },
  expired: { icon: IconAlert, name: 'subscriptionExpired' },
} as const satisfies Readonly<
  Record<Plan['plan'], { readonly icon: IconDrawing; readonly name: keyof typeof uiShell }>
>;

/** How a person's subscription stands: its name with its icon in its colour, and what is left of a trial. */
export function PlanName(props: { plan: Plan }) {
  const t = useText(uiShell);
  const { plan } = props;
  const { icon, name } = looks[plan.plan];
  return (
    <span className={styles.plan} data-plan={plan.plan}>
      <Icon of={icon} size={18} />
      <b className={styles.name}>{t[name]}</b>
      {plan.plan === 'trial' && (
        <>
          <span className={rows.badge}>{t.trialBadge}</span>
          <span className={`meta num ${styles.left}`}>{t.daysLeft(plan.daysLeft)}</span>
        </>
      )}
    </span>
  );
}
