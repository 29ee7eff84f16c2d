/** People of a built server, by plain requests: signing in with the code that the server writes when it sends no mail. */
import type { RunningServer } from '../../tools/test-server.mjs';

export type Person = {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  /** A call with this person's token, and a JSON body if one is given. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>;
};

/** Sends JSON, with a token if one is given. */
export function send(
  url: string,
  method: string,
  path: string,
  { body, token }: { readonly body?: unknown; readonly token?: string } = {},
): Promise<Response> {
  return fetch(new URL(path, url), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Signs in. `elsewhere` is another server on the same database, where the code is entered instead. */
export async function signInAt(
  server: RunningServer,
  email: string,
  elsewhere: RunningServer = server,
): Promise<Person> {
  const asked = await send(server.url, 'POST', '/auth/v1/otp', { body: { email, create_user: true } });
  if (!asked.ok) throw new Error(`no code was sent: ${asked.status}`);
  const [, code] = await server.waitForLine(/mail to [^\n]*?\b(\d{6})\b/);
  const answer = await send(elsewhere.url, 'POST', '/auth/v1/verify', {
    body: { email, token: code, type: 'email' },
  });
  if (!answer.ok) throw new Error(`the code was refused: ${answer.status}`);
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  const token = session.access_token;
  return {
    userId: session.user.id,
    email,
    token,
    call: (method, path, body) =>
      send(server.url, method, path, { token, ...(body === undefined ? {} : { body }) }),
  };
}

/** The token that makes the first admin, as the server wrote it. */
export async function setupTokenOf(server: RunningServer): Promise<string> {
  const [, token = ''] = await server.waitForLine(/enter this token within 24 hours: ([\w-]+)/);
  return token;
}
