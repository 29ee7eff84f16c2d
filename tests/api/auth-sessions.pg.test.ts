/** Sessions: carried on by refresh tokens, ended by their owner, by their age, or by a stolen token that shows itself. */
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../api/db/database.ts';
import type { Database } from '../../api/db/database.ts';
import { describeAnyDatabase } from '../support/api-database.ts';
import { createSignInServer } from './auth-support.ts';
import type { SessionBody, SignInServer } from './auth-support.ts';

const day = 86_400_000;
const ada = 'ada@example.com';

const refresh = (server: SignInServer, token: string): Promise<Response> =>
  server.send('/token?grant_type=refresh_token', { refresh_token: token });

async function refreshed(server: SignInServer, token: string): Promise<SessionBody> {
  const res = await refresh(server, token);
  expect(res.status).toBe(200);
  return (await res.json()) as SessionBody;
}

async function expectRefused(res: Response, status: number, code: string): Promise<void> {
  expect({ status: res.status, body: await res.json() }).toMatchObject({
    status,
    body: { code, message: expect.any(String) },
  });
  expect(res.headers.get('x-supabase-api-version')).toBe('2024-01-01');
}

const standing = (server: SignInServer, token: string) => server.verifier.verify(`Bearer ${token}`);
const sessionsOf = (db: Database): Promise<number> =>
  db.own(async (tx) => (await tx.selectFrom('auth.sessions').select('id').execute()).length);
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describeAnyDatabase('a refresh token', (open) => {
  it('has 256 random bits and is good for one use, which gives the next', async () => {
    const server = await createSignInServer(await open());
    const first = await server.signIn(ada);
    expect(Buffer.from(first.refresh_token.split('.').at(-1) ?? '', 'base64url')).toHaveLength(32);
    server.wait(30 * 60_000);
    const second = await refreshed(server, first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.user.id).toBe(first.user.id);
    expect(second.expires_at).toBe(Math.floor(server.nowMs() / 1000) + 3600);
    const [before, after] = [claimsOf(first.access_token), claimsOf(second.access_token)];
    expect(after['session_id']).toBe(before['session_id']);
    expect(after['amr']).toEqual(before['amr']);
    expect((await standing(server, second.access_token)).type).toBe('user');
    expect(await sessionsOf(server.db)).toBe(1);
  });

  it('comes back within ten seconds: another tab, which gets a token of the same session', async () => {
    const server = await createSignInServer(await open());
    const first = await server.signIn(ada);
    const one = await refreshed(server, first.refresh_token);
    server.wait(9900);
    const two = await refreshed(server, first.refresh_token);
    expect(two.refresh_token).not.toBe(one.refresh_token);
    expect(claimsOf(two.access_token)['session_id']).toBe(claimsOf(one.access_token)['session_id']);
    server.wait(60_000);
    expect((await refresh(server, two.refresh_token)).status).toBe(200);
  });

  it('comes back later: the whole session ends, the newest tokens with it', async () => {
    const server = await createSignInServer(await open());
    const first = await server.signIn(ada);
    const elsewhere = await server.signIn(ada);
    const second = await refreshed(server, first.refresh_token);
    server.wait(10_100);
    await expectRefused(await refresh(server, first.refresh_token), 400, 'refresh_token_already_used');
    await expectRefused(await refresh(server, second.refresh_token), 400, 'refresh_token_not_found');
    expect(await standing(server, second.access_token)).toEqual({
      type: 'refused',
      code: 'session_not_found',
    });
    expect(server.lines).toContainEqual({ event: 'refresh-reuse', fields: {} });
    expect((await refresh(server, elsewhere.refresh_token)).status).toBe(200);
  });

  it('cannot live on beside the owner when it was stolen and used in time', async () => {
    const server = await createSignInServer(await open());
    const first = await server.signIn(ada);
    const thief = await refreshed(server, first.refresh_token);
    const owner = await refreshed(server, first.refresh_token);
    server.wait(30 * 60_000);
    await refreshed(server, owner.refresh_token);
    server.wait(11_000);
    await expectRefused(await refresh(server, thief.refresh_token), 400, 'refresh_token_already_used');
    expect(await sessionsOf(server.db)).toBe(0);
  });

  it('shown twice at once gives two answers and one session', async () => {
    const server = await createSignInServer(await open());
    const first = await server.signIn(ada);
    const both = await Promise.all([
      refreshed(server, first.refresh_token),
      refreshed(server, first.refresh_token),
    ]);
    expect(new Set(both.map((one) => one.refresh_token)).size).toBe(2);
    expect(new Set(both.map((one) => claimsOf(one.access_token)['session_id'])).size).toBe(1);
    expect(await sessionsOf(server.db)).toBe(1);
    server.wait(60_000);
    expect((await refresh(server, both[1].refresh_token)).status).toBe(200);
  });

  it('shown at the moment of a sign-out is refused or followed by the end: nothing hangs, nothing fails', async () => {
    const server = await createSignInServer(await open());
    for (let round = 0; round < 5; round += 1) {
      const session = await server.signIn(ada);
      const [carried, ended] = await Promise.all([
        refresh(server, session.refresh_token),
        server.send('/logout', undefined, { method: 'POST', bearer: session.access_token }),
      ]);
      expect([200, 400]).toContain(carried.status);
      expect(ended.status).toBe(204);
      expect(await sessionsOf(server.db)).toBe(0);
    }
  });

  it('is no good after thirty days, however often it was used', async () => {
    const server = await createSignInServer(await open());
    let session = await server.signIn(ada);
    for (let i = 1; i <= 29; i += 1) {
      server.wait(day);
      session = await refreshed(server, session.refresh_token);
    }
    server.wait(day - 600_000);
    session = await refreshed(server, session.refresh_token);
    expect(session.expires_in).toBe(600);
    server.wait(600_001);
    expect((await standing(server, session.access_token)).type).toBe('refused');
    await expectRefused(await refresh(server, session.refresh_token), 400, 'session_expired');
    expect(await sessionsOf(server.db)).toBe(0);
  });

  it('that was never given out is unknown', async () => {
    const server = await createSignInServer(await open());
    await server.signIn(ada);
    for (const token of ['otp.unknown', 'x', "' or 1=1 --", '\0', '\ud800'])
      await expectRefused(await refresh(server, token), 400, 'refresh_token_not_found');
    expect(await sessionsOf(server.db)).toBe(1);
  });

  it('of a closed account is refused, and good again when the account is', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn(ada);
    await ban(server, session.user.id, server.nowMs() + 60_000);
    await expectRefused(await refresh(server, session.refresh_token), 400, 'user_banned');
    server.wait(60_001);
    expect((await refresh(server, session.refresh_token)).status).toBe(200);
  });

  it('of an account that nobody deleted and nobody knows is unknown, and no more is said', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn(ada);
    await server.db.own((tx) => tx.deleteFrom('auth.users').where('id', '=', session.user.id).execute());
    await expectRefused(await refresh(server, session.refresh_token), 400, 'refresh_token_not_found');
    expect(await standing(server, session.access_token)).toEqual({
      type: 'refused',
      // As after a restore to before it began: a device that is told of a deletion takes its copy away.
      code: 'session_not_found',
    });
  });

  it('of one server is good at another with the same secret and database, and only there', async () => {
    const db = await open();
    const secret = 'one secret of two servers, long enough to be taken';
    const one = await createSignInServer(db, { secret });
    const session = await one.signIn(ada);
    const two = await createSignInServer(db, { secret, startMs: one.nowMs() });
    const other = await createSignInServer(db, { startMs: one.nowMs() });
    await expectRefused(await refresh(other, session.refresh_token), 400, 'refresh_token_not_found');
    expect((await standing(other, session.access_token)).type).toBe('refused');
    expect((await standing(two, session.access_token)).type).toBe('user');
    expect((await refresh(two, session.refresh_token)).status).toBe(200);
  });
});

const ban = (server: SignInServer, userId: string, untilMs: number): Promise<unknown> =>
  server.db.own((tx) =>
    tx
      .updateTable('auth.users')
      .set({ banned_until: new Date(untilMs).toISOString() })
      .where('id', '=', userId)
      .execute(),
  );

describeAnyDatabase('a sign-out', (open) => {
  const signOut = (server: SignInServer, bearer: string, scope?: string): Promise<Response> =>
    server.send(`/logout${scope === undefined ? '' : `?scope=${scope}`}`, undefined, {
      method: 'POST',
      bearer,
    });

  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, true]],
    ['global', [false, false, true]],
    [undefined, [false, false, true]],
  ] as const)('of scope %s leaves the right devices signed in', async (scope, left) => {
    const server = await createSignInServer(await open());
    const [here, there, bob] = [
      await server.signIn(ada),
      await server.signIn(ada),
      await server.signIn('bob@example.com'),
    ];
    const res = await signOut(server, here.access_token, scope);
    expect(res.status).toBe(204);
    expect(await res.text()).toBe('');
    const still = [];
    for (const { access_token, refresh_token } of [here, there, bob]) {
      const isUser = (await standing(server, access_token)).type === 'user';
      expect((await server.send('/user', undefined, { bearer: access_token })).status).toBe(
        isUser ? 200 : 403,
      );
      expect((await refresh(server, refresh_token)).status).toBe(isUser ? 200 : 400);
      still.push(isUser);
    }
    expect(still).toEqual(left);
  });

  it('ends the access token at once, at /user and at the verifier', async () => {
    const server = await createSignInServer(await open());
    const { access_token: token } = await server.signIn(ada);
    expect((await server.send('/user', undefined, { bearer: token })).status).toBe(200);
    await signOut(server, token, 'local');
    await expectRefused(await server.send('/user', undefined, { bearer: token }), 403, 'session_not_found');
    expect(await standing(server, token)).toEqual({ type: 'refused', code: 'session_not_found' });
    await expectRefused(await signOut(server, token, 'local'), 403, 'session_not_found');
  });

  it('needs a person and a scope that exists', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn(ada);
    await expectRefused(await signOut(server, server.keys.anonKey), 401, 'no_authorization');
    await expectRefused(await signOut(server, session.access_token, 'everyone'), 400, 'validation_failed');
    expect(await sessionsOf(server.db)).toBe(1);
  });
});

describeAnyDatabase('one’s own user', (open) => {
  const put = (server: SignInServer, bearer: string, body: unknown): Promise<Response> =>
    server.send('/user', body, { method: 'PUT', bearer });

  it('keeps what a person says about themselves, merged, in the answer and in the next token', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn(ada);
    await put(server, session.access_token, { data: { name: 'Ada', town: 'London' } });
    const res = await put(server, session.access_token, { data: { name: 'Ada L.', town: null } });
    expect(await res.json()).toMatchObject({ id: session.user.id, user_metadata: { name: 'Ada L.' } });
    const again = (await (
      await server.send('/user', undefined, { bearer: session.access_token })
    ).json()) as {
      user_metadata: unknown;
    };
    expect(again.user_metadata).toEqual({ name: 'Ada L.' });
    const next = await refreshed(server, session.refresh_token);
    expect(claimsOf(next.access_token)['user_metadata']).toEqual({ name: 'Ada L.' });
  });

  it('refuses what is not for a person to change, and what no row or token can hold', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn(ada);
    for (const body of [
      { email: 'eve@example.com' },
      { phone: '+491234' },
      { password: 'x' },
      { role: 'service_role' },
      { app_metadata: { admin: true } },
      { data: { big: 'x'.repeat(2100) } },
      { data: { nul: '\0' } },
      { data: { half: '\ud800' } },
      { data: { 'a key': 1 } },
      { data: [] },
      { data: 'x' },
    ])
      await expectRefused(await put(server, session.access_token, body), 400, 'validation_failed');
    const deep = `{"data":{"deep":${'['.repeat(8000)}${']'.repeat(8000)}}}`;
    await expectRefused(await put(server, session.access_token, deep), 400, 'validation_failed');
    const [user] = await server.db.own((tx) =>
      tx.selectFrom('auth.users').select(['email', 'role', 'raw_user_meta_data']).execute(),
    );
    expect(user).toEqual({ email: ada, role: 'authenticated', raw_user_meta_data: {} });
  });

  it('takes nothing that is not for a person to say', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn(ada);
    const body = {
      is_admin: true,
      user_id: crypto.randomUUID(),
      aud: 'x',
      banned_until: null,
      is_anonymous: true,
    };
    const text = `${JSON.stringify(body).slice(0, -1)},"data":{"__proto__":{"is_admin":true}}}`;
    const res = await put(server, session.access_token, text);
    expect(res.status).toBe(200);
    const user = (await res.json()) as Record<string, unknown>;
    expect(user).toMatchObject({
      id: session.user.id,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      is_anonymous: false,
    });
    expect(JSON.stringify(user)).not.toContain('is_admin');
  });

  it('is shown to nobody else', async () => {
    const server = await createSignInServer(await open());
    for (const [method, bearer, status, code] of [
      ['GET', undefined, 401, 'no_authorization'],
      ['PUT', undefined, 401, 'no_authorization'],
      ['GET', server.keys.anonKey, 401, 'no_authorization'],
      ['PUT', server.keys.anonKey, 401, 'no_authorization'],
      ['GET', 'x.y.z', 403, 'bad_jwt'],
      ['PUT', 'x.y.z', 403, 'bad_jwt'],
    ] as const) {
      const options = { method, ...(bearer === undefined ? {} : { bearer }) };
      await expectRefused(
        await server.send('/user', method === 'PUT' ? {} : undefined, options),
        status,
        code,
      );
    }
  });
});

describeAnyDatabase('a database that cannot be reached', (open) => {
  it('is a fault that passes through, never a refusal: nobody is signed out by it', async () => {
    const db = await open();
    let away = false;
    const shaky: Database = {
      ...db,
      own: (work) => (away ? Promise.reject(new DatabaseUnavailable('away')) : db.own(work)),
      single: (statement) => (away ? Promise.reject(new DatabaseUnavailable('away')) : db.single(statement)),
    };
    const server = await createSignInServer(shaky);
    const session = await server.signIn(ada);
    server.wait(61_000);
    away = true;
    const bearer = session.access_token;
    for (const res of [
      await server.send('/otp', { email: ada }),
      await server.send('/verify', { email: ada, token: '000000', type: 'email' }),
      await refresh(server, session.refresh_token),
      await server.send('/user', undefined, { bearer }),
      await server.send('/logout', undefined, { method: 'POST', bearer }),
    ]) {
      expect(res.status).toBe(500);
      expect(await res.json()).toEqual({ unexpected: 'DatabaseUnavailable: away' });
    }
    await expect(standing(server, bearer)).rejects.toThrow(DatabaseUnavailable);
    away = false;
    expect((await refresh(server, session.refresh_token)).status).toBe(200);
  });
});
