/** The public keys of a hosted project, fetched from its JWKS and kept for ten minutes. */
import { createLocalJWKSet, errors } from 'jose';
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';

/** The project's keys could not be fetched and none are kept: nobody can say whether a token is good. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

export type JwksFetch = (url: string, init: RequestInit) => Promise<Response>;

/** How long fetched keys are used without asking again. */
const freshMs = 600_000;
/** A key that is not among them is asked for again at most so often: tokens of strangers cause no flood. */
const cooldownMs = 30_000;
const timeoutMs = 5000;

/**
 * Finds keys by `kid` in the JWKS at `url`. When the project cannot be reached the keys known so far go on counting;
 * with none known the lookup rejects with `KeysUnavailable`.
 */
export function createProjectKeys(deps: {
  readonly url: string;
  readonly fetch: JwksFetch;
  readonly nowMs: () => number;
}): JWTVerifyGetKey {
  let known: { readonly find: JWTVerifyGetKey; readonly fetchedMs: number } | null = null;
  let triedMs = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    triedMs = deps.nowMs();
    try {
      const answer = await deps.fetch(deps.url, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json' },
      });
      if (answer.status !== 200) throw new Error(`status ${answer.status}`);
      known = { find: createLocalJWKSet((await answer.json()) as JSONWebKeySet), fetchedMs: triedMs };
    } catch (cause) {
      if (known === null) throw new KeysUnavailable('the keys of the project cannot be fetched', { cause });
    }
  };
  const reload = (): Promise<void> => {
    pending ??= load().finally(() => {
      pending = null;
    });
    return pending;
  };
  const mayTry = (): boolean => known === null || deps.nowMs() - triedMs >= cooldownMs;

  return async (header, token) => {
    if (known === null || (deps.nowMs() - known.fetchedMs >= freshMs && mayTry())) await reload();
    const find = (): ReturnType<JWTVerifyGetKey> => {
      if (known === null) throw new KeysUnavailable('the keys of the project cannot be fetched');
      return known.find(header, token);
    };
    try {
      return await find();
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayTry()) throw error;
      await reload();
      return find();
    }
  };
}
