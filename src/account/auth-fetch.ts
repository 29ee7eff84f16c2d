/**
 * How the auth library reaches the server. Three things it would get wrong otherwise:
 *
 * - A refresh that is answered by anything but the auth server saying no (a login page of a hotel, a limit, a broken
 *   proxy) would end the session. Such an answer counts as no answer.
 * - The expiry of a token comes by the server's clock and is compared with this device's, which may be hours off.
 *   Without it the library counts from now.
 * - It does not tell after how many seconds a refused request may be sent again.
 */

export type AuthFetch = {
  readonly fetch: typeof fetch;
  /** Seconds of the last refusal for being asked too often, null when the server gave none. */
  readonly retryAfterS: () => number | null;
};

export function createAuthFetch(send: typeof fetch, nowMs: () => number): AuthFetch {
  let retryAfterS: number | null = null;
  return {
    retryAfterS: () => retryAfterS,
    fetch: async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : String(input));
      const answer = await send(input, init);
      if (answer.status === 429) retryAfterS = readRetryAfter(answer.headers.get('Retry-After'), nowMs());
      if (!/\/auth\/v1\/(?:token|verify)$/.test(path.pathname)) return answer;
      if (answer.ok) return countedFromNow(answer);
      if (path.searchParams.get('grant_type') === 'refresh_token' && !(await isRefusal(answer))) {
        throw new TypeError(`a refresh was answered with ${answer.status}, and not by the auth server`);
      }
      return answer;
    },
  };
}

async function countedFromNow(answer: Response): Promise<Response> {
  const { expires_at: _, ...session } = (await answer.json()) as Record<string, unknown>;
  return new Response(JSON.stringify(session), { status: answer.status, headers: answer.headers });
}

/** Whether the auth server itself refused the refresh token. */
async function isRefusal(answer: Response): Promise<boolean> {
  if (answer.status < 400 || answer.status >= 500 || answer.status === 429) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return false;
  const { code, error_code: olderCode } = body as Record<string, unknown>;
  return typeof code === 'string' || typeof olderCode === 'string';
}

/** Seconds of a Retry-After header, which is a number of seconds or a date. */
function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,6}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
