/**
 * The keys of the server, all of them derived from one secret: nothing that signs or hides is ever in the database, and
 * servers that share a secret accept each other's sign-ins.
 */
import { Buffer } from 'node:buffer';
import { createECDH, hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, importJWK } from 'jose';
import type { CryptoKey } from 'jose';
import { assert } from '#lib/assert.ts';

/** A public key as `/.well-known/jwks.json` shows it. */
export type PublicJwk = {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
  readonly key_ops: readonly ['verify'];
};

export type ServerKeys = {
  /** Signs access tokens; `kid` is the thumbprint of the public key (RFC 7638). */
  readonly signing: { readonly kid: string; readonly privateKey: CryptoKey };
  readonly jwks: { readonly keys: readonly [PublicJwk] };
  /** Key of the digests that sign-in codes are kept as. */
  readonly pepper: Uint8Array;
  /** Key of the digests that refresh tokens and authorization codes are kept as. */
  readonly tokenKey: Uint8Array;
  /** Key of the digests that limits count under. */
  readonly limitKey: Uint8Array;
  /** Key of the digests that stand for a person in log lines. */
  readonly digestKey: Uint8Array;
  /** What the client sends as `apikey`. It opens nothing: it says which server is meant. */
  readonly anonKey: string;
};

/** Order of the P-256 group (SEC 2, section 2.4.2). */
const groupOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Bytes a scalar is reduced from: 64 bits more than the order has, so that no scalar is noticeably likelier than
 * another (FIPS 186-5, A.2.1).
 */
const scalarSourceBytes = 40;

/**
 * Derives every key from `secret` (at least 32 characters of a random generator): the same secret, the same keys.
 * Changing the secret ends every session and voids every code.
 */
export async function deriveKeys(secret: string): Promise<ServerKeys> {
  assert(secret.length >= 32, 'the server secret is too short');
  const derive = (purpose: string, bytes = 32): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, 'soulstice', `soulstice ${purpose} 1`, bytes));

  const pair = signingPair(derive('access token signing', scalarSourceBytes));
  const kid = await calculateJwkThumbprint(pair.point);
  const privateKey = await importJWK({ ...pair.point, d: pair.d }, 'ES256');
  assert(!(privateKey instanceof Uint8Array), 'an elliptic key cannot be bytes');
  return {
    signing: { kid, privateKey },
    jwks: { keys: [{ ...pair.point, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] },
    pepper: derive('code pepper'),
    tokenKey: derive('refresh tokens'),
    limitKey: derive('limits'),
    digestKey: derive('log digests'),
    anonKey: `sb_publishable_${Buffer.from(derive('publishable key', 24)).toString('base64url')}`,
  };
}

/** The P-256 key pair of a run of random bytes: a scalar in [1, n − 1] and its point, as base64url. */
function signingPair(source: Uint8Array) {
  const scalar = (BigInt(`0x${Buffer.from(source).toString('hex')}`) % (groupOrder - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey(null, 'uncompressed');
  return {
    d: d.toString('base64url'),
    point: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
  } as const;
}
