/**
 * Sends a message to an address that a person's browser named, under the rules of `safe-fetch`: https, the usual port, public
 * addresses alone, the name resolved once, no redirect. Only the status of the answer is read.
 */
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { codeOf, connectionTo, createDeadline, FetchBroken, placeOf } from './safe-fetch.ts';
import type { FetchRefusal, Place, SafeFetchRules } from './safe-fetch.ts';

export type Posted =
  | { readonly type: 'answered'; readonly status: number }
  /** It is never sent there, whatever the network does. */
  | { readonly type: 'refused'; readonly why: FetchRefusal }
  /** No name, no route, no TLS, no answer in time: another time it may work. */
  | { readonly type: 'unreachable'; readonly code: string };

export type Message = {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
  /** From the look-up of the name to the status. */
  readonly timeoutMs: number;
};

export type SafePost = (address: string, message: Message) => Promise<Posted>;

export function createSafePost(rules: SafeFetchRules = {}): SafePost {
  return async (address, message) => {
    const clock = createDeadline(message.timeoutMs);
    try {
      const place = await placeOf(address, rules, clock);
      if (place.type !== 'place') return place;
      const sending = send(place, message);
      clock.onEnd(() => sending.cancel());
      return await sending.posted;
    } finally {
      clock.stop();
    }
  };
}

function send(place: Place, { headers, body }: Message): { posted: Promise<Posted>; cancel: () => void } {
  const options = {
    ...connectionTo(place),
    method: 'POST',
    headers: {
      ...headers,
      host: place.url.host,
      'content-length': body.byteLength,
      'user-agent': 'Soulstice',
      connection: 'close',
    },
  };
  const request = place.url.protocol === 'https:' ? secureRequest(options) : plainRequest(options);
  const posted = new Promise<Posted>((resolve) => {
    request.on('error', (error) => resolve({ type: 'unreachable', code: codeOf(error) }));
    request.on('close', () => resolve({ type: 'unreachable', code: 'ECONNRESET' }));
    request.on('response', (answer) => {
      resolve({ type: 'answered', status: answer.statusCode ?? 0 });
      // What a push service has to say is not looked at, however long it is.
      answer.on('error', () => {});
      answer.destroy();
    });
    request.end(body);
  });
  return { posted, cancel: () => void request.destroy(new FetchBroken('ETIMEDOUT')) };
}
