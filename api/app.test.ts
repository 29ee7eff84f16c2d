import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unreachableDatabase } from '../tests/support/api-parts.ts';
import { createApp } from './app.ts';
import type { AppDeps } from './app.ts';
import { readEnv } from './env.ts';
import type { LogFields } from './log.ts';
import { wire } from './wiring.ts';

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

/** The app, wired as in production over no database; `lines` holds what was logged. */
async function setUp(overrides: Partial<AppDeps> = {}, variables: Readonly<Record<string, string>> = {}) {
  const lines: { readonly event: string; readonly fields: LogFields | undefined }[] = [];
  const write = (event: string, fields?: LogFields): void => void lines.push({ event, fields });
  const { deps } = await wire(readEnv({ DATA_DIR: dir, ...variables }), {
    db: unreachableDatabase,
    secret: 'a secret of the tests alone, long enough to be taken',
    log: { debug: write, info: write, warn: write, error: write },
    nowMs: () => 1_000_000,
    port: () => 8787,
    tell: () => {},
  });
  const app = createApp({
    ...deps,
    version: '1.2.3',
    serviceWorkerOff: false,
    client: { dir, shell: '<meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>' },
    ...overrides,
  });
  return { app, lines };
}

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
    const answer = await (await setUp()).app.request(path, { headers: navigation });
    const { headers } = answer;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
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
    const { app } = await setUp({ security: { connectOrigins: [], https: true } });
    const { headers } = await app.request('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('lets the page connect to a configured project, its socket and the providers of models, and to nothing else', async () => {
    const { app } = await setUp({ security: { connectOrigins: ['https://abc.supabase.co'], https: true } });
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain(
      "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co https://api.anthropic.com https://api.openai.com https://generativelanguage.googleapis.com https://openrouter.ai",
    );
  });

  it('lets no worker connect to a provider', async () => {
    const { app } = await setUp();
    const policy = (await app.request('/sw.js')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain("connect-src 'self'");
  });

  it('are there when something breaks', async () => {
    const shell = {
      replaceAll: () => {
        throw new TypeError('birth on 1990-07-15');
      },
    } as unknown as string;
    const { app, lines } = await setUp({ client: { dir, shell } });
    const answer = await app.request('/', { headers: navigation });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('TypeError');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.stringify(lines)).not.toContain('1990-07-15');
  });
});

describe('a host that is not this machine', () => {
  const ask = async (url: string, variables: Readonly<Record<string, string>> = {}) => {
    const { app } = await setUp({}, variables);
    const answer = await app.request(url, { headers: navigation });
    return { status: answer.status, text: await answer.text() };
  };

  it.each(['http://localhost', 'http://localhost:8787', 'http://127.0.0.1:1', 'http://[::1]:8787'])(
    'is not %s',
    async (origin) => {
      expect((await ask(`${origin}/`)).status).toBe(200);
    },
  );

  it.each(['/', '/api/health', '/auth/v1/user', '/sw.js'])(
    'is refused on loopback without PUBLIC_URL: %s',
    async (path) => {
      for (const host of ['evil.test:8787', '192.168.1.4', 'localhost.evil.test', '127.0.0.1.evil.test']) {
        const { status, text } = await ask(`http://${host}${path}`);
        expect([status, text], host).toEqual([421, expect.stringContaining('set PUBLIC_URL')]);
      }
    },
  );

  it('is let in where people come from outside', async () => {
    expect((await ask('http://192.168.1.4/', { HOST: '0.0.0.0' })).status).toBe(200);
    expect((await ask('http://a.example/', { PUBLIC_URL: 'https://a.example' })).status).toBe(200);
  });
});

describe('the page', () => {
  it('carries the nonce of its own policy, a new one each time', async () => {
    const { app } = await setUp();
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
    const policy = (await (await setUp()).app.request('/')).headers
      .get('content-security-policy')
      ?.split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    // The one that public/boot.js makes; no other policy can be made, nor this one again.
    expect(policy).toContain('trusted-types default');
  });

  it('answers navigations to any route of the client', async () => {
    const answer = await (await setUp()).app.request('/people/42?tab=chart', { headers: navigation });
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
    const answer = await (await setUp()).app.request(path, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
  });

  it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/..%5c..%5coutside.txt'])(
    'keeps %s inside its folder',
    async (path) => {
      const answer = await (await setUp()).app.request(path);
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
    expect((await (await setUp()).app.request(path)).headers.get('cache-control')).toBe(expected);
  });

  it('keeps no 404 of a hashed file for a year', async () => {
    const answer = await (await setUp()).app.request('/assets/index-old.js');
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it('serves the packed twin to who can read it, and the file itself to others', async () => {
    const { app } = await setUp();
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
    const { app } = await setUp();
    const answer = await app.request('/assets/index-abc123.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('GET /sw-off.json', () => {
  it.each([true, false])('says off: %s', async (serviceWorkerOff) => {
    const answer = await (await setUp({ serviceWorkerOff })).app.request('/sw-off.json');
    expect(await answer.json()).toEqual({ off: serviceWorkerOff });
  });
});

describe('unknown paths of the server', () => {
  it.each(['/api', '/api/nothing', '/api/chat/more', '/auth/v1/nothing'])(
    '%s is a JSON 404, also for a navigation',
    async (path) => {
      const answer = await (await setUp()).app.request(path, { headers: navigation });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: 'Not found' });
    },
  );
});

describe('the log', () => {
  it('has one line a request, without query, body or address', async () => {
    const { app, lines } = await setUp();
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
