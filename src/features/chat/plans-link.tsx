import { useOpenDialog } from '#store/open-dialog.ts';
import { isLifted, usePlan } from '#store/plan.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { uiChat } from '#text/en/ui-chat.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';

/** The way to the plans for who has none; nothing where this server sells none, or did not say. */
export function PlansLink() {
  const t = useText(uiChat);
  const openPlans = useOpenDialog('plans');
  const lifted = isLifted(usePlan());
  const { data } = useServerQuery('paymentsConfig', { on401: 'throw', enabled: !lifted });
  if (lifted || data?.sells !== 'yes') return null;
  return <TextButton onClick={openPlans}>{t.seePlans}</TextButton>;
}
