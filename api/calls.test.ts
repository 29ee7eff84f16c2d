import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Ok } from '#contract/api/calls.ts';
import { fromAddress, jsonRequest, testApp, testParts } from '../tests/support/api-parts.ts';
import { identityOf, refuse, register } from './calls.ts';
import type { CallHandler, RouteDeps } from './calls.ts';

const profile: Ok<'getProfile'> = {
  name: 'Ada',
  birthDate: '1990-07-15',
  birthTime: '14:05',
  birthPlace: 'Bangkok, Thailand',
  birthLat: 13.754,
  birthLng: 100.501,
  birthTimeZoneId: 'Asia/Bangkok',
  sex: 'female',
  mbtiType: null,
  iqScore: null,
};
const item: Ok<'adminCreate'> = {
  id: '7d9f5f2c-0000-4000-8000-000000000001',
  type: 'podcast',
  title: 'Awakening',
  description: 'A journey',
  duration: '12:15',
  audioUrl: '/audio/a.mp3',
  gradientColor: 'Blue',
  emoji: '✨',
  isPublished: 'true',
  order: '0',
};
const newItem = {
  type: 'podcast',
  title: 'Awakening',
  description: 'A journey',
  duration: '12:15',
  audioUrl: '/a',
};

/** An app with four calls whose handlers note what reached them. */
function setUp(overrides: Partial<RouteDeps> = {}, getProfile: CallHandler<'getProfile'> = () => profile) {
  const { deps, lines, clock } = testParts(overrides);
  const seen: unknown[] = [];
  const app = new Hono();
  register(app, 'getProfile', deps, getProfile);
  register(app, 'saveProfile', deps, ({ body }) => (seen.push(body), { profile }));
  register(app, 'adminCreate', deps, ({ body }) => (seen.push(body), item));
  register(app, 'adminUpdate', deps, ({ body, params }) => (seen.push({ ...params, ...body }), item));
  register(app, 'adminSetup', deps, ({ body, caller }) => {
    seen.push([identityOf(caller).userId, body]);
    return { isAdmin: true };
  });
  register(app, 'uploadAudio', deps, async ({ body, c }) => {
    seen.push(body ?? new Uint8Array(await c.req.arrayBuffer()));
    return { audioUrl: '/a', type: 'audio/mpeg', bytes: 3, durationS: null };
  });
  register(app, 'plans', deps, () => []);
  return { app: testApp(app), seen, lines, clock };
}
const as = (name: string) => ({ authorization: `Bearer ${name}` });

describe('who may make a call', () => {
  it('refuses a caller without a token with 401', async () => {
    const answer = await setUp().app.request('/api/profile');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Please sign in.', code: 'no_authorization' });
  });

  it('tells a caller whose session has ended to sign in again, and why', async () => {
    const answer = await setUp().app.request('/api/profile', { headers: as('ended') });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Please sign in again.', code: 'session_not_found' });
  });

  it('does not look at the token where the answer is the same for all', async () => {
    expect((await setUp().app.request('/api/subscription/plans', { headers: as('ended') })).status).toBe(200);
  });

  it('lets a signed-in person through', async () => {
    const answer = await setUp().app.request('/api/profile', { headers: as('ada') });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(profile);
  });

  it('refuses who is no admin with 403, before the body is looked at', async () => {
    const { app, seen } = setUp();
    const answer = await app.request('/api/admin/soul-wisdom', jsonRequest('POST', '{', as('ada')));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: "You don't have admin privileges.", code: 'not_admin' });
    expect(seen).toEqual([]);
  });

  it('lets an admin through, with the status the declaration gives', async () => {
    const answer = await setUp().app.request(
      '/api/admin/soul-wisdom',
      jsonRequest('POST', newItem, as('admin')),
    );
    expect(answer.status).toBe(201);
  });
});

describe('the limit of a call', () => {
  const save = (app: Hono, name: string, address = '192.0.2.1') =>
    app.request('/api/profile', jsonRequest('POST', {}, as(name)), fromAddress(address));

  it('counts by account, wherever it comes from, and says when to come back', async () => {
    const { app, clock } = setUp();
    for (let i = 0; i < 60; i++) expect((await save(app, 'ada', `192.0.2.${i}`)).status).toBe(200);
    clock.nowMs += 18_500;
    const refused = await save(app, 'ada');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('42');
    expect(await refused.json()).toEqual({ error: 'Too many requests. Please try again in 42 seconds.' });
    expect((await save(app, 'grace')).status).toBe(200);
    clock.nowMs += 41_500;
    expect((await save(app, 'ada')).status).toBe(200);
  });

  it('is taken before the body is read', async () => {
    const { app } = setUp();
    for (let i = 0; i < 60; i++) await app.request('/api/profile', jsonRequest('POST', '{', as('ada')));
    expect((await save(app, 'ada')).status).toBe(429);
  });
});

describe('the body of a call', () => {
  it('comes out in one form, without what the declaration does not name', async () => {
    const { app, seen } = setUp();
    const body = {
      name: ' Ada ',
      birthTime: '14:05:30',
      iqScore: '120',
      sex: '',
      is_admin: true,
      user_id: 'grace',
    };
    expect((await app.request('/api/profile', jsonRequest('POST', body, as('ada')))).status).toBe(200);
    expect(seen).toEqual([{ name: 'Ada', birthTime: '14:05', iqScore: 120, sex: null }]);
  });

  it.each([
    ['not JSON', '{"name":', 'The body is not valid JSON.'],
    ['nothing', '', 'The body is not valid JSON.'],
    ['a list', [], 'The body must be a JSON object.'],
    ['text', '"x"', 'The body must be a JSON object.'],
    ['null', 'null', 'The body must be a JSON object.'],
    ['a number for a name', { name: 7 }, 'name: must be text'],
    ['a long name', { name: 'x'.repeat(101) }, 'name: must be at most 100 characters'],
    ['a NUL', { name: 'a\0b' }, 'name: must not hold NUL or half a surrogate pair'],
    ['half a pair', { name: 'a\ud800b' }, 'name: must not hold NUL or half a surrogate pair'],
    ['30 February', { birthDate: '1990-02-30' }, 'birthDate: must be a day of the calendar'],
    ['a strange type', { mbtiType: 'ABCD' }, /^mbtiType: must be one of: INTJ, /],
    ['too clever', { iqScore: 201 }, 'iqScore: must be a whole number from 50 to 200'],
    ['half a point', { iqScore: '99.5' }, 'iqScore: must be a whole number from 50 to 200'],
  ])('is refused when it is %s, in words that help', async (_, body, error) => {
    const { app, seen } = setUp();
    const answer = await app.request('/api/profile', jsonRequest('POST', body, as('ada')));
    expect(answer.status).toBe(400);
    const said = (await answer.json()) as { error: string };
    if (typeof error === 'string') expect(said).toEqual({ error });
    else expect(said.error).toMatch(error);
    expect(seen).toEqual([]);
  });

  it('survives nesting deeper than any stack', async () => {
    const { app } = setUp();
    const deep = `{"name":${'['.repeat(32_000)}${']'.repeat(32_000)}}`;
    const answer = await app.request('/api/profile', jsonRequest('POST', deep, as('ada')));
    expect(answer.status).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('is refused as %s', async (type) => {
    const { app, seen } = setUp();
    const answer = await app.request(
      '/api/profile',
      jsonRequest('POST', {}, { ...as('ada'), 'content-type': type }),
    );
    expect(answer.status).toBe(415);
    expect(seen).toEqual([]);
  });

  it('is refused above 64 KB, whatever length it says it has', async () => {
    const { app } = setUp();
    const long = JSON.stringify({ name: 'x'.repeat(65 * 1024) });
    for (const headers of [{}, { 'content-length': '2' }, { 'content-length': String(long.length) }]) {
      const answer = await app.request(
        '/api/profile',
        jsonRequest('POST', long, { ...as('ada'), ...headers }),
      );
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ error: 'This request is too long: the limit is 64 KB.' });
    }
  });

  it('that breaks off is not done, even where what came of it is whole', async () => {
    const { app, seen, lines } = setUp();
    let sent = false;
    const body = new ReadableStream({
      pull: (controller) => {
        if (sent) throw new Error('aborted');
        sent = true;
        controller.enqueue(new TextEncoder().encode('{"name":"Ada"}'));
      },
    });
    const answer = await app.request('/api/profile', {
      ...jsonRequest('POST', '', as('ada')),
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'The request ended before its body did. Please try again.',
    });
    expect(seen).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('may be left out where the declaration says so', async () => {
    const { app, seen } = setUp();
    expect((await app.request('/api/admin/setup', { method: 'POST', headers: as('ada') })).status).toBe(200);
    const sent = await app.request('/api/admin/setup', jsonRequest('POST', { token: 't' }, as('ada')));
    expect(sent.status).toBe(200);
    expect(seen).toEqual([
      ['ada', {}],
      ['ada', { token: 't' }],
    ]);
  });

  it('is still JSON or nothing there', async () => {
    const { app } = setUp();
    const init = { method: 'POST', body: '{}', headers: { ...as('ada'), 'content-type': 'text/plain' } };
    expect((await app.request('/api/admin/setup', init)).status).toBe(415);
  });

  it('is left to the route as bytes, or read as JSON, where both are taken', async () => {
    const { app, seen } = setUp();
    const path = '/api/admin/soul-wisdom/audio';
    const bytes = new Uint8Array([1, 2, 3]);
    const upload = (type: string) => ({
      method: 'POST',
      body: bytes,
      headers: { ...as('admin'), 'content-type': type },
    });
    expect((await app.request(path, upload('audio/mpeg'))).status).toBe(201);
    expect(
      (await app.request(path, jsonRequest('POST', { url: 'https://a.test/a.mp3' }, as('admin')))).status,
    ).toBe(201);
    expect((await app.request(path, upload('video/mp4'))).status).toBe(415);
    expect(seen).toEqual([bytes, { url: 'https://a.test/a.mp3' }]);
  });
});

describe('the path of a call', () => {
  it('is read into params', async () => {
    const { app, seen } = setUp();
    const change = jsonRequest('PATCH', { title: 'New', order: 3, isPublished: false }, as('admin'));
    expect((await app.request(`/api/admin/soul-wisdom/${item.id}`, change)).status).toBe(200);
    expect(seen).toEqual([{ id: item.id, title: 'New', order: '3', isPublished: 'false' }]);
  });

  it.each(['7', "1'%20or%20'1'='1", '..%2f..%2fetc', item.id.toUpperCase(), `${item.id}%00`])(
    'names nothing with the id %s',
    async (id) => {
      const answer = await setUp().app.request(
        `/api/admin/soul-wisdom/${id}`,
        jsonRequest('PATCH', {}, as('admin')),
      );
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: 'Not found' });
    },
  );
});

describe('the answer of a call', () => {
  it('can be a refusal with a code, a message and headers', async () => {
    const { app } = setUp({}, () =>
      refuse(503, 'Later.', { message: 'm', code: 'c' }, { 'Retry-After': '5' }),
    );
    const answer = await app.request('/api/profile', { headers: as('ada') });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({ error: 'Later.', message: 'm', code: 'c' });
  });

  it('can be a whole response', async () => {
    const { app } = setUp({}, ({ c }) => c.body(null, 503));
    expect((await app.request('/api/profile', { headers: as('ada') })).status).toBe(503);
  });

  it.each<[string, CallHandler<'getProfile'>]>([
    ['lacks a part', () => ({ name: 'Ada' }) as never],
    ['has a part too many', () => ({ ...profile, user_id: 'ada' }) as never],
    ['has an undeclared status', () => refuse(409, 'No.')],
    ['is a response of an undeclared status', ({ c }) => c.body(null, 202)],
  ])('is an error in a test when it %s', async (_, handler) => {
    expect((await setUp({}, handler).app.request('/api/profile', { headers: as('ada') })).status).toBe(500);
    const lax = setUp({ checkAnswers: false }, handler).app;
    expect((await lax.request('/api/profile', { headers: as('ada') })).status).not.toBe(500);
  });
});
