import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { KeysUnavailable, createProjectKeys } from './project-keys.ts';
import { readAccessToken } from './tokens.ts';

type Pair = { readonly privateKey: CryptoKey; readonly jwk: JWK };
const pair = async (kid: string, alg: string): Promise<Pair> => {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
};

let first: Pair;
let second: Pair;
let rsa: Pair;
beforeAll(async () => {
  [first, second, rsa] = [
    await pair('one', 'ES256'),
    await pair('two', 'ES256'),
    await pair('three', 'RS256'),
  ];
});

/** A project whose keys, reachability and clock the test sets. */
function project() {
  const state = { keys: [] as JWK[], status: 200, asked: 0, nowMs: 1_800_000_000_000 };
  const keyOf = createProjectKeys({
    url: 'https://project.example/auth/v1/.well-known/jwks.json',
    nowMs: () => state.nowMs,
    fetch: () => {
      state.asked += 1;
      if (state.status === 0) return Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve(Response.json({ keys: state.keys }, { status: state.status }));
    },
  });
  const read = async (by: Pair, header: object = {}) => {
    const now = Math.floor(state.nowMs / 1000);
    const token = await new SignJWT({ role: 'authenticated', session_id: crypto.randomUUID() })
      .setProtectedHeader({ alg: by.jwk.alg!, kid: by.jwk.kid!, typ: 'JWT', ...header })
      .setIssuer('https://project.example/auth/v1')
      .setSubject(crypto.randomUUID())
      .setAudience('authenticated')
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(by.privateKey);
    return readAccessToken(token, {
      keyOf,
      algorithms: ['ES256', 'RS256'],
      issuer: 'https://project.example/auth/v1',
      nowMs: state.nowMs,
    });
  };
  return { state, read };
}

describe('createProjectKeys', () => {
  it('asks once for ten minutes, then again', async () => {
    const { state, read } = project();
    state.keys = [first.jwk, rsa.jwk];
    expect(await read(first)).not.toBeNull();
    expect(await read(rsa)).not.toBeNull();
    state.nowMs += 599_000;
    expect(await read(first)).not.toBeNull();
    expect(state.asked).toBe(1);
    state.nowMs += 2000;
    expect(await read(first)).not.toBeNull();
    expect(state.asked).toBe(2);
  });

  it('asks for a key it does not know, at most twice a minute', async () => {
    const { state, read } = project();
    state.keys = [first.jwk];
    expect(await read(first)).not.toBeNull();
    state.keys = [first.jwk, second.jwk];
    for (let i = 0; i < 20; i += 1) expect(await read(second)).toBeNull();
    expect(state.asked).toBe(1);
    state.nowMs += 30_000;
    expect(await read(second)).not.toBeNull();
    expect(state.asked).toBe(2);
  });

  it('asks once for many that come together', async () => {
    const { state, read } = project();
    state.keys = [first.jwk];
    await Promise.all(Array.from({ length: 10 }, () => read(first)));
    expect(state.asked).toBe(1);
  });

  it('goes on with the keys it has while the project is silent', async () => {
    const { state, read } = project();
    state.keys = [first.jwk];
    await read(first);
    state.status = 0;
    state.nowMs += 3_600_000;
    expect(await read(first)).not.toBeNull();
  });

  it.each([[0], [500], [302]])(
    'says that it cannot know when it never got any (status %i)',
    async (status) => {
      const { state, read } = project();
      state.status = status;
      await expect(read(first)).rejects.toThrow(KeysUnavailable);
    },
  );

  it('asks nobody about a token of another algorithm', async () => {
    const { state } = project();
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(new Uint8Array(32));
    const keyOf = createProjectKeys({
      url: 'https://project.example/jwks',
      nowMs: () => 0,
      fetch: () => {
        state.asked += 1;
        return Promise.resolve(Response.json({ keys: [] }));
      },
    });
    expect(
      await readAccessToken(token, { keyOf, algorithms: ['ES256', 'RS256'], issuer: 'x', nowMs: 0 }),
    ).toBeNull();
    expect(state.asked).toBe(0);
  });
});
