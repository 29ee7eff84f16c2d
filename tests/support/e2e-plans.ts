/** A server that sells through a Stripe of this machine, whose events find it when it runs. */
import { ownServer } from './server.ts';
import type { OwnServer } from './server.ts';
import { sellingEnv, signed, startStripeStub } from './stripe-stub.ts';
import type { StripeStub, StubSubscription } from './stripe-stub.ts';

export type Shop = {
  readonly server: OwnServer;
  readonly stub: StripeStub;
  /** Sends an event about a subscription as it is now, signed now; the status of the answer. */
  readonly tell: (type: string, subscription: StubSubscription) => Promise<number>;
  readonly dispose: () => Promise<void>;
};

/** Starts both. A payment on the stub's page is told to the server at once, before the person is sent back. */
export async function openShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  let tellServer: Shop['tell'] = () => Promise.reject(new Error('the server is not there yet'));
  const stub = await startStripeStub(async (bought) => {
    await tellServer('customer.subscription.created', bought);
  });
  const server = await ownServer({ ...sellingEnv(stub), ...env });
  tellServer = async (type, subscription) => {
    const nowS = Math.floor(Date.now() / 1000);
    const { body, signature } = signed(stub.event(type, subscription, nowS), nowS);
    const answer = await fetch(`${server.url}/api/subscription/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    return answer.status;
  };
  return {
    server,
    stub,
    tell: tellServer,
    dispose: async () => {
      await server.dispose();
      await stub.close();
    },
  };
}
