import { useEffect } from 'react';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useInvalidate, useServerQuery } from '#store/server-query.tsx';
import { uiPlans } from '#text/en/ui-plans.ts';
import { Button } from '#ui/button.tsx';
import { useOnline } from '#ui/use-online.ts';
import { useText } from '#ui/use-text.ts';
import { FreeCard } from './free-card.tsx';
import { Offers } from './offers.tsx';
import { Standing } from './standing.tsx';
import { usePaymentPage } from './use-payment-page.ts';
import { useSettled } from './use-settled.ts';
import styles from './plans.module.css';

/** "Choose Your Cosmic Journey": what everyone has, what can be bought here, and what this person has bought. */
export function PlanDialog(props: {
  onClose: () => void;
  /** Leaves for an address: a page of the payment provider. */
  goTo: (address: string) => void;
}) {
  const t = useText(uiPlans);
  const settled = useSettled();
  const page = usePaymentPage(props.goTo);
  return (
    <LargeDialog
      title={t.title}
      closeLabel={t.close}
      onClose={props.onClose}
      className={styles.dialog}
      contentClassName={styles.content}
    >
      {settled !== null && (
        <p role="status" className={styles.word} data-word={settled}>
          {t[settled]}
        </p>
      )}
      <Standing page={page} />
      <Body page={page} onClose={props.onClose} />
      {page.problem !== null && (
        <p role="alert" className={styles.problem}>
          {t[page.problem]}
        </p>
      )}
    </LargeDialog>
  );
}

/** The offer, once it is known what is sold here; asked for each time the dialog is opened. */
function Body(props: { page: ReturnType<typeof usePaymentPage>; onClose: () => void }) {
  const t = useText(uiPlans);
  const online = useOnline();
  const invalidate = useInvalidate();
  // Declared before the questions, so that the first answer is not asked for twice. A network that comes back asks again.
  useEffect(() => {
    if (online) invalidate('plans', 'paymentsConfig');
  }, [online, invalidate]);
  const plans = useServerQuery('plans', { on401: 'throw' });
  const config = useServerQuery('paymentsConfig', { on401: 'throw' });

  if (plans.data === undefined || config.data === undefined) {
    const failed = plans.status === 'failed' || config.status === 'failed';
    if (!failed && online)
      return (
        <p role="status" className={`muted ${styles.waiting}`}>
          {t.loading}
        </p>
      );
    return (
      <div className={`${styles.away} ${styles.waiting}`}>
        <p role="status">{online ? t.loadFailed : t.offline}</p>
        {online && (
          <Button size="small" onClick={() => invalidate('plans', 'paymentsConfig')}>
            {t.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  const { sells, moneyBack } = config.data;
  if (sells !== 'yes' || plans.data.length === 0) {
    const [title, text] =
      sells === 'not-set-up'
        ? [t.notSetUp, t.notSetUpText]
        : sells === 'nothing-to-sell'
          ? [t.nothingToSell, t.nothingToSellText]
          : [t.nonePlanned, t.nonePlannedText];
    return (
      <>
        <div className={styles.closed}>
          <h3 className={styles.closedTitle}>{title}</h3>
          <p className="muted">{text}</p>
        </div>
        <FreeCard />
      </>
    );
  }
  return <Offers plans={plans.data} moneyBack={moneyBack} page={props.page} onClose={props.onClose} />;
}
