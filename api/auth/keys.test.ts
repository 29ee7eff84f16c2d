import { createPublicKey } from 'node:crypto';
import { SignJWT, calculateJwkThumbprint, importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { deriveKeys } from './keys.ts';

const secret = 'a secret of the tests, long enough to be taken';

describe('deriveKeys', () => {
  it('gives the same keys for the same secret and others for another', async () => {
    const [one, again, other] = [
      await deriveKeys(secret),
      await deriveKeys(secret),
      await deriveKeys(`${secret}!`),
    ];
    expect(again.jwks).toEqual(one.jwks);
    expect(again.anonKey).toBe(one.anonKey);
    expect(again.pepper).toEqual(one.pepper);
    expect(other.jwks.keys[0].kid).not.toBe(one.jwks.keys[0].kid);
    expect(other.anonKey).not.toBe(one.anonKey);
    expect(other.pepper).not.toEqual(one.pepper);
  });

  it('derives a key a purpose', async () => {
    const keys = await deriveKeys(secret);
    const all = [keys.pepper, keys.tokenKey, keys.limitKey, keys.digestKey].map((key) =>
      Buffer.from(key).toString('hex'),
    );
    expect(new Set(all).size).toBe(4);
    expect(all.every((hex) => hex.length === 64)).toBe(true);
  });

  it('publishes a point of the curve under the thumbprint of RFC 7638, and nothing private', async () => {
    const { jwks, signing } = await deriveKeys(secret);
    const [key] = jwks.keys;
    expect(Object.keys(key).toSorted()).toEqual(
      ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].toSorted(),
    );
    // OpenSSL refuses a point that is not on the curve.
    expect(
      createPublicKey({ key: { ...key, key_ops: [...key.key_ops] }, format: 'jwk' }).asymmetricKeyDetails,
    ).toEqual({
      namedCurve: 'prime256v1',
    });
    expect(key.kid).toBe(await calculateJwkThumbprint({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }));
    expect(signing.kid).toBe(key.kid);
  });

  it('signs what its public key verifies', async () => {
    const { jwks, signing } = await deriveKeys(secret);
    const token = await new SignJWT({ a: 1 }).setProtectedHeader({ alg: 'ES256' }).sign(signing.privateKey);
    const [key] = jwks.keys;
    const publicKey = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ES256');
    await expect(jwtVerify(token, publicKey, { algorithms: ['ES256'] })).resolves.toMatchObject({
      payload: { a: 1 },
    });
  });

  // Worked out by a program of its own (RFC 5869 and the curve's addition in whole numbers): another derivation would
  // end every session there is.
  it('derives what it always did', async () => {
    const { jwks, anonKey, signing } = await deriveKeys(secret);
    expect(jwks.keys[0]).toMatchObject({
      kid: 'Oa2pJiyf9FHSKrUR3Zxubup0-RYTirShmKWsgDco8zc',
      x: 'XgLy9sZ3_iB_k-gPkXNxwHmVAV8qmQaVkQ-C6AFQQpQ',
      y: 'zdhQozxWNAsp4yayyVhNvzPcnS2XBGHQAMufXtc9x60',
    });
    expect(anonKey).toBe('sb_publishable_Q9IJ2OkolVOUWKhZrJuko53yvoFqZ27S');
    expect(signing.privateKey.extractable).toBe(false);
  });

  it('refuses a short secret', async () => {
    await expect(deriveKeys('short')).rejects.toThrow('too short');
  });
});
