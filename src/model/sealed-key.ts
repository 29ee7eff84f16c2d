/**
 * A key as it lies on the disk: encrypted with AES-GCM by a key that no script can read out again, kept beside it.
 *
 * It keeps a copied profile folder or a look into the browser's storage from showing the key. It does not stop script that
 * runs in our page: the page's policy does that.
 */

export type SealedKey = {
  /** Made for this one secret; not extractable. */
  readonly lock: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
};

/** Seals a secret. Rejects where the page is not served securely, which has no WebCrypto. */
export async function sealKey(secret: string): Promise<SealedKey> {
  const lock = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, lock, new TextEncoder().encode(secret));
  return { lock, iv, sealed };
}

/** The secret again; null when what was kept is broken. */
export async function openKey({ lock, iv, sealed }: SealedKey): Promise<string | null> {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, lock, sealed));
  } catch {
    return null;
  }
}

/** What may be shown of a key: enough to tell two apart. Nothing of a short one. */
export function maskedKey(secret: string): string {
  return secret.length < 12 ? '••••' : `••••${secret.slice(-4)}`;
}
