import { usePlan } from '#store/plan.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { uiPlans } from '#text/en/ui-plans.ts';
import { uiShell } from '#text/en/ui-shell.ts';
import { useText } from '#ui/use-text.ts';
import { Feature } from './feature.tsx';
import styles from './plans.module.css';

/** What everyone has without paying. */
export function FreeCard(props: { hosted?: boolean }) {
  const t = useText(uiPlans);
  const names = useText(uiShell);
  const signedIn = useSession().type === 'signed-in';
  const subscription = useServerQuery('subscription', { on401: 'null', enabled: signedIn });
  const { plan } = usePlan();
  const perDay = plan === 'free' ? (subscription.data?.messagesLimit ?? null) : null;
  const features = [
    t.freeDevice,
    t.freeKey,
    t.freeSync,
    ...(props.hosted === true ? [perDay === null ? t.freeHostedSome : t.freeHosted(String(perDay))] : []),
  ];
  return (
    <section className={styles.card} aria-label={names.freePlan}>
      <div className={styles.head}>
        <h3 className={`display ${styles.name}`}>{names.freePlan}</h3>
        {(plan === 'free' || plan === 'expired') && <span className={styles.chip}>{t.current}</span>}
      </div>
      <p className={styles.price}>
        <span className={`display ${styles.amount}`}>{t.freePrice}</span>
        <span className="muted">{t.freeHeading}</span>
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
      </ul>
    </section>
  );
}
