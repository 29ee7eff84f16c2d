import { useEffect, useState } from 'react';
import { useApi } from '#store/api-context.tsx';
import { useCheckoutReturn } from '#store/checkout-return.ts';
import { isLifted, usePlan } from '#store/plan.ts';
import { useInvalidate } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';

/** What is said to a person who has just come back from the payment page. */
export type Settled = 'thanks' | 'confirming' | 'notYet' | 'nothingBought' | null;

/** Asked at once, then after each of these waits, milliseconds: the provider's own word comes within seconds. */
const WAITS_MS = [1_500, 2_500, 4_000, 8_000] as const;

/**
 * Sees to a return from the payment page: has the server ask the provider, since its event may be later than the person. The
 * word is taken back when the dialog is opened the next time.
 */
export function useSettled(): Settled {
  const api = useApi();
  const invalidate = useInvalidate();
  const session = useSession();
  const known = session.type === 'signed-in' && session.standing === 'current';
  const [returned, setReturned] = useCheckoutReturn();
  const [how] = useState(returned);
  const [gaveUp, setGaveUp] = useState(false);
  const lifted = isLifted(usePlan());
  // Once thanks are said, a plan that ends later is no payment that is late.
  const [thanked, setThanked] = useState(false);
  if (how === 'done' && lifted && !thanked) setThanked(true);

  useEffect(() => () => setReturned(null), [setReturned]);

  useEffect(() => {
    if (!known || how === null || how === 'back') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (turn: number) => {
      const seen = await api.call('refreshSubscription').catch(() => null);
      if (over) return;
      if (seen !== null) invalidate('subscription');
      if (seen !== null && (how === 'portal' || seen.status === 'active' || seen.status === 'trial')) return;
      const wait = WAITS_MS[turn];
      if (wait === undefined) setGaveUp(true);
      else timer = setTimeout(() => void ask(turn + 1), wait);
    };
    void ask(0);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [known, how, api, invalidate]);

  if (how === 'back') return 'nothingBought';
  if (how !== 'done') return null;
  if (thanked) return lifted ? 'thanks' : null;
  return gaveUp ? 'notYet' : 'confirming';
}
