/** Plans on offer, and how the signed-in person's subscription stands. Both come from the database. */
import { Hono } from 'hono';
import { identityOf, register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';
import { HOSTED_ANSWERS, hostedSubject } from '../hosted.ts';
import { standing } from '../subscription-standing.ts';
import type { ChatDeps } from './chat.ts';

/** The meter and the hosted model are those of the chat, so that what is shown is what is counted. */
export type SubscriptionDeps = RouteDeps & Pick<ChatDeps, 'hosted' | 'meter' | 'addressKey'>;

export function subscriptionRoutes(deps: SubscriptionDeps): Hono {
  const app = new Hono();

  register(app, 'plans', deps, ({ caller }) =>
    deps.db.as(caller.db, async (tx) => {
      const rows = await tx
        .selectFrom('app.plans')
        .select(['id', 'name', 'price', 'currency', 'interval', 'features'])
        .where('active', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, price: Number(row.price) }));
    }),
  );

  register(app, 'subscription', deps, async ({ caller }) => {
    const identity = identityOf(caller);
    const row = await deps.db.as(caller.db, (tx) =>
      tx
        .selectFrom('app.subscriptions')
        .select(['status', 'trial_ends_at', 'plan_id'])
        .where('user_id', '=', identity.userId)
        .executeTakeFirst(),
    );
    const trialEndsAt = row?.trial_ends_at ?? null;
    return {
      status: standing(row?.status, trialEndsAt, deps.nowMs()),
      trialEndsAt,
      planId: row?.plan_id ?? null,
      messagesUsed: await deps.meter.used(hostedSubject(caller, deps.addressKey), HOSTED_ANSWERS),
      messagesLimit: (await deps.hosted?.perDay(identity)) ?? null,
    };
  });

  return app;
}
