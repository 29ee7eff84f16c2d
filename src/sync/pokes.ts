/**
 * Hints from the server that there is something new: a stream of events, read with fetch since an EventSource cannot carry
 * a token. Everything works without it; a stream that breaks is opened again later, and what was said meanwhile is the
 * first event of the new one.
 */
import { lockNames, takeOver } from './leader.ts';
import type { Locks } from './leader.ts';
import { pause } from './pause.ts';
import { backoffMs } from './scheduler.ts';
import { patience } from './server-link.ts';
import type { ServerLink } from './server-link.ts';
import { TransportFailure } from './sync-transport.ts';

export type PokesDeps = {
  readonly link: ServerLink;
  readonly locks: Locks | null;
  /** The version of the account, now or as it has just become. */
  readonly onPoke: (version: number) => void;
  /** The plan of the account is another, or may be: nobody listened for a while. */
  readonly onPlan: () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly nowMs: () => number;
};

export type Pokes = {
  /** Listens, as soon as no other tab does. Does nothing when it does so already. */
  readonly start: () => void;
  readonly stop: () => void;
};

const OPEN_MS = 30_000;
/** The server gives a sign of life every 25 seconds; after two that are missing the line is dead. */
const SILENCE_MS = 60_000;
/** A stream that stood this long had no part in why it broke: the first try comes soon. */
const STOOD_MS = 10_000;

export function createPokes(deps: PokesDeps): Pokes {
  let stopping: AbortController | null = null;
  /** Whether a stream was open before: what was said between two of them was not heard. */
  let listened = false;
  const onOpen = (): void => {
    if (listened) deps.onPlan();
    listened = true;
  };

  const listen = async (signal: AbortSignal): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      const openedMs = deps.nowMs();
      const end = await readStream(deps, onOpen, signal);
      if (signal.aborted) return;
      failures = deps.nowMs() - openedMs >= STOOD_MS ? 1 : failures + 1;
      await pause(Math.max(end.waitMs, backoffMs(failures, deps.random())), signal);
    }
  };

  return {
    start: () => {
      if (stopping !== null) return;
      const own = new AbortController();
      stopping = own;
      const name = lockNames.pokes(deps.link.account);
      void takeOver(deps.locks, name, own.signal, () => listen(own.signal)).catch(() => {
        // Without it the timers still deliver.
        if (stopping === own) stopping = null;
      });
    },
    stop: () => {
      stopping?.abort(new DOMException('nobody listens', 'AbortError'));
      stopping = null;
    },
  };
}

/** Reads until the stream ends, for whatever reason. `waitMs`: what the server asked for. Never rejects. */
async function readStream(
  deps: PokesDeps,
  onOpen: () => void,
  signal: AbortSignal,
): Promise<{ readonly waitMs: number }> {
  const waits = patience(signal, OPEN_MS);
  try {
    const request = {
      method: 'GET',
      path: '/api/sync/poke',
      headers: { Accept: 'text/event-stream' },
    } as const;
    const answer = await deps.link.send(request, waits.signal);
    waits.forget();
    if (!answer.ok || answer.body === null) return { waitMs: SILENCE_MS };
    onOpen();
    await readEvents(answer.body, deps.onPoke, deps.onPlan);
    return { waitMs: 0 };
  } catch (error) {
    if (!(error instanceof TransportFailure)) return { waitMs: 0 };
    const { type, retryAfterS } = error;
    if (retryAfterS !== null) return { waitMs: retryAfterS * 1000 };
    return { waitMs: type === 'offline' || type === 'server' ? 0 : SILENCE_MS };
  } finally {
    waits.end();
  }
}

/** Calls `onPoke` with each version, and `onPlan` at a change of plan. Returns when the stream ends or falls silent. */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onPoke: (version: number) => void,
  onPlan: () => void = () => undefined,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const part = await withinSilence(reader.read());
      if (part === null || part.done) return;
      const lines = (rest + decoder.decode(part.value, { stream: true })).split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      // A line without an end in sight is not from our server.
      if (rest.length > 1_000) return;
      for (const line of lines) {
        const version = /^data: ?(\d{1,15})$/.exec(line)?.[1];
        if (version !== undefined) onPoke(Number(version));
        else if (/^data: ?plan$/.test(line)) onPlan();
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Null when nothing came for too long. */
function withinSilence<Value>(reading: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), SILENCE_MS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
