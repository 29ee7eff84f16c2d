import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentEmoji, gradientColors } from '#contract/api/content.ts';
import { describeAnyDatabase } from '../../tests/support/api-database.ts';
import { mp3 } from '../../tests/support/audio-samples.ts';
import {
  aContent,
  addPerson,
  auditOf,
  contentServer,
  emptyContent,
  hourMs,
  makeAdmin,
  startMs,
  streamOf,
} from '../../tests/support/content-server.ts';
import type { Answers, Person } from '../../tests/support/content-server.ts';
import type { Database } from '../db/database.ts';

describeAnyDatabase('the admin area', (open) => {
  let db: Database;
  let admin: Person;
  let user: Person;
  let owner: Person;
  let server: Awaited<ReturnType<typeof contentServer>>;
  const answers: Record<string, Answers[string]> = {};

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyContent(db);
    admin = await addPerson(db, 'admin');
    user = await addPerson(db, 'user');
    owner = await addPerson(db, 'owner');
    await makeAdmin(db, admin);
    server = await contentServer(db, { people: [admin, user, owner], answers });
  });
  afterEach(() => server.dispose());

  const list = async (): Promise<Record<string, unknown>[]> => {
    const { status, body } = await server.ask('GET', '/api/admin/soul-wisdom', admin);
    expect(status).toBe(200);
    return body as unknown as Record<string, unknown>[];
  };
  const create = async (change: Record<string, unknown> = {}) => {
    const { status, body } = await server.ask('POST', '/api/admin/soul-wisdom', admin, {
      ...aContent,
      ...change,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body as Record<string, string>;
  };

  describe('status', () => {
    it('says who is an admin, an admin of yesterday included', async () => {
      expect(await server.ask('GET', '/api/admin/status', admin)).toEqual({
        status: 200,
        body: { isAdmin: true },
      });
      expect((await server.ask('GET', '/api/admin/status', user)).body).toEqual({ isAdmin: false });
      expect((await server.ask('GET', '/api/admin/status')).status).toBe(401);
      server.clock.nowMs = startMs + 13 * hourMs;
      expect((await server.ask('GET', '/api/admin/status', admin)).body).toEqual({ isAdmin: true });
    });
  });

  describe('setup', () => {
    const setup = (who: Person | null, body?: unknown) => server.ask('POST', '/api/admin/setup', who, body);

    it('each refusal says why, in message too', async () => {
      expect(await setup(user)).toEqual({
        status: 403,
        body: {
          error: 'This server has an admin already.',
          message: 'This server has an admin already.',
          code: 'admin_exists',
        },
      });
      expect((await setup(admin, {})).body).toMatchObject({ message: 'You are an admin already.' });
      await db.own((tx) => tx.deleteFrom('app.admins').execute());
      expect((await setup(user, {})).body).toMatchObject({
        code: 'no_setup_token',
        message: 'Enter the setup token that the server printed when it started.',
      });
      expect((await setup(user, { token: 'x'.repeat(43) })).body).toMatchObject({
        code: 'bad_setup_token',
        message: expect.stringContaining('wrong, used or expired'),
      });
    });

    it('what is refused before the question is asked has a message as well', async () => {
      const signedOut = await setup(null);
      expect(signedOut.status).toBe(401);
      expect(signedOut.body).toMatchObject({ message: 'Please sign in.' });
      const wrong = await setup(user, { token: 5 });
      expect(wrong.status).toBe(400);
      expect(wrong.body?.['message']).toBe(wrong.body?.['error']);
    });

    it('the token makes an admin, who may then do everything at once', async () => {
      await db.own((tx) => tx.deleteFrom('app.admins').execute());
      const token = await server.admins.ensureSetupToken();
      expect((await server.ask('GET', '/api/admin/soul-wisdom', user)).status).toBe(403);
      expect(await setup(user, { token: ` ${token}\n` })).toEqual({ status: 200, body: { isAdmin: true } });
      expect((await server.ask('GET', '/api/admin/soul-wisdom', user)).status).toBe(200);
      expect(JSON.stringify(server.lines)).not.toContain(token);
    });

    it('50 calls at once make one admin', async () => {
      await db.own((tx) => tx.deleteFrom('app.admins').execute());
      const token = await server.admins.ensureSetupToken();
      const people: Person[] = [];
      for (let i = 0; i < 50; i++) people.push(await addPerson(db, `p${i}`));
      const crowd = await contentServer(db, { people });
      const results = await Promise.all(
        people.map((person) => crowd.ask('POST', '/api/admin/setup', person, { token })),
      );
      await crowd.dispose();
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(results.filter(({ status }) => status === 403)).toHaveLength(49);
      expect(await db.own((tx) => tx.selectFrom('app.admins').select('user_id').execute())).toHaveLength(1);
    });

    it('an allowed address needs no token', async () => {
      expect(await setup(owner)).toEqual({ status: 200, body: { isAdmin: true } });
    });
  });

  describe('rights', () => {
    const id = '0b0b0b0b-0000-4000-8000-00000000000b';
    const every = [
      ['GET', '/api/admin/soul-wisdom', undefined],
      ['POST', '/api/admin/soul-wisdom', aContent],
      ['PATCH', `/api/admin/soul-wisdom/${id}`, { title: 'Mine now' }],
      ['DELETE', `/api/admin/soul-wisdom/${id}`, undefined],
      ['POST', '/api/admin/soul-wisdom/audio', { url: 'https://audio.example/x.mp3' }],
    ] as const;

    it.each(every)('%s %s is for admins alone', async (method, path, body) => {
      expect((await server.ask(method, path, null, body)).status).toBe(401);
      expect(await server.ask(method, path, user, body)).toMatchObject({
        status: 403,
        body: { code: 'not_admin' },
      });
      expect(server.fetch).not.toHaveBeenCalled();
      expect(await list()).toEqual([]);
    });

    it.each(every)('%s %s asks for a session of the last twelve hours', async (method, path, body) => {
      server.clock.nowMs = startMs + 12 * hourMs;
      expect(await server.ask(method, path, admin, body)).toEqual({
        status: 403,
        body: { error: 'Please sign in again to use the admin area.', code: 'session_too_old' },
      });
      expect(await db.own((tx) => tx.selectFrom('app.soul_wisdom').select('id').execute())).toEqual([]);
      expect(server.fetch).not.toHaveBeenCalled();
    });

    it('an admin who is removed loses the next call', async () => {
      const item = await create();
      await db.own((tx) => tx.deleteFrom('app.admins').where('user_id', '=', admin.id).execute());
      for (const [method, path, body] of every) {
        const own = path.replace(id, item['id'] ?? '');
        expect((await server.ask(method, own, admin, body)).status).toBe(403);
      }
      expect((await server.ask('GET', '/api/admin/status', admin)).body).toEqual({ isAdmin: false });
      const [kept] = await db.own((tx) => tx.selectFrom('app.soul_wisdom').select('title').execute());
      expect(kept?.title).toBe(aContent.title);
    });

    it("another person's item of content by its id: no read, no change, no removal", async () => {
      const item = await create({ isPublished: false });
      const path = `/api/admin/soul-wisdom/${item['id']}`;
      expect((await server.ask('PATCH', path, user, { isPublished: true })).status).toBe(403);
      expect((await server.ask('DELETE', path, user)).status).toBe(403);
      expect(await list()).toEqual([item]);
    });
  });

  describe('content', () => {
    it('what is left out has its default', async () => {
      const item = await create();
      expect(item).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ...aContent,
        gradientColor: 'Blue',
        emoji: '✨',
        isPublished: 'true',
        order: '0',
      });
      expect(await list()).toEqual([item]);
    });

    it('every part is kept, changed and removed', async () => {
      const item = await create({
        type: 'healing',
        gradientColor: 'Teal Cyan',
        emoji: '🌺',
        isPublished: false,
        order: 12,
        duration: '1:02:30',
      });
      expect(item).toMatchObject({
        type: 'healing',
        gradientColor: 'Teal Cyan',
        emoji: '🌺',
        isPublished: 'false',
        order: '12',
      });
      const path = `/api/admin/soul-wisdom/${item['id']}`;
      const changed = await server.ask('PATCH', path, admin, { title: 'Morning', isPublished: 'true' });
      expect(changed).toEqual({ status: 200, body: { ...item, title: 'Morning', isPublished: 'true' } });
      const whole = { ...aContent, gradientColor: 'Green', emoji: '💰', isPublished: 'false', order: '3' };
      expect((await server.ask('PATCH', path, admin, whole)).body).toEqual({ id: item['id'], ...whole });
      expect(await list()).toEqual([{ id: item['id'], ...whole }]);

      expect(await server.ask('DELETE', path, admin)).toEqual({ status: 200, body: { success: true } });
      expect(await list()).toEqual([]);
      expect((await server.ask('DELETE', path, admin)).status).toBe(404);
      expect((await server.ask('PATCH', path, admin, { title: 'x' })).status).toBe(404);
    });

    it('all covers and colours of the form are taken', async () => {
      for (const { emoji } of contentEmoji) await create({ emoji });
      for (const gradientColor of gradientColors) await create({ gradientColor });
      const items = await list();
      expect(new Set(items.map(({ emoji }) => emoji)).size).toBe(14);
      expect(new Set(items.map(({ gradientColor }) => gradientColor)).size).toBe(6);
    });

    it('the list is in its order, then by age', async () => {
      for (const [title, order] of [
        ['third', '7'],
        ['first', '0'],
        ['fourth', '10'],
        ['second', '7'],
      ] as const) {
        server.clock.nowMs -= 1000;
        await create({ title, order });
      }
      expect((await list()).map(({ title }) => title)).toEqual(['first', 'second', 'third', 'fourth']);
    });

    it.each([
      ['no title', { title: '  ' }, 'Please fill all required fields'],
      ['no description', { description: undefined }, 'Please fill all required fields'],
      ['no duration', { duration: '' }, 'Please fill all required fields'],
      ['no audio', { audioUrl: null }, 'Please fill all required fields'],
      ['another type', { type: 'video' }, 'Please fill all required fields'],
      ['another colour', { gradientColor: 'Red' }, 'gradientColor'],
      ['another cover', { emoji: '💩' }, 'emoji'],
      ['a cover that is markup', { emoji: '<b>' }, 'emoji'],
      ['an order below nought', { order: '-1' }, 'order'],
      ['an order in parts', { order: 1.5 }, 'order'],
      ['a published that is neither', { isPublished: 'maybe' }, 'isPublished'],
      ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
      ['a duration in words', { duration: 'an hour' }, 'duration'],
      ['a duration with 60 seconds', { duration: '12:60' }, 'duration'],
      ['a duration with 60 minutes of an hour', { duration: '1:60:00' }, 'duration'],
      ['a path of the system', { audioUrl: '/etc/passwd' }, 'audioUrl'],
      ['a path that climbs', { audioUrl: '/audio/../api/x.mp3' }, 'audioUrl'],
      ['a path that climbs in hiding', { audioUrl: '/audio/%2e%2e/x.mp3' }, 'audioUrl'],
      ['a path to a page', { audioUrl: '/audio/x.html' }, 'audioUrl'],
      ['another host without protocol', { audioUrl: '//evil.example/x.mp3' }, 'audioUrl'],
      ['another host with a backslash', { audioUrl: '/\\evil.example/x.mp3' }, 'audioUrl'],
      ['a bare name', { audioUrl: 'x.mp3' }, 'audioUrl'],
      ['script', { audioUrl: 'javascript:alert(1)' }, 'audioUrl'],
      ['data', { audioUrl: 'data:audio/mpeg;base64,AA' }, 'audioUrl'],
      ['plain http', { audioUrl: 'http://audio.example/x.mp3' }, 'audioUrl'],
      ['loopback', { audioUrl: 'https://127.0.0.1/x.mp3' }, 'audioUrl: must lead to the open internet'],
      [
        'metadata',
        { audioUrl: 'https://169.254.169.254/latest' },
        'audioUrl: must lead to the open internet',
      ],
      ['a port', { audioUrl: 'https://audio.example:6379/x.mp3' }, 'audioUrl: must use the usual port'],
      [
        'an upload that is not there',
        { audioUrl: `/api/soul-wisdom/audio/${'0'.repeat(32)}.mp3` },
        'audioUrl: names an upload that is not there',
      ],
    ])('%s is refused, in a new item and in a change', async (_, change, why) => {
      const refused = await server.ask('POST', '/api/admin/soul-wisdom', admin, { ...aContent, ...change });
      expect(refused.status).toBe(400);
      expect(refused.body?.['error']).toContain(why);
      expect(await list()).toEqual([]);
      // A part that is left out of a change stays as it is.
      if (Object.values(change)[0] === undefined) return;
      const item = await create();
      const path = `/api/admin/soul-wisdom/${item['id']}`;
      expect((await server.ask('PATCH', path, admin, change)).status).toBe(400);
      expect(await list()).toEqual([item]);
    });

    it('parts that are not of the form change nothing', async () => {
      const item = await create({
        id: '11111111-1111-4111-8111-111111111111',
        created_by: user.id,
        createdBy: user.id,
        is_published: false,
        is_admin: true,
        role: 'admin',
      });
      expect(item['id']).not.toBe('11111111-1111-4111-8111-111111111111');
      expect(item['isPublished']).toBe('true');
      const [row] = await db.own((tx) => tx.selectFrom('app.soul_wisdom').select('created_by').execute());
      expect(row?.created_by).toBe(admin.id);
      expect(await db.own((tx) => tx.selectFrom('app.admins').select('user_id').execute())).toHaveLength(1);
    });

    it.each(["' or 1=1 --", '../../x', '00000000-0000-0000-0000', '%00', 'audio'])(
      'an id like %j names nothing',
      async (wrong) => {
        const path = `/api/admin/soul-wisdom/${encodeURIComponent(wrong)}`;
        expect((await server.ask('PATCH', path, admin, { title: 'x' })).status).toBe(404);
        expect((await server.ask('DELETE', path, admin)).status).toBe(404);
      },
    );

    it('each change is in the audit, with who made it and without what was written', async () => {
      const item = await create();
      const path = `/api/admin/soul-wisdom/${item['id']}`;
      await server.ask('PATCH', path, admin, { title: 'A secret title', order: '4' });
      await server.ask('DELETE', path, admin);
      const { id } = item;
      const entries = await auditOf(db);
      expect(entries).toEqual([
        { actor: admin.id, action: 'content.created', detail: { id } },
        { actor: admin.id, action: 'content.updated', detail: { id, changed: ['title', 'order'] } },
        { actor: admin.id, action: 'content.deleted', detail: { id } },
      ]);
      const [first] = await db.own((tx) => tx.selectFrom('app.audit').select('at').limit(1).execute());
      expect(Date.parse(first?.at ?? '')).toBe(startMs);
    });
  });

  describe('audio elsewhere', () => {
    const address = 'https://audio.example/evening.mp3';

    it('is fetched when it is saved, and plays from here', async () => {
      answers[address] = () => ({ type: 'ok', contentType: 'audio/mpeg', body: streamOf(mp3()) });
      const item = await create({ audioUrl: address });
      expect(item['audioUrl']).toMatch(/^\/api\/soul-wisdom\/audio\/[0-9a-f]{32}\.mp3$/);
      const played = await server.app.request(item['audioUrl'] ?? '');
      expect(Buffer.from(await played.arrayBuffer()).equals(mp3())).toBe(true);
      const [row] = await db.own((tx) => tx.selectFrom('app.audio_files').select('source_url').execute());
      expect(row?.source_url).toBe(address);
    });

    it('that cannot be reached is kept, and fetched when someone first plays it', async () => {
      answers[address] = { type: 'unreachable', code: 'ENOTFOUND' };
      const item = await create({ audioUrl: address });
      expect(item['audioUrl']).toBe(address);
      const publicPath = `/api/soul-wisdom/${item['id']}/audio`;
      const shown = (await server.ask('GET', '/api/soul-wisdom')).body as unknown as { audioUrl: string }[];
      expect(shown.map(({ audioUrl }) => audioUrl)).toEqual([publicPath]);
      expect((await server.ask('GET', publicPath)).status).toBe(502);

      answers[address] = () => ({ type: 'ok', contentType: null, body: streamOf(mp3()) });
      const together = await Promise.all(
        Array.from({ length: 5 }, async () => server.app.request(publicPath)),
      );
      for (const played of together) {
        expect(played.status).toBe(200);
        expect(played.headers.get('cache-control')).toBe('public, no-cache');
        expect(Buffer.from(await played.arrayBuffer()).equals(mp3())).toBe(true);
      }
      // Once to save, once in vain, and once for the five together.
      expect(server.fetch).toHaveBeenCalledTimes(3);
      expect((await list())[0]?.['audioUrl']).toMatch(/^\/api\/soul-wisdom\/audio\//);
      const again = await server.app.request(publicPath);
      expect((await again.arrayBuffer()).byteLength).toBe(mp3().length);
      expect(server.fetch).toHaveBeenCalledTimes(3);
    });

    it('that fails is not tried without end', async () => {
      answers[address] = { type: 'unreachable', code: 'ENOTFOUND' };
      const item = await create({ audioUrl: address });
      const statuses: number[] = [];
      for (let i = 0; i < 8; i++)
        statuses.push((await server.ask('GET', `/api/soul-wisdom/${item['id']}/audio`)).status);
      expect(statuses).toEqual([502, 502, 502, 502, 502, 429, 429, 429]);
      expect(server.fetch).toHaveBeenCalledTimes(6);
    });

    it.each([
      ['a redirect', { type: 'refused', why: 'redirect' }, 'leads on to another address'],
      ['a missing page', { type: 'answered', status: 404 }, 'its server answers 404'],
      [
        'no audio',
        { type: 'ok', contentType: 'audio/mpeg', body: streamOf(Buffer.from('<html>')) },
        'gives no MP3',
      ],
      ['too much', { type: 'refused', why: 'too-large' }, 'more than 60 MB'],
    ] as const)('that gives %s is refused with why', async (_, answer, why) => {
      answers[address] = answer;
      const refused = await server.ask('POST', '/api/admin/soul-wisdom', admin, {
        ...aContent,
        audioUrl: address,
      });
      expect(refused.status).toBe(400);
      expect(refused.body?.['error']).toContain(`audioUrl: `);
      expect(refused.body?.['error']).toContain(why);
    });

    it('a draft is fetched for nobody but an admin', async () => {
      answers[address] = { type: 'unreachable', code: 'ENOTFOUND' };
      const item = await create({ audioUrl: address, isPublished: 'false' });
      const before = server.fetch.mock.calls.length;
      for (const who of [null, user])
        expect((await server.ask('GET', `/api/soul-wisdom/${item['id']}/audio`, who)).status).toBe(404);
      expect(server.fetch).toHaveBeenCalledTimes(before);
      expect((await server.ask('GET', `/api/soul-wisdom/${item['id']}/audio`, admin)).status).toBe(502);
    });
  });

  describe('the public list', () => {
    it('shows what is published to everyone, in order; drafts to admins', async () => {
      await create({ title: 'two', order: '2' });
      await create({ title: 'draft', order: '1', isPublished: 'false' });
      await create({ title: 'one', order: '0' });
      const titles = async (who: Person | null): Promise<unknown[]> => {
        const { status, body } = await server.ask('GET', '/api/soul-wisdom', who);
        expect(status).toBe(200);
        return (body as unknown as { title: string }[]).map(({ title }) => title);
      };
      expect(await titles(null)).toEqual(['one', 'two']);
      expect(await titles(user)).toEqual(['one', 'two']);
      expect(await titles(admin)).toEqual(['one', 'draft', 'two']);
      server.clock.nowMs = startMs + 12 * hourMs;
      expect(await titles(admin)).toEqual(['one', 'two']);
    });

    it('an answer that has not changed is not sent again; what holds drafts is kept by nobody', async () => {
      const { id } = await create({ title: 'one' });
      await create({ title: 'hidden', isPublished: 'false' });
      const ask = (tag: string | null, who: Person | null = null) =>
        server.app.request('/api/soul-wisdom', {
          headers: { ...who?.auth, ...(tag === null ? {} : { 'if-none-match': tag }) },
        });
      const first = await ask(null);
      const tag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      expect(await first.text()).not.toContain('hidden');
      for (const who of [null, user]) {
        const again = await ask(tag, who);
        expect([again.status, await again.text()]).toEqual([304, '']);
      }
      const full = await ask(tag, admin);
      expect([full.status, full.headers.get('etag')]).toEqual([200, null]);
      expect(full.headers.get('cache-control')).not.toBe('private, no-cache');
      await server.ask('PATCH', `/api/admin/soul-wisdom/${id}`, admin, { title: 'two' });
      expect((await ask(tag)).status).toBe(200);
    });

    it('the address of a draft is in no answer but an admin’s, before, between and after', async () => {
      const { id, audioUrl } = await create({ isPublished: 'false' });
      const isHidden = async (): Promise<void> => {
        for (const who of [null, user]) {
          const { status, body } = await server.ask('GET', '/api/soul-wisdom', who);
          expect(status).toBe(200);
          expect(JSON.stringify(body)).not.toMatch(new RegExp(`${id}|${audioUrl}`));
          expect((await server.ask('GET', `/api/soul-wisdom/${id}/audio`, who)).status).toBe(404);
        }
      };
      const turn = (isPublished: 'true' | 'false') =>
        server.ask('PATCH', `/api/admin/soul-wisdom/${id}`, admin, { isPublished });
      await isHidden();
      await turn('true');
      for (const who of [null, user])
        expect(JSON.stringify((await server.ask('GET', '/api/soul-wisdom', who)).body)).toContain(id);
      await turn('false');
      await isHidden();
    });

    it('a file that ships with the app is named as it is', async () => {
      const item = await create();
      expect((await server.ask('GET', '/api/soul-wisdom')).body).toEqual([item]);
      expect((await server.ask('GET', `/api/soul-wisdom/${item['id']}/audio`)).status).toBe(404);
    });
  });
});
