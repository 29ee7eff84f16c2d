import { useEffect, useState } from 'react';
import { ApiError } from '#account/api-client.ts';
import type { uiPlans } from '#text/en/ui-plans.ts';
import { useApi } from '#store/api-context.tsx';
import { useInvalidate } from '#store/server-query.tsx';

/** Why the page could not be opened, by its words. */
export type PaymentProblem = keyof typeof uiPlans & `problem${string}`;

/** Where to: the page where this plan is bought, or the one where a subscription is changed. */
export type Wanted = { readonly plan: string } | 'portal';

/**
 * The way to a page of the payment provider. While `busy` the page is being opened; it stays so until this page is left. `go`
 * follows an address.
 */
export function usePaymentPage(go: (address: string) => void): {
  readonly busy: boolean;
  readonly problem: PaymentProblem | null;
  readonly open: (wanted: Wanted) => Promise<void>;
} {
  const api = useApi();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);

  // Back from there by the browser's own button, this page is as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const open = async (wanted: Wanted) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { url } =
        wanted === 'portal'
          ? await api.call('billingPortal')
          : await api.call('checkout', { body: { planId: wanted.plan } });
      if (!isPage(url)) throw new ApiError(502, 'not an address', null, null);
      go(url);
    } catch (error) {
      const why = problemOf(error);
      // What was shown is not how it is.
      if (why === 'problemHas') invalidate('subscription');
      if (why === 'problemGone') invalidate('plans');
      setBusy(false);
      setProblem(why);
    }
  };
  return { busy, problem, open };
}

function problemOf(error: unknown): PaymentProblem {
  if (!(error instanceof ApiError)) return 'problemOffline';
  switch (error.status) {
    case 401:
      return 'problemSession';
    case 404:
      return 'problemGone';
    case 409:
      return 'problemHas';
    case 429:
      return 'problemOften';
    default:
      return 'problemAway';
  }
}

/** An address that may be followed: of the web, encrypted unless it is this machine. */
function isPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
}
