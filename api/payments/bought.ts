/**
 * What the payment provider's subscriptions of one customer come to: one state, and the row it is kept as.
 *
 * Pure. What Stripe's statuses mean: https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses.
 */
import type Stripe from 'stripe';
import { toDb } from '../auth/times.ts';

/** The part of a subscription that is read. */
export type SubscriptionSeen = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'created' | 'trial_end' | 'cancel_at' | 'cancel_at_period_end' | 'metadata'
> & {
  readonly items: { readonly data: readonly ItemSeen[] };
};
type ItemSeen = { readonly current_period_end: number; readonly price: PriceSeen };
export type PriceSeen = Pick<Stripe.Price, 'id' | 'unit_amount' | 'currency'> & {
  readonly recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null;
};

/** What plans are told by. */
export type PlanKnown = {
  readonly id: string;
  readonly interval: 'monthly' | 'yearly';
  readonly stripe_price_id: string | null;
};

/** What is kept of it: the columns of `app.subscriptions`. */
export type Bought = {
  readonly status: 'trial' | 'active' | 'past_due' | 'canceled';
  readonly plan_id: string | null;
  readonly trial_ends_at: string | null;
  readonly current_period_end: string | null;
  readonly ends_at: string | null;
  readonly stripe_subscription_id: string;
};

/** A subscription that was begun and whose first payment never came is none. */
const meaning: Readonly<Record<string, Bought['status']>> = {
  trialing: 'trial',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'canceled',
  canceled: 'canceled',
  paused: 'canceled',
};

/** The better first: one that runs, then one that is late, then one that is over. */
const rank: Readonly<Record<Bought['status'], number>> = { active: 0, trial: 0, past_due: 1, canceled: 2 };

/** The state of a customer with these subscriptions; null for one who never had any. */
export function boughtOf(
  subscriptions: readonly SubscriptionSeen[],
  plans: readonly PlanKnown[],
): Bought | null {
  const [best] = subscriptions
    .flatMap((seen) => {
      const status = meaning[seen.status];
      return status === undefined ? [] : [{ seen, status }];
    })
    .toSorted((a, b) => rank[a.status] - rank[b.status] || b.seen.created - a.seen.created);
  if (best === undefined) return null;
  const { seen, status } = best;
  const periodEnd = seen.items.data[0]?.current_period_end ?? null;
  const end = seen.cancel_at ?? (seen.cancel_at_period_end ? periodEnd : null);
  return {
    status,
    plan_id: planOf(seen, plans),
    trial_ends_at: status === 'trial' ? instant(seen.trial_end) : null,
    current_period_end: instant(periodEnd),
    ends_at: status === 'canceled' ? null : instant(end),
    stripe_subscription_id: seen.id,
  };
}

/**
 * The plan a subscription is of: by the price the plan names, else by the plan it was bought as while it is still paid in that
 * rhythm, else by the rhythm alone, since people may change between month and year at the provider.
 */
function planOf(seen: SubscriptionSeen, plans: readonly PlanKnown[]): string | null {
  const price = seen.items.data[0]?.price;
  if (price === undefined) return null;
  const interval = intervalOf(price);
  const inRhythm = plans.filter((plan) => plan.interval === interval);
  const found =
    plans.find((plan) => plan.stripe_price_id === price.id) ??
    inRhythm.find((plan) => plan.id === seen.metadata['plan_id']) ??
    inRhythm[0];
  return found?.id ?? null;
}

/** Null for a rhythm that no plan has, such as a week. */
export function intervalOf({ recurring }: PriceSeen): PlanKnown['interval'] | null {
  if (recurring?.interval_count !== 1) return null;
  return recurring.interval === 'month' ? 'monthly' : recurring.interval === 'year' ? 'yearly' : null;
}

const instant = (seconds: number | null): string | null => (seconds === null ? null : toDb(seconds * 1000));

/** Currencies that Stripe counts in whole units: https://docs.stripe.com/currencies#zero-decimal. */
const wholeUnits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** And in thousandths: https://docs.stripe.com/currencies#three-decimal. */
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

/** A price as Stripe writes it, in the smallest unit. `price` is decimal text, `9.99`; `currency` is ISO 4217. */
export function smallestUnits(price: string, currency: string): number {
  const factor = wholeUnits.has(currency) ? 1 : thousandths.has(currency) ? 1000 : 100;
  return Math.round(Number(price) * factor);
}
