/** Signing in elsewhere: from our page to a provider, back to us, and home with a code that one browser can use once. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s256 } from '../../api/auth/digest.ts';
import { sweepSignIns } from '../../api/auth/sweep.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import { startProvider } from './auth-oidc.ts';
import type { TestProvider, Visitor } from './auth-oidc.ts';
import { createSignInServer, dumpOf, home, issuer } from './auth-support.ts';
import type { SessionBody, SignInServer } from './auth-support.ts';

const minute = 60_000;
const ada = { sub: 'google-ada', claims: { email: 'Ada@Example.com', email_verified: true, name: 'Ada' } };

let google: TestProvider;
let oidc: TestProvider;
beforeAll(async () => {
  google = await startProvider('google', `${issuer}/callback`);
  oidc = await startProvider('oidc', `${issuer}/callback`);
});
afterAll(async () => {
  await google.close();
  await oidc.close();
});

const newVerifier = (): string => randomBytes(56).toString('hex');

/** Leaves for the provider; the address the browser is sent to. */
async function leave(server: SignInServer, query: Readonly<Record<string, string>>): Promise<Response> {
  const asked = { provider: 'google', redirect_to: home, code_challenge_method: 's256', ...query };
  return server.send(`/authorize?${new URLSearchParams(asked).toString()}`);
}

/** Comes back from the provider; the address the browser is sent home to. */
async function comeBack(server: SignInServer, returned: string): Promise<URL> {
  const res = await server.send(`/callback${new URL(returned).search}`);
  expect(res.status).toBe(303);
  return new URL(res.headers.get('location') ?? '');
}

/** The whole way there and back; where the browser ends up. */
async function goThrough(
  server: SignInServer,
  visitor: Visitor,
  verifier: string,
  provider: TestProvider = google,
): Promise<URL> {
  const left = await leave(server, { provider: provider.config.name, code_challenge: s256(verifier) });
  expect(left.status).toBe(302);
  return comeBack(server, await provider.visit(left.headers.get('location') ?? '', visitor));
}

const exchange = (server: SignInServer, code: string | null, verifier?: string): Promise<Response> =>
  server.send('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });

async function signInAt(server: SignInServer, visitor: Visitor, provider = google): Promise<SessionBody> {
  const verifier = newVerifier();
  const res = await exchange(
    server,
    (await goThrough(server, visitor, verifier, provider)).searchParams.get('code'),
    verifier,
  );
  expect(res.status).toBe(200);
  return (await res.json()) as SessionBody;
}

const codeOf = async (res: Response) => ({
  status: res.status,
  code: ((await res.json()) as { code: unknown }).code,
});
const why = (url: URL) => ({
  at: url.origin + url.pathname,
  error: url.searchParams.get('error'),
  code: url.searchParams.get('error_code'),
  text: url.searchParams.get('error_description') !== null,
});
const sentHome = (error: string, code: string) => ({ at: home, error, code, text: true });
const countOf = async (server: SignInServer, table: string): Promise<number> =>
  (await ownSql(server.db, `select 1 from ${table}`)).length;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describeAnyDatabase('a provider', (open) => {
  it('is asked with state, nonce and PKCE of the server’s own, and told no secret through the browser', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const challenge = s256(newVerifier());
    const left = await leave(server, { code_challenge: challenge });
    const url = new URL(left.headers.get('location') ?? '');
    expect(url.origin).toBe(google.config.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'soulstice',
      response_type: 'code',
      redirect_uri: `${issuer}/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(url.searchParams.get('code_challenge')).not.toBe(challenge);
  });

  it('makes an account of a verified address, told of as a sign-in', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const session = await signInAt(server, ada);
    expect(session.user).toMatchObject({
      email: 'ada@example.com',
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Ada' },
      identities: [{ provider: 'google', id: 'google-ada', email: 'ada@example.com' }],
    });
    expect(claimsOf(session.access_token)['amr']).toMatchObject([{ method: 'oauth' }]);
    expect(server.signIns).toEqual([{ id: session.user.id, email: 'ada@example.com', verified: true }]);
    expect(await countOf(server, 'auth.flow_state')).toBe(0);
    server.wait(30 * minute);
    const next = await server.send('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    const carried = (await next.json()) as SessionBody;
    expect(claimsOf(carried.access_token)['amr']).toEqual(claimsOf(session.access_token)['amr']);
  });

  it('is joined to the account of a verified address, and known by its own id from then on', async () => {
    const server = await createSignInServer(await open(), { google: google.config, oidc: oidc.config });
    const byCode = await server.signIn('ada@example.com');
    server.wait(minute);
    const byGoogle = await signInAt(server, ada);
    expect(byGoogle.user.id).toBe(byCode.user.id);
    expect(byGoogle.user).toMatchObject({
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    const byOidc = await signInAt(server, { sub: 'oidc-ada', claims: ada.claims }, oidc);
    expect(byOidc.user.id).toBe(byCode.user.id);
    // The address changed there, and is not verified yet: still the same person, under the address we know.
    const later = await signInAt(server, {
      sub: 'google-ada',
      claims: { email: 'bob@example.com', email_verified: false },
    });
    expect(later.user).toMatchObject({ id: byCode.user.id, email: 'ada@example.com' });
    expect(server.signIns.map(({ email }) => email)).toEqual(Array(4).fill('ada@example.com'));
    expect(await countOf(server, 'auth.users')).toBe(1);
  });

  it.each([
    ['says it is not verified', { email: 'ada@example.com', email_verified: false }],
    ['says nothing of it', { email: 'ada@example.com' }],
    ['says "true" as text', { email: 'ada@example.com', email_verified: 'true' }],
    ['knows no address', { email_verified: true }],
    ['sends something else', { email: 'ada@example.com, eve@example.com', email_verified: true }],
  ])('joins and makes nothing when it %s', async (_, claims) => {
    const server = await createSignInServer(await open(), { google: google.config });
    await server.signIn('ada@example.com');
    const back = await goThrough(server, { sub: 'somebody', claims }, newVerifier());
    expect(why(back)).toEqual(sentHome('access_denied', 'provider_email_needs_verification'));
    expect(back.searchParams.has('code')).toBe(false);
    expect(await countOf(server, 'auth.users')).toBe(1);
    expect(await countOf(server, 'auth.identities')).toBe(1);
    expect(await countOf(server, 'auth.flow_state')).toBe(0);
    expect(server.signIns).toHaveLength(1);
  });

  it('takes a no for an answer', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    expect(why(await goThrough(server, null, newVerifier()))).toEqual(
      sentHome('access_denied', 'access_denied'),
    );
    expect(await countOf(server, 'auth.flow_state')).toBe(0);
  });

  it('lets nobody into a closed account', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const verifier = newVerifier();
    const before = await goThrough(server, ada, verifier);
    await ownSql(server.db, 'update auth.users set banned_until = $1', [
      new Date(server.nowMs() + 60 * minute).toISOString(),
    ]);
    expect(await codeOf(await exchange(server, before.searchParams.get('code'), verifier))).toEqual({
      status: 403,
      code: 'user_banned',
    });
    expect(why(await goThrough(server, ada, newVerifier()))).toEqual(
      sentHome('access_denied', 'user_banned'),
    );
    expect(await countOf(server, 'auth.sessions')).toBe(0);
  });

  it('that is silent is said to be', async () => {
    const gone = await startProvider('google', `${issuer}/callback`);
    const server = await createSignInServer(await open(), { google: gone.config });
    await gone.close();
    const left = await leave(server, { code_challenge: s256(newVerifier()) });
    expect(left.status).toBe(303);
    const back = new URL(left.headers.get('location') ?? '');
    expect(why(back)).toEqual(sentHome('server_error', 'bad_oauth_callback'));
    expect(server.lines.map(({ event }) => event)).toContain('provider-failed');
  });
});

describeAnyDatabase('the way there', (open) => {
  it('begins only for addresses on the list', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const code_challenge = s256(newVerifier());
    for (const redirect_to of [
      '//evil.example',
      '/',
      'https://evil.example/',
      'https://soulstice.example@evil.example/',
      'https://soulstice.example.evil.example/',
      'https://evil.example/https://soulstice.example/',
      'https://soulstice.example:8443/',
      'http://soulstice.example/',
      'https://soulstice.example/other',
      'https://soulstice.example/../evil',
      'https://soulstice.example/%2e%2e/evil',
      'https://soulstice.example\\@evil.example/',
      'https://soulstice.example/?next=https://evil.example',
      'https://soulstice.example/#x',
      'javascript:alert(1)',
      'javascript://soulstice.example/%0aalert(1)',
      'data:text/html,x',
    ]) {
      const res = await leave(server, { redirect_to, code_challenge });
      expect(res.headers.get('location'), redirect_to).toBeNull();
      expect(await codeOf(res), redirect_to).toEqual({ status: 400, code: 'validation_failed' });
    }
    expect(await countOf(server, 'auth.flow_state')).toBe(0);
    expect((await leave(server, { redirect_to: home, code_challenge })).status).toBe(302);
  });

  it('begins only with PKCE and a provider that is set up, and says what is missing at home', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const good = { code_challenge: s256(newVerifier()) };
    for (const [query, code] of [
      [{ code_challenge: '' }, 'validation_failed'],
      [{ code_challenge: 'short' }, 'validation_failed'],
      [{ ...good, code_challenge_method: 'plain' }, 'validation_failed'],
      [{ ...good, code_challenge_method: '' }, 'validation_failed'],
      [{ ...good, provider: 'oidc' }, 'provider_disabled'],
      [{ ...good, provider: 'github' }, 'provider_disabled'],
      [{ ...good, provider: '' }, 'provider_disabled'],
    ] as const) {
      const res = await leave(server, query);
      expect(res.status).toBe(303);
      expect(why(new URL(res.headers.get('location') ?? ''))).toEqual(sentHome('invalid_request', code));
    }
    expect(await countOf(server, 'auth.flow_state')).toBe(0);
  });

  it('is begun a hundred times an hour by one client', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const query = { code_challenge: s256(newVerifier()) };
    for (let i = 0; i < 100; i += 1) expect((await leave(server, query)).status).toBe(302);
    const res = await leave(server, query);
    expect(why(new URL(res.headers.get('location') ?? ''))).toEqual(
      sentHome('server_error', 'over_request_rate_limit'),
    );
  });
});

describeAnyDatabase('the way back', (open) => {
  it('is closed to a state that is unknown, used or ten minutes old: home, whatever the query says', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const stale = sentHome('invalid_request', 'bad_oauth_state');
    for (const query of [
      '',
      '?code=x',
      '?code=x&state=x',
      `?code=x&state=${crypto.randomUUID()}`,
      `?error=access_denied&error_description=Call+us&state=${crypto.randomUUID()}`,
      "?code=x&state=' or true --",
    ]) {
      const back = await comeBack(server, `${issuer}/callback${query}`);
      expect(why(back)).toEqual(stale);
      expect(back.href).not.toContain('Call');
    }
    const left = await leave(server, { code_challenge: s256(newVerifier()) });
    const returned = await google.visit(left.headers.get('location') ?? '', ada);
    expect((await comeBack(server, returned)).searchParams.has('code')).toBe(true);
    expect(why(await comeBack(server, returned))).toEqual(stale);

    const late = await leave(server, { code_challenge: s256(newVerifier()) });
    const lateReturn = await google.visit(late.headers.get('location') ?? '', ada);
    server.wait(10 * minute + 1000);
    expect(why(await comeBack(server, lateReturn))).toEqual(stale);
  });

  it('is taken two hundred times an hour by one client, and a return too many costs no flow', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const left = await leave(server, { code_challenge: s256(newVerifier()) });
    const returned = await google.visit(left.headers.get('location') ?? '', ada);
    for (let i = 0; i < 200; i += 1) await comeBack(server, `${issuer}/callback?code=x&state=x`);
    expect(why(await comeBack(server, returned))).toEqual(
      sentHome('server_error', 'over_request_rate_limit'),
    );
    expect(await countOf(server, 'auth.flow_state')).toBe(1);
  });

  it('is closed to an answer to another question', async () => {
    const server = await createSignInServer(await open(), { google: google.config, oidc: oidc.config });
    const failed = sentHome('server_error', 'bad_oauth_callback');
    const go = async (provider: TestProvider) => {
      const left = await leave(server, {
        provider: provider.config.name,
        code_challenge: s256(newVerifier()),
      });
      return new URL(await provider.visit(left.headers.get('location') ?? '', ada));
    };
    // One person's code under another flow's state: nonce and verifier are that flow's own.
    const [one, two] = [await go(google), await go(google)];
    one.searchParams.set('state', two.searchParams.get('state') ?? '');
    expect(why(await comeBack(server, one.href))).toEqual(failed);
    // A code of another provider.
    const [mine, other] = [await go(google), await go(oidc)];
    other.searchParams.set('state', mine.searchParams.get('state') ?? '');
    expect(why(await comeBack(server, other.href))).toEqual(failed);
    // A code that was made up.
    const made = await go(google);
    made.searchParams.set('code', 'made-up');
    expect(why(await comeBack(server, made.href))).toEqual(failed);
    expect(await countOf(server, 'auth.users')).toBe(0);
  });
});

describeAnyDatabase('the code that is brought home', (open) => {
  it('opens one session, once', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const verifier = newVerifier();
    const code = (await goThrough(server, ada, verifier)).searchParams.get('code');
    expect(code).toMatch(/^[0-9a-f-]{36}$/);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await exchange(server, code, verifier)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(404)]);
    expect(await codeOf(await exchange(server, code, verifier))).toEqual({
      status: 404,
      code: 'flow_state_not_found',
    });
    expect(await countOf(server, 'auth.sessions')).toBe(1);
    expect(server.signIns).toHaveLength(1);
  });

  it('is for the browser that left: without its verifier it is refused, with another one it is gone', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const verifier = newVerifier();
    const code = (await goThrough(server, ada, verifier)).searchParams.get('code');
    for (const bad of [undefined, '', 'short', `${verifier}\n`])
      expect(await codeOf(await exchange(server, code, bad))).toEqual({
        status: 400,
        code: 'validation_failed',
      });
    expect(await codeOf(await exchange(server, code, s256(verifier)))).toEqual({
      status: 400,
      code: 'bad_code_verifier',
    });
    expect(await codeOf(await exchange(server, code, verifier))).toEqual({
      status: 404,
      code: 'flow_state_not_found',
    });
    expect(await countOf(server, 'auth.sessions')).toBe(0);
  });

  it.each([
    ['good for ten minutes', 10 * minute - 1000, 200],
    ['over after that', 10 * minute + 1000, 422],
  ])('is %s', async (_, age, status) => {
    const server = await createSignInServer(await open(), { google: google.config });
    const verifier = newVerifier();
    const code = (await goThrough(server, ada, verifier)).searchParams.get('code');
    server.wait(age);
    expect((await exchange(server, code, verifier)).status).toBe(status);
  });

  it('is not in the database, nor are the state’s secrets once it is there', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const verifier = newVerifier();
    const code = (await goThrough(server, ada, verifier)).searchParams.get('code') ?? '';
    const dump = await dumpOf(server.db);
    expect(dump).toContain('google-ada');
    expect(dump).not.toContain(code);
    expect(dump).not.toContain(verifier);
    const [flow] = await server.db.own((tx) =>
      tx.selectFrom('auth.flow_state').select(['provider_nonce', 'provider_verifier']).execute(),
    );
    expect(flow).toEqual({ provider_nonce: null, provider_verifier: null });
    expect(JSON.stringify(server.lines)).not.toContain(code);
  });
});

describeAnyDatabase('the sweep', (open) => {
  it('forgets what no rule looks at any more, and nothing else', async () => {
    const server = await createSignInServer(await open(), { google: google.config });
    const old = await server.signIn('old@example.com');
    await server.codeFor('asked@example.com');
    await leave(server, { code_challenge: s256(newVerifier()) });
    server.wait(9 * minute);
    await sweepSignIns(server.db, server.nowMs());
    const left = async () => [
      await countOf(server, 'auth.one_time_tokens'),
      await countOf(server, 'auth.flow_state'),
      await countOf(server, 'auth.sessions'),
      await countOf(server, 'auth.users'),
    ];
    expect(await left()).toEqual([1, 1, 1, 1]);
    server.wait(12 * minute);
    await sweepSignIns(server.db, server.nowMs());
    expect(await left()).toEqual([0, 0, 1, 1]);
    expect((await server.send('/user', undefined, { bearer: old.access_token })).status).toBe(200);
    server.wait(30 * 24 * 60 * minute);
    await sweepSignIns(server.db, server.nowMs());
    expect(await left()).toEqual([0, 0, 0, 1]);
    expect(await countOf(server, 'auth.refresh_tokens')).toBe(0);
  });
});
