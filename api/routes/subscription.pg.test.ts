/** Plans and status on a real database: what is on offer, and whose subscription is whose. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentsConfig, Plan, Subscription } from '#contract/api/subscription.ts';
import { describeAnyDatabase, quietLog } from '../../tests/support/api-database.ts';
import { memoryMeter, testParts } from '../../tests/support/api-parts.ts';
import { ada, addPeople, asAda, asBen } from '../../tests/support/api-people.ts';
import type { AsPerson } from '../../tests/support/api-people.ts';
import type { Database } from '../db/database.ts';
import { createHosted, HOSTED_ANSWERS, takeHosted } from '../hosted.ts';
import type { HostedModel } from '../hosted.ts';
import { subscriptionRoutes } from './subscription.ts';

/** A hosted model with 50 answers a day; readings are no part of this. */
const hosted: HostedModel = {
  call: () => {
    throw new Error('nothing is asked here');
  },
  model: () => 'none',
  canCallTools: false,
  sees: false,
  allowanceOf: () => Promise.resolve({ perDay: 50, paid: false }),
  totalPerDay: 1000,
};

/** A server where nothing is sold. */
const more = {
  addressKey: new Uint8Array(32),
  payments: null,
  moneyBack: false,
  publicOrigin: () => 'https://soulstice.example',
};

describeAnyDatabase('subscription routes', (open) => {
  let db: Database;
  let app: ReturnType<typeof subscriptionRoutes>;
  let meter: ReturnType<typeof memoryMeter>;
  let clock: { nowMs: number };

  const plans = async () => (await (await app.request('/api/subscription/plans')).json()) as readonly Plan[];
  const status = async (who: AsPerson = asAda) => {
    const response = await app.request('/api/subscription/status', { headers: who });
    expect(response.status).toBe(200);
    return (await response.json()) as Subscription;
  };
  const subscribe = (values: {
    status: 'trial' | 'active' | 'past_due' | 'canceled';
    trial_ends_at?: string;
  }) =>
    db.own((tx) =>
      tx
        .insertInto('app.subscriptions')
        .values({ user_id: ada.userId, plan_id: 'premium-monthly', ...values })
        .execute(),
    );

  beforeAll(async () => {
    db = await open();
    await addPeople(db);
  });
  beforeEach(async () => {
    await db.own(async (tx) => {
      await tx.deleteFrom('app.subscriptions').execute();
      await tx.updateTable('app.plans').set({ active: true }).execute();
    });
    const parts = testParts({ db });
    clock = parts.clock;
    clock.nowMs = Date.UTC(2026, 6, 15, 12);
    meter = memoryMeter(0);
    app = subscriptionRoutes({ ...parts.deps, meter, hosted, ...more });
  });

  it('lists the plans on offer to everyone, the year at 15 % less', async () => {
    const [monthly, yearly, ...others] = await plans();
    expect(others).toEqual([]);
    expect(monthly).toEqual({
      id: 'premium-monthly',
      name: 'Soulstice Premium',
      price: 9.99,
      currency: 'USD',
      interval: 'monthly',
      // What the device does is everyone's: a plan lists replies by the hosted model alone.
      features: ['Up to 500 replies by the hosted model a day', 'No limit on messages in a visit'],
      trialDays: 0,
    });
    expect(yearly).toMatchObject({ interval: 'yearly', price: 101.89 });
    expect(yearly?.price).toBeLessThanOrEqual(12 * 9.99 * 0.85);
  });

  it('leaves out a plan that is no longer offered', async () => {
    await db.own((tx) =>
      tx.updateTable('app.plans').set({ active: false }).where('id', '=', 'premium-yearly').execute(),
    );
    expect((await plans()).map(({ id }) => id)).toEqual(['premium-monthly']);
  });

  it('is free for who never had one, and counts the hosted answers of the day', async () => {
    expect(await status()).toEqual({
      status: 'free',
      trialEndsAt: null,
      planId: null,
      renewsAt: null,
      endsAt: null,
      managed: false,
      messagesUsed: 0,
      messagesLimit: 50,
    });
    await meter.take(ada.userId, HOSTED_ANSWERS, 50);
    await meter.take(ada.userId, HOSTED_ANSWERS, 50);
    expect(await status()).toMatchObject({ messagesUsed: 2 });
    expect(await status(asBen)).toMatchObject({ messagesUsed: 0 });
  });

  it('shows a trial until it has ended', async () => {
    await subscribe({ status: 'trial', trial_ends_at: '2026-07-20T00:00:00.000Z' });
    expect(await status()).toEqual({
      status: 'trial',
      trialEndsAt: '2026-07-20T00:00:00.000Z',
      planId: 'premium-monthly',
      renewsAt: null,
      endsAt: null,
      managed: false,
      messagesUsed: 0,
      messagesLimit: 50,
    });
    clock.nowMs = Date.UTC(2026, 6, 20);
    expect(await status()).toMatchObject({ status: 'canceled' });
  });

  it.each(['active', 'past_due', 'canceled'] as const)('says %s', async (said) => {
    await subscribe({ status: said });
    expect(await status()).toMatchObject({ status: said, planId: 'premium-monthly' });
  });

  it('has no limit where there is no hosted model', async () => {
    app = subscriptionRoutes({ ...testParts({ db }).deps, meter, hosted: null, ...more });
    expect(await status()).toMatchObject({ messagesLimit: null });
  });

  it('shows what the network has used where that is more, but not to who pays', async () => {
    const read = createHosted({
      settings: {
        providers: [{ provider: 'openai', model: 'm', key: 'k', baseUrl: null }],
        firstTokenMs: 1,
        compatibleTools: false,
        sees: false,
      },
      freePerDay: 50,
      totalPerDay: 1000,
      db,
      log: quietLog,
      nowMs: () => clock.nowMs,
    });
    const model = { ...hosted, allowanceOf: read.allowanceOf };
    app = subscriptionRoutes({ ...testParts({ db }).deps, meter, hosted: model, ...more });
    const visitor = { db: { role: 'anon' }, identity: null, address: 'unknown', network: 'unknown' } as const;
    for (let i = 0; i < 3; i += 1) await takeHosted(model, meter, visitor, more.addressKey, clock.nowMs);
    expect(await status()).toMatchObject({ messagesUsed: 3, messagesLimit: 50 });
    await subscribe({ status: 'active' });
    expect(await status()).toMatchObject({ messagesUsed: 0, messagesLimit: 500 });
  });

  it('says that nothing is sold here, and refuses to sell', async () => {
    const config = (await (await app.request('/api/config/payments')).json()) as PaymentsConfig;
    expect(config).toEqual({ sells: 'not-set-up', moneyBack: false });
    const json = { 'content-type': 'application/json' };
    for (const [path, body] of [
      ['checkout', '{"planId":"premium-monthly"}'],
      ['portal', '{}'],
      ['webhook', '{}'],
    ] as const) {
      const answer = await app.request(`/api/subscription/${path}`, {
        method: 'POST',
        headers: { ...asAda, ...json },
        body,
      });
      expect(answer.status).toBe(501);
      expect(await answer.json()).toEqual({
        error: 'Payments are not set up on this server.',
        code: 'payments_not_set_up',
      });
    }
  });

  it("is nobody else's", async () => {
    await subscribe({ status: 'active' });
    expect(await status(asBen)).toMatchObject({ status: 'free', planId: null });
    expect((await app.request('/api/subscription/status')).status).toBe(401);
  });
});
