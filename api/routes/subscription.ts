/** Plans on offer, how the signed-in person's subscription stands, and the ways to the payment provider and back. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { MAX_EVENT_BYTES, SIGNATURE_HEADER } from '#contract/api/subscription.ts';
import type { PaymentsConfig, Subscription } from '#contract/api/subscription.ts';
import { identityOf, refuse, register } from '../calls.ts';
import type { Refusal, RouteDeps } from '../calls.ts';
import type { RequestCaller } from '../caller.ts';
import { HOSTED_ANSWERS, hostedSubjects } from '../hosted.ts';
import { limitBytes, TooManyBytes } from '../net/byte-limit.ts';
import type { Payments } from '../payments/payments.ts';
import { runs, standing } from '../subscription-standing.ts';
import type { ChatDeps } from './chat.ts';

/** The meter and the hosted model are those of the chat, so that what is shown is what is counted. */
export type SubscriptionDeps = RouteDeps &
  Pick<ChatDeps, 'hosted' | 'meter' | 'addressKey'> & {
    /** Null where payments are not set up. */
    readonly payments: Payments | null;
    /** The operator gives the money back within 30 days. */
    readonly moneyBack: boolean;
    /** Where people reach the app, without a slash at the end: they come back there from the provider. */
    readonly publicOrigin: (c: Context) => string;
  };

export function subscriptionRoutes(deps: SubscriptionDeps): Hono {
  const { payments } = deps;
  const app = new Hono();

  register(app, 'plans', deps, ({ caller }) =>
    deps.db.as(caller.db, async (tx) => {
      const rows = await tx
        .selectFrom('app.plans')
        .select(['id', 'name', 'price', 'currency', 'interval', 'features', 'trial_days'])
        .where('active', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(({ trial_days: trialDays, ...row }) => ({
        ...row,
        price: Number(row.price),
        trialDays,
      }));
    }),
  );

  register(app, 'paymentsConfig', deps, () => ({ sells: sells(), moneyBack: deps.moneyBack }));

  register(app, 'subscription', deps, ({ caller }) => statusOf(caller));

  register(app, 'refreshSubscription', deps, async ({ caller }) => {
    const done = payments === null ? 'done' : await payments.refresh(identityOf(caller).userId);
    return done === 'done' ? statusOf(caller) : unreachable();
  });

  register(app, 'checkout', deps, async ({ body, caller, c }) => {
    if (payments === null) return notSetUp();
    if (deps.hosted === null)
      return refuse(501, 'This server has no hosted model, so there is nothing to buy.', {
        code: 'nothing_to_sell',
      });
    const answer = await payments.checkout(identityOf(caller), body.planId, deps.publicOrigin(c));
    switch (answer.type) {
      case 'page':
        return { url: answer.url };
      case 'no-plan':
        return refuse(404, 'This plan is not on offer any more.');
      case 'has-one':
        return refuse(409, 'You have a subscription already.', { code: 'has_subscription' });
      case 'unreachable':
        return unreachable();
    }
  });

  register(app, 'billingPortal', deps, async ({ caller, c }) => {
    if (payments === null) return notSetUp();
    const answer = await payments.portal(identityOf(caller).userId, deps.publicOrigin(c));
    if (answer.type === 'page') return { url: answer.url };
    return answer.type === 'no-customer' ? refuse(404, 'You have bought nothing here yet.') : unreachable();
  });

  register(app, 'paymentEvent', deps, async ({ c }) => {
    if (payments === null) return notSetUp();
    const body = await rawText(c);
    if (typeof body !== 'string') return body;
    const answer = await payments.take(body, c.req.header(SIGNATURE_HEADER) ?? '');
    if (answer === 'bad-signature') return refuse(400, 'The signature is wrong or too old.');
    return answer === 'taken' ? { received: true as const } : unreachable();
  });

  function sells(): PaymentsConfig['sells'] {
    if (payments === null) return 'not-set-up';
    return deps.hosted === null ? 'nothing-to-sell' : 'yes';
  }

  async function statusOf(caller: RequestCaller): Promise<Subscription> {
    const identity = identityOf(caller);
    const row = await deps.db.as(caller.db, (tx) =>
      tx
        .selectFrom('app.subscriptions')
        .select([
          'status',
          'trial_ends_at',
          'plan_id',
          'current_period_end',
          'ends_at',
          'stripe_subscription_id',
        ])
        .where('user_id', '=', identity.userId)
        .executeTakeFirst(),
    );
    const trialEndsAt = row?.trial_ends_at ?? null;
    const status = standing(row?.status, trialEndsAt, deps.nowMs());
    const endsAt = row?.ends_at ?? null;
    const allowance = (await deps.hosted?.allowanceOf(identity)) ?? null;
    const subjects = hostedSubjects(caller, allowance?.paid ?? false, deps.addressKey);
    const used = await Promise.all(subjects.map((who) => deps.meter.used(who, HOSTED_ANSWERS)));
    return {
      status,
      trialEndsAt,
      planId: row?.plan_id ?? null,
      renewsAt: runs(status) && endsAt === null ? (row?.current_period_end ?? null) : null,
      endsAt: runs(status) ? endsAt : null,
      managed: payments !== null && (row?.stripe_subscription_id ?? null) !== null,
      // Whichever has less left decides.
      messagesUsed: Math.max(...used),
      messagesLimit: allowance?.perDay ?? null,
    };
  }

  return app;
}

const notSetUp = (): Refusal =>
  refuse(501, 'Payments are not set up on this server.', { code: 'payments_not_set_up' });

const unreachable = (): Refusal =>
  refuse(
    502,
    'The payment service did not answer as it should. Nothing was charged; please try again in a minute.',
    { code: 'payments_unreachable' },
  );

/** The body as it was sent, byte for byte: the signature is of that. */
async function rawText(c: Context): Promise<string | Refusal> {
  const source = c.req.raw.body as (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;
  if (source === null) return refuse(400, 'The body is empty.');
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of limitBytes(source, MAX_EVENT_BYTES)) pieces.push(piece);
  } catch (error) {
    if (error instanceof TooManyBytes) return refuse(413, 'This event is too long.');
    return refuse(400, 'The request ended before its body did.');
  }
  return Buffer.concat(pieces).toString('utf8');
}
