/**
 * Stripe on this machine, as far as the server asks it: customers, checkout pages, subscriptions, refunds, the portal. It keeps
 * state as Stripe does, and sends events with real signatures, when and how often a test says.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Stripe } from 'stripe';

export const webhookSecret = 'whsec_of_the_tests_alone';
export const secretKey = 'sk_test_of_the_tests_alone';

const { webhooks } = new Stripe(secretKey);

/** An event signed as Stripe signs it. `atS` is when, seconds since 1970. */
export function signed(
  event: object,
  atS: number,
  secret = webhookSecret,
): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const signature = webhooks.generateTestHeaderString({ payload: body, secret, timestamp: atS });
  return { body, signature };
}

export type StubPrice = {
  id: string;
  unit_amount: number;
  currency: string;
  active: boolean;
  recurring: { interval: string; interval_count: number };
};

export type StubSubscription = {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  status: string;
  readonly created: number;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  latest_invoice: string;
  readonly metadata: Record<string, string>;
  items: { data: { current_period_end: number; price: StubPrice }[] };
};

type StubSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly customer: string;
  status: 'open' | 'complete' | 'expired';
  readonly url: string;
  /** What was asked for, with Stripe's own names: `line_items[0][price_data][unit_amount]`. */
  readonly asked: URLSearchParams;
};

export type StripeStub = {
  readonly url: string;
  readonly customers: Map<string, { id: string; email: string | null; metadata: Record<string, string> }>;
  readonly subscriptions: Map<string, StubSubscription>;
  readonly sessions: Map<string, StubSession>;
  readonly prices: Map<string, StubPrice>;
  /** Which payment paid which invoice. */
  readonly payments: Map<string, string>;
  /** Method and path of every request, in order. */
  readonly requests: string[];
  /** Answers every request with a failure of Stripe's own while it is set. */
  down: boolean;
  /** Runs between reading the subscriptions of a customer and answering with them. */
  betweenReadAndAnswer: (() => Promise<void>) | null;
  /** A subscription of what a session asked for, begun and paid. `nowS`: seconds since 1970. */
  readonly pay: (sessionId: string, nowS: number) => StubSubscription;
  /** An event of Stripe about an object as it is now; each has an id of its own. */
  readonly event: (type: string, object: object, createdS: number) => { id: string; type: string };
  readonly close: () => Promise<void>;
};

const MONTH_S = 30 * 86_400;

/** Starts it on a free port of this machine. `onPaid` is told when a person presses the button on the page of a session. */
export async function startStripeStub(
  onPaid: (subscription: StubSubscription) => Promise<void> = () => Promise.resolve(),
): Promise<StripeStub> {
  let made = 0;
  const id = (prefix: string) => `${prefix}_${(made += 1)}${Math.trunc(performance.timeOrigin)}`;
  const answered = new Map<string, object>();

  const stub: StripeStub = {
    url: '',
    customers: new Map(),
    subscriptions: new Map(),
    sessions: new Map(),
    prices: new Map(),
    payments: new Map(),
    requests: [],
    down: false,
    betweenReadAndAnswer: null,
    pay: (sessionId, nowS) => {
      const session = stub.sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error(`no open session ${sessionId}`);
      session.status = 'complete';
      const { asked, customer } = session;
      const interval = asked.get('line_items[0][price_data][recurring][interval]');
      const price = stub.prices.get(asked.get('line_items[0][price]') ?? '') ?? {
        id: id('price'),
        unit_amount: Number(asked.get('line_items[0][price_data][unit_amount]')),
        currency: asked.get('line_items[0][price_data][currency]') ?? '',
        active: true,
        recurring: { interval: interval ?? '', interval_count: 1 },
      };
      const trialDays = Number(asked.get('subscription_data[trial_period_days]') ?? 0);
      const invoice = id('in');
      stub.payments.set(id('pi'), invoice);
      const periodS = price.recurring.interval === 'year' ? 365 * 86_400 : MONTH_S;
      const subscription: StubSubscription = {
        id: id('sub'),
        object: 'subscription',
        customer,
        status: trialDays > 0 ? 'trialing' : 'active',
        created: nowS,
        trial_end: trialDays > 0 ? nowS + trialDays * 86_400 : null,
        cancel_at: null,
        cancel_at_period_end: false,
        latest_invoice: invoice,
        metadata: { plan_id: asked.get('subscription_data[metadata][plan_id]') ?? '' },
        items: { data: [{ current_period_end: nowS + periodS, price }] },
      };
      stub.subscriptions.set(subscription.id, subscription);
      return subscription;
    },
    event: (type, object, createdS) => ({
      id: id('evt'),
      object: 'event',
      type,
      created: createdS,
      data: { object: structuredClone(object) },
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const page = async (request: IncomingMessage, path: string): Promise<[number, string, string]> => {
    const session = stub.sessions.get(path.slice('/pay/'.length));
    if (session === undefined) return [404, 'text/plain', 'no session'];
    if (request.method === 'POST') {
      await onPaid(stub.pay(session.id, Math.floor(Date.now() / 1000)));
      return [303, 'text/plain', session.asked.get('success_url') ?? ''];
    }
    const back = session.asked.get('cancel_url') ?? '';
    return [
      200,
      'text/html',
      `<!doctype html><title>Pay here</title><form method="post"><button>Pay</button></form><a href="${back}">Back</a>`,
    ];
  };

  const api = async (request: IncomingMessage, url: URL, body: URLSearchParams): Promise<object> => {
    const { pathname, searchParams } = url;
    const [, , kind = '', one = '', two = ''] = pathname.split('/');
    const route = `${request.method} ${kind}`;
    const customer = searchParams.get('customer') ?? '';
    if (route === 'POST customers') {
      const created = {
        id: id('cus'),
        object: 'customer',
        email: body.get('email'),
        metadata: { user_id: body.get('metadata[user_id]') ?? '' },
      };
      stub.customers.set(created.id, created);
      return created;
    }
    if (route === 'DELETE customers') {
      if (!stub.customers.delete(one)) throw missing('customer');
      for (const subscription of stub.subscriptions.values())
        if (subscription.customer === one) subscription.status = 'canceled';
      return { id: one, object: 'customer', deleted: true };
    }
    if (route === 'GET subscriptions') {
      if (!stub.customers.has(customer)) throw missing('customer');
      const own = [...stub.subscriptions.values()].filter((each) => each.customer === customer);
      const read = structuredClone(listOf(own));
      await stub.betweenReadAndAnswer?.();
      return read;
    }
    if (route === 'DELETE subscriptions') {
      const subscription = stub.subscriptions.get(one);
      if (subscription === undefined || subscription.status === 'canceled') throw missing('id');
      subscription.status = 'canceled';
      return subscription;
    }
    if (route === 'GET prices') {
      const price = stub.prices.get(one);
      if (price === undefined) throw missing('price');
      return price;
    }
    if (route === 'GET invoice_payments') {
      const invoice = stub.payments.get(searchParams.get('payment[payment_intent]') ?? '');
      return listOf(invoice === undefined ? [] : [{ id: 'inpay', object: 'invoice_payment', invoice }]);
    }
    if (route === 'POST billing_portal')
      return { id: id('bps'), url: `${stub.url}/portal/${body.get('customer')}` };
    if (route === 'GET checkout')
      return listOf(
        [...stub.sessions.values()].filter((each) => each.customer === customer && each.status === 'open'),
      );
    if (route === 'POST checkout' && two !== '') {
      const session = stub.sessions.get(two);
      if (session?.status !== 'open') throw missing('session', 400);
      session.status = 'expired';
      return session;
    }
    if (route === 'POST checkout') {
      const of = body.get('customer') ?? '';
      if (!stub.customers.has(of)) throw missing('customer', 400);
      const session: StubSession = {
        id: id('cs'),
        object: 'checkout.session',
        customer: of,
        status: 'open',
        url: '',
        asked: body,
      };
      const opened = { ...session, url: `${stub.url}/pay/${session.id}` };
      stub.sessions.set(session.id, opened);
      return opened;
    }
    throw missing('path');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stub');
    if (url.pathname.startsWith('/pay/')) {
      const [status, type, text] = await page(request, url.pathname);
      response.writeHead(status, {
        'content-type': type,
        connection: 'close',
        ...(status === 303 ? { location: text } : {}),
      });
      response.end(text);
      return;
    }
    if (url.pathname.startsWith('/portal/')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Portal</title>');
      return;
    }
    const body = new URLSearchParams(await textOf(request));
    stub.requests.push(`${request.method} ${url.pathname}`);
    const said = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      said(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
      return;
    }
    if (stub.down) {
      // Without a second try: the client would wait for it.
      response.setHeader('stripe-should-retry', 'false');
      said(500, { error: { type: 'api_error', message: 'down' } });
      return;
    }
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    try {
      const value = before ?? (await api(request, url, body));
      if (typeof key === 'string') answered.set(key, value);
      said(200, value);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      said(error.status, {
        error: {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: 'No such thing',
          param: error.param,
        },
      });
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(stub, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return stub;
}

/** What the server needs in its environment to sell through the stub. No model is ever asked: there only has to be one. */
export const sellingEnv = (stub: Pick<StripeStub, 'url'>): Readonly<Record<string, string>> => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: stub.url,
  MODEL_PROVIDERS: 'compatible',
  COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1',
  COMPATIBLE_MODEL: 'none',
});

class Refused extends Error {
  readonly param: string;
  readonly status: number;
  constructor(param: string, status: number) {
    super(param);
    this.param = param;
    this.status = status;
  }
}
const missing = (param: string, status = 404): Refused => new Refused(param, status);

const listOf = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
