/**
 * Requests to our own server under the token of one account. Every answer is tied to the account whose token asked for it;
 * a token of somebody else is never sent.
 */
import type { Account } from '#db/database.ts';
import { TransportFailure } from './sync-transport.ts';

/** What can be shown to the server now. */
export type Credentials =
  | { readonly type: 'token'; readonly token: string }
  /** The session has ended, or is another account's. */
  | { readonly type: 'signed-out' }
  /** There is a session, but no token that is still good can be had now. */
  | { readonly type: 'unreachable' };

export type ServerLinkDeps = {
  readonly account: Account;
  readonly fetch: typeof fetch;
  readonly credentials: () => Promise<Credentials>;
  /**
   * The server did not take the token: finds out how the session stands. Afterwards `credentials` is asked once more, and
   * a token that is another one by then is tried.
   */
  readonly recheck: () => Promise<void>;
};

export type ServerRequest = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/api/${string}`;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | ArrayBuffer;
};

export type ServerLink = {
  readonly account: Account;
  /**
   * Answers with whatever came, once it is neither a refusal of the token nor of the pace nor of this version, nor a
   * failure of the server: those are thrown as `TransportFailure`. Throws the signal's reason when it is aborted.
   */
  readonly send: (request: ServerRequest, signal: AbortSignal) => Promise<Response>;
};

export function createServerLink(deps: ServerLinkDeps): ServerLink {
  const { account } = deps;

  const token = async (signal: AbortSignal): Promise<string> => {
    const shown = await deps.credentials();
    signal.throwIfAborted();
    if (shown.type === 'unreachable') throw new TransportFailure('offline');
    if (shown.type === 'signed-out' || subjectOf(shown.token) !== account)
      throw new TransportFailure('signed-out');
    return shown.token;
  };

  const ask = async (request: ServerRequest, bearer: string, signal: AbortSignal): Promise<Response> => {
    try {
      const answer = await deps.fetch(request.path, {
        method: request.method,
        cache: 'no-store',
        headers: { ...request.headers, Authorization: `Bearer ${bearer}` },
        ...(request.body === undefined ? {} : { body: request.body }),
        signal,
      });
      signal.throwIfAborted();
      return answer;
    } catch {
      signal.throwIfAborted();
      throw new TransportFailure('offline');
    }
  };

  return {
    account,
    send: async (request, signal) => {
      const first = await token(signal);
      let answer = await ask(request, first, signal);
      if (answer.status === 401) {
        await letGo(answer);
        await deps.recheck();
        const second = await token(signal);
        if (second === first) throw new TransportFailure('signed-out');
        answer = await ask(request, second, signal);
      }
      const failure = failureOf(answer);
      if (failure === null) return answer;
      await letGo(answer);
      throw failure;
    },
  };
}

function failureOf(answer: Response): TransportFailure | null {
  const { status } = answer;
  if (status === 401) return new TransportFailure('signed-out');
  if (status === 426) return new TransportFailure('update-needed');
  if (status === 429) return new TransportFailure('limited', retryAfterS(answer));
  return status >= 500 || status === 408 ? new TransportFailure('server', retryAfterS(answer)) : null;
}

/** Whole seconds; our server never names a date. */
function retryAfterS(answer: Response): number | null {
  const header = answer.headers.get('Retry-After')?.trim() ?? '';
  return /^\d{1,6}$/.test(header) ? Number(header) : null;
}

/** An answer whose body nobody reads would keep its connection. */
async function letGo(answer: Response): Promise<void> {
  await answer.body?.cancel().catch(() => undefined);
}

/** Whose token it is, by its own words: the server checks them, we only keep accounts apart. Null when it says nothing. */
export function subjectOf(token: string): Account | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as unknown;
    const subject = typeof claims === 'object' && claims !== null ? (claims as { sub?: unknown }).sub : null;
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
}

export type Patience = {
  readonly signal: AbortSignal;
  /** Whether it was the time that ran out. */
  readonly isOver: () => boolean;
  /** Waits for no time any more; the outer signal still counts. */
  readonly forget: () => void;
  /** Lets go of the outer signal too. */
  readonly end: () => void;
};

/** A signal that also aborts after a time. `AbortSignal.any` is too young for the browsers we serve. */
export function patience(outer: AbortSignal, ms: number): Patience {
  const own = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    own.abort(new DOMException('no answer in time', 'TimeoutError'));
  }, ms);
  const onAbort = () => {
    clearTimeout(timer);
    own.abort(outer.reason);
  };
  if (outer.aborted) onAbort();
  else outer.addEventListener('abort', onAbort, { once: true });
  return {
    signal: own.signal,
    isOver: () => over,
    forget: () => clearTimeout(timer),
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', onAbort);
    },
  };
}
