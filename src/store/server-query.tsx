import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { QueryName } from '#account/api-client.ts';
import type { Ok, Params } from '#contract/api/calls.ts';
import { useAnswerCache, useApi } from './api-context.tsx';
import type { Answer } from './server-answers.ts';
import { type Session, useSession } from './session.ts';

/** What a reader sees. `data` outlives a failed second request; `refreshing` says that a newer answer is on its way. */
export type ServerQuery<Data> =
  | {
      readonly status: 'loading';
      readonly data: undefined;
      readonly error: undefined;
      readonly refreshing: true;
    }
  | { readonly status: 'ok'; readonly data: Data; readonly error: undefined; readonly refreshing: boolean }
  | {
      readonly status: 'failed';
      readonly data: Data | undefined;
      /** An `ApiError` when the server answered. */
      readonly error: Error;
      readonly refreshing: false;
    };

type QueryOptions<Name extends QueryName> = {
  readonly params?: Params<Name>;
  /** Nothing is asked while it is false; the query then stays `loading` unless an answer is there already. */
  readonly enabled?: boolean;
};

/**
 * Reads one of the server's lists or states. Asked once however many parts read it; it never goes stale, is not asked
 * again by itself (no interval, no focus, no reconnect) and a failure is not repeated: `useInvalidate` asks again.
 *
 * `on401: 'null'` answers null where nobody is signed in; `'throw'` counts that as a failure like any other.
 */
export function useServerQuery<Name extends QueryName>(
  name: Name,
  options: QueryOptions<Name> & { on401: 'null' },
): ServerQuery<Ok<Name> | null>;
export function useServerQuery<Name extends QueryName>(
  name: Name,
  options: QueryOptions<Name> & { on401: 'throw' },
): ServerQuery<Ok<Name>>;
export function useServerQuery<Name extends QueryName>(
  name: Name,
  options: QueryOptions<Name> & { on401: 'null' | 'throw' },
): ServerQuery<Ok<Name> | null> {
  const { params, enabled = true, on401 } = options;
  const api = useApi();
  const cache = useAnswerCache();
  const ask = useSetAtom(cache.ask);
  const known = isKnown(useSession());
  const key = keyOf(name, on401, params);
  const answer = useAtomValue(cache.answers).get(key);
  const wanted = enabled && known && (answer === undefined || (answer.due && answer.asking === null));
  useEffect(() => {
    if (!wanted) return;
    void ask(key, () => api.query(name, { on401, ...(params === undefined ? {} : { params }) }));
  }, [wanted, ask, key, api, name, on401, params]);
  return shown<Ok<Name> | null>(answer);
}

/** Makes answers due again after something was changed: those on the screen at once, the others when next read. */
export function useInvalidate(): (...names: readonly QueryName[]) => void {
  const invalidate = useSetAtom(useAnswerCache().invalidate);
  return useCallback(
    (...names) => invalidate((key) => names.some((name) => key.startsWith(`${name} `))),
    [invalidate],
  );
}

const keyOf = (name: string, on401: string, params: unknown) =>
  `${name} ${on401} ${JSON.stringify(params ?? {})}`;

/** Before it is known who is here, a question would go out without a token and bring the wrong answer. */
function isKnown(session: Session): boolean {
  return session.type !== 'loading' && !(session.type === 'signed-in' && session.standing === 'checking');
}

function shown<Data>(answer: Answer | undefined): ServerQuery<Data> {
  const outcome = answer?.outcome;
  const refreshing = answer?.due ?? true;
  if (outcome?.type === 'ok')
    return { status: 'ok', data: outcome.data as Data, error: undefined, refreshing };
  if (outcome?.type !== 'failed')
    return { status: 'loading', data: undefined, error: undefined, refreshing: true };
  const { before, error } = outcome;
  if (!refreshing)
    return { status: 'failed', data: before === null ? undefined : (before.data as Data), error, refreshing };
  // While it is asked again, a failure is not shown as the state of things.
  return before === null
    ? { status: 'loading', data: undefined, error: undefined, refreshing: true }
    : { status: 'ok', data: before.data as Data, error: undefined, refreshing };
}
