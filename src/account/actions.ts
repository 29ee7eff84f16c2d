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
import { createAuthFetch } from './auth-fetch.ts';
import { createAuthStore, REMOVALS_KEY, SESSION_KEY, VERIFIER_KEY, WHO_KEY } from './auth-store.ts';
import type { AccountDeps, AccountState } from './create-account.ts';
import type * as Problems from './problems.ts';
import { fillEmptyProfile } from './profile-exchange.ts';

export type Actions = Pick<
  Account,
  | 'sendCode'
  | 'verifyCode'
  | 'continueWith'
  | 'signOut'
  | 'accessToken'
  | 'upsertProfile'
  | 'selectProfile'
  | 'backend'
  | 'unsent'
  | 'hasAnonymousData'
> & {
  /** Asks the server how the session of the last account stands. */
  readonly check: () => Promise<void>;
  /** Ends a sign-in with a provider. */
  readonly arrive: (arrival: Arrival) => Promise<void>;
};

/** What is kept of the person beside the session. */
type WhoIsHere = { readonly id: string; readonly email: string | null };

const RETRY_MS = 60_000;
/** The library tries a refresh for half a minute; nobody waits that long to be told that there is no answer yet. */
const ANSWER_PATIENCE_MS = 5_000;
/** Longest wait for the server to hear of a sign-out; the device forgets the session either way. */
const SIGN_OUT_PATIENCE_MS = 4_000;

export function createActions(deps: AccountDeps, state: AccountState): Actions {
  const { bootKeys, page } = deps;
  const nowMs = () => deps.write.clock.now();
  const store = createAuthStore(deps.indexedDB);
  const authFetch = createAuthFetch(deps.fetch, nowMs);
  const api = createApi({ fetch: deps.fetch, token: accessToken });
  const own = bootKeys.lastAccount();

  let config: Promise<BackendConfig> | null = null;
  let client: Promise<Loaded> | null = null;
  let checking: Promise<void> | null = null;
  let leaving = false;
  let listening = false;
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
    if ((await store.get(SESSION_KEY)) === null) return state.setStanding('ended');
    const reach = await reached();
    if (!reach.ok) return wait();
    const { supabase } = reach.value;
    const slow = setTimeout(() => state.setStanding('waiting'), ANSWER_PATIENCE_MS);
    const verdict = await judge(reach.value).finally(() => clearTimeout(slow));
    if (leaving) return;
    if (verdict === 'unreachable') return wait();
    if (verdict === 'ended') return state.setStanding('ended');
    if (!listening) {
      listening = true;
      follow(supabase);
    }
    state.setStanding('current', verdict.email ?? null);
    await keepWho(verdict);
    await fillEmptyProfile(deps, api);
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
      if (event === 'SIGNED_OUT') state.setStanding('ended');
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
    return kept?.user.id === session.accountId ? kept.access_token : null;
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
    leaving = true;
    clearTimeout(retry);
    if (!keepCopy) await note(account);
    if (page.isOnline() && state.session().type === 'signed-in') {
      // Of this device alone: the library's own default signs out everywhere.
      const said = loaded().then(({ supabase }) => supabase.auth.signOut({ scope: 'local' }));
      await Promise.race([said.catch(() => undefined), after(SIGN_OUT_PATIENCE_MS)]);
    }
    await store.remove(SESSION_KEY, VERIFIER_KEY, WHO_KEY);
    bootKeys.setLastAccount(undefined);
    bootKeys.setSkipped(false);
    state.tellOtherTabs();
    if (!keepCopy) {
      closeSoulsticeDb(deps.db);
      await finishRemovals();
    }
    page.go('/sign-in');
    return ok(null);
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
      if (!reach.ok) return { error: { message: 'Supabase configuration not available', code: null } };
      const { supabase } = reach.value;
      const { error } = await supabase.from('profiles').upsert(row, { onConflict: 'id' }).select().single();
      return { error: error === null ? null : { message: error.message, code: error.code || null } };
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
    unsent: () => countUnsent(deps.db),
    hasAnonymousData: async () => own === undefined && (await hasMadeThings(deps.db)),
  };
}

type Loaded = typeof Problems & { readonly supabase: SupabaseClient };

const ACCOUNT_ID = /^[0-9a-f-]{8,64}$/;

function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
