/** Plans, what a person has of them, and the ways to the payment provider. */
import * as z from 'zod/mini';
import type { Call } from './calls.ts';

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** In `currency`, for one `interval`. */
  price: z.number(),
  /** ISO 4217, `USD`. */
  currency: z.string(),
  interval: z.enum(['monthly', 'yearly']),
  /** What a person without a plan lacks. */
  features: z.array(z.string()),
  /** Days before the first payment, for who never had a subscription; 0 for none. */
  trialDays: z.int().check(z.gte(0)),
});
export type Plan = z.infer<typeof plan>;

export const subscription = z.object({
  /** `free` for a person who never had one; `past_due` while the provider still tries to collect. */
  status: z.enum(['free', 'trial', 'active', 'past_due', 'canceled']),
  /** ISO 8601, UTC. */
  trialEndsAt: z.nullable(z.string()),
  planId: z.nullable(z.string()),
  /** When the next period begins and is paid, null where none does. ISO 8601, UTC. */
  renewsAt: z.nullable(z.string()),
  /** When it ends, once that is settled; null while it goes on. ISO 8601, UTC. */
  endsAt: z.nullable(z.string()),
  /** Whether it was bought here, so that the provider's own page can change and end it. */
  managed: z.boolean(),
  /** Answers of a hosted model today, by the account or, without a subscription, its network: the larger number. */
  messagesUsed: z.int().check(z.gte(0)),
  /** How many a day; null where there is no hosted model. */
  messagesLimit: z.nullable(z.int()),
});
export type Subscription = z.infer<typeof subscription>;

export const paymentsConfig = z.object({
  /**
   * Whether plans can be bought. `not-set-up`: this server takes no payments. `nothing-to-sell`: it has no hosted model, which
   * is all that a plan brings.
   */
  sells: z.enum(['yes', 'not-set-up', 'nothing-to-sell']),
  /** The operator gives the money back within 30 days. */
  moneyBack: z.boolean(),
});
export type PaymentsConfig = z.infer<typeof paymentsConfig>;

export const checkoutBody = z.object({
  planId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
});

/** A page of the payment provider, to go to. */
export const paymentPage = z.object({ url: z.string() });

/** Longest event of the provider, bytes; its own are a few kilobytes. */
export const MAX_EVENT_BYTES = 1024 * 1024;

/** The header that proves who sent an event. */
export const SIGNATURE_HEADER = 'stripe-signature';

const minute = 60;
const hour = 3600;

/** The calls about plans and payments; part of `calls`. */
export const subscriptionCalls = {
  plans: {
    method: 'GET',
    path: '/api/subscription/plans',
    who: 'anyone',
    sameForAll: true,
    ok: z.array(plan),
    errors: [],
    summary: 'The plans on offer.',
    tag: 'Subscription',
  },
  paymentsConfig: {
    method: 'GET',
    path: '/api/config/payments',
    who: 'anyone',
    sameForAll: true,
    ok: paymentsConfig,
    errors: [],
    summary: 'Whether plans can be bought here, and whether the money comes back within 30 days.',
    tag: 'Subscription',
  },
  subscription: {
    method: 'GET',
    path: '/api/subscription/status',
    who: 'user',
    limit: { max: 600, windowS: minute },
    ok: subscription,
    errors: [],
    summary: "The signed-in person's subscription, and the hosted answers of today.",
    tag: 'Subscription',
  },
  refreshSubscription: {
    method: 'POST',
    path: '/api/subscription/refresh',
    who: 'user',
    limit: { max: 30, windowS: hour },
    body: z.object({}),
    bodyOptional: true,
    ok: subscription,
    errors: [502],
    summary: 'The same, after asking the payment provider: for who has just come back from there.',
    tag: 'Subscription',
  },
  checkout: {
    method: 'POST',
    path: '/api/subscription/checkout',
    who: 'user',
    limit: { max: 20, windowS: hour },
    body: checkoutBody,
    ok: paymentPage,
    errors: [404, 409, 501, 502],
    summary: "The provider's page where a plan is bought.",
    tag: 'Subscription',
  },
  billingPortal: {
    method: 'POST',
    path: '/api/subscription/portal',
    who: 'user',
    limit: { max: 20, windowS: hour },
    body: z.object({}),
    bodyOptional: true,
    ok: paymentPage,
    errors: [404, 501, 502],
    summary: "The provider's page where a subscription is changed or ended, and bills are.",
    tag: 'Subscription',
  },
  paymentEvent: {
    method: 'POST',
    path: '/api/subscription/webhook',
    who: 'anyone',
    sameForAll: true,
    limit: { max: 1200, windowS: minute },
    // Bytes, not JSON: the signature is of the text as it was sent.
    upload: { types: ['application/json'], maxBytes: MAX_EVENT_BYTES },
    headers: { [SIGNATURE_HEADER]: 'Proves that the payment provider sent this.' },
    ok: z.object({ received: z.literal(true) }),
    errors: [501, 502],
    summary: 'An event of the payment provider. Sent again, it changes nothing.',
    tag: 'Subscription',
  },
} as const satisfies Readonly<Record<string, Call>>;
