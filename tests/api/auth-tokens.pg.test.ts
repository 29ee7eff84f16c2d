/** Access tokens: what the verifier takes for one, and all that only looks like one. */
import { createHmac, createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import { expect, it } from 'vitest';
import { hostedVerifier } from '../../api/auth/verifier.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import { createSignInServer, issuer } from './auth-support.ts';
import type { SessionBody, SignInServer } from './auth-support.ts';

const part = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Signs by the server's own key: only what is changed can be the reason of a refusal. */
function sign(
  server: SignInServer,
  session: SessionBody,
  payload: JWTPayload = {},
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const claims = { ...part(session.access_token, 1), ...payload };
  const given = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  return new SignJWT(given)
    .setProtectedHeader({ alg: 'ES256', kid: server.keys.signing.kid, typ: 'JWT', ...header })
    .sign(server.keys.signing.privateKey);
}

describeAnyDatabase('an access token', (open) => {
  it('holds for an hour and says what Supabase’s clients read', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn('ada@example.com');
    const now = Math.floor(server.nowMs() / 1000);
    expect(part(session.access_token, 0)).toEqual({ alg: 'ES256', kid: server.keys.signing.kid, typ: 'JWT' });
    const claims = part(session.access_token, 1);
    expect(claims).toEqual({
      iss: issuer,
      sub: session.user.id,
      aud: 'authenticated',
      role: 'authenticated',
      iat: now,
      exp: now + 3600,
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ada@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: now }],
      is_anonymous: false,
    });
    expect(await server.verifier.verify(`Bearer ${session.access_token}`)).toEqual({
      type: 'user',
      identity: {
        userId: session.user.id,
        sessionId: claims['session_id'],
        email: 'ada@example.com',
        claims,
      },
    });
    server.wait(3599_000);
    expect((await server.verifier.verify(`bearer ${session.access_token}`)).type).toBe('user');
    server.wait(1000);
    expect(await server.verifier.verify(`Bearer ${session.access_token}`)).toEqual({
      type: 'refused',
      code: 'bad_jwt',
    });
  });

  it('is refused by anything that was changed in it', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn('ada@example.com');
    const bob = await server.signIn('bob@example.com');
    const fresh = await server.send('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    const token = ((await fresh.json()) as SessionBody).access_token;
    const now = Math.floor(server.nowMs() / 1000);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const stranger = await generateKeyPair('ES256');
    const strangerJwk = await exportJWK(stranger.publicKey);
    const claims = part(token, 1) as JWTPayload;
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const key = server.keys.jwks.keys[0];
    const publicPem = createPublicKey({ key: { ...key, key_ops: ['verify'] }, format: 'jwk' });
    const macBy = (secret: Buffer | string): string => {
      const head = encode({ alg: 'HS256', typ: 'JWT', kid: server.keys.signing.kid });
      return `${head}.${payload}.${createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url')}`;
    };

    expect((await server.verifier.verify(`Bearer ${await sign(server, session)}`)).type).toBe('user');
    const cases: Readonly<Record<string, string>> = {
      'algorithm none': new UnsecuredJWT(claims).encode(),
      'algorithm None, signature kept': `${encode({ alg: 'None', typ: 'JWT' })}.${payload}.${signature}`,
      'no signature': `${header}.${payload}.`,
      'two parts': `${header}.${payload}`,
      'HS256 by the public key as PEM': macBy(publicPem.export({ type: 'spki', format: 'pem' })),
      'HS256 by the public key as DER': macBy(publicPem.export({ type: 'spki', format: 'der' })),
      'HS256 by the public key as JWK': macBy(JSON.stringify(key)),
      'HS256 by x': macBy(Buffer.from(key.x, 'base64url')),
      'HS256 by the publishable key': macBy(server.keys.anonKey),
      'HS256 by nothing': macBy(''),
      'signature of zeros': `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
      'another person under the same signature': `${header}.${encode({ ...claims, sub: bob.user.id })}.${signature}`,
      'a stranger’s key under our kid': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: server.keys.signing.kid, typ: 'JWT' })
        .sign(stranger.privateKey),
      'a stranger’s key brought along': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: server.keys.signing.kid, typ: 'JWT', jwk: strangerJwk })
        .sign(stranger.privateKey),
      'another kid': await sign(server, session, {}, { kid: 'another' }),
      'no kid': await sign(server, session, {}, { kid: undefined as never }),
      'another audience': await sign(server, session, { aud: 'soulstice' }),
      'no audience': await sign(server, session, { aud: undefined as never }),
      'another issuer': await sign(server, session, { iss: 'https://evil.example/auth/v1' }),
      'no issuer': await sign(server, session, { iss: undefined as never }),
      'run out': await sign(server, session, { exp: now }),
      'no end': await sign(server, session, { exp: undefined as never }),
      'not yet': await sign(server, session, { nbf: now + 60 }),
      'no subject': await sign(server, session, { sub: undefined as never }),
      'a subject that is no id': await sign(server, session, { sub: "x' or true --" }),
      'no session': await sign(server, session, { session_id: undefined as never }),
      'a session that is no id': await sign(server, session, { session_id: 'x' }),
      'role of the service': await sign(server, session, { role: 'service_role' }),
      'role of nobody': await sign(server, session, { role: 'anon' }),
      'another type': await sign(server, session, {}, { typ: 'at+jwt' }),
      'an id token': await new SignJWT({ email: 'ada@example.com', nonce: 'n' })
        .setProtectedHeader({ alg: 'ES256', kid: server.keys.signing.kid })
        .setIssuer(issuer)
        .setSubject(session.user.id)
        .setAudience('soulstice')
        .setIssuedAt(now)
        .setExpirationTime(now + 60)
        .sign(server.keys.signing.privateKey),
      'a refresh token': session.refresh_token,
      'the publishable key': server.keys.anonKey,
      'something very long': `${header}.${payload}${'A'.repeat(20_000)}.${signature}`,
      'something with a space': `${token} ${token}`,
    };
    const taken: string[] = [];
    for (const [name, bad] of Object.entries(cases)) {
      const verified = await server.verifier.verify(`Bearer ${bad}`);
      if (verified.type !== 'refused' || verified.code !== 'bad_jwt') taken.push(`${name}: ${verified.type}`);
      const status = (await server.send('/user', undefined, { bearer: bad })).status;
      if (status !== (bad === server.keys.anonKey ? 401 : 403)) taken.push(`${name}: ${status}`);
    }
    expect(taken).toEqual([]);
    for (const authorization of ['', 'Bearer', 'Bearer ', token, `Basic ${token}`, `Bearer ${token} x`])
      expect(await server.verifier.verify(authorization)).toEqual({ type: 'refused', code: 'bad_jwt' });
  });

  it('is refused when its session and its person do not belong together', async () => {
    const server = await createSignInServer(await open());
    const [session, bob] = [await server.signIn('ada@example.com'), await server.signIn('bob@example.com')];
    for (const token of [
      await sign(server, session, { sub: bob.user.id }),
      await sign(server, session, { session_id: crypto.randomUUID() }),
    ])
      expect(await server.verifier.verify(`Bearer ${token}`)).toEqual({
        type: 'refused',
        code: 'session_not_found',
      });
  });

  it('leads the server to nobody: jku and x5u are not followed', async () => {
    let asked = 0;
    const stranger = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(stranger.publicKey)), kid: 'evil', alg: 'ES256', use: 'sig' };
    const listener = createServer((_, res) => {
      asked += 1;
      res.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    try {
      const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/jwks.json`;
      const server = await createSignInServer(await open());
      const session = await server.signIn('ada@example.com');
      for (const kid of ['evil', server.keys.signing.kid]) {
        const token = await new SignJWT(part(session.access_token, 1))
          .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', jku: url, x5u: url })
          .sign(stranger.privateKey);
        expect(await server.verifier.verify(`Bearer ${token}`)).toEqual({ type: 'refused', code: 'bad_jwt' });
      }
      expect(asked).toBe(0);
    } finally {
      await new Promise((resolve) => {
        listener.close(resolve);
      });
    }
  });

  it('is not needed to be nobody, and the publishable key is nobody only where it is asked for', async () => {
    const server = await createSignInServer(await open());
    expect(await server.verifier.verify(undefined)).toEqual({ type: 'anonymous' });
    const key = `Bearer ${server.keys.anonKey}`;
    expect(await server.verifier.verify(key, { publicKey: true })).toEqual({ type: 'anonymous' });
    expect(await server.verifier.verify(key)).toEqual({ type: 'refused', code: 'bad_jwt' });
  });

  it('of a closed account is refused at once', async () => {
    const server = await createSignInServer(await open());
    const session = await server.signIn('ada@example.com');
    await ownSql(server.db, 'update auth.users set banned_until = $1 where id = $2', [
      new Date(server.nowMs() + 60_000).toISOString(),
      session.user.id,
    ]);
    expect(await server.verifier.verify(`Bearer ${session.access_token}`)).toEqual({
      type: 'refused',
      code: 'session_not_found',
    });
    expect((await server.send('/user', undefined, { bearer: session.access_token })).status).toBe(403);
  });

  it('can be checked by anyone against the published keys, which may be kept for ten minutes', async () => {
    const server = await createSignInServer(await open());
    const res = await server.send('/.well-known/jwks.json');
    expect(res.headers.get('cache-control')).toBe('public, max-age=600');
    expect(await res.json()).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.stringMatching(/^[\w-]{43}$/),
          y: expect.stringMatching(/^[\w-]{43}$/),
          kid: server.keys.signing.kid,
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        },
      ],
    });
  });
});

describeAnyDatabase('a hosted project’s token', (open) => {
  it('is checked by the project’s keys, issuer and sessions', async () => {
    const db = await open();
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'project', alg: 'ES256', use: 'sig' };
    const asked: string[] = [];
    const nowMs = Date.UTC(2026, 4, 1, 12);
    const verifier = hostedVerifier({
      supabaseUrl: 'https://project.example',
      db,
      nowMs: () => nowMs,
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve(Response.json({ keys: [jwk] }));
      },
    });
    const [user] = await ownSql(db, "insert into auth.users (email) values ('ada@example.com') returning id");
    const [row] = await ownSql(db, 'insert into auth.sessions (user_id) values ($1) returning id', [
      user?.['id'],
    ]);
    const token = (claims: JWTPayload = {}): Promise<string> =>
      new SignJWT({ role: 'authenticated', session_id: row?.['id'], email: 'ada@example.com', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'project', typ: 'JWT' })
        .setIssuer(claims.iss ?? 'https://project.example/auth/v1')
        .setSubject(String(user?.['id']))
        .setAudience('authenticated')
        .setIssuedAt(nowMs / 1000)
        .setExpirationTime(nowMs / 1000 + 3600)
        .sign(privateKey);

    expect(await verifier.verify(`Bearer ${await token()}`)).toMatchObject({
      type: 'user',
      identity: { userId: user?.['id'], sessionId: row?.['id'], email: 'ada@example.com' },
    });
    expect(asked).toEqual(['https://project.example/auth/v1/.well-known/jwks.json']);
    expect(await verifier.verify(`Bearer ${await token({ iss: 'https://other.example/auth/v1' })}`)).toEqual({
      type: 'refused',
      code: 'bad_jwt',
    });
    await ownSql(db, 'delete from auth.sessions');
    expect(await verifier.verify(`Bearer ${await token()}`)).toEqual({
      type: 'refused',
      code: 'session_not_found',
    });
  });
});
