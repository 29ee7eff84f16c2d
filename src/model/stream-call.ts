/**
 * One call to a provider from this page. One attempt: what was already shown is known above. Nothing of a request, an
 * answer or a key is logged or kept, and failures leave without their texts.
 */
import { follow, ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelCall, ModelEvent } from '#companion/prompt/model-call.ts';
import { serverEvents } from './wire/server-events.ts';
import { failureOfStatus, HttpFailure, membersOf } from './wire/wire.ts';
import type { Access, Wire } from './wire/wire.ts';

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Longest answer of a refusal that is looked into, characters. */
const MAX_REFUSAL = 64_000;

/** The provider as a call. Throws `ModelFailure`; ends without an `end` event when the provider broke off. */
export function streamCall(wire: Wire, access: Access, fetch: FetchLike): ModelCall {
  return async function* call(request, signal): AsyncGenerator<ModelEvent, void, undefined> {
    const upstream = new AbortController();
    const release = follow(signal, upstream);
    try {
      const response = await fetch(wire.url(access), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...wire.headers(access) },
        body: JSON.stringify(wire.body(request, access)),
        signal: upstream.signal,
        // A redirect would carry the key to wherever it leads.
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      });
      if (!response.ok) throw await refusalOf(response);
      if (response.body === null || !isEventStream(response)) throw new ModelFailure('malformed');
      const read = wire.reader();
      for await (const event of serverEvents(response.body)) {
        for (const one of read(event)) {
          yield one;
          if (one.type === 'end') return;
        }
      }
    } catch (error) {
      // Who stopped it knows.
      if (signal.aborted) return;
      throw error instanceof ModelFailure ? error : new ModelFailure('unreachable');
    } finally {
      release();
      upstream.abort();
    }
  };
}

/** Some servers of one's own name no type at all. */
function isEventStream({ headers }: Response): boolean {
  const type = headers.get('content-type');
  return type === null || /^(?:text\/event-stream|text\/plain|application\/octet-stream)\b/i.test(type);
}

async function refusalOf(response: Response): Promise<HttpFailure> {
  const text = await response.text().catch(() => '');
  let error: unknown = null;
  try {
    const body: unknown = JSON.parse(text.slice(0, MAX_REFUSAL));
    error = membersOf(Array.isArray(body) ? body[0] : body)['error'];
  } catch {
    // The status says enough.
  }
  return new HttpFailure(failureOfStatus(response.status, error), response.status);
}
