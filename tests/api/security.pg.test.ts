/**
 * What an attacker tries against the whole server, beyond what each part's own tests try: docs/security.md names the
 * rest.
 */
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../api/db/database.ts';
import type { Database } from '../../api/db/database.ts';
import { createHttpServer } from '../../api/http-server.ts';
import { createTestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import { clearLimits, createWorld, exampleOf, routesOf, send } from './every-route.ts';
import type { World } from './every-route.ts';

describeAnyDatabase('the setup token', (open) => {
  it('is told only while nobody is named as an admin', async () => {
    const db = await open();
    const named = await createTestServer(db, { ADMIN_EMAILS: 'ana@example.org' });
    await named.afterOpening();
    expect(named.told.join('\n')).not.toContain('token');
    const server = await createTestServer(db);
    await server.afterOpening();
    expect(server.told.join('\n')).toMatch(/enter this token within 24 hours: [\w-]{43}$/);
  });
});

describeAnyDatabase('parts that no body has a place for', (open) => {
  it('change nothing, whatever route they are sent to', async () => {
    const world = await createWorld(await open());
    const { db, a } = world;
    const b = await world.signIn('bea@example.test');
    const strangers = {
      id: b.userId,
      user_id: b.userId,
      userId: b.userId,
      sub: b.userId,
      owner: b.userId,
      created_by: b.userId,
      email: 'bea@example.test',
      is_admin: true,
      isAdmin: true,
      admin: true,
      role: 'service_role',
      aud: 'admin',
      plan: 'premium-yearly',
      plan_id: 'premium-yearly',
      status: 'active',
      ver: 999,
      banned_until: '2999-01-01',
      email_confirmed_at: '2000-01-01',
      created_at: '2000-01-01',
      updated_at: '2000-01-01',
      granted_by: 'me',
    };
    const before = await powersOf(db, b.userId);
    for (const route of routesOf(world.app)) {
      const sent = await exampleOf(route, world, 'a');
      if (typeof sent.body !== 'string') continue;
      await clearLimits(db);
      const body = { ...strangers, ...(JSON.parse(sent.body) as object) };
      const answer = await send(world, { ...sent, body: JSON.stringify(body) }, 'a');
      expect(answer.status, `${route}: ${await answer.text()}`).not.toBe(500);
      // The rest surface refuses what it does not know; everything else passes over it.
      expect(await powersOf(db, b.userId), route).toEqual(before);
    }
    expect(await ownSql(db, 'select role, email from auth.users where id = $1', [a.userId])).toEqual([
      { role: 'authenticated', email: a.email },
    ]);
    expect(await ownSql(db, 'select user_id from app.admins where user_id = $1', [a.userId])).toEqual([]);
  }, 60_000);
});

/** Everything that makes someone more than a person with an account, and what another person has. */
async function powersOf(db: Database, otherId: string): Promise<unknown> {
  return {
    admins: await ownSql(db, 'select user_id, granted_by from app.admins order by user_id'),
    subscriptions: await ownSql(db, 'select user_id, status, plan_id from app.subscriptions'),
    roles: await ownSql(db, 'select distinct role, aud, is_anonymous, banned_until from auth.users'),
    other: await ownSql(
      db,
      'select email, raw_app_meta_data, raw_user_meta_data from auth.users where id = $1',
      [otherId],
    ),
    profile: await ownSql(db, 'select * from public.profiles where id = $1', [otherId]),
  };
}

describeAnyDatabase('a database that is away', (open) => {
  it('closes every route that needs it: 503 without a word of the inside, to the admin as well', async () => {
    const db = await open();
    let away = false;
    const gone = () => new DatabaseUnavailable('connect ECONNREFUSED 10.9.8.7:5432');
    const shaky: Database = {
      ...db,
      as: (caller, work) => (away ? Promise.reject(gone()) : db.as(caller, work)),
      own: (work) => (away ? Promise.reject(gone()) : db.own(work)),
      single: (statement) => (away ? Promise.reject(gone()) : db.single(statement)),
      ping: () => (away ? Promise.reject(gone()) : db.ping()),
    };
    const world = await createWorld(shaky);
    const routes = routesOf(world.app);
    const examples = new Map<string, Awaited<ReturnType<typeof exampleOf>>>();
    for (const route of routes) examples.set(route, await exampleOf(route, world, 'admin'));
    away = true;
    const statuses: Record<string, number> = {};
    for (const route of routes) {
      const sent = examples.get(route);
      if (sent === undefined) continue;
      const answer = await send(world, sent, 'admin');
      const text = await answer.text();
      statuses[route] = answer.status;
      expect(answer.status, `${route}: ${text}`).not.toBe(500);
      expect(text, route).not.toMatch(/ECONNREFUSED|10\.9\.8\.7:5432|\\n\s+at /);
      if (answer.status !== 503) continue;
      expect(answer.headers.get('retry-after'), route).toMatch(/^\d+$/);
      expect(answer.headers.get('cache-control'), route).toBe('no-store');
    }
    // Everything that asks who is calling, or for a row.
    const closed = routes.filter((route) => statuses[route] === 503);
    expect(closed).toEqual(
      expect.arrayContaining([
        'DELETE /api/admin/soul-wisdom/:id',
        'GET /api/admin/soul-wisdom',
        'GET /api/health/ready',
        'GET /api/profile',
        'GET /api/soul-wisdom/audio/:name',
        'GET /auth/v1/user',
        'GET /rest/v1/profiles',
        'PATCH /api/admin/soul-wisdom/:id',
        'POST /api/admin/setup',
        'POST /api/admin/soul-wisdom',
        'POST /api/admin/soul-wisdom/audio',
        'POST /api/profile',
        'POST /auth/v1/otp',
        'POST /auth/v1/token',
        'POST /auth/v1/verify',
        'PUT /auth/v1/user',
      ]),
    );
    // What needs no row goes on.
    expect(statuses['GET /']).toBe(200);
    expect(statuses['GET /api/health']).toBe(200);
    expect(statuses['GET /auth/v1/.well-known/jwks.json']).toBe(200);
  }, 60_000);
});

describeAnyDatabase('a mailbox', (open) => {
  it('has five tries from elsewhere, however wide the limits of the server are', async () => {
    const server = await createTestServer(await open(), { LIMIT_FACTOR: '1000' });
    const body = { type: 'email', email: 'ada@example.test', token: '000000' };
    for (let i = 0; i < 5; i += 1)
      expect((await server.call('POST', '/auth/v1/verify', { body })).status).toBe(403);
    const late = await server.call('POST', '/auth/v1/verify', { body });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    // The client itself goes on: the limit of an address of the network is the wide one.
    const other = await server.call('POST', '/auth/v1/verify', {
      body: { ...body, email: 'bo@example.test' },
    });
    expect(other.status).toBe(403);
  });
});

describeAnyDatabase('over real connections', (open) => {
  let world: World;
  let port = 0;
  let close = async (): Promise<void> => {};
  const sockets: Socket[] = [];
  beforeAll(async () => {
    world = await createWorld(await open());
    const listening = createHttpServer(world.app.fetch);
    await new Promise<void>((done) => {
      listening.listen(0, '127.0.0.1', done);
    });
    ({ port } = listening.address() as AddressInfo);
    close = () =>
      new Promise((done) => {
        listening.close(() => done());
        listening.closeAllConnections();
      });
  }, 60_000);
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => close());

  const dial = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    await new Promise<void>((done) => {
      socket.once('connect', done);
    });
    return socket;
  };
  /** All that comes back for these bytes, until the server closes. */
  const said = async (bytes: string): Promise<string> => {
    const socket = await dial();
    let text = '';
    socket.on('data', (piece) => (text += String(piece)));
    const ended = new Promise<void>((done) => {
      socket.once('close', () => done());
    });
    socket.write(Buffer.from(bytes, 'latin1'));
    await ended;
    return text;
  };
  const request = (line: string, host: string, ...more: readonly string[]): string =>
    [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more, '', ''].join('\r\n');

  describe('a host that is none', () => {
    it.each([
      '999.1.1.1',
      'localhost:99999',
      'xn--a',
      'a b',
      '[::::]',
      'a@evil.test',
      'evil.test/x',
      '%',
      '\xe9',
    ])('%s is refused, by every kind of route', async (host) => {
      for (const line of [
        'GET /api/health',
        'GET /api/config/supabase',
        'GET /auth/v1/callback?code=x',
        'POST /api/chat',
        'GET /',
      ]) {
        const text = await said(request(line, host, 'Content-Type: application/json', 'Content-Length: 0'));
        expect(text, `${line} at ${host}`).toMatch(/^HTTP\/1\.1 400 /);
        expect(text).not.toContain('evil.test');
      }
      expect(world.lines.filter(({ event }) => event === 'unexpected')).toEqual([]);
    });

    it('beside an address in the request line does not count', async () => {
      const text = await said(request('GET http://localhost/auth/v1/callback?code=x', '999.1.1.1'));
      expect(text).toMatch(/^HTTP\/1\.1 303 /);
      expect(world.lines.filter(({ event }) => event === 'unexpected')).toEqual([]);
    });

    it('never leads anyone elsewhere: people come back to the public address alone', async () => {
      const text = await said(request('GET /auth/v1/callback?code=x', 'evil.test'));
      expect(/^location: (\S+)/im.exec(text)?.[1]).toMatch(/^https:\/\/soulstice\.example\//);
    });
  });

  it('a body that breaks off is no fault of the server', async () => {
    const before = world.lines.length;
    const socket = await dial();
    const head = ['Content-Type: application/json', 'Content-Length: 5000'];
    socket.write(`${request('POST /api/chat', 'localhost', ...head)}{"messages":`);
    await new Promise((done) => setTimeout(done, 100));
    socket.destroy();
    const told = () => world.lines.slice(before).filter(({ fields }) => fields?.['path'] === '/api/chat');
    await expect.poll(() => told().length).toBe(1);
    expect(told()[0]).toMatchObject({ event: 'request', fields: { status: 400 } });
  });

  it('audio asked for many times on one connection that then ends leaves no file open', async () => {
    const published = await world.call('PATCH', `/api/admin/soul-wisdom/${world.draft.id}`, {
      body: { isPublished: true },
      token: world.tokens.admin,
    });
    expect(published.status).toBe(200);
    const path = `/api/soul-wisdom/audio/${world.draft.audioName}`;
    for (const [times, wait] of [
      [1, 0],
      [10, 0],
      [10, 30],
      [400, 30],
    ] as const) {
      const socket = await dial();
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
      await new Promise((done) => setTimeout(done, wait));
      socket.destroy();
    }
    await expect.poll(() => openFiles(world.draft.audioName)).toBe(0);
    const whole = await fetch(`http://127.0.0.1:${port}${path}`);
    expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(0);
    await expect.poll(() => openFiles(world.draft.audioName)).toBe(0);
  });

  it.each([
    ['a line of garbage', '\x16\x03\x01\x02\0\x01'],
    ['two lengths', request('POST /api/chat', 'localhost', 'Content-Length: 4', 'Content-Length: 5')],
    [
      'a length and chunks',
      `${request('POST /api/chat', 'localhost', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    ['a line that ends too early', 'GET /api/health HTTP/1.1\nHost: localhost\n\n'],
    ['headers without end', request('GET /api/health', 'localhost', `X: ${'a'.repeat(20_000)}`)],
    ['a header with NUL', request('GET /api/health', 'localhost', 'X: a\0b')],
  ])('%s is answered with a refusal and a closed connection', async (_, bytes) => {
    expect(await said(bytes)).toMatch(/^HTTP\/1\.1 4(?:00|31) /);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });
});

/** How many times this process has a file of this name open; 0 where the system does not tell. */
async function openFiles(name: string): Promise<number> {
  const numbers = await readdir('/proc/self/fd').catch(() => []);
  const paths = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')),
  );
  return paths.filter((path) => path.endsWith(name)).length;
}
