import { expect, test } from 'vitest';
import { createAuthFetch } from './auth-fetch.ts';

const refresh = 'https://app.example/auth/v1/token?grant_type=refresh_token';
const answering = (answer: Response) =>
  createAuthFetch(
    async () => answer,
    () => Date.UTC(2026, 10, 21, 12),
  );
const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status });

test.each([
  ['a login page of a hotel', () => new Response('<html>pay</html>', { status: 403 })],
  ['JSON of somebody else', () => json({ error: 'blocked' }, 403)],
  ['a limit', () => json({ code: 'over_request_rate_limit' }, 429)],
  ['a broken server', () => json({ code: 'unexpected_failure' }, 500)],
])('%s in place of a refresh counts as no answer', async (_name, answer) => {
  await expect(answering(answer()).fetch(refresh)).rejects.toThrow(TypeError);
});

test.each([{ code: 'refresh_token_not_found' }, { error_code: 'session_expired' }])(
  'the auth server may refuse a refresh: %o',
  async (body) => {
    const answer = await answering(json(body, 400)).fetch(refresh);
    expect([answer.status, await answer.json()]).toEqual([400, body]);
  },
);

test('other calls come through as they are', async () => {
  const answer = await answering(new Response('<html>', { status: 403 })).fetch(
    'https://app.example/rest/v1/profiles',
  );
  expect([answer.status, await answer.text()]).toEqual([403, '<html>']);
});

test.each([refresh, 'https://app.example/auth/v1/verify'])(
  'the end of a token is counted by this device: %s',
  async (address) => {
    const session = { access_token: 'a', expires_in: 3600, expires_at: 1 };
    const answer = await answering(json(session, 200)).fetch(address);
    expect(await answer.json()).toEqual({ access_token: 'a', expires_in: 3600 });
  },
);

test.each([
  ['37', 37],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  [null, null],
] as const)('Retry-After %s is %s seconds', async (header, seconds) => {
  const headers: Record<string, string> = header === null ? {} : { 'Retry-After': header };
  const { fetch, retryAfterS } = answering(new Response('{}', { status: 429, headers }));
  await fetch('https://app.example/auth/v1/otp');
  expect(retryAfterS()).toBe(seconds);
});
