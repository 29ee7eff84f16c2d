/**
 * Subscriptions through Stripe: to its page and back, and what its events change.
 *
 * An event is only a hint that a customer changed: whatever it says, the customer's subscriptions are read from Stripe and
 * written as they are then. So the order of events means nothing, and one that is sent again finds nothing to do. Writers are
 * put in order by the customer's `rev` (customers.ts). No transaction is open while Stripe is asked.
 */
import type Stripe from 'stripe';
import type { Identity } from '../auth/verifier.ts';
import { keyedDigest } from '../auth/digest.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Pokes } from '../sync/pokes.ts';
import { runs, standing } from '../subscription-standing.ts';
import { boughtOf, intervalOf, smallestUnits } from './bought.ts';
import * as kept from './customers.ts';
import type { EventSeen } from './customers.ts';
import { eventOf } from './stripe-event.ts';
import type { StripeEvent } from './stripe-event.ts';

export type CheckoutAnswer =
  | { readonly type: 'page'; readonly url: string }
  | { readonly type: 'no-plan' }
  /** A second subscription would be paid for and bring nothing. */
  | { readonly type: 'has-one' }
  | Unreachable;

/** Stripe cannot be asked, or would not do it. Nothing was charged. */
export type Unreachable = { readonly type: 'unreachable' };

export type EventAnswer = 'taken' | 'bad-signature' | 'unreachable';

export type Payments = {
  /** The page where a plan is bought; `origin` is where people come back to. */
  readonly checkout: (who: Identity, planId: string, origin: string) => Promise<CheckoutAnswer>;
  /** The page where a subscription is changed; `no-customer` for who never bought anything. */
  readonly portal: (
    userId: string,
    origin: string,
  ) => Promise<
    { readonly type: 'page'; readonly url: string } | { readonly type: 'no-customer' } | Unreachable
  >;
  /** Reads how the person's subscription stands at Stripe. */
  readonly refresh: (userId: string) => Promise<'done' | 'unreachable'>;
  /** Takes an event: the text as it was sent, and the header that signs it. */
  readonly take: (body: string, signature: string) => Promise<EventAnswer>;
  /** Has Stripe forget customers whose account is gone, and forgets old events. */
  readonly sweep: () => Promise<void>;
};

export type PaymentsDeps = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly db: Database;
  readonly pokes: Pick<Pokes, 'planChanged'>;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: () => number;
  /** Keys what names a request to Stripe, so that it does not tell the address. */
  readonly key: Uint8Array;
};

/** Presses within this count as one, milliseconds. */
const TOGETHER_MS = 600_000;

/** A customer that changes more often than this while one event is taken: Stripe sends the event again. */
const MOST_TURNS = 30;

export function createPayments(deps: PaymentsDeps): Payments {
  const { stripe, db, log, nowMs } = deps;

  /** Runs what asks Stripe; a failure of it is told in a word, without what it says: that may quote keys and people. */
  const asking = async <T>(what: string, work: () => Promise<T>): Promise<T | Unreachable> => {
    try {
      return await work();
    } catch (error) {
      if (!isOfStripe(error)) throw error;
      log.error('payment-failed', { what, kind: error.type, code: error.code ?? null });
      return { type: 'unreachable' };
    }
  };

  /** Every subscription the customer ever had. A customer that Stripe has not, has none. */
  const subscriptionsOf = async (customerId: string): Promise<readonly Stripe.Subscription[]> => {
    try {
      return (await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })).data;
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };

  /** Brings what is kept of a customer to what Stripe has now. */
  const settle = async (customerId: string, event: EventSeen | null): Promise<void> => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const before = await kept.readCustomer(db, customerId, event);
      // Of another server with the same Stripe account, or of somebody who has left.
      if (before === null || before.eventKnown) return;
      const bought = boughtOf(await subscriptionsOf(customerId), before.plans);
      const done = await kept.keepBought(db, customerId, { ...before, bought, event, nowMs: nowMs() });
      if (done.type === 'kept' && done.changed) deps.pokes.planChanged(before.userId);
      if (done.type !== 'overtaken') return;
    }
    throw new Error('a customer changed too often to be written');
  };

  const customerFor = async ({ userId, email }: Identity): Promise<string> => {
    const known = await kept.customerIdOf(db, userId);
    if (known !== null) return known;
    const created = await stripe.customers.create(
      { ...(email === null ? {} : { email }), metadata: { user_id: userId } },
      // Two devices that ask together get one customer. Not for long: one deleted at Stripe must not be answered again.
      {
        idempotencyKey: `customer-${userId}-${keyedDigest(deps.key, 'customer', email ?? '')}-${Math.floor(nowMs() / TOGETHER_MS)}`,
      },
    );
    return kept.keepCustomer(db, userId, created.id);
  };

  /** What is charged is what was shown: a price that is kept at Stripe and differs from the row is not sold. */
  const lineOf = async (plan: PlanRow): Promise<Stripe.Checkout.SessionCreateParams.LineItem | null> => {
    const amount = smallestUnits(plan.price, plan.currency);
    const currency = plan.currency.toLowerCase();
    if (plan.stripe_price_id === null)
      return {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amount,
          recurring: { interval: plan.interval === 'monthly' ? 'month' : 'year' },
          product_data: { name: plan.name },
        },
      };
    const price = await stripe.prices.retrieve(plan.stripe_price_id);
    const isAsShown =
      price.active &&
      price.unit_amount === amount &&
      price.currency === currency &&
      intervalOf(price) === plan.interval;
    if (isAsShown) return { quantity: 1, price: price.id };
    log.error('price-differs', { plan: plan.id, price: price.id });
    return null;
  };

  const checkout: Payments['checkout'] = (who, planId, origin) =>
    asking('checkout', async (): Promise<CheckoutAnswer> => {
      const plan = await readPlan(db, planId);
      if (plan === null) return { type: 'no-plan' };
      const customer = await customerFor(who);
      // Paid a moment ago on another device: the event may still be on its way.
      await settle(customer, null);
      const had = await readStatus(db, who.userId);
      if (had !== null && runs(standing(had.status, had.trial_ends_at, nowMs()))) return { type: 'has-one' };
      const line = await lineOf(plan);
      if (line === null) return { type: 'unreachable' };
      // A page that is still open elsewhere could be paid as well.
      const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 });
      for (const { id } of open.data) await stripe.checkout.sessions.expire(id).catch(unlessOver);
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: who.userId,
        line_items: [line],
        subscription_data: {
          metadata: { plan_id: plan.id },
          ...(plan.trial_days > 0 && had === null ? { trial_period_days: plan.trial_days } : {}),
        },
        success_url: `${origin}/?checkout=done`,
        cancel_url: `${origin}/?checkout=back`,
      });
      return session.url === null ? { type: 'unreachable' } : { type: 'page', url: session.url };
    });

  /** Money that was given back whole for the period that runs ends the subscription with it. */
  const endRefunded = async (customerId: string, paymentIntent: string): Promise<void> => {
    const paid = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
      limit: 10,
    });
    const invoices = new Set(paid.data.map(({ invoice }) => idOf(invoice)));
    for (const { id, status, latest_invoice: latest } of await subscriptionsOf(customerId)) {
      const isOfNow = latest !== null && invoices.has(idOf(latest));
      if (isOfNow && !isOver(status)) await stripe.subscriptions.cancel(id).catch(unlessOver);
    }
  };

  const effect = async (event: StripeEvent): Promise<void> => {
    const { customerId, refundedPayment } = event;
    if (customerId === null) return;
    if (refundedPayment !== null) await endRefunded(customerId, refundedPayment);
    await settle(customerId, event);
    if (event.type === 'customer.deleted') await kept.dropCustomer(db, customerId);
  };

  return {
    checkout,
    portal: (userId, origin) =>
      asking('portal', async () => {
        const customer = await kept.customerIdOf(db, userId);
        if (customer === null) return { type: 'no-customer' as const };
        const { url } = await stripe.billingPortal.sessions.create({
          customer,
          return_url: `${origin}/?checkout=portal`,
        });
        return { type: 'page' as const, url };
      }),
    refresh: async (userId) => {
      const done = await asking('refresh', async () => {
        const customer = await kept.customerIdOf(db, userId);
        if (customer !== null) await settle(customer, null);
        return 'done' as const;
      });
      return done === 'done' ? done : 'unreachable';
    },
    take: async (body, signature) => {
      const event = eventOf(stripe, body, signature, deps.webhookSecret, nowMs());
      if (event === null) {
        log.warn('payment-event-refused');
        return 'bad-signature';
      }
      const done = await asking('event', async () => {
        await effect(event);
        return 'taken' as const;
      });
      return done === 'taken' ? done : 'unreachable';
    },
    sweep: async () => {
      await kept.sweepEvents(db, nowMs());
      for (const customer of await kept.removalsDue(db)) {
        const gone = await asking('removal', async () => {
          // Deleting a customer ends what they still pay for.
          await stripe.customers.del(customer).catch(unlessMissing);
          return 'gone' as const;
        });
        if (gone !== 'gone') return;
        await kept.removalDone(db, customer);
      }
    },
  };
}

type PlanRow = NonNullable<Awaited<ReturnType<typeof readPlan>>>;

/** A plan on offer. */
async function readPlan(db: Database, planId: string) {
  const row = await db.own((tx) =>
    tx
      .selectFrom('app.plans')
      .select(['id', 'name', 'price', 'currency', 'interval', 'stripe_price_id', 'trial_days'])
      .where('id', '=', planId)
      .where('active', '=', true)
      .executeTakeFirst(),
  );
  return row ?? null;
}

async function readStatus(db: Database, userId: string) {
  const row = await db.own((tx) =>
    tx
      .selectFrom('app.subscriptions')
      .select(['status', 'trial_ends_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  return row ?? null;
}

const idOf = (linked: string | { readonly id: string }): string =>
  typeof linked === 'string' ? linked : linked.id;

const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired';

type StripeFailure = Error & { readonly type: string; readonly code?: string };

/** Whether the client of Stripe threw it. Its class is known by name alone: the client is read only where payments are set up. */
const isOfStripe = (error: unknown): error is StripeFailure =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

const isMissing = (error: unknown): boolean => isOfStripe(error) && error.code === 'resource_missing';

const unlessMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error;
};

/** Somebody else was first: it is over, which is all that was wanted. */
const unlessOver = (error: unknown): void => {
  if (!isOfStripe(error) || error.type !== 'StripeInvalidRequestError') throw error;
};
