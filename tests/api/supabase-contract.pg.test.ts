/**
 * The contract with supabase-js: the real client against our sign-in and profile surface, on both databases.
 *
 * What it may expect of any project is also asked of a hosted one, when it is named:
 *
 *   SUPABASE_CONTRACT_URL=https://abc.supabase.co SUPABASE_CONTRACT_ANON_KEY=… npx vitest run --project api supabase-contract
 *
 * There everything that needs a mailbox, a person at Google or a clock that moves is left out.
 */
import { createClient } from '@supabase/supabase-js';
import type { Provider, SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeAnyDatabase } from '../support/api-database.ts';
import { createTestServer } from '../support/api-app.ts';
import type { TestServer } from '../support/api-app.ts';
import { startProvider } from './auth-oidc.ts';
import type { TestProvider } from './auth-oidc.ts';

const origin = 'https://soulstice.example';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

type Device = {
  readonly supabase: SupabaseClient;
  /** What supabase-js keeps. */
  readonly kept: Map<string, string>;
  readonly requests: { readonly method: string; readonly path: string; readonly status: number }[];
  readonly events: string[];
};

let devices = 0;

/** A browser with nothing in it. */
function newDevice(url: string, anonKey: string, fetch: Fetch): Device {
  devices += 1;
  const kept = new Map<string, string>();
  const requests: { method: string; path: string; status: number }[] = [];
  const options: SupabaseClientOptions<'public'> = {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      // Its memory of public keys is shared by clients of one storage key.
      storageKey: `contract-${devices}`,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    // Node 20 has no WebSocket, and nothing here opens one.
    realtime: { transport: EventTarget as never },
    global: {
      fetch: async (input, init) => {
        const res = await fetch(input, init);
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        requests.push({ method: init?.method ?? 'GET', path: pathname + search, status: res.status });
        return res;
      },
    },
  };
  const supabase = createClient(url, anonKey, options);
  const events: string[] = [];
  supabase.auth.onAuthStateChange((event) => void events.push(event));
  return { supabase, kept, requests, events };
}

/** What any project answers, ours or a hosted one, to someone who has not signed in. */
function anonymousContract(device: () => Device): void {
  it('refuses an address that is none', async () => {
    const { error } = await device().supabase.auth.signInWithOtp({ email: 'not an address' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('refuses a code that was never sent', async () => {
    const { data, error } = await device().supabase.auth.verifyOtp({
      email: 'nobody-asked@example.com',
      token: '000000',
      type: 'email',
    });
    expect(error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
    expect(data.session).toBeNull();
  });

  it('refuses a refresh token that it never gave', async () => {
    const { error } = await device().supabase.auth.refreshSession({ refresh_token: 'never-given' });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('refuses an authorization code that it never gave', async () => {
    const one = device();
    await one.supabase.auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
    const { error } = await one.supabase.auth.exchangeCodeForSession(crypto.randomUUID());
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('refuses a token that is none', async () => {
    const { error } = await device().supabase.auth.getUser('a.b.c');
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  it('shows no profile', async () => {
    const { data, error } = await device().supabase.from('profiles').select('*').limit(1);
    expect(error?.code).toMatch(/^(?:42501|PGRST301)$/);
    expect(data).toBeNull();
  });
}

/** The project that was named; none as a rule. */
function hostedProjects(): readonly { readonly url: string; readonly anonKey: string }[] {
  const { SUPABASE_CONTRACT_URL: url, SUPABASE_CONTRACT_ANON_KEY: anonKey } = process.env;
  if (url === undefined || anonKey === undefined) return [];
  process.stderr.write(
    'The hosted project is asked as someone who has not signed in: what needs a mailbox, Google or a clock is left out.\n',
  );
  return [{ url, anonKey }];
}

for (const { url, anonKey } of hostedProjects()) {
  describe('a hosted project, as someone who has not signed in', () => {
    anonymousContract(() => newDevice(url, anonKey, fetch));

    it('publishes its keys where getClaims looks for them', async () => {
      const res = await fetch(`${url}/auth/v1/.well-known/jwks.json`, { headers: { apikey: anonKey } });
      expect(await res.json()).toMatchObject({ keys: expect.any(Array) });
    });
  });
}

describeAnyDatabase('supabase-js and this server', (open) => {
  let google: TestProvider;
  beforeAll(async () => {
    google = await startProvider('google', `${origin}/auth/v1/callback`);
  });
  afterAll(() => google.close());

  let server: TestServer;
  let config: { readonly url: string; readonly anonKey: string };
  beforeEach(async () => {
    server = await createTestServer(await open(), {
      GOOGLE_ISSUER: google.config.issuer,
      GOOGLE_CLIENT_ID: google.config.clientId,
      GOOGLE_CLIENT_SECRET: google.config.clientSecret,
    });
    // The client goes by the clock of its machine: it is the server's here.
    vi.useFakeTimers({ toFake: ['Date'], now: server.clock.nowMs });
    config = (await (await server.call('GET', '/api/config/supabase')).json()) as typeof config;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = (ms: number): void => {
    server.clock.nowMs += ms;
    vi.setSystemTime(server.clock.nowMs);
  };
  const device = (): Device =>
    newDevice(config.url, config.anonKey, async (input, init) => server.app.request(input, init));
  const lastCode = (): string => /\b\d{6}\b/.exec(server.told.at(-1) ?? '')?.[0] ?? '';

  /** A device whose owner has signed in by a code. */
  async function signedIn(email = 'ada@example.com'): Promise<Device> {
    const one = device();
    const asked = await one.supabase.auth.signInWithOtp({ email });
    expect(asked.error).toBeNull();
    const { error } = await one.supabase.auth.verifyOtp({ email, token: lastCode(), type: 'email' });
    expect(error).toBeNull();
    // One mail a minute goes to an address.
    wait(61_000);
    return one;
  }
  const sessionOf = async (one: Device) => (await one.supabase.auth.getSession()).data.session;

  anonymousContract(device);

  it('is told by the server where it is and by which key', () => {
    expect(config).toMatchObject({ url: origin, anonKey: expect.stringMatching(/^sb_publishable_\w/) });
  });

  it('signs in by a code and keeps the session', async () => {
    const one = device();
    const asked = await one.supabase.auth.signInWithOtp({ email: 'Ada@Example.com' });
    expect(asked).toEqual({ data: { user: null, session: null }, error: null });
    const { data, error } = await one.supabase.auth.verifyOtp({
      email: 'ada@example.com',
      token: lastCode(),
      type: 'email',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada@example.com',
      aud: 'authenticated',
      role: 'authenticated',
    });
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(one.events).toContain('SIGNED_IN');
    expect((await sessionOf(one))?.access_token).toBe(data.session?.access_token);
    // Nothing but the two calls of a sign-in was asked.
    expect(one.requests).toEqual([
      { method: 'POST', path: '/auth/v1/otp', status: 200 },
      { method: 'POST', path: '/auth/v1/verify', status: 200 },
    ]);
  });

  it('reads why a second mail is refused', async () => {
    const { supabase } = device();
    await supabase.auth.signInWithOtp({ email: 'ada@example.com' });
    const { error } = await supabase.auth.signInWithOtp({ email: 'ada@example.com' });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });

  it('reads why a code is refused', async () => {
    const { supabase } = device();
    await supabase.auth.signInWithOtp({ email: 'ada@example.com' });
    const code = lastCode();
    wait(601_000);
    const { error } = await supabase.auth.verifyOtp({ email: 'ada@example.com', token: code, type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('asks who it is', async () => {
    const one = await signedIn();
    const { data, error } = await one.supabase.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada@example.com',
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
    expect(data.user?.id).toBe((await sessionOf(one))?.user.id);
  });

  it('checks its own token by the published keys, asked for once', async () => {
    const one = await signedIn();
    for (let i = 0; i < 3; i += 1) {
      const { data, error } = await one.supabase.auth.getClaims();
      expect(error).toBeNull();
      expect(data?.claims).toMatchObject({
        iss: `${origin}/auth/v1`,
        aud: 'authenticated',
        role: 'authenticated',
        email: 'ada@example.com',
        sub: (await sessionOf(one))?.user.id,
      });
      expect(data?.header).toMatchObject({ alg: 'ES256' });
    }
    const keys = one.requests.filter(({ path }) => path === '/auth/v1/.well-known/jwks.json');
    expect(keys).toHaveLength(1);
    expect(one.requests.some(({ path }) => path === '/auth/v1/user')).toBe(false);

    const [head, , signature] = ((await sessionOf(one))?.access_token ?? '').split('.');
    const claims = { sub: 'someone else', exp: Math.floor(server.clock.nowMs / 1000) + 60 };
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
    expect((await one.supabase.auth.getClaims(forged)).error).not.toBeNull();
  });

  it('carries its session on before it runs out, and by itself when it has', async () => {
    const one = await signedIn();
    const before = await sessionOf(one);
    const { data, error } = await one.supabase.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect(data.session?.user.id).toBe(before?.user.id);
    expect(one.events).toContain('TOKEN_REFRESHED');
    wait(3_700_000);
    const after = await sessionOf(one);
    expect(after?.access_token).not.toBe(data.session?.access_token);
    expect((await one.supabase.auth.getUser()).error).toBeNull();
  });

  it('loses a session whose token was used by someone else', async () => {
    const one = await signedIn();
    const stolen = (await sessionOf(one))?.refresh_token ?? '';
    await device().supabase.auth.refreshSession({ refresh_token: stolen });
    wait(3_700_000);
    expect(await sessionOf(one)).toBeNull();
    expect(one.events).toContain('SIGNED_OUT');
    const { error } = await device().supabase.auth.refreshSession({ refresh_token: stolen });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('keeps its session while the server is broken', async () => {
    const one = await signedIn();
    const broken = newDevice(config.url, config.anonKey, () =>
      Promise.resolve(Response.json({ error: 'no database' }, { status: 503 })),
    );
    for (const [key, value] of one.kept)
      broken.kept.set(key.replace(/^contract-\d+/, `contract-${devices}`), value);
    const { error } = await broken.supabase.auth.getUser();
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
    expect(broken.kept.size).toBeGreaterThan(0);
    expect(broken.events).not.toContain('SIGNED_OUT');
  });

  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('signs out with scope %s', async (scope, left) => {
    const [here, there] = [await signedIn(), await signedIn()];
    const { error } = await here.supabase.auth.signOut({ scope });
    expect(error).toBeNull();
    expect(here.requests.at(-1)).toEqual({
      method: 'POST',
      path: `/auth/v1/logout?scope=${scope}`,
      status: 204,
    });
    expect((await sessionOf(here)) !== null).toBe(left[0]);
    const seen = await there.supabase.auth.getUser();
    expect(seen.error === null).toBe(left[1]);
    // The client takes the end of its session to heart.
    expect((await sessionOf(there)) !== null).toBe(left[1]);
  });

  it('says something about itself', async () => {
    const one = await signedIn();
    const { data, error } = await one.supabase.auth.updateUser({ data: { full_name: 'Ada' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada' });
    expect(one.events).toContain('USER_UPDATED');
    const refused = await one.supabase.auth.updateUser({ email: 'eve@example.com' });
    expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  describe('with Google', () => {
    const visitor = { sub: 'g-1', claims: { email: 'ada@example.com', email_verified: true, name: 'Ada' } };

    /** The browser goes to Google and is sent home. */
    async function home(
      one: Device,
      provider = 'google',
      who: typeof visitor | null = visitor,
    ): Promise<URL> {
      const { data, error } = await one.supabase.auth.signInWithOAuth({
        provider: provider as Provider,
        options: { redirectTo: `${origin}/`, skipBrowserRedirect: true },
      });
      expect(error).toBeNull();
      const left = await server.app.request(data.url ?? '');
      const to = left.headers.get('location') ?? '';
      if (!to.startsWith(google.config.issuer)) return new URL(to);
      const back = await server.app.request(await google.visit(to, who));
      expect(back.status).toBe(303);
      return new URL(back.headers.get('location') ?? '');
    }

    it('fetches its session by the code it was sent home with', async () => {
      const one = device();
      const url = await home(one);
      const { data, error } = await one.supabase.auth.exchangeCodeForSession(
        url.searchParams.get('code') ?? '',
      );
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: 'ada@example.com', app_metadata: { provider: 'google' } });
      expect(one.events).toContain('SIGNED_IN');
      expect((await one.supabase.auth.getClaims()).data?.claims.email).toBe('ada@example.com');
    });

    it('reaches the account of the same verified address', async () => {
      const byCode = await signedIn();
      const one = device();
      const url = await home(one);
      const { data } = await one.supabase.auth.exchangeCodeForSession(url.searchParams.get('code') ?? '');
      expect(data.user?.id).toBe((await sessionOf(byCode))?.user.id);
    });

    it('gets nothing by a code that another browser began with, or that was used', async () => {
      const [one, two] = [device(), device()];
      const code = (await home(one)).searchParams.get('code') ?? '';
      const used = (await home(two)).searchParams.get('code') ?? '';
      const other = await two.supabase.auth.exchangeCodeForSession(code);
      expect(other.error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
      expect((await one.supabase.auth.exchangeCodeForSession(code)).error).toMatchObject({
        status: 404,
        code: 'flow_state_not_found',
      });
      const bare = await two.supabase.auth.exchangeCodeForSession(used);
      expect(bare.error?.name).toBe('AuthPKCECodeVerifierMissingError');
    });

    it('is sent home with a reason when nothing came of it', async () => {
      const cancelled = await home(device(), 'google', null);
      expect(Object.fromEntries(cancelled.searchParams)).toEqual({
        error: 'access_denied',
        error_code: 'access_denied',
        error_description: expect.any(String),
      });
      const unknown = await home(device(), 'github');
      expect(unknown.searchParams.get('error_code')).toBe('provider_disabled');
    });
  });

  describe('and the profile', () => {
    const profile = { full_name: 'Ada', birth_date: '1990-12-10', timezone: 'Europe/London' };

    it('writes its own row and reads it back', async () => {
      const one = await signedIn();
      const id = (await sessionOf(one))?.user.id ?? '';
      const saved = await one.supabase
        .from('profiles')
        .upsert({ id, ...profile })
        .select()
        .single();
      expect(saved.error).toBeNull();
      expect(saved.status).toBe(201);
      expect(saved.data).toMatchObject({ id, ...profile });
      const again = await one.supabase
        .from('profiles')
        .upsert({ id, ...profile, full_name: 'Ada L.' }, { onConflict: 'id' })
        .select()
        .single();
      expect(again.data).toMatchObject({ id, full_name: 'Ada L.' });
      const read = await one.supabase.from('profiles').select('*').limit(1);
      expect(read.error).toBeNull();
      expect(read.data).toMatchObject([{ id, full_name: 'Ada L.' }]);
      const maybe = await one.supabase.from('profiles').select('full_name').eq('id', id).maybeSingle();
      expect(maybe.data).toEqual({ full_name: 'Ada L.' });
    });

    it('neither sees nor writes another’s', async () => {
      const [ada, bob] = [await signedIn(), await signedIn('bob@example.com')];
      const id = (await sessionOf(ada))?.user.id ?? '';
      await ada.supabase.from('profiles').upsert({ id, ...profile });
      const seen = await bob.supabase.from('profiles').select('*');
      expect(seen).toMatchObject({ error: null, data: [] });
      const written = await bob.supabase.from('profiles').upsert({ id, full_name: 'Bob' }).select().single();
      expect(written.error?.code).toBe('42501');
      expect(written.status).toBe(403);
      const none = await bob.supabase.from('profiles').select('*').single();
      expect(none.error?.code).toBe('PGRST116');
      expect(none.status).toBe(406);
    });

    it('cannot write a column that is not for writing, or that is not there', async () => {
      const one = await signedIn();
      const id = (await sessionOf(one))?.user.id ?? '';
      const unknown = await one.supabase.from('profiles').upsert({ id, is_admin: true }).select().single();
      expect(unknown.error?.code).toBe('PGRST204');
      const kept = await one.supabase
        .from('profiles')
        .upsert({ id, created_at: '2000-01-01' })
        .select()
        .single();
      expect(kept.error?.code).toBe('42501');
    });

    it('is out of reach once signed out', async () => {
      const one = await signedIn();
      const token = (await sessionOf(one))?.access_token ?? '';
      await one.supabase.auth.signOut();
      const res = await server.call('GET', '/rest/v1/profiles?select=*', { token });
      expect(res.status).toBe(401);
    });
  });
});
