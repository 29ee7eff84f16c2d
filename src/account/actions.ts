/**
 * What is done about the account once the page stands: finding out how the session stands, signing in and out.
 *
 * Three rules hold everywhere here. Without an answer from the server nobody is signed out. Signing in or out of an
 * account ends with a fresh start of the page, so that nothing of one account stays in memory for another. And every
 * token is checked against the account whose database is open.
 */
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { present } from '#lib/assert.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { backendConfig } from '#contract/api/server.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import type { Account, AccountProblem, BackendConfig } from './account.ts';
import { createApi } from './api-client.ts';
import type { Arrival } from './arrival.ts';
import { countUnsent, hasMadeThings, removeAccountDb } from './account-data.ts';
import { adoptAnonymous, anonymousOffer, countPromised } from './adopt.ts';
import { dropPromised, refuseAnonymous, resumeAdoption } from './adopt.ts';
import type { AdoptDeps } from './adopt.ts';
import { createAuthFetch } from './auth-fetch.ts';
import { eraseKept } from './erase.ts';
import { createAuthStore, REMOVALS_KEY, SESSION_KEY, VERIFIER_KEY, WHO_KEY } from './auth-store.ts';
import type { AccountDeps, AccountState } from './create-account.ts';
import type * as Problems from './problems.ts';

export type Actions = Pick<
  Account,
  | 'sendCode'
  | 'verifyCode'
  | 'continueWith'
  | 'signOut'
  | 'eraseDevice'
  | 'accessToken'
  | 'upsertProfile'
  | 'selectProfile'
  | 'backend'
  | 'unsent'
  | 'hasAnonymousData'
  | 'anonymousOffer'
  | 'adoptAnonymous'
  | 'refuseAnonymous'
> & {
  /** Asks the server how the session of the last account stands. */
  readonly check: () => Promise<void>;
  /** Ends a sign-in with a provider. */
  readonly arrive: (arrival: Arrival) => Promise<void>;
  /** Finishes moving what was made without an account, where that was begun. */
  readonly resumeAdoption: () => Promise<void>;
};

/** What is kept of the person beside the session. */
type WhoIsHere = { readonly id: string; readonly email: string | null };

const RETRY_MS = 60_000;
/** The library tries a refresh for half a minute; nobody waits that long to be told that there is no answer yet. */
const ANSWER_PATIENCE_MS = 5_000;
/** Longest wait for the server to hear of a sign-out; the device forgets the session either way. */
const SIGN_OUT_PATIENCE_MS = 4_000;
/** Longest wait at a sign-out for what can still be sent. */
const FLUSH_PATIENCE_MS = 5_000;
/** Longest wait for what was broken off to notice. */
const STOP_PATIENCE_MS = 1_000;

export function createActions(deps: AccountDeps, state: AccountState): Actions {
  const { bootKeys, page } = deps;
  const nowMs = () => deps.write.clock.now();
  const store = createAuthStore(deps.indexedDB);
  const authFetch = createAuthFetch(deps.fetch, nowMs);
  const own = bootKeys.lastAccount();
  const adoption: AdoptDeps = {
    parts: { indexedDB: deps.indexedDB, IDBKeyRange },
    ids: deps.write.ids,
    nowMs,
    absorb: deps.absorb,
  };

  let config: Promise<BackendConfig> | null = null;
  let client: Promise<Loaded> | null = null;
  let checking: Promise<void> | null = null;
  let leaving = false;
  let listening = false;
  /** The last token that was good: with it the server can say that the account is gone. */
  let lastToken: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Throws when it cannot be had; the next call asks again. */
  function askConfig(): Promise<BackendConfig> {
    config ??= createApi({ fetch: deps.fetch, token: async () => null })
      .call('backendConfig')
      // It decides where sign-in codes and tokens go.
      .then((answer) => backendConfig.parse(answer))
      .catch((error: unknown) => {
        config = null;
        deps.log('Failed to load Supabase configuration from server', error);
        throw new Error('Supabase configuration not available', { cause: error });
      });
    return config;
  }

  function loaded(): Promise<Loaded> {
    client ??= load().catch((error: unknown) => {
      client = null;
      throw error;
    });
    return client;
  }

  async function load(): Promise<Loaded> {
    const [known, library, problems] = await Promise.all([
      askConfig(),
      import('./supabase.ts'),
      import('./problems.ts'),
    ]);
    const parts = { store, fetch: authFetch.fetch, locks: deps.locks };
    return { supabase: library.createSupabase(known, parts), ...problems };
  }

  /** The library, or why it cannot be had. */
  async function reached(): Promise<Result<Loaded, AccountProblem>> {
    if (!page.isOnline()) return err({ type: 'offline' });
    try {
      return ok(await loaded());
    } catch {
      return err({ type: 'unavailable' });
    }
  }

  async function findOut(): Promise<void> {
    const who = await readWho();
    if (who?.id === own) state.setStanding(standingNow(), who?.email ?? null);
    const kept = await keptToken();
    if (kept === null) return state.setStanding('ended');
    lastToken = kept;
    const reach = await reached();
    if (!reach.ok) return wait();
    const { supabase } = reach.value;
    const slow = setTimeout(() => state.setStanding('waiting'), ANSWER_PATIENCE_MS);
    const verdict = await judge(reach.value).finally(() => clearTimeout(slow));
    if (leaving) return;
    if (verdict === 'unreachable') return wait();
    if (verdict === 'ended') return endedOrGone(supabase);
    if (!listening) {
      listening = true;
      follow(supabase);
    }
    state.setStanding('current', verdict.email ?? null);
    await keepWho(verdict);
  }

  /** The token of the kept session, whoever's and however old; null when none is kept. */
  async function keptToken(): Promise<string | null> {
    const kept = await store.get(SESSION_KEY);
    return kept === null ? null : ((JSON.parse(kept) as { access_token?: string }).access_token ?? '');
  }

  /**
   * The session has ended. When the server says in so many words that the account itself is gone, because it was deleted on
   * another device, it goes from this one too.
   */
  async function endedOrGone(supabase: SupabaseClient): Promise<void> {
    state.setStanding('ended');
    if (lastToken === null || lastToken === '' || own === undefined) return;
    const asked = await supabase.auth.getUser(lastToken);
    if (asked.error?.code === ACCOUNT_GONE && !leaving) await leave(own, { keepCopy: false });
  }

  function wait(): void {
    state.setStanding('waiting');
    clearTimeout(retry);
    retry = setTimeout(() => {
      if (page.isOnline()) void check();
      else wait();
    }, deps.retryMs ?? RETRY_MS);
  }

  /** The person the server knows by this session, or why it does not. */
  async function judge({
    supabase,
    isUnreachable,
    isRefused,
  }: Loaded): Promise<User | 'unreachable' | 'ended'> {
    const { data, error } = await supabase.auth.getSession();
    if (error !== null) return isUnreachable(error) ? 'unreachable' : 'ended';
    if (data.session === null || data.session.user.id !== own) return 'ended';
    const asked = await supabase.auth.getUser();
    if (asked.error === null) return asked.data.user;
    if (asked.error.code === ACCOUNT_GONE) return 'ended';
    if (!isRefused(asked.error)) return 'unreachable';
    // A device whose clock is behind takes a token for good that is not: the refresh token has the last word.
    const renewed = await supabase.auth.refreshSession();
    if (renewed.error !== null) return isUnreachable(renewed.error) ? 'unreachable' : 'ended';
    return renewed.data.user ?? 'ended';
  }

  /** Keeps the standing in step with what the library finds out by itself. Only sets state: it waits for us. */
  function follow(supabase: SupabaseClient): void {
    supabase.auth.onAuthStateChange((event, session) => {
      if (leaving) return;
      if (session?.user?.id === own) lastToken = session?.access_token ?? lastToken;
      if (event === 'SIGNED_OUT') {
        state.setStanding('ended');
        setTimeout(() => void endedOrGone(supabase).catch(() => undefined), 0);
      }
      if (event === 'TOKEN_REFRESHED' && session?.user?.id === own) state.setStanding('current');
    });
  }

  function check(): Promise<void> {
    clearTimeout(retry);
    checking ??= findOut().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function accessToken(): Promise<string | null> {
    const session = state.session();
    if (session.type !== 'signed-in' || session.standing === 'ended' || leaving) return null;
    const known = async () => (await (await loaded()).supabase.auth.getSession()).data.session;
    const kept = await Promise.race([known(), after(ANSWER_PATIENCE_MS)]);
    if (kept?.user.id !== session.accountId) return null;
    lastToken = kept.access_token;
    return kept.access_token;
  }

  function standingNow() {
    const session = state.session();
    return session.type === 'signed-in' ? session.standing : 'checking';
  }

  async function readWho(): Promise<WhoIsHere | null> {
    const kept = await store.get(WHO_KEY);
    return kept === null ? null : (JSON.parse(kept) as WhoIsHere);
  }

  function keepWho(user: User): Promise<void> {
    return store.set(WHO_KEY, JSON.stringify({ id: user.id, email: user.email ?? null } satisfies WhoIsHere));
  }

  /** The session is kept; from here on this device belongs to that account. */
  async function enter(user: User): Promise<Result<null, AccountProblem>> {
    if (!ACCOUNT_ID.test(user.id)) return err({ type: 'unexpected' });
    leaving = true;
    await finishRemovals();
    // Whoever comes back is not emptied later.
    await unnote(user.id);
    await keepWho(user);
    bootKeys.setLastAccount(user.id);
    if (bootKeys.lastAccount() !== user.id) {
      // A browser that keeps no keys would open the wrong database at the next start.
      leaving = false;
      await store.remove(SESSION_KEY, WHO_KEY);
      return err({ type: 'storage' });
    }
    state.tellOtherTabs();
    page.go('/');
    return ok(null);
  }

  async function signOut({ keepCopy }: { keepCopy: boolean }): Promise<Result<null, AccountProblem>> {
    const account = present(own, 'an account to sign out of');
    await Promise.race([sendFirst().catch(() => undefined), after(FLUSH_PATIENCE_MS)]);
    if (page.isOnline() && state.session().type === 'signed-in') {
      // Of this device alone: the library's own default signs out everywhere.
      const said = loaded().then(({ supabase }) => {
        leaving = true;
        return supabase.auth.signOut({ scope: 'local' });
      });
      await Promise.race([said.catch(() => undefined), after(SIGN_OUT_PATIENCE_MS)]);
    }
    await leave(account, { keepCopy });
    return ok(null);
  }

  /** What was promised to this account comes along, and what waits goes out, as far as that can be done now. */
  async function sendFirst(): Promise<void> {
    await resumeAdoption(deps.db, adoption);
    const session = state.session();
    if (session.type === 'signed-in' && session.standing !== 'ended' && page.isOnline())
      await deps.sync?.flush();
  }

  async function eraseDevice(beforeLeaving: () => void): Promise<Result<null, AccountProblem>> {
    leaving = true;
    clearTimeout(retry);
    if (page.isOnline() && state.session().type === 'signed-in') {
      const said = loaded().then(({ supabase }) => supabase.auth.signOut({ scope: 'local' }));
      await Promise.race([said.catch(() => undefined), after(SIGN_OUT_PATIENCE_MS)]);
    }
    await Promise.race([deps.sync?.stop(), after(STOP_PATIENCE_MS)]);
    const isErased = await eraseKept(deps.db, deps.indexedDB, deps.kept);
    await store.remove(SESSION_KEY, VERIFIER_KEY, WHO_KEY, REMOVALS_KEY);
    bootKeys.setLastAccount(undefined);
    bootKeys.setSkipped(false);
    state.tellErased();
    if (!isErased) return err({ type: 'storage' });
    beforeLeaving();
    page.go('/');
    return ok(null);
  }

  /** This device forgets who was here. */
  async function leave(account: string, { keepCopy }: { keepCopy: boolean }): Promise<void> {
    leaving = true;
    clearTimeout(retry);
    await Promise.race([deps.sync?.stop(), after(STOP_PATIENCE_MS)]);
    if (!keepCopy) await note(account);
    await store.remove(SESSION_KEY, VERIFIER_KEY, WHO_KEY);
    bootKeys.setLastAccount(undefined);
    bootKeys.setSkipped(false);
    state.tellOtherTabs();
    if (!keepCopy) {
      // What was promised to the account and not moved goes with it, as the person was told.
      await dropPromised(account, adoption);
      closeSoulsticeDb(deps.db);
      await finishRemovals();
    }
    page.go('/sign-in');
  }

  /** Databases to remove are noted first: a tab that holds one open, or a closed browser, can delay it. */
  async function noted(): Promise<readonly string[]> {
    const kept = await store.get(REMOVALS_KEY);
    return kept === null ? [] : (JSON.parse(kept) as string[]);
  }

  async function note(account: string): Promise<void> {
    await store.set(REMOVALS_KEY, JSON.stringify([...new Set([...(await noted()), account])]));
  }

  async function unnote(account: string): Promise<void> {
    await store.set(REMOVALS_KEY, JSON.stringify((await noted()).filter((other) => other !== account)));
  }

  async function finishRemovals(): Promise<void> {
    for (const account of await noted()) {
      if (account !== bootKeys.lastAccount() && (await removeAccountDb(deps, account))) await unnote(account);
    }
  }

  return {
    check,
    accessToken,
    signOut,
    eraseDevice,
    arrive: async (arrival) => {
      // Whoever sends somebody such an address has no sign-in under way in this browser.
      if ((await store.get(VERIFIER_KEY)) === null) return;
      if (arrival.type === 'error') {
        await store.remove(VERIFIER_KEY);
        return state.setArrivalProblem({ type: 'refused', message: arrival.message });
      }
      const reach = await reached();
      if (!reach.ok) return state.setArrivalProblem(reach.error);
      const { supabase, accountProblem } = reach.value;
      const { data, error } = await supabase.auth.exchangeCodeForSession(arrival.code);
      if (error !== null) {
        deps.log(
          'The return from the provider was refused; is this address on the list of redirects?',
          error,
        );
        return state.setArrivalProblem(accountProblem(error, authFetch.retryAfterS()));
      }
      const entered = await enter(data.user);
      if (!entered.ok) state.setArrivalProblem(entered.error);
    },
    sendCode: async (email) => {
      const reach = await reached();
      if (!reach.ok) return reach;
      const { supabase, accountProblem } = reach.value;
      const { error } = await supabase.auth.signInWithOtp({ email, options: { shouldCreateUser: true } });
      if (error !== null) return err(accountProblem(error, authFetch.retryAfterS()));
      return ok({ delivery: (await askConfig()).codeDelivery });
    },
    verifyCode: async (email, token) => {
      const reach = await reached();
      if (!reach.ok) return reach;
      const { supabase, accountProblem } = reach.value;
      const { data, error } = await supabase.auth.verifyOtp({ email, token, type: 'email' });
      if (error !== null) return err(accountProblem(error, authFetch.retryAfterS()));
      return data.user === null ? err({ type: 'unexpected' }) : enter(data.user);
    },
    continueWith: async (provider) => {
      const reach = await reached();
      if (!reach.ok) return reach;
      const known = await askConfig();
      if (provider === 'google' ? !known.google : known.oidc === null) return err({ type: 'not-offered' });
      const { supabase, accountProblem } = reach.value;
      const { data, error } = await supabase.auth.signInWithOAuth({
        // The library's list of providers is of the hosted service; ours calls the configured issuer `oidc`.
        provider: provider as 'google',
        options: { redirectTo: `${page.origin}/`, skipBrowserRedirect: true },
      });
      if (error !== null) {
        deps.log(`Add ${page.origin}/ to the redirect URLs of the auth project`, error);
        return err(accountProblem(error, authFetch.retryAfterS()));
      }
      page.go(data.url);
      return ok(null);
    },
    upsertProfile: async (row) => {
      const reach = await reached();
      if (!reach.ok) {
        return {
          error: { message: 'Supabase configuration not available', code: null, unanswered: true },
        };
      }
      const { supabase } = reach.value;
      const written = supabase.from('profiles').upsert(row, { onConflict: 'id' }).select().single();
      const { error, status } = await written;
      if (error === null) return { error };
      const { message, code } = error;
      // The library gives what it did not get an answer to the status 0.
      return { error: { message, code: code || null, ...(status === 0 ? { unanswered: true } : {}) } };
    },
    selectProfile: async () => {
      const reach = await reached();
      if (!reach.ok) return { error: { message: 'Supabase configuration not available' } };
      const { error } = await reach.value.supabase.from('profiles').select('*').limit(1);
      return { error: error === null ? null : { message: error.message } };
    },
    backend: async () => {
      await finishRemovals();
      return askConfig().catch(() => null);
    },
    unsent: async () => {
      const promised = own === undefined ? 0 : await countPromised(own, adoption);
      return (await countUnsent(deps.db)) + promised;
    },
    hasAnonymousData: async () => own === undefined && (await hasMadeThings(deps.db)),
    anonymousOffer: async ({ evenRefused } = { evenRefused: false }) =>
      own === undefined ? null : anonymousOffer(deps.db, adoption, evenRefused),
    adoptAnonymous: async (onMoved) => {
      present(own, 'an account to move things into');
      const moved = await adoptAnonymous(deps.db, adoption, onMoved);
      if (moved.ok) void deps.sync?.flush();
      return moved;
    },
    refuseAnonymous: () => refuseAnonymous(deps.db, adoption),
    resumeAdoption: async () => {
      const moved = await resumeAdoption(deps.db, adoption);
      if (!moved.ok) throw new Error(`moving broke off: ${moved.error.type}`);
      if (!moved.value) return;
      // With nobody signed in the anonymous database was the open one: the page starts again without what was in it.
      if (own === undefined) page.go('/');
      else void deps.sync?.flush();
    },
  };
}

type Loaded = typeof Problems & { readonly supabase: SupabaseClient };

/** What the auth server says of a token whose account was deleted. */
const ACCOUNT_GONE = 'user_not_found';

const ACCOUNT_ID = /^[0-9a-f-]{8,64}$/;

function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
