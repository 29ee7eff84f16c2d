/** The app's page out of the cache, with a nonce of its own. */

/** 128 bits, as base64. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/**
 * A copy of the cached shell in which `nonce` replaces the one it was stored with.
 *
 * A cached answer keeps its headers, and with them the nonce of the day it was installed; a nonce that
 * repeats is no nonce. A shell without a nonce in its policy is returned as it is.
 */
export async function withFreshNonce(shell: Response, nonce: string): Promise<Response> {
  const policy = shell.headers.get('content-security-policy');
  const stored = policy?.match(/'nonce-([^']+)'/)?.[1];
  if (!policy || stored === undefined) return shell;
  const headers = new Headers(shell.headers);
  headers.set('content-security-policy', policy.replaceAll(stored, nonce));
  // The body below is neither as long nor packed as the one that was stored.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response((await shell.text()).replaceAll(stored, nonce), { status: 200, headers });
}

/**
 * The shell with the origin of the person's own model among what its page may connect to. Plain http is for this machine
 * alone; the page is then not told to turn every http into https, which some browsers do to this machine as well.
 */
export function withModelOrigin(shell: Response, origin: string | null): Response {
  const policy = shell.headers.get('content-security-policy');
  if (origin === null || policy === null) return shell;
  const directives = policy
    .split('; ')
    .filter((one) => one !== 'upgrade-insecure-requests' || !origin.startsWith('http:'))
    .map((one) => (one.startsWith('connect-src ') ? `${one} ${origin}` : one));
  const headers = new Headers(shell.headers);
  headers.set('content-security-policy', directives.join('; '));
  return new Response(shell.body, { status: shell.status, headers });
}
