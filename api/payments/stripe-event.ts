/** What is read of an event of Stripe, once its signature is good. */
import type Stripe from 'stripe';
import { z } from 'zod';

export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  /** Whose it is; null for an event of another kind than those that concern a subscription. */
  readonly customerId: string | null;
  /** The payment that was given back whole. */
  readonly refundedPayment: string | null;
};

/** How old a signature may be, seconds: Stripe's own advice. */
export const SIGNATURE_S = 300;

/** Only these say something about a subscription. Others are answered and forgotten. */
const concerning =
  /^(?:customer\.subscription\..+|customer\.deleted|checkout\.session\.(?:completed|async_payment_succeeded)|invoice\.(?:paid|payment_failed|payment_action_required|voided|marked_uncollectible)|charge\.refunded)$/;

/** Objects differ by the version of the endpoint; of each only what has always been there is read. */
const linked = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const envelope = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      customer: linked,
      payment_intent: linked,
      refunded: z.boolean().nullish(),
    }),
  }),
});

/**
 * Reads an event out of the text as it was sent; null when the signature is wrong or too old, or signs something that is no
 * event. `nowMs`: milliseconds since 1970.
 */
export function eventOf(
  stripe: Pick<Stripe, 'webhooks'>,
  body: string,
  signature: string,
  secret: string,
  nowMs: number,
): StripeEvent | null {
  let signed: unknown;
  try {
    signed = stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_S, undefined, nowMs);
  } catch {
    return null;
  }
  const read = envelope.safeParse(signed);
  if (!read.success) return null;
  const { id, type, data } = read.data;
  const { object } = data;
  const customer = type === 'customer.deleted' ? object.id : object.customer;
  return {
    id,
    type,
    customerId: concerning.test(type) ? (customer ?? null) : null,
    refundedPayment:
      type === 'charge.refunded' && object.refunded === true ? (object.payment_intent ?? null) : null,
  };
}
