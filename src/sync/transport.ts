/** Pushes and pulls over fetch. */
import { pullAnswer, pushAnswer } from '#contract/sync.ts';
import type { PullAnswer, PushAnswer } from '#contract/sync.ts';
import { patience } from './server-link.ts';
import type { ServerLink, ServerRequest } from './server-link.ts';
import type { Answered } from './store.ts';
import { TransportFailure } from './sync-transport.ts';
import type { SyncTransport } from './sync-transport.ts';

/** A batch of two megabytes takes this long over a poor line. Nothing else of the sync goes on meanwhile. */
const PUSH_MS = 120_000;
const PULL_MS = 60_000;

/** Shorter bodies are not worth packing. */
const PACK_ABOVE_CHARS = 4_096;

export function createTransport(link: ServerLink): SyncTransport {
  const exchange = async <Answer>(
    request: ServerRequest,
    read: (body: unknown) => { readonly success: boolean; readonly data?: unknown },
    ms: number,
    signal: AbortSignal,
  ): Promise<Answered<Answer>> => {
    const waits = patience(signal, ms);
    try {
      const response = await link.send(request, waits.signal);
      if (!response.ok) throw new TransportFailure('server');
      const body = await bodyOf(response, waits.signal);
      // A proxy's login page is no answer, whatever its status.
      const checked = read(body);
      if (!checked.success) throw new TransportFailure('server');
      return { account: link.account, answer: checked.data as Answer };
    } catch (error) {
      if (waits.isOver()) throw new TransportFailure('offline');
      throw error;
    } finally {
      waits.end();
    }
  };

  return {
    account: link.account,
    push: async (body, signal) =>
      exchange<PushAnswer>(
        await pushRequest(body),
        (answer) => pushAnswer.safeParse(answer),
        PUSH_MS,
        signal,
      ),
    pull: (cursor, n, signal) =>
      exchange<PullAnswer>(
        { method: 'GET', path: `/api/sync/pull?c=${cursor}&n=${n}` },
        (answer) => pullAnswer.safeParse(answer),
        PULL_MS,
        signal,
      ),
  };
}

async function pushRequest(body: unknown): Promise<ServerRequest> {
  const request = { method: 'POST', path: '/api/sync/push' } as const;
  const headers = { 'Content-Type': 'application/json' };
  const text = JSON.stringify(body);
  if (text.length <= PACK_ABOVE_CHARS || !('CompressionStream' in globalThis))
    return { ...request, headers, body: text };
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = await new Response(packed).arrayBuffer();
  return { ...request, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: bytes };
}

async function bodyOf(response: Response, signal: AbortSignal): Promise<unknown> {
  const text = await response.text().catch(() => {
    signal.throwIfAborted();
    // The line broke in the middle of the answer.
    throw new TransportFailure('offline');
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new TransportFailure('server');
  }
}
