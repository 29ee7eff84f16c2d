import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { AppDeps } from './app.ts';
import { ChatInputError } from './composer.ts';
import type { ChatInput } from './composer.ts';
import type { LogFields } from './log.ts';

const script = `export const sun = ${JSON.stringify('o'.repeat(3000))};`;
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(dir, 'assets'));
  await mkdir(join(dir, 'places'));
  await writeFile(join(dir, 'assets/index-abc123.js'), script);
  await writeFile(join(dir, 'assets/index-abc123.js.br'), brotliCompressSync(script));
  await writeFile(join(dir, 'places/cities-abc123.txt'), 'Bangkok');
  await writeFile(join(dir, 'sw.js'), 'self;');
  await writeFile(join(dir, 'manifest.webmanifest'), '{}');
  await writeFile(join(dir, '../outside.txt'), 'secret');
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await rm(join(dir, '../outside.txt'));
});

const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

/** An app with fakes; `asked` holds what reached the composer, `lines` what was logged. */
function setUp(overrides: Partial<AppDeps> = {}) {
  const asked: ChatInput[] = [];
  const lines: { readonly event: string; readonly fields: LogFields | undefined }[] = [];
  const write = (event: string, fields?: LogFields): void => void lines.push({ event, fields });
  const clock = { nowMs: 1_000_000 };
  const app = createApp({
    composer: {
      reply: (input) => {
        asked.push(input);
        return { text: `You said: ${input.messages.at(-1)?.content}`, reading: null, sheet: null };
      },
    },
    log: { debug: write, info: write, warn: write, error: write },
    nowMs: () => clock.nowMs,
    version: '1.2.3',
    security: { connectOrigins: [], https: false },
    trustedProxies: 0,
    serviceWorkerOff: false,
    client: { dir, shell: '<meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>' },
    ...overrides,
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, asked, lines, clock, post };
}

const oneMessage = { messages: [{ role: 'user', content: 'Will he come back?' }] };

describe('headers', () => {
  const paths = [
    '/',
    '/people/42',
    '/assets/index-abc123.js',
    '/places/cities-abc123.txt',
    '/sw.js',
    '/sw-off.json',
    '/manifest.webmanifest',
    '/missing.js',
    '/api/health',
    '/api/nothing',
    '/auth/v1/user',
    '/rest/v1/profiles',
  ];

  it.each(paths)('protects %s', async (path) => {
    const answer = await setUp().app.request(path, { headers: navigation });
    const { headers } = answer;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('asks for https for two years when people come by https', async () => {
    const { app } = setUp({ security: { connectOrigins: [], https: true } });
    const { headers } = await app.request('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('lets the page connect to a configured project and its socket, and to nothing else', async () => {
    const { app } = setUp({ security: { connectOrigins: ['https://abc.supabase.co'], https: true } });
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co");
  });

  it('are there when something breaks', async () => {
    const shell = {
      replaceAll: () => {
        throw new TypeError('birth on 1990-07-15');
      },
    } as unknown as string;
    const { app, lines } = setUp({ client: { dir, shell } });
    const answer = await app.request('/', { headers: navigation });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('TypeError');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.stringify(lines)).not.toContain('1990-07-15');
  });
});

describe('the page', () => {
  it('carries the nonce of its own policy, a new one each time', async () => {
    const { app } = setUp();
    const nonces = [];
    for (const path of ['/', '/', '/index.html', '/people/42']) {
      const answer = await app.request(path, { headers: navigation });
      const inHeader = /'nonce-([A-Za-z0-9+/=]{24})'/.exec(
        answer.headers.get('content-security-policy') ?? '',
      )?.[1];
      const inBody = /content="([^"]+)"/.exec(await answer.text())?.[1];
      expect(inBody).toBe(inHeader);
      nonces.push(inHeader);
    }
    expect(new Set(nonces).size).toBe(4);
  });

  it('allows no inline script and holds script to Trusted Types', async () => {
    const policy = (await setUp().app.request('/')).headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('answers navigations to any route of the client', async () => {
    const answer = await setUp().app.request('/people/42?tab=chart', { headers: navigation });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it.each([
    ['a script that is gone', '/assets/index-old.js', navigation],
    ['a file at the root', '/robots.txt', navigation],
    ['a fetch by a page', '/people/42', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['a client that wants no HTML', '/people/42', { accept: 'application/json' }],
    ['the folder of the assets', '/assets/', navigation],
  ])('does not answer %s', async (_, path, headers: Record<string, string>) => {
    const answer = await setUp().app.request(path, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
  });

  it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/..%5c..%5coutside.txt'])(
    'keeps %s inside its folder',
    async (path) => {
      const answer = await setUp().app.request(path);
      expect(await answer.text()).not.toContain('secret');
      expect(answer.status).toBe(404);
    },
  );
});

describe('caching', () => {
  it.each([
    ['/assets/index-abc123.js', 'public, max-age=31536000, immutable'],
    ['/places/cities-abc123.txt', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/sw-off.json', 'no-store'],
    ['/api/health', 'no-store'],
    ['/api/nothing', 'no-store'],
  ])('%s is %s', async (path, expected) => {
    expect((await setUp().app.request(path)).headers.get('cache-control')).toBe(expected);
  });

  it('keeps no 404 of a hashed file for a year', async () => {
    const answer = await setUp().app.request('/assets/index-old.js');
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it('serves the packed twin to who can read it, and the file itself to others', async () => {
    const { app } = setUp();
    const packed = await app.request('/assets/index-abc123.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('text/javascript');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await app.request('/assets/index-abc123.js');
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(script);
  });

  it('packs with gzip what has no twin', async () => {
    const { app } = setUp();
    const answer = await app.request('/assets/index-abc123.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('GET /api/health', () => {
  it('says that it is up and which version it is', async () => {
    const answer = await setUp().app.request('/api/health');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', version: '1.2.3' });
  });
});

describe('GET /sw-off.json', () => {
  it.each([true, false])('says off: %s', async (serviceWorkerOff) => {
    const answer = await setUp({ serviceWorkerOff }).app.request('/sw-off.json');
    expect(await answer.json()).toEqual({ off: serviceWorkerOff });
  });
});

describe('unknown paths of the server', () => {
  it.each(['/api', '/api/nothing', '/api/chat/more', '/auth/v1/authorize', '/rest/v1/profiles'])(
    '%s is a JSON 404, also for a navigation',
    async (path) => {
      const answer = await setUp().app.request(path, { headers: navigation });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: 'Not found' });
    },
  );
});

describe('POST /api/chat', () => {
  it('answers with the composer, and tells it the time', async () => {
    const { post, asked } = setUp();
    const answer = await post({
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Hello, I am Vesper.' },
        { role: 'user', content: 'Will he come back?' },
      ],
      readingMode: 'western',
      threadId: 'abcdefghijklmnopqrstu',
      userId: 'someone',
      userProfile: {
        name: ' Ada ',
        birthDate: '1990-07-15',
        birthTime: '14:05',
        birthPlace: 'Bangkok',
        birthLat: '13.754',
        birthLng: 100.501,
        birthTimeZoneId: 'Asia/Bangkok',
        sex: '',
        mbtiType: 'INFP',
      },
      seed: 'one',
      timeZone: 'Europe/Vienna',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      response: 'You said: Will he come back?',
      reading: null,
      factSheet: null,
    });
    expect(asked).toEqual([
      {
        messages: [
          { role: 'user', content: 'Hello' },
          { role: 'assistant', content: 'Hello, I am Vesper.' },
          { role: 'user', content: 'Will he come back?' },
        ],
        readingMode: 'western',
        threadId: 'abcdefghijklmnopqrstu',
        profile: {
          name: 'Ada',
          birthDate: '1990-07-15',
          birthTime: '14:05',
          birthPlace: 'Bangkok',
          birthLat: 13.754,
          birthLng: 100.501,
          birthTimeZoneId: 'Asia/Bangkok',
          sex: null,
        },
        seed: 'one',
        timeZone: 'Europe/Vienna',
        nowMs: 1_000_000,
      },
    ]);
  });

  it('needs no more than a message', async () => {
    const { post, asked } = setUp();
    expect((await post(oneMessage)).status).toBe(200);
    expect(asked[0]).toMatchObject({ readingMode: 'mixed', profile: null, seed: null, timeZone: null });
  });

  it.each<[string, unknown, string]>([
    ['not JSON', '{"messages":', 'The body is not valid JSON.'],
    ['an empty body', '', 'The body is not valid JSON.'],
    ['a list', [], 'The body must be a JSON object.'],
    ['no messages', {}, 'messages: must be a list with at least one message'],
    ['an empty list', { messages: [] }, 'messages: must be a list with at least one message'],
    [
      'a strange role',
      { messages: [{ role: 'system', content: 'x' }] },
      "messages[0].role: must be 'user' or 'assistant'",
    ],
    [
      'an empty message',
      { messages: [{ role: 'user', content: '' }] },
      'messages[0].content: must not be empty',
    ],
    [
      'a blank message',
      { messages: [{ role: 'user', content: ' \n' }] },
      'messages: must not end with a blank message',
    ],
    [
      'the wrong end',
      { messages: [{ role: 'assistant', content: 'x' }] },
      'messages: must end with a message of the user',
    ],
    [
      '10,000 characters',
      { messages: [{ role: 'user', content: 'x'.repeat(10_000) }] },
      'messages: must end with a message of at most 8,000 characters',
    ],
    [
      'a date of another order',
      { ...oneMessage, userProfile: { birthDate: '15/07/1990' } },
      'userProfile.birthDate: must be a date like 1990-07-15',
    ],
    [
      'a 25th hour',
      { ...oneMessage, userProfile: { birthTime: '24:10' } },
      'userProfile.birthTime: must be a time like 14:05',
    ],
    [
      'a latitude off the globe',
      { ...oneMessage, userProfile: { birthLat: 91 } },
      'userProfile.birthLat: must be degrees from -90 to 90',
    ],
    [
      'a longitude in words',
      { ...oneMessage, userProfile: { birthLng: 'east' } },
      'userProfile.birthLng: must be degrees from -180 to 180',
    ],
  ])('refuses %s in words that help', async (_, body, error) => {
    const { post, asked } = setUp();
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
    expect(asked).toEqual([]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('refuses %s', async (type) => {
    const { post, asked } = setUp();
    const answer = await post(oneMessage, { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toHaveProperty('error');
    expect(asked).toEqual([]);
  });

  it('refuses more than 64 KB, also when the length is not said', async () => {
    const { app, post } = setUp();
    const long = JSON.stringify({ messages: [{ role: 'user', content: 'x'.repeat(65 * 1024) }] });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(long));
        controller.close();
      },
    });
    const streamed = await app.request('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    for (const answer of [await post(long), streamed]) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ error: 'This request is too long: the limit is 64 KB.' });
    }
  });

  it('takes the blame for input that cannot be read as the composer says it', async () => {
    const { post } = setUp({
      composer: {
        reply: () => {
          throw new ChatInputError('30 February is not a date.');
        },
      },
    });
    const answer = await post(oneMessage);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: '30 February is not a date.' });
  });

  it('says nothing of the inside when the composer fails, and logs none of the words', async () => {
    const { post, lines } = setUp({
      composer: {
        reply: () => {
          throw new RangeError('Will he come back?');
        },
      },
    });
    const answer = await post(oneMessage);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: 'Failed to get AI response' });
    expect(lines).toContainEqual({ event: 'chat-failed', fields: { kind: 'RangeError' } });
    expect(JSON.stringify(lines)).not.toContain('come back');
  });

  it('is not answered by GET', async () => {
    expect((await setUp().app.request('/api/chat')).status).toBe(404);
  });
});

describe('the limit on chat', () => {
  const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
  const send = (app: ReturnType<typeof createApp>, address: string, headers: Record<string, string> = {}) =>
    app.request(
      '/api/chat',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(oneMessage),
      },
      from(address),
    );

  it('lets 30 a minute through and says when to come back', async () => {
    const { app, clock } = setUp();
    for (let i = 0; i < 30; i++) expect((await send(app, '192.0.2.1')).status).toBe(200);
    clock.nowMs += 15_000;
    const refused = await send(app, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('45');
    expect(await refused.json()).toEqual({ error: 'Too many requests. Please try again in 45 seconds.' });
    expect((await send(app, '192.0.2.2')).status).toBe(200);
    clock.nowMs += 45_000;
    expect((await send(app, '192.0.2.1')).status).toBe(200);
  });

  it('is not dodged by a forged X-Forwarded-For', async () => {
    const { app } = setUp();
    for (let i = 0; i < 30; i++) await send(app, '192.0.2.1', { 'x-forwarded-for': `198.51.100.${i}` });
    expect((await send(app, '192.0.2.1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
  });

  it('counts by what a trusted proxy wrote, the last entry, not by what the client put before it', async () => {
    const { app } = setUp({ trustedProxies: 1 });
    for (let i = 0; i < 30; i++)
      await send(app, '10.0.0.1', { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` });
    expect((await send(app, '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' })).status).toBe(429);
    expect((await send(app, '10.0.0.1', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  });
});

describe('the log', () => {
  it('has one line a request, without query, body or address', async () => {
    const { app, lines } = setUp();
    await app.request(
      '/people/42?name=Ada',
      { headers: navigation },
      { incoming: { socket: { remoteAddress: '192.0.2.77' } } },
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      event: 'request',
      fields: { method: 'GET', path: '/people/42', status: 200 },
    });
    expect(JSON.stringify(lines)).not.toMatch(/Ada|192\.0\.2\.77/);
  });
});
