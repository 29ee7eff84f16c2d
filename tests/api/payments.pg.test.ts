/**
 * Payments from the first press to the last event, against Stripe's own client and a Stripe of this machine that signs as the
 * real one does: what people pay for they have, once, whatever order the events come in and however often.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import { secretKey, sellingEnv, signed, startStripeStub, webhookSecret } from '../support/stripe-stub.ts';
import type { StripeStub, StubSubscription } from '../support/stripe-stub.ts';

describeAnyDatabase('payments', (open) => {
  let db: Database;
  let stub: StripeStub;
  let server: TestServer;
  let ada: SignedInPerson;
  let people = 0;
  /** People whose devices were told that their plan is another, in order. */
  let told: string[];

  const nowS = () => Math.floor(server.clock.nowMs / 1000);
  const checkout = (planId = 'premium-monthly', who = ada) =>
    server.call('POST', '/api/subscription/checkout', { token: who.token, body: { planId } });
  const status = async (who = ada) => {
    const answer = await server.call('GET', '/api/subscription/status', { token: who.token });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  const send = ({ body, signature }: { body: string; signature: string }) =>
    server.call('POST', '/api/subscription/webhook', { body, headers: { 'stripe-signature': signature } });
  /** An event about an object as it is now, signed now. */
  const tell = (type: string, object: object) => send(signed(stub.event(type, object, nowS()), nowS()));
  const sessionOf = (answer: { url: string }) => answer.url.split('/').at(-1) ?? '';
  const openSession = async (planId?: string, who = ada) => {
    const answer = await checkout(planId, who);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return sessionOf((await answer.json()) as { url: string });
  };
  /** Ada has bought the plan, and the event has come. */
  const buy = async (planId?: string, who = ada): Promise<StubSubscription> => {
    const bought = stub.pay(await openSession(planId, who), nowS());
    expect((await tell('customer.subscription.created', bought)).status).toBe(200);
    return bought;
  };
  const events = async () =>
    Number((await ownSql(db, 'select count(*) from app.payment_events'))[0]?.['count']);

  beforeAll(async () => {
    db = await open();
    stub = await startStripeStub();
    server = await createTestServer(db, { ...sellingEnv(stub), FREE_HOSTED_PER_DAY: '50' });
    const { pokes } = server.deps.sync;
    const planChanged = pokes.planChanged;
    Object.assign(pokes, {
      planChanged: (userId: string) => {
        told.push(userId);
        planChanged(userId);
      },
    });
  });
  afterAll(() => stub.close());
  beforeEach(async () => {
    await ownSql(db, 'delete from app.limits');
    await ownSql(db, 'delete from app.payment_events');
    await ownSql(db, 'update app.plans set stripe_price_id = null, trial_days = 0, active = true');
    stub.down = false;
    stub.betweenReadAndAnswer = null;
    told = [];
    people += 1;
    ada = await server.signIn(`ada-${people}@example.test`);
  });

  it('says what is sold', async () => {
    expect(await (await server.call('GET', '/api/config/payments')).json()).toEqual({
      sells: 'yes',
      moneyBack: false,
    });
  });

  it('leads to the page, and the event makes the plan run: the allowance grows and the devices are told', async () => {
    expect(await status()).toMatchObject({ status: 'free', messagesLimit: 50, managed: false });
    const session = await openSession('premium-yearly');
    const asked = stub.sessions.get(session)?.asked;
    expect(asked?.get('mode')).toBe('subscription');
    expect(asked?.get('line_items[0][price_data][unit_amount]')).toBe('10189');
    expect(asked?.get('line_items[0][price_data][currency]')).toBe('usd');
    expect(asked?.get('line_items[0][price_data][recurring][interval]')).toBe('year');
    expect(asked?.get('success_url')).toBe('https://soulstice.example/?checkout=done');
    const bought = stub.pay(session, nowS());
    // Before the person is back on the page.
    expect(
      (await tell('checkout.session.completed', { id: session, customer: bought.customer })).status,
    ).toBe(200);
    expect(await status()).toMatchObject({
      status: 'active',
      planId: 'premium-yearly',
      renewsAt: new Date((nowS() + 365 * 86_400) * 1000).toISOString(),
      endsAt: null,
      managed: true,
      messagesLimit: 500,
    });
    expect(told).toEqual([ada.userId]);
    const { customers } = stub;
    expect(customers.get(bought.customer)).toMatchObject({
      email: ada.email,
      metadata: { user_id: ada.userId },
    });
  });

  it('works without the event: who comes back asks, and gets what was paid for', async () => {
    stub.pay(await openSession(), nowS());
    expect(await status()).toMatchObject({ status: 'free' });
    const answer = await server.call('POST', '/api/subscription/refresh', { token: ada.token, body: {} });
    expect(await answer.json()).toMatchObject({ status: 'active', planId: 'premium-monthly' });
  });

  describe('an event', () => {
    it('is refused with a wrong signature, with one of another text, and without one', async () => {
      const bought = stub.pay(await openSession(), nowS());
      const event = stub.event('customer.subscription.created', bought, nowS());
      const good = signed(event, nowS());
      for (const bad of [
        signed(event, nowS(), `${webhookSecret}x`),
        { ...good, body: good.body.replace('"active"', '"canceled"') },
        { ...good, signature: '' },
        { ...good, signature: good.signature.replace(/v1=.{8}/, 'v1=00000000') },
      ])
        expect((await send(bad)).status).toBe(400);
      expect(await status()).toMatchObject({ status: 'free' });
      expect(await events()).toBe(0);
      expect((await send(good)).status).toBe(200);
      expect(await status()).toMatchObject({ status: 'active' });
    });

    it('is refused when it was signed more than five minutes ago', async () => {
      const bought = stub.pay(await openSession(), nowS());
      const event = stub.event('customer.subscription.created', bought, nowS());
      expect((await send(signed(event, nowS() - 301))).status).toBe(400);
      expect(await status()).toMatchObject({ status: 'free' });
      expect((await send(signed(event, nowS() - 299))).status).toBe(200);
      expect(await status()).toMatchObject({ status: 'active' });
    });

    it('counts once when it comes twenty times at once', async () => {
      const bought = stub.pay(await openSession(), nowS());
      const event = signed(stub.event('customer.subscription.created', bought, nowS()), nowS());
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)));
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(await events()).toBe(1);
      expect(told).toEqual([ada.userId]);
      expect(await status()).toMatchObject({ status: 'active' });
      // And later once more: nothing is asked of Stripe.
      const asked = stub.requests.length;
      expect((await send(event)).status).toBe(200);
      expect(stub.requests.length).toBe(asked);
    });

    it('does no harm out of order: what is written is what Stripe has, not what the event says', async () => {
      const bought = stub.pay(await openSession(), nowS());
      const created = stub.event('customer.subscription.created', bought, nowS() - 60);
      bought.status = 'canceled';
      const deleted = stub.event('customer.subscription.deleted', bought, nowS());
      expect((await send(signed(deleted, nowS()))).status).toBe(200);
      expect(await status()).toMatchObject({ status: 'canceled' });
      expect((await send(signed(created, nowS()))).status).toBe(200);
      expect(await status()).toMatchObject({ status: 'canceled', messagesLimit: 50 });
    });

    it('that read Stripe before another wrote reads it again', async () => {
      const bought = stub.pay(await openSession(), nowS());
      let isFirst = true;
      let proceed = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        proceed = resolve;
      });
      stub.betweenReadAndAnswer = async () => {
        if (!isFirst) return;
        isFirst = false;
        await held;
      };
      const slow = tell('customer.subscription.created', bought);
      await expect.poll(() => isFirst).toBe(false);
      bought.status = 'canceled';
      expect((await tell('customer.subscription.deleted', bought)).status).toBe(200);
      proceed();
      expect((await slow).status).toBe(200);
      expect(await status()).toMatchObject({ status: 'canceled' });
    });

    it('of somebody who is no customer here, or about something else, is taken and changes nothing', async () => {
      expect((await tell('customer.subscription.created', { id: 'sub_x', customer: 'cus_x' })).status).toBe(
        200,
      );
      expect((await tell('product.created', { id: 'prod_x' })).status).toBe(200);
      expect(await events()).toBe(0);
    });

    it('is asked for again while Stripe cannot be read', async () => {
      const bought = stub.pay(await openSession(), nowS());
      const event = signed(stub.event('customer.subscription.created', bought, nowS()), nowS());
      stub.down = true;
      expect((await send(event)).status).toBe(502);
      expect(await events()).toBe(0);
      stub.down = false;
      expect((await send(event)).status).toBe(200);
      expect(await status()).toMatchObject({ status: 'active' });
    });

    it('longer than an event is, is not read', async () => {
      const body = ' '.repeat(1024 * 1024 + 1);
      expect((await send({ body, signature: 't=1,v1=0' })).status).toBe(413);
    });
  });

  it('follows a change from year to month, and the end of a period', async () => {
    const bought = await buy('premium-yearly');
    const [item] = bought.items.data;
    if (item === undefined) throw new Error('a subscription has an item');
    item.price = { ...item.price, unit_amount: 999, recurring: { interval: 'month', interval_count: 1 } };
    item.current_period_end = nowS() + 30 * 86_400;
    await tell('customer.subscription.updated', bought);
    expect(await status()).toMatchObject({ status: 'active', planId: 'premium-monthly' });

    bought.cancel_at_period_end = true;
    await tell('customer.subscription.updated', bought);
    expect(await status()).toMatchObject({
      status: 'active',
      endsAt: new Date(item.current_period_end * 1000).toISOString(),
      renewsAt: null,
      messagesLimit: 500,
    });
    bought.status = 'canceled';
    await tell('customer.subscription.deleted', bought);
    expect(await status()).toMatchObject({ status: 'canceled', endsAt: null, messagesLimit: 50 });
    expect(told).toEqual(Array.from({ length: 4 }, () => ada.userId));
  });

  it('a payment that failed ends nothing until Stripe gives up', async () => {
    const bought = await buy();
    bought.status = 'past_due';
    await tell('invoice.payment_failed', { id: bought.latest_invoice, customer: bought.customer });
    expect(await status()).toMatchObject({ status: 'past_due', messagesLimit: 500 });
    bought.status = 'unpaid';
    await tell('customer.subscription.updated', bought);
    expect(await status()).toMatchObject({ status: 'canceled', messagesLimit: 50 });
  });

  it('a first payment that never came was no subscription', async () => {
    const bought = stub.pay(await openSession(), nowS());
    bought.status = 'incomplete';
    await tell('customer.subscription.created', bought);
    expect(await status()).toMatchObject({ status: 'free' });
  });

  describe('money given back', () => {
    const refund = (bought: StubSubscription, whole: boolean, invoice = bought.latest_invoice) => {
      const [payment] = [...stub.payments].find(([, paid]) => paid === invoice) ?? [];
      return { id: 'ch_1', customer: bought.customer, payment_intent: payment, refunded: whole };
    };

    it('whole and for the period that runs, ends it, however often it is said', async () => {
      const bought = await buy();
      const event = signed(stub.event('charge.refunded', refund(bought, true), nowS()), nowS());
      const answers = await Promise.all([send(event), send(event), send(event)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(bought.status).toBe('canceled');
      expect(await status()).toMatchObject({ status: 'canceled' });
    });

    it('in part, or for an earlier period, ends nothing', async () => {
      const bought = await buy();
      await tell('charge.refunded', refund(bought, false));
      const earlier = bought.latest_invoice;
      bought.latest_invoice = 'in_next';
      await tell('charge.refunded', refund(bought, true, earlier));
      expect(bought.status).toBe('active');
      expect(await status()).toMatchObject({ status: 'active' });
    });
  });

  it('sells no second one, also when the first was paid a moment ago and nobody has said so yet', async () => {
    stub.pay(await openSession(), nowS());
    const second = await checkout();
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'has_subscription' });
    expect(await status()).toMatchObject({ status: 'active' });
  });

  it('leaves one page open: what was begun on another device cannot be paid as well', async () => {
    const first = await openSession();
    const second = await openSession('premium-yearly');
    expect([first, second].map((session) => stub.sessions.get(session)?.status)).toEqual(['expired', 'open']);
    expect(stub.sessions.get(first)?.customer).toBe(stub.sessions.get(second)?.customer);
  });

  it('makes one customer of two devices that ask at once', async () => {
    const before = stub.customers.size;
    const answers = await Promise.all([checkout(), checkout()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(stub.customers.size).toBe(before + 1);
  });

  it('gives a trial to who never had one, and it counts until its end', async () => {
    await ownSql(db, `update app.plans set trial_days = 7 where id = 'premium-monthly'`);
    const bought = await buy();
    expect(await status()).toMatchObject({
      status: 'trial',
      trialEndsAt: new Date((nowS() + 7 * 86_400) * 1000).toISOString(),
      messagesLimit: 500,
    });
    bought.status = 'canceled';
    await tell('customer.subscription.deleted', bought);
    const again = await openSession();
    expect(stub.sessions.get(again)?.asked.has('subscription_data[trial_period_days]')).toBe(false);
  });

  it('charges a price of Stripe only while it is the one that is shown', async () => {
    const price = {
      id: `price_${people}x`,
      unit_amount: 999,
      currency: 'usd',
      active: true,
      recurring: { interval: 'month', interval_count: 1 },
    };
    stub.prices.set(price.id, price);
    await ownSql(db, `update app.plans set stripe_price_id = $1 where id = 'premium-monthly'`, [price.id]);
    const session = await openSession();
    expect(stub.sessions.get(session)?.asked.get('line_items[0][price]')).toBe(price.id);
    price.unit_amount = 1299;
    const answer = await checkout();
    expect(answer.status).toBe(502);
    expect(server.lines.at(-2)).toMatchObject({ event: 'price-differs' });
  });

  it('refuses a plan that is not on offer, and nobody buys without an account', async () => {
    await ownSql(db, `update app.plans set active = false where id = 'premium-yearly'`);
    expect((await checkout('premium-yearly')).status).toBe(404);
    expect((await checkout('none')).status).toBe(404);
    const body = { planId: 'premium-monthly' };
    expect((await server.call('POST', '/api/subscription/checkout', { body })).status).toBe(401);
  });

  it('leads to the portal who has bought something, and nobody else', async () => {
    const portal = (who: SignedInPerson) =>
      server.call('POST', '/api/subscription/portal', { token: who.token, body: {} });
    expect((await portal(ada)).status).toBe(404);
    const { customer } = await buy();
    expect(await (await portal(ada)).json()).toEqual({ url: `${stub.url}/portal/${customer}` });
    const ben = await server.signIn(`ben-${people}@example.test`);
    expect((await portal(ben)).status).toBe(404);
    expect(await status(ben)).toMatchObject({ status: 'free' });
  });

  it('says so when Stripe does not answer, and writes neither key nor address into the log', async () => {
    stub.down = true;
    const answer = await checkout();
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'payments_unreachable' });
    const log = JSON.stringify(server.lines);
    for (const secret of [secretKey, webhookSecret, ada.email]) expect(log).not.toContain(secret);
    expect(log).toContain('payment-failed');
  });

  describe('when the account goes', () => {
    const leave = async () => {
      await ownSql(db, 'delete from auth.users where id = $1', [ada.userId]);
      await server.sweep();
    };

    it('Stripe forgets the customer, and charges nothing more', async () => {
      const bought = await buy();
      stub.down = true;
      await leave();
      expect(bought.status).toBe('active');
      // It was away: the next sweep tries again.
      stub.down = false;
      await server.sweep();
      expect(bought.status).toBe('canceled');
      expect(stub.customers.has(bought.customer)).toBe(false);
      expect(await ownSql(db, 'select * from app.payment_removals')).toEqual([]);
      expect((await tell('customer.subscription.deleted', bought)).status).toBe(200);
    });

    it('a customer whom Stripe has forgotten already is done with', async () => {
      const { customer } = await buy();
      stub.customers.delete(customer);
      await leave();
      expect(await ownSql(db, 'select * from app.payment_removals')).toEqual([]);
    });
  });

  it('a customer deleted at Stripe ends the plan, and may buy again', async () => {
    const { customer } = await buy();
    stub.customers.delete(customer);
    await tell('customer.deleted', { id: customer });
    expect(await status()).toMatchObject({ status: 'canceled' });
    server.clock.nowMs += 600_000;
    expect(stub.sessions.get(await openSession())?.customer).not.toBe(customer);
  });

  it('leaves alone what the operator gave without a payment', async () => {
    await ownSql(db, `insert into app.subscriptions (user_id, status) values ($1, 'active')`, [ada.userId]);
    const answer = await server.call('POST', '/api/subscription/refresh', { token: ada.token, body: {} });
    expect(await answer.json()).toMatchObject({ status: 'active', managed: false });
  });

  it('forgets events after 30 days', async () => {
    await buy();
    server.clock.nowMs += 29 * 86_400_000;
    await server.sweep();
    expect(await events()).toBe(1);
    server.clock.nowMs += 2 * 86_400_000;
    await server.sweep();
    expect(await events()).toBe(0);
    server.clock.nowMs -= 31 * 86_400_000;
  });
});
