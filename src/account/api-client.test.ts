import { describe, expect, it } from 'vitest';
import { ApiError, createApi } from './api-client.ts';
import type { ApiDeps } from './api-client.ts';

/** A client whose requests are noted and answered by `answer`. */
function setUp(answer: () => Response | Promise<Response>, deps: Partial<ApiDeps> = {}) {
  const requests: { readonly path: string; readonly init: RequestInit }[] = [];
  const api = createApi({
    fetch: (path, init = {}) => {
      requests.push({ path: typeof path === 'string' ? path : '', init });
      return Promise.resolve(answer());
    },
    token: () => Promise.resolve('the-token'),
    ...deps,
  });
  return { api, requests };
}
const ok = (body: unknown) => () => Response.json(body);
const failing =
  (status: number, body: string, init: ResponseInit = {}) =>
  () =>
    new Response(body, { ...init, status });

async function failure(attempt: Promise<unknown>): Promise<ApiError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a call', () => {
  it('carries the token, credentials and the body as JSON', async () => {
    const { api, requests } = setUp(ok({ profile: null }));
    const { signal } = new AbortController();
    await api.call('saveProfile', { body: { name: 'Ada' }, signal });
    expect(requests).toEqual([
      {
        path: '/api/profile',
        init: {
          method: 'POST',
          credentials: 'include',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            Authorization: 'Bearer the-token',
          },
          body: '{"name":"Ada"}',
          signal,
        },
      },
    ]);
  });

  it('fills in its path and gives the answer', async () => {
    const { api, requests } = setUp(ok({ success: true }));
    expect(await api.call('adminDelete', { params: { id: 'a/b' } })).toEqual({ success: true });
    expect(requests[0]?.path).toBe('/api/admin/soul-wisdom/a%2Fb');
    expect(requests[0]?.init).not.toHaveProperty('body');
  });

  it('has no body where that may be left out', async () => {
    const { api, requests } = setUp(ok({ isAdmin: true }));
    await api.call('adminSetup');
    expect(requests[0]?.init).not.toHaveProperty('body');
    expect(requests[0]?.init.headers).not.toHaveProperty('Content-Type');
  });

  it.each([
    ['audio/mpeg', 'audio/mpeg'],
    ['video/mp4', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('sends a file of type "%s" as %s', async (type, sent) => {
    const { api, requests } = setUp(ok({}));
    const file = new Blob(['abc'], { type });
    await api.call('uploadAudio', { file });
    expect(requests[0]?.init.body).toBe(file);
    expect(requests[0]?.init.headers).toHaveProperty('Content-Type', sent);
  });

  it('goes out without a token when nobody is signed in', async () => {
    const { api, requests } = setUp(ok([]), { token: () => Promise.resolve(null) });
    await api.call('plans');
    expect(requests[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('goes out without a token when none can be had, and says so', async () => {
    const told: unknown[] = [];
    const broken = new Error('storage is gone');
    const { api, requests } = setUp(ok([]), {
      token: () => Promise.reject(broken),
      onTokenFailure: (error) => void told.push(error),
    });
    await api.call('plans');
    expect(requests[0]?.init.headers).not.toHaveProperty('Authorization');
    expect(told).toEqual([broken]);
  });

  it('lets a lost network through as it is', async () => {
    const { api } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.call('plans')).rejects.toThrow(new TypeError('Failed to fetch'));
  });
});

describe('a failure', () => {
  it.each<[string, string, string]>([
    ['the message', '{"message":"Not you","error":"Forbidden"}', '403: Not you'],
    ['else the error', '{"error":"Forbidden"}', '403: Forbidden'],
    ['passing over an empty message', '{"message":"","error":"Forbidden"}', '403: Forbidden'],
    ['passing over a message that is no text', '{"message":{"a":1},"error":"Forbidden"}', '403: Forbidden'],
    ['else the text', 'no entry', '403: no entry'],
    ['else the text of other JSON', '{"reason":"x"}', '403: {"reason":"x"}'],
    ['else the text of JSON that is no object', '"no"', '403: "no"'],
    ['else the status text', '', '403: Nope'],
  ])('says %s', async (_, body, message) => {
    const { api } = setUp(failing(403, body, { statusText: 'Nope' }));
    expect((await failure(api.call('plans'))).message).toBe(message);
  });

  it('tells its parts apart', async () => {
    const { api } = setUp(
      failing(429, '{"error":"Too many","code":"slow_down"}', { headers: { 'Retry-After': '42' } }),
    );
    expect(await failure(api.call('plans'))).toMatchObject({
      status: 429,
      detail: 'Too many',
      code: 'slow_down',
      retryAfterS: 42,
    });
  });

  it('is also an answer that is not JSON', async () => {
    const { api } = setUp(() => new Response('<!doctype html>'));
    expect((await failure(api.call('plans'))).message).toBe('200: The answer of the server cannot be read.');
  });
});

describe('a query', () => {
  const unauthorised = failing(401, '{"error":"Please sign in."}');

  it('answers null on 401 where it is told to', async () => {
    expect(await setUp(unauthorised).api.query('adminStatus', { on401: 'null' })).toBeNull();
  });

  it('throws on 401 where it is told to', async () => {
    const { api } = setUp(unauthorised);
    expect((await failure(api.query('adminStatus', { on401: 'throw' }))).message).toBe(
      '401: Please sign in.',
    );
  });

  it('throws on other failures in both modes', async () => {
    const { api } = setUp(failing(503, '{"error":"Later"}'));
    for (const on401 of ['null', 'throw'] as const)
      expect((await failure(api.query('adminStatus', { on401 }))).message).toBe('503: Later');
  });

  it('gives the answer', async () => {
    const { api } = setUp(ok({ isAdmin: true }));
    expect(await api.query('adminStatus', { on401: 'null' })).toEqual({ isAdmin: true });
  });
});
