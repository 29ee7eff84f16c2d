/** The client of Stripe, read from disk only where payments are set up. */
import type Stripe from 'stripe';
import type { PaymentSettings } from '../env.ts';

/** Longest wait for one answer, milliseconds; people wait for it, and an event is answered within ten seconds or sent again. */
const WAIT_MS = 8_000;

export async function openStripe(settings: PaymentSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = settings.apiBase === null ? null : new URL(settings.apiBase);
  return new Client(settings.secretKey, {
    timeout: WAIT_MS,
    maxNetworkRetries: 1,
    // Says nothing about how long earlier requests took.
    telemetry: false,
    ...(base === null
      ? {}
      : {
          host: base.hostname,
          port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : Number(base.port),
          protocol: base.protocol === 'http:' ? 'http' : 'https',
        }),
  });
}
