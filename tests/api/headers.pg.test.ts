/** What every answer of every route carries, who may read it, and what no request can talk the server into. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import {
  clearLimits,
  createWorld,
  exampleOf,
  exampledRoutes,
  exhaustLimits,
  roles,
  routesOf,
  send,
} from './every-route.ts';
import type { Role, Sent, World } from './every-route.ts';

const routes = exampledRoutes();
const serverPath = /^\/(?:api|auth|rest)\//;

describeAnyDatabase('every answer', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(await open());
  }, 60_000);
  beforeEach(() => clearLimits(world.db));

  const ask = async (route: string, role: Role, change: Partial<Sent> = {}) => {
    const sent = await exampleOf(route, world, role);
    await clearLimits(world.db);
    const answer = await send(
      world,
      { ...sent, ...change, headers: { ...sent.headers, ...change.headers } },
      role,
    );
    const body = await answer.arrayBuffer();
    return { sent, answer, body };
  };

  it('is asked for: each route has a request', () => {
    expect(routesOf(world.app)).toEqual(routes);
  });

  describe.each(['anonymous', 'admin'] as const)('to %s', (role) => {
    it.each(routes)('carries the headers that protect it: %s', async (route) => {
      const { sent, answer } = await ask(route, role);
      const { headers } = answer;
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('server')).toBe(false);
      // The browser that asks for a code is named, by a cookie of that surface alone.
      if (/^\/auth\/v1\/(?:otp|verify)$/.test(sent.path))
        expect(headers.get('set-cookie') ?? '').toMatch(
          /^$|^soulstice-browser=[\w.-]+; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/,
        );
      else expect(headers.has('set-cookie')).toBe(false);
      if (serverPath.test(sent.path)) expect(headers.get('cache-control')).toMatch(keptAs(route, role));
    });

    it.each(routes)('tells no other site anything: %s', async (route) => {
      const { answer } = await ask(route, role, { headers: { origin: 'https://evil.test' } });
      expect(namesOf(answer).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    });
  });

  it.each(routes)('gives no other site leave to ask: %s', async (route) => {
    const headers = {
      origin: 'https://evil.test',
      'access-control-request-method': route.split(' ')[0] ?? '',
      'access-control-request-headers': 'authorization, content-type',
    };
    const { answer } = await ask(route, 'anonymous', { method: 'OPTIONS', headers, body: null });
    expect(answer.ok).toBe(false);
    expect(namesOf(answer).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(routes.filter((route) => route.startsWith('GET ')))(
    'to HEAD is that to GET without a body: %s',
    async (route) => {
      for (const role of ['anonymous', 'admin'] as const) {
        const full = await ask(route, role);
        const head = await ask(route, role, { method: 'HEAD' });
        expect(head.answer.status).toBe(full.answer.status);
        expect(head.answer.headers.get('content-type')).toBe(full.answer.headers.get('content-type'));
        expect(head.body.byteLength).toBe(0);
      }
    },
  );

  it.each(['PROPFIND', 'PUT', 'PATCH', 'DELETE', 'POST', 'LINK', 'get'])(
    'to %s where there is no such call says so in JSON',
    async (method) => {
      const paths = routes.filter((route) => / \/api\//.test(route) && !route.startsWith('ALL '));
      for (const route of paths.filter(
        (one) => !routes.includes(`${method.toUpperCase()} ${one.split(' ')[1]}`),
      )) {
        const { answer, body } = await ask(route, 'admin', { method, body: null });
        expect(answer.status, `${method} instead of ${route}`).toBe(404);
        expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ error: 'Not found' });
      }
    },
  );

  it.each(routes.filter((route) => route.startsWith('GET ')))('to %s changes nothing', async (route) => {
    // The first look of an account makes the head that its versions are counted by.
    for (const role of roles) await ask('GET /api/sync/pull', role);
    const before = await everythingKept(world);
    for (const role of roles) await ask(route, role);
    expect(await everythingKept(world)).toEqual(before);
  });

  it.each([
    ['POST /api/chat'],
    ['POST /api/calculate/human-design'],
    ['GET /api/login'],
    ['GET /auth/v1/authorize'],
    ['POST /auth/v1/otp'],
    ['POST /auth/v1/verify'],
    ['POST /auth/v1/token'],
  ])('to %s is refused when too many came, whatever address the caller claims', async (route) => {
    const sent = await exampleOf(route, world, 'anonymous');
    await clearLimits(world.db);
    await send(world, sent, 'anonymous');
    await exhaustLimits(world.db);
    for (const name of [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'cf-connecting-ip',
      'true-client-ip',
      'x-client-ip',
    ]) {
      const claimed = name === 'forwarded' ? 'for=203.0.113.9' : '203.0.113.9';
      const answer = await send(
        world,
        { ...sent, headers: { ...sent.headers, [name]: claimed } },
        'anonymous',
      );
      if (route === 'GET /auth/v1/authorize')
        expect(answer.headers.get('location')).toContain('over_request_rate_limit');
      else expect(answer.status, name).toBe(429);
    }
  });
});

const namesOf = (answer: Response): readonly string[] => [...answer.headers.keys()];

/** Who may keep an answer of the server: nobody, but for public keys, and the list of what is published if it is asked each time. */
function keptAs(route: string, role: Role): RegExp {
  if (route === 'GET /auth/v1/.well-known/jwks.json') return /^public, max-age=600$/;
  if (route === 'GET /api/soul-wisdom' && role !== 'admin') return /^private, no-cache$/;
  return /no-store/;
}

/** Every row of every table, but for what is counted. */
async function everythingKept({ db }: World): Promise<unknown> {
  const tables = await ownSql(
    db,
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('app', 'auth', 'public') and table_type = 'BASE TABLE'
       and table_name not in ('limits', 'usage') order by 1`,
  );
  const rows: unknown[] = [];
  for (const { name } of tables) {
    const kept = await ownSql(db, `select to_jsonb(t)::text as row from ${String(name)} t order by 1`);
    rows.push([name, kept]);
  }
  return rows;
}
