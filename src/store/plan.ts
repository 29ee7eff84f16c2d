/** What a person's subscription is called, from what the server says of it, and what it lifts. */
import { useEffect } from 'react';
import { useLocalData } from './db-context.tsx';
import { useInvalidate, useServerQuery } from './server-query.tsx';
import { useSession } from './session.ts';
import { useSync } from './sync-context.tsx';

/** The part of the server's answer that the plan is read from. */
export type SubscriptionState = {
  readonly status: 'free' | 'trial' | 'active' | 'past_due' | 'canceled';
  /** ISO instant, null without a trial. */
  readonly trialEndsAt: string | null;
};

export type Plan =
  | { readonly plan: 'free' }
  /** Days that have begun or will begin before it ends, at least 1. */
  | { readonly plan: 'trial'; readonly daysLeft: number }
  | { readonly plan: 'active' }
  | { readonly plan: 'expired' };

const DAY_MS = 86_400_000;

/**
 * The plan at an instant; `null` is a person the server does not know, who has the free plan. Red is for a subscription
 * or a trial that has really ended; a payment that is late has not ended it.
 */
export function planOf(state: SubscriptionState | null, nowMs: number): Plan {
  switch (state?.status) {
    case undefined:
    case 'free':
      return { plan: 'free' };
    case 'active':
    case 'past_due':
      return { plan: 'active' };
    case 'canceled':
      return { plan: 'expired' };
    case 'trial': {
      const leftMs = state.trialEndsAt === null ? DAY_MS : Date.parse(state.trialEndsAt) - nowMs;
      return leftMs > 0 ? { plan: 'trial', daysLeft: Math.ceil(leftMs / DAY_MS) } : { plan: 'expired' };
    }
  }
}

/** Whether the caps of the free plan are lifted. */
export function isLifted({ plan }: Plan): boolean {
  return plan === 'active' || plan === 'trial';
}

/** The person's plan. The free one without an account, and as long as the server has not said otherwise. */
export function usePlan(): Plan {
  const { deps } = useLocalData();
  const signedIn = useSession().type === 'signed-in';
  const subscription = useServerQuery('subscription', { on401: 'null', enabled: signedIn });
  return planOf(signedIn ? (subscription.data ?? null) : null, deps.clock.now());
}

/** Asks for the plan anew whenever the server says that it is another: what was bought on one device is there on all. */
export function useFollowPlan(): void {
  const sync = useSync();
  const invalidate = useInvalidate();
  useEffect(() => sync.watchPlan(() => invalidate('subscription')), [sync, invalidate]);
}
