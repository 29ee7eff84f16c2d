/** All that is held of a person, to take along; and the end of it, after which nothing is left to find. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepDeletedAccounts } from '../../api/account/deleted-accounts.ts';
import type { Database } from '../../api/db/database.ts';
import { openPostgres } from '../../api/db/open.ts';
import type { Identity } from '../../api/auth/verifier.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql, quietLog, sqlDir, testDatabases } from '../support/api-database.ts';
import { jpeg } from '../support/picture-samples.ts';
import { hostedProject } from '../support/postgres-owners.ts';
import { birthIn, createDevice, deviceB, message, profile, setting, stamp } from '../support/sync-calls.ts';

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Rows of every table in which a text stands anywhere, `schema.table`. */
async function tablesWith(db: Database, text: string): Promise<readonly string[]> {
  const tables = await ownSql(
    db,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'app', 'auth') and c.relkind = 'r' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await ownSql(
      db,
      `select count(*)::int as count from ${String(name)} found where lower(row_to_json(found)::text) like $1`,
      [`%${text.toLowerCase()}%`],
    );
    if (row?.['count'] !== 0) found.push(String(name));
  }
  return found;
}

describeAnyDatabase('an account', (open) => {
  let db: Database;
  let server: TestServer;
  let ada: SignedInPerson;
  let ben: SignedInPerson;
  let people = 0;
  const photo = () => jpeg({ width: 1000 + people });

  beforeAll(async () => {
    db = await open();
    server = await createTestServer(db);
  });

  /** A person who has used everything there is. */
  const live = async (email: string): Promise<SignedInPerson> => {
    await ownSql(db, 'delete from app.limits');
    const person = await server.signIn(email);
    const { token, userId } = person;
    await server.call('POST', '/api/profile', { token, body: { name: 'Ada', birthDate: '1990-07-15' } });
    await createDevice(server, person).push([
      profile({ name: 'Ada', birth: birthIn }, stamp(Date.UTC(2026, 5, 1))),
      message(people, { content: `a secret of ${email}` }),
      setting(1, 'one'),
    ]);
    const bytes = photo();
    await server.app.request(`/api/sync/blob/${shaOf(bytes)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      body: bytes,
    });
    for (const statement of [
      `insert into app.usage (who, day, kind, count) values ($1, '2026-11-21', 'hosted-answers', 3)`,
      `insert into app.subscriptions (user_id, status) values ($1, 'trial')`,
      `insert into app.payment_customers (user_id, customer_id) values ($1, 'cus_' || md5($1::text))`,
      `insert into app.admins (user_id, granted_by) values ($1, 'test')`,
      `insert into app.audit (actor, action) values ($1, 'content.created')`,
      `insert into app.setup_tokens (hash, expires_at, used_by) values (gen_random_uuid()::text, now(), $1)`,
      `insert into app.audio_files (name, sha256, type, bytes, created_by)
         values (md5(random()::text) || '.mp3', repeat('a', 64), 'audio/mpeg', 1, $1)`,
      `insert into app.soul_wisdom (type, title, description, duration, audio_url, gradient_color, emoji, created_by)
         values ('podcast', 'A title', '', '1:00', '/audio/a.mp3', 'Blue', 'x', $1)`,
      `insert into auth.flow_state (user_id, provider_type) values ($1, 'google')`,
    ])
      await ownSql(db, statement, [userId]);
    await ownSql(db, 'delete from app.limits');
    // A code that was asked for and not used.
    await server.call('POST', '/auth/v1/otp', { body: { email, create_user: true } });
    await ownSql(db, 'delete from app.limits');
    return person;
  };

  beforeEach(async () => {
    people += 1;
    ada = await live(`ada-${people}@example.test`);
    ben = await live(`ben-${people}@example.test`);
  });

  const exported = async (who: SignedInPerson) => {
    const answer = await server.call('GET', '/api/account/export', { token: who.token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    return { text, document: JSON.parse(text) as Record<string, readonly Record<string, unknown>[]> };
  };
  const askCode = async (who = ada) => {
    await ownSql(db, 'delete from app.limits');
    const answer = await server.call('POST', '/api/account/delete-code', { token: who.token, body: {} });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ proof: 'code' });
    const letter = server.told.at(-1) ?? '';
    expect(letter).toContain('delete');
    return /\b\d{6}\b/.exec(letter)?.[0] ?? '';
  };
  const remove = async (code: string | undefined, who = ada) => {
    await ownSql(db, 'delete from app.limits');
    return server.call('DELETE', '/api/account', { token: who.token, body: { code } });
  };
  const isThere = async (who = ada) =>
    (await ownSql(db, 'select id from auth.users where id = $1', [who.userId])).length === 1;

  describe('as an export', () => {
    it('holds every table that holds the person', async () => {
      const { document } = await exported(ada);
      const listed: Readonly<Record<string, string>> = {
        'app.admins': 'adminRights',
        'app.audio_files': 'publishedAudio',
        'app.audit': 'audit',
        'app.payment_customers': 'paymentCustomer',
        'app.setup_tokens': 'setupTokens',
        'app.soul_wisdom': 'publishedContent',
        'app.subscriptions': 'subscriptions',
        'app.sync_blobs': 'files',
        'app.sync_devices': 'devices',
        'app.sync_heads': 'syncHead',
        'app.sync_rows': 'records',
        'app.usage': 'usage',
        'auth.flow_state': 'signInsUnderWay',
        'auth.identities': 'identities',
        'auth.one_time_tokens': 'signInCodes',
        'auth.refresh_tokens': 'refreshTokens',
        'auth.sessions': 'sessions',
        'auth.users': 'user',
        'public.profiles': 'profile',
      };
      const holding = new Set([...(await tablesWith(db, ada.userId)), ...(await tablesWith(db, ada.email))]);
      // A table that came later and is in no export fails here.
      expect([...holding].toSorted()).toEqual(Object.keys(listed).toSorted());
      for (const name of Object.values(listed)) expect(document[name]?.length, name).toBeGreaterThan(0);
      expect(document['records']?.map(({ kind }) => kind).toSorted()).toEqual([
        'message',
        'profile',
        'setting',
      ]);
      expect(document['profile']?.[0]).toMatchObject({ full_name: 'Ada', email: ada.email });
      const base64 = String(document['files']?.[0]?.['base64']);
      expect(Buffer.from(base64, 'base64')).toEqual(Buffer.from(photo()));
    });

    it("holds nothing of anybody else, and no secret of the server's", async () => {
      const { text } = await exported(ada);
      expect(text).not.toContain(ben.userId);
      expect(text).not.toContain(ben.email);
      const secrets = [
        ...(await ownSql(db, 'select token as text from auth.refresh_tokens')),
        ...(await ownSql(db, 'select token_hash as text from auth.one_time_tokens')),
      ];
      expect(secrets.length).toBeGreaterThan(3);
      for (const secret of secrets) expect(text).not.toContain(String(secret['text']));
    });

    it('of many records is whole', async () => {
      const rows = Array.from({ length: 500 }, (_, n) => setting(100 + n, n));
      await createDevice(server, ada).push(rows);
      await createDevice(server, ada).push(rows.map((_, n) => setting(1000 + n, n)));
      const { document } = await exported(ada);
      expect(new Set(document['records']?.map(({ id }) => id)).size).toBe(1003);
    });

    it('of somebody who has only signed in is small', async () => {
      await ownSql(db, 'delete from app.limits');
      const { document } = await exported(await server.signIn(`new-${people}@example.test`));
      expect(document['records']).toEqual([]);
      expect(document['files']).toEqual([]);
      expect(document['user']).toHaveLength(1);
    });
  });

  describe('is deleted', () => {
    it('with everything, everywhere, and nothing of anybody else', async () => {
      const before = await exported(ben);
      const stream = await server.call('GET', '/api/sync/poke', { token: ada.token });
      await createDevice(server, ada, deviceB).push([setting(9, 9)]);
      const answer = await remove(await askCode());
      expect(await answer.json()).toEqual({ success: true });

      expect(await tablesWith(db, ada.userId)).toEqual([]);
      expect(await tablesWith(db, ada.email)).toEqual([]);
      expect(await tablesWith(db, `a secret of ${ada.email}`)).toEqual([]);
      const folder = join(server.folder, 'blobs');
      const places = (await ownSql(db, 'select place from app.sync_blobs')).map(({ place }) => String(place));
      expect((await readdir(folder)).toSorted()).toEqual(places.toSorted());
      for (const name of await readdir(folder))
        expect((await readFile(join(folder, name))).includes(ada.userId)).toBe(false);
      expect(await ownSql(db, 'select place from app.sync_removals')).toEqual([]);
      // What was done stays on record.
      expect(await ownSql(db, 'select id from app.audit where actor is null')).not.toEqual([]);

      expect(await stream.text()).toMatch(/^data: \d+\n\n/);
      for (const [path, status, code] of [
        ['/api/sync/pull?c=0', 401, 'session_not_found'],
        ['/api/account/export', 401, 'session_not_found'],
        // Which tells her other devices that their copy is to go, and not only that somebody signed them out.
        ['/auth/v1/user', 403, 'user_not_found'],
      ] as const) {
        const refused = await server.call('GET', path, { token: ada.token });
        expect(refused.status).toBe(status);
        expect(await refused.json()).toMatchObject({ code });
      }
      const refreshed = await server.call('POST', '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: ada.refreshToken },
      });
      expect(refreshed.status).toBe(400);

      const after = await exported(ben);
      expect({ ...after.document, exportedAt: null }).toEqual({ ...before.document, exportedAt: null });
    });

    it('and its other devices are told, also those that come months later; one that is unknown is not deleted', async () => {
      const standing = async (person: SignedInPerson) => {
        const answer = await server.call('GET', '/auth/v1/user', { token: person.token });
        const { code } = (await answer.json()) as { code?: string };
        return [answer.status, code];
      };
      await remove(await askCode());
      const began = server.clock.nowMs;
      try {
        server.clock.nowMs = began + 300 * 86_400_000;
        await sweepDeletedAccounts(db, server.clock.nowMs);
        expect(await standing(ada)).toEqual([403, 'user_not_found']);
        // Over as well, and there is still an account.
        expect(await standing(ben)).toEqual([403, 'bad_jwt']);
        server.clock.nowMs = began + 500 * 86_400_000;
        await sweepDeletedAccounts(db, server.clock.nowMs);
        expect(await standing(ada)).toEqual([403, 'bad_jwt']);
      } finally {
        server.clock.nowMs = began;
      }
      // What a database holds that was put back to before this account began: nothing of it, and no word of its end.
      await ownSql(db, 'delete from auth.users where id = $1', [ben.userId]);
      expect(await standing(ben)).toEqual([403, 'session_not_found']);
    });

    it('and nobody learns by a made-up or a changed token who was deleted', async () => {
      await remove(await askCode());
      const began = server.clock.nowMs;
      try {
        server.clock.nowMs = began + 86_400_000;
        const [head = '', , sign = ''] = ada.token.split('.');
        const claims = JSON.parse(
          Buffer.from(ben.token.split('.')[1] ?? '', 'base64url').toString(),
        ) as object;
        const forged = Buffer.from(JSON.stringify({ ...claims, sub: ada.userId })).toString('base64url');
        for (const token of [`${head}.${forged}.${sign}`, `${head}.${forged}.`, `${ada.token}x`]) {
          const answer = await server.call('GET', '/auth/v1/user', { token });
          expect(await answer.json()).toMatchObject({ code: 'bad_jwt' });
        }
      } finally {
        server.clock.nowMs = began;
      }
    });

    it('and its address can begin anew, with nothing of before', async () => {
      await remove(await askCode());
      await ownSql(db, 'delete from app.limits');
      const again = await server.signIn(ada.email);
      expect(again.userId).not.toBe(ada.userId);
      expect(await createDevice(server, again).all()).toEqual([]);
    });

    it('while pushes are under way, in either order, without waiting for each other for ever', async () => {
      const code = await askCode();
      const pushes = Array.from({ length: 10 }, (_, n) =>
        createDevice(server, ada).sends([
          setting(50 + n, n),
          profile({ name: `Ada ${n}` }, stamp(Date.UTC(2026, 6, 1) + n)),
        ]),
      );
      const [gone, ...answers] = await Promise.all([remove(code), ...pushes]);
      expect(gone?.status).toBe(200);
      for (const answer of answers) expect([200, 401]).toContain(answer.status);
      expect(await tablesWith(db, ada.userId)).toEqual([]);
    });

    it.each([
      ['no code', undefined],
      ['a wrong code', '000000x'],
      ['an empty code', ''],
    ])('not with %s', async (_, code) => {
      await askCode();
      const answer = await remove(code);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'otp_expired' });
      expect(await isThere()).toBe(true);
    });

    it('not with a code to sign in, and a code to delete signs nobody in', async () => {
      await ownSql(db, 'delete from app.limits');
      await server.call('POST', '/auth/v1/otp', { body: { email: ada.email, create_user: true } });
      const toSignIn = /\b\d{6}\b/.exec(server.told.at(-1) ?? '')?.[0];
      expect((await remove(toSignIn)).status).toBe(403);
      const toDelete = await askCode();
      const tried = await server.call('POST', '/auth/v1/verify', {
        body: { email: ada.email, token: toDelete, type: 'email' },
      });
      expect(tried.status).toBe(403);
      expect((await remove(toDelete)).status).toBe(200);
    });

    it("not with another person's code", async () => {
      const code = await askCode(ben);
      expect((await remove(code, ada)).status).toBe(403);
      expect([await isThere(ada), await isThere(ben)]).toEqual([true, true]);
      expect((await remove(code, ben)).status).toBe(200);
      expect([await isThere(ada), await isThere(ben)]).toEqual([true, false]);
    });

    it('not after ten minutes', async () => {
      const code = await askCode();
      server.clock.nowMs += 10 * 60_000;
      expect((await remove(code)).status).toBe(403);
      expect(await isThere()).toBe(true);
    });

    it('not after five wrong tries', async () => {
      const code = await askCode();
      for (let n = 0; n < 5; n++) expect((await remove('123456x')).status).toBe(403);
      expect((await remove(code)).status).toBe(403);
      expect(await isThere()).toBe(true);
    });

    it('once: the code is used up, and parallel tries make one end', async () => {
      const code = await askCode();
      const answers = await Promise.all(Array.from({ length: 5 }, () => remove(code)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      for (const status of statuses) expect([200, 401, 403, 429]).toContain(status);
      expect(await isThere()).toBe(false);
    });
  });
});

describe.skipIf(testDatabases.length < 2)('an account of a hosted project', () => {
  it('is deleted after a fresh sign-in, and not after an old one', async () => {
    const place = await hostedProject();
    const db = await openPostgres({ url: place.url, sqlDir, hosted: true, log: quietLog });
    try {
      const [{ id } = { id: '' }] = await ownSql(
        db,
        `insert into auth.users (email) values ('ada@example.test') returning id`,
      );
      const userId = String(id);
      const sessionOf = async (at: number) => {
        const [row] = await ownSql(
          db,
          'insert into auth.sessions (user_id, created_at) values ($1, $2) returning id',
          [userId, new Date(at).toISOString()],
        );
        return String(row?.['id']);
      };
      const holder = { sessionId: '' };
      const identity = (): Identity => ({
        userId,
        sessionId: holder.sessionId,
        email: 'ada@example.test',
        claims: { sub: userId, role: 'authenticated', session_id: holder.sessionId },
      });
      const server = await createTestServer(
        db,
        {
          SUPABASE_URL: 'https://abc.example.test',
          SUPABASE_ANON_KEY: 'a'.repeat(30),
          DATABASE_URL: place.url,
          SERVER_SECRET: 'a secret of the tests alone, long enough to be taken',
        },
        { verifier: { verify: () => Promise.resolve({ type: 'user', identity: identity() }) } },
      );
      const now = server.clock.nowMs;
      const call = (method: string, path: string, body: object) =>
        server.call(method, path, { token: 'x', body });

      holder.sessionId = await sessionOf(now - 10 * 60_000 - 1);
      await createDevice(server, { token: 'x', refreshToken: '', userId, email: '' }).push([setting(1, 1)]);
      expect(await (await call('POST', '/api/account/delete-code', {})).json()).toEqual({
        proof: 'recent-sign-in',
      });
      const old = await call('DELETE', '/api/account', {});
      expect(old.status).toBe(403);
      expect(await old.json()).toMatchObject({ code: 'reauthentication_needed' });

      holder.sessionId = await sessionOf(now - 9 * 60_000);
      expect((await call('DELETE', '/api/account', { code: '' })).status).toBe(200);
      expect(await tablesWith(db, userId)).toEqual([]);
    } finally {
      await db.close();
      await place.drop();
    }
  }, 60_000);
});
