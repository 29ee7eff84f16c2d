import { useSetAtom } from 'jotai';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { Api } from '#account/api-client.ts';
import { present } from '#lib/assert.ts';
import { type AnswerCache, createAnswerCache } from './server-answers.ts';
import { type Session, useSession } from './session.ts';

const ApiContext = createContext<{ api: Api; cache: AnswerCache } | null>(null);

/**
 * Makes the calls of the server available to every screen, and the answers that were read from it. The composition root
 * gives the real client, a test its own. When somebody else is here, or the session has ended, the answers are gone.
 */
export function ApiProvider(props: { value: Api; children: ReactNode }) {
  const session = useSession();
  const api = props.value;
  const who = answersFor(session);
  const value = useMemo(() => ({ api, cache: createAnswerCache(), who }), [api, who]);
  useRetryOnceStanding(value.cache, session);
  return <ApiContext value={value}>{props.children}</ApiContext>;
}

/** The client of our own server's calls. Throws outside an `ApiProvider`. */
export function useApi(): Api {
  return present(useContext(ApiContext), 'ApiProvider above this component').api;
}

/** The answers of this session, for the query helper. */
export function useAnswerCache(): AnswerCache {
  return present(useContext(ApiContext), 'ApiProvider above this component').cache;
}

/** Whose answers these are. Losing the network changes nothing; losing the session does. */
function answersFor(session: Session): string {
  if (session.type !== 'signed-in') return session.type;
  return session.standing === 'ended' ? 'ended' : `account ${session.accountId}`;
}

/** What was asked while the session waited for the network may have gone out without a token: it is asked again. */
function useRetryOnceStanding(cache: AnswerCache, session: Session): void {
  const retry = useSetAtom(cache.retryUnsettled);
  const waited = useRef(false);
  const waiting = session.type === 'signed-in' && session.standing === 'waiting';
  useEffect(() => {
    if (waited.current && !waiting) retry();
    waited.current = waiting;
  }, [retry, waiting]);
}
