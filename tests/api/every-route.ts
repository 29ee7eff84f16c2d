/**
 * Every route of the server with a request that would succeed for who may make it. A route without one is an error, so
 * that a new route cannot be forgotten by the tests that walk all of them.
 */
import { createHash } from 'node:crypto';
import { present } from '../../src/lib/assert.ts';
import type { Database } from '../../api/db/database.ts';
import { mp3 } from '../support/audio-samples.ts';
import { jpeg } from '../support/picture-samples.ts';
import { createTestServer } from '../support/api-app.ts';
import type { TestServer } from '../support/api-app.ts';
import { ownSql } from '../support/api-database.ts';

export const roles = ['anonymous', 'a', 'b', 'admin'] as const;
export type Role = (typeof roles)[number];

export type Sent = {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
};

export type World = TestServer & {
  readonly db: Database;
  readonly tokens: Readonly<Record<Exclude<Role, 'anonymous'>, string>>;
  /** Person A, whose things B asks for. */
  readonly a: { readonly userId: string; readonly email: string };
  /** What A's devices have sent: a file, and a record. */
  readonly synced: { readonly sha: string; readonly device: string };
  /** An item that is not published, and its audio. */
  readonly draft: { readonly id: string; readonly audioName: string };
};

/** A whole server with two people, an admin and a draft. */
export async function createWorld(db: Database): Promise<World> {
  const server = await createTestServer(db);
  const a = await server.signIn('ada@example.test');
  const b = await server.signIn('ben@example.test');
  const admin = await server.signIn('cleo@example.test');
  await server.makeAdmin(admin.userId);
  const tokens = { a: a.token, b: b.token, admin: admin.token };
  const base = { ...server, db, tokens, a };
  const profile = await send(base, post('/api/profile', { name: 'Ada', birthDate: '1990-07-15' }), 'a');
  if (!profile.ok) throw new Error(`A's profile could not be saved: ${await profile.text()}`);
  const synced = { sha: sha256Of(photo), device: deviceOfA };
  const made = { ...base, synced };
  for (const sent of [pushOf(deviceOfA), putPhoto()]) {
    const answer = await send(made, sent, 'a');
    if (!answer.ok) throw new Error(`A's ${sent.path} was refused: ${await answer.text()}`);
  }
  return { ...made, draft: await newDraft(base) };
}

const deviceOfA = '0a0a0a0a-0000-4000-8000-0000000000d1';
const photo = jpeg();
const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const putPhoto = (): Sent => ({
  path: `/api/sync/blob/${sha256Of(photo)}`,
  method: 'PUT',
  headers: { 'content-type': 'image/jpeg' },
  body: photo,
});
/** A setting, and a thread by A's id of it. */
const pushOf = (device: string): Sent =>
  post('/api/sync/push', {
    device,
    gen: 0,
    schema: 2,
    rows: [['setting', 'general.autoSave', `000000000000001:${device}`, { value: true }]],
  });

type Parts = Pick<World, 'app' | 'db' | 'tokens'>;

/** An unpublished item of the admin, with an uploaded file. */
async function newDraft(world: Parts): Promise<World['draft']> {
  const { audioUrl } = await created(await send(world, upload(), 'admin'));
  const { id } = await created(
    await send(world, post('/api/admin/soul-wisdom', { ...item, audioUrl }), 'admin'),
  );
  return {
    id: present(id, 'id'),
    audioName: present(present(audioUrl, 'audioUrl').split('/').at(-1), 'name'),
  };
}

async function created(answer: Response): Promise<{ readonly id?: string; readonly audioUrl?: string }> {
  if (answer.status !== 201) throw new Error(`not created: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id?: string; audioUrl?: string };
}

/** Sends a request as one of the roles. */
export async function send(world: Pick<World, 'app' | 'tokens'>, sent: Sent, role: Role): Promise<Response> {
  const bearer: Record<string, string> =
    role === 'anonymous' ? {} : { authorization: `Bearer ${world.tokens[role]}` };
  const answer = await world.app.request(
    sent.path,
    {
      method: sent.method,
      headers: { ...bearer, ...sent.headers },
      ...(sent.body === null ? {} : { body: sent.body }),
    },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
  return answer.headers.get('content-type') === 'text/event-stream' ? firstEventOf(answer) : answer;
}

/** An answer that has no end, with its first event for a body. */
async function firstEventOf(answer: Response): Promise<Response> {
  if (answer.body === null) return answer;
  const reader = answer.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new Response(value ?? null, answer);
}

/** Every route and middleware the application has, `GET /api/profile`, sorted, each once. */
export function routesOf(app: TestServer['app']): readonly string[] {
  return [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].toSorted();
}

/** The routes that have an example request, sorted. */
export const exampledRoutes = (): readonly string[] => Object.keys(examples).toSorted();

/** Forgets what was counted. */
export async function clearLimits(db: Database): Promise<void> {
  await ownSql(db, 'delete from app.limits');
}

/** Makes every limit that was counted at all a limit that is used up. */
export async function exhaustLimits(db: Database): Promise<void> {
  await ownSql(db, 'update app.limits set count = 1000000');
}

const item = {
  type: 'podcast',
  title: 'Awakening',
  description: 'A journey',
  duration: '12:15',
  gradientColor: 'Blue',
  emoji: '✨',
  isPublished: 'false',
  order: '0',
};

const birth = {
  name: 'Ada',
  birthDate: '1990-07-15',
  birthTime: '14:05',
  lat: 13.754,
  lng: 100.501,
  timezoneId: 'Asia/Bangkok',
  birthPlace: 'Bangkok',
  gender: 'female',
};

/** The keys are those of the example of RFC 8291, section 5. */
const aReminder = {
  endpoint: 'https://push.example.net/v1/a',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  time: '08:30',
  zone: 'Europe/Berlin',
};

const get = (path: string, headers: Record<string, string> = {}): Sent => ({
  path,
  method: 'GET',
  headers,
  body: null,
});
const withBody = (
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Sent => ({
  path,
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Sent =>
  withBody('POST', path, body, headers);
const upload = (): Sent => ({
  path: '/api/admin/soul-wisdom/audio',
  method: 'POST',
  headers: { 'content-type': 'audio/mpeg' },
  body: mp3(),
});
const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

/** The session a token belongs to. */
const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id;

type Example = (world: World, role: Role) => Sent | Promise<Sent>;

/** The request for each route. B sends what names A's things. */
const examples: Readonly<Record<string, Example>> = {
  'GET /api/health': () => get('/api/health'),
  'GET /api/health/live': () => get('/api/health/live'),
  'GET /api/health/ready': () => get('/api/health/ready'),
  'GET /api/openapi.json': () => get('/api/openapi.json'),
  'GET /api/docs': () => get('/api/docs'),
  'GET /api/config/supabase': () => get('/api/config/supabase'),
  'GET /api/config/google-maps': () => get('/api/config/google-maps'),
  'GET /api/login': () => get('/api/login'),
  'POST /api/chat': ({ a }) =>
    post('/api/chat', { messages: [{ role: 'user', content: 'Hello' }], userId: a.userId, threadId: 't' }),
  'GET /api/profile': ({ a }) => get(`/api/profile?id=${a.userId}&user_id=${a.userId}`),
  'POST /api/profile': ({ a }) => post('/api/profile', { id: a.userId, user_id: a.userId, name: 'Mallory' }),
  'POST /api/profile/birthplace': ({ a }) =>
    post('/api/profile/birthplace', {
      id: a.userId,
      place_id: 'geonames:1609350',
      formatted_address: 'Bangkok, Thailand',
      lat: 13.754,
      lng: 100.501,
      birthDateTimeISO: '1990-07-15T14:05:00',
    }),
  'POST /api/astrology/natal-chart': () => post('/api/astrology/natal-chart', birth),
  'POST /api/astrology/transit-chart': () =>
    post('/api/astrology/transit-chart', { ...birth, transitDate: '2026-07-15T09:30:00' }),
  'POST /api/calculate/human-design': () =>
    post('/api/calculate/human-design', {
      birthDate: '1990-07-15',
      birthTime: '14:05',
      birthPlace: 'Bangkok',
      latitude: 13.754,
      longitude: 100.501,
      timezone: 'Asia/Bangkok',
    }),
  'POST /api/sync/push': ({ a, synced }) => {
    const sent = pushOf(synced.device);
    const more = { user_id: a.userId, userId: a.userId, ver: 1, is_admin: true };
    return { ...sent, body: JSON.stringify({ ...JSON.parse(String(sent.body)), ...more }) };
  },
  'GET /api/sync/pull': ({ a }) => get(`/api/sync/pull?c=0&n=1000&user_id=${a.userId}`),
  'GET /api/sync/poke': ({ a }) => get(`/api/sync/poke?user_id=${a.userId}`),
  'PUT /api/sync/blob/:sha': putPhoto,
  'GET /api/sync/blob/:sha': ({ synced }) => get(`/api/sync/blob/${synced.sha}`),
  'GET /api/sync/devices': ({ a }) => get(`/api/sync/devices?user_id=${a.userId}`),
  // A's session stays: A asks for another one, and everyone else for this.
  'DELETE /api/sync/devices/:device': async ({ signIn, a, tokens }, role) => {
    const device = sessionOf(role === 'a' ? (await signIn(a.email)).token : tokens.a);
    return { ...get(`/api/sync/devices/${device}`), method: 'DELETE' };
  },
  'GET /api/push/key': ({ a }) => get(`/api/push/key?user_id=${a.userId}`),
  'PUT /api/push/subscription': ({ a }) =>
    withBody('PUT', '/api/push/subscription', { ...aReminder, user_id: a.userId }),
  'DELETE /api/push/subscription': ({ a }) =>
    withBody('DELETE', '/api/push/subscription', { endpoint: aReminder.endpoint, user_id: a.userId }),
  'GET /api/account/export': ({ a }) => get(`/api/account/export?user_id=${a.userId}`),
  'POST /api/account/delete-code': ({ a }) =>
    post('/api/account/delete-code', { user_id: a.userId, email: a.email }),
  // With a code that is nobody's: the matrix goes on with these people.
  'DELETE /api/account': ({ a }) =>
    withBody('DELETE', '/api/account', { code: '000000x', user_id: a.userId }),
  'GET /api/subscription/plans': () => get('/api/subscription/plans'),
  'GET /api/subscription/status': ({ a }) => get(`/api/subscription/status?user_id=${a.userId}`),
  'GET /api/config/payments': () => get('/api/config/payments'),
  'POST /api/subscription/refresh': ({ a }) => post('/api/subscription/refresh', { user_id: a.userId }),
  'POST /api/subscription/checkout': ({ a }) =>
    post('/api/subscription/checkout', { planId: 'premium-monthly', user_id: a.userId }),
  'POST /api/subscription/portal': ({ a }) => post('/api/subscription/portal', { user_id: a.userId }),
  'POST /api/subscription/webhook': () => post('/api/subscription/webhook', { id: 'evt_1' }),
  'GET /api/soul-wisdom': () => get('/api/soul-wisdom'),
  'GET /api/soul-wisdom/audio/:name': ({ draft }) => get(`/api/soul-wisdom/audio/${draft.audioName}`),
  'GET /api/soul-wisdom/:id/audio': ({ draft }) => get(`/api/soul-wisdom/${draft.id}/audio`),
  'GET /api/admin/status': () => get('/api/admin/status'),
  'POST /api/admin/setup': () => post('/api/admin/setup', { token: 'guessed' }),
  'GET /api/admin/soul-wisdom': () => get('/api/admin/soul-wisdom'),
  'POST /api/admin/soul-wisdom': () =>
    post('/api/admin/soul-wisdom', { ...item, audioUrl: '/audio/none.mp3' }),
  'PATCH /api/admin/soul-wisdom/:id': ({ draft }) =>
    withBody('PATCH', `/api/admin/soul-wisdom/${draft.id}`, { title: 'Changed' }),
  'DELETE /api/admin/soul-wisdom/:id': async (world) => ({
    ...get(`/api/admin/soul-wisdom/${(await newDraft(world)).id}`),
    method: 'DELETE',
  }),
  'POST /api/admin/soul-wisdom/audio': upload,

  'GET /auth/v1/settings': () => get('/auth/v1/settings'),
  'GET /auth/v1/.well-known/jwks.json': () => get('/auth/v1/.well-known/jwks.json'),
  'POST /auth/v1/otp': () => post('/auth/v1/otp', { email: 'new@example.test', create_user: true }),
  'POST /auth/v1/verify': async ({ call, told }, role) => {
    const email = `new-${role}@example.test`;
    await call('POST', '/auth/v1/otp', { body: { email, create_user: true } });
    return post('/auth/v1/verify', { type: 'email', email, token: /\b\d{6}\b/.exec(told.at(-1) ?? '')?.[0] });
  },
  'POST /auth/v1/token': async ({ signIn }, role) => {
    const { refreshToken } = await signIn(`again-${role}@example.test`);
    return post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
  },
  'GET /auth/v1/authorize': () => get('/auth/v1/authorize?provider=google'),
  'GET /auth/v1/callback': () => get('/auth/v1/callback?code=c&state=s'),
  'GET /auth/v1/user': () => get('/auth/v1/user'),
  'PUT /auth/v1/user': () => withBody('PUT', '/auth/v1/user', { data: { colour: 'blue' } }),
  // The session that the matrix itself goes by stays: only others end.
  'POST /auth/v1/logout': () => post('/auth/v1/logout?scope=others', {}),

  'GET /rest/v1/profiles': ({ a }) => get(`/rest/v1/profiles?select=*&id=eq.${a.userId}`),
  'POST /rest/v1/profiles': ({ a }) =>
    post(
      '/rest/v1/profiles?on_conflict=id&select=*',
      { id: a.userId, full_name: 'Ada' },
      { prefer: 'resolution=merge-duplicates,return=representation' },
    ),
  'PATCH /rest/v1/profiles': ({ a }) =>
    withBody(
      'PATCH',
      `/rest/v1/profiles?id=eq.${a.userId}`,
      { full_name: 'Ada' },
      { prefer: 'return=representation' },
    ),
  'PUT /rest/v1/profiles': () => withBody('PUT', '/rest/v1/profiles', {}),
  'DELETE /rest/v1/profiles': ({ a }) => ({
    ...get(`/rest/v1/profiles?id=eq.${a.userId}`),
    method: 'DELETE',
  }),

  'GET /': () => get('/', page),
  'GET /index.html': () => get('/index.html', page),
  'GET /sw-off.json': () => get('/sw-off.json'),
  // Audio that ships with the app; the test's folder has none.
  'GET /audio/*': () => get('/audio/none/part.mp3'),
  'GET /*': () => get('/personal', page),

  // What stands behind every path, and answers where nothing else does.
  'ALL /*': () => get('/none.js'),
  'ALL /api/*': () => get('/api/none'),
  'ALL /api/admin/setup': () => get('/api/admin/setup'),
  'ALL /auth/v1/*': () => get('/auth/v1/none'),
  'ALL /rest/v1/*': () => get('/rest/v1/none'),
  'POST /auth/v1/*': () => post('/auth/v1/none', {}),
  'PUT /auth/v1/*': () => withBody('PUT', '/auth/v1/none', {}),
};

/** The request for a route of `routesOf`. Throws for a route that has none. */
export function exampleOf(route: string, world: World, role: Role): Sent | Promise<Sent> {
  return present(examples[route], `an example request for ${route} in tests/api/every-route.ts`)(world, role);
}
