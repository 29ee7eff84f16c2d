/**
 * The session as the service worker finds it: kept by a page, read here, and refreshed without the library, under the same
 * lock and written back in the same form. A session that the server refuses is left for a page to find out about.
 */
import { backendConfig } from '#contract/api/server.ts';
import { createAuthFetch } from './auth-fetch.ts';
import { SESSION_KEY, WHO_KEY } from './auth-store.ts';
import type { AuthStore } from './auth-store.ts';
import { withRefreshLock } from './refresh-lock.ts';
import type { Locks } from './refresh-lock.ts';

export type BackgroundSessionDeps = {
  readonly store: AuthStore;
  readonly fetch: typeof fetch;
  readonly locks: Locks | null;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
};

export type BackgroundToken =
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'signed-out' }
  | { readonly type: 'unreachable' };

export type BackgroundSession = {
  /** The account that was signed in last and still is, null when there is none. */
  readonly account: () => Promise<string | null>;
  /** A token of that account. */
  readonly token: () => Promise<BackgroundToken>;
  /** The server did not take the last token: the next one is a fresh one. */
  readonly spoiled: () => void;
};

/** A token that ends sooner is renewed first. */
const MARGIN_MS = 30_000;

/** What the auth library keeps, as far as it is needed here; the rest is kept along. */
type Kept = {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds since 1970, by this device's clock. */
  readonly expires_at?: number;
  readonly user: { readonly id: string };
};

export function createBackgroundSession(deps: BackgroundSessionDeps): BackgroundSession {
  const authFetch = createAuthFetch(deps.fetch, deps.nowMs);
  let spoiledToken: string | null = null;
  let last: string | null = null;

  const read = async (): Promise<Kept | null> => {
    const [who, session] = await Promise.all([deps.store.get(WHO_KEY), deps.store.get(SESSION_KEY)]);
    const known = parsed(who) as { readonly id?: unknown } | null;
    const kept = parsed(session);
    return isKept(kept) && kept.user.id === known?.id ? kept : null;
  };

  const isGood = ({ access_token, expires_at = 0 }: Kept): boolean =>
    access_token !== spoiledToken && expires_at * 1000 > deps.nowMs() + MARGIN_MS;

  const refresh = (): Promise<BackgroundToken> =>
    withRefreshLock(deps.locks, async () => {
      // A page may have been quicker.
      const kept = await read();
      if (kept === null) return { type: 'signed-out' };
      if (isGood(kept)) return given(kept);
      const config = await deps.fetch('/api/config/supabase', { cache: 'no-store' });
      if (!config.ok) return { type: 'unreachable' };
      const { url, anonKey } = backendConfig.parse(await config.json());
      const answer = await authFetch.fetch(new URL('/auth/v1/token?grant_type=refresh_token', url).href, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: anonKey, Authorization: `Bearer ${anonKey}` },
        body: JSON.stringify({ refresh_token: kept.refresh_token }),
      });
      if (!answer.ok) return { type: 'signed-out' };
      const fresh = (await answer.json()) as Partial<Kept> & { readonly expires_in?: number };
      const whole = {
        ...kept,
        ...fresh,
        expires_at: Math.floor(deps.nowMs() / 1000) + (fresh.expires_in ?? 0),
      };
      if (!isKept(whole) || whole.user.id !== kept.user.id) return { type: 'signed-out' };
      await deps.store.set(SESSION_KEY, JSON.stringify(whole));
      return given(whole);
    });

  const given = (kept: Kept): BackgroundToken => {
    last = kept.access_token;
    return { type: 'token', token: last };
  };

  return {
    account: async () => (await read())?.user.id ?? null,
    token: async () => {
      const kept = await read();
      if (kept === null) return { type: 'signed-out' };
      if (isGood(kept)) return given(kept);
      try {
        return await refresh();
      } catch {
        return { type: 'unreachable' };
      }
    },
    spoiled: () => {
      spoiledToken = last;
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, refresh_token, user } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    typeof (user as { readonly id?: unknown } | null | undefined)?.id === 'string'
  );
}
