/** `/rest/v1/profiles` on a real database, driven by supabase-js and by hand. */
import { createClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { describeAnyDatabase } from '../../tests/support/api-database.ts';
import { jsonRequest, testParts } from '../../tests/support/api-parts.ts';
import { ada, addPeople, asAda, asBen, ben } from '../../tests/support/api-people.ts';
import { restRoutes } from './rest.ts';

const PROFILES = '/rest/v1/profiles';
const OBJECT = 'application/vnd.pgrst.object+json';
const a = ada.userId;
const b = ben.userId;
const row = {
  id: a,
  full_name: 'Ada',
  birth_date: '1990-04-14',
  birth_time: '07:42',
  birth_place: 'Bangkok, Thailand',
  timezone: 'Asia/Bangkok',
  email: ada.email,
};

describeAnyDatabase('/rest/v1/profiles', (open) => {
  let db: Database;
  let app: ReturnType<typeof restRoutes>;

  /** supabase-js whose requests go to the app in memory, with that person's token. It opens no socket. */
  const client = (token: string) =>
    createClient('http://app.test', 'sb_publishable_test', {
      accessToken: () => Promise.resolve(token),
      global: { fetch: async (input, init) => app.request(new Request(input, init)) },
      realtime: { transport: EventTarget as never },
    });
  const rows = () =>
    db.own((tx) => tx.selectFrom('profiles').selectAll().orderBy('id').execute()) as Promise<
      readonly Record<string, unknown>[]
    >;
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = asAda) =>
    app.request(path, jsonRequest(method, body, headers));
  const codeOf = async (response: Response) =>
    [response.status, ((await response.json()) as { code: string }).code] as const;

  beforeAll(async () => {
    db = await open();
    await addPeople(db);
  });
  beforeEach(async () => {
    await db.own((tx) => tx.deleteFrom('profiles').execute());
    app = restRoutes(testParts({ db }).deps);
  });

  describe('with supabase-js', () => {
    it('upserts and reads back a single row', async () => {
      const first = await client(a).from('profiles').upsert(row, { onConflict: 'id' }).select().single();
      expect(first.error).toBeNull();
      expect(first.status).toBe(201);
      expect(first.data).toMatchObject({ ...row, sex: null, birth_lat: null });
      const again = await client(a)
        .from('profiles')
        .upsert({ ...row, full_name: 'Augusta' }, { onConflict: 'id' })
        .select()
        .single();
      expect(again.data).toMatchObject({ ...row, full_name: 'Augusta' });
      expect(await rows()).toHaveLength(1);
    });

    it('selects', async () => {
      const empty = await client(a).from('profiles').select('*').limit(1);
      expect([empty.status, empty.data, empty.error]).toEqual([200, [], null]);
      await client(a).from('profiles').upsert(row);
      const one = await client(a)
        .from('profiles')
        .select('id, full_name')
        .eq('id', a)
        .order('full_name')
        .limit(1);
      expect(one.data).toEqual([{ id: a, full_name: 'Ada' }]);
      const maybe = await client(b).from('profiles').select().eq('id', a).maybeSingle();
      expect([maybe.data, maybe.error]).toEqual([null, null]);
      const single = await client(b).from('profiles').select().eq('id', a).single();
      expect([single.status, single.error?.code, single.error?.details]).toEqual([
        406,
        'PGRST116',
        'The result contains 0 rows',
      ]);
    });

    it('updates, and says nothing unless asked', async () => {
      await client(a).from('profiles').upsert(row);
      const quiet = await client(a).from('profiles').update({ full_name: 'Augusta' }).eq('id', a);
      expect([quiet.status, quiet.data, quiet.error]).toEqual([204, null, null]);
      const told = await client(a)
        .from('profiles')
        .update({ sex: 'female' })
        .eq('id', a)
        .select('full_name, sex');
      expect([told.status, told.data]).toEqual([200, [{ full_name: 'Augusta', sex: 'female' }]]);
    });

    it('inserts once', async () => {
      const first = await client(a).from('profiles').insert(row);
      expect([first.status, first.error]).toEqual([201, null]);
      const second = await client(a).from('profiles').insert(row);
      expect([second.status, second.error?.code]).toEqual([409, '23505']);
      const ignored = await client(a)
        .from('profiles')
        .upsert({ ...row, full_name: 'Eve' }, { onConflict: 'id', ignoreDuplicates: true });
      expect(ignored.error).toBeNull();
      expect(await rows()).toMatchObject([{ full_name: 'Ada' }]);
    });

    it('tells the codes that the client knows', async () => {
      const table = await client(a).from('users').select();
      expect([table.status, table.error?.code]).toEqual([404, 'PGRST205']);
      const column = await client(a)
        .from('profiles')
        .upsert({ ...row, is_admin: true });
      expect([column.status, column.error?.code]).toEqual([400, 'PGRST204']);
      const read = await client(a).from('profiles').select('password');
      expect([read.status, read.error?.code]).toEqual([400, '42703']);
      const removed = await client(a).from('profiles').delete().eq('id', a);
      expect([removed.status, removed.error?.code]).toEqual([405, 'PGRST117']);
    });
  });

  describe('answers as PostgREST does', () => {
    it('ranges, types and preferences', async () => {
      const written = await send('POST', `${PROFILES}?on_conflict=id&select=id`, row, {
        ...asAda,
        accept: OBJECT,
        prefer: 'resolution=merge-duplicates, return=representation',
      });
      expect(written.status).toBe(201);
      expect(written.headers.get('content-type')).toContain(OBJECT);
      expect(written.headers.get('content-range')).toBe('*/*');
      expect(written.headers.get('preference-applied')).toBe(
        'resolution=merge-duplicates, return=representation',
      );
      expect(await written.json()).toEqual({ id: a });
      const minimal = await send('POST', `${PROFILES}?on_conflict=id`, row, {
        ...asAda,
        prefer: 'resolution=merge-duplicates,return=minimal',
      });
      expect([minimal.status, await minimal.text()]).toEqual([201, '']);
      const list = await app.request(`${PROFILES}?select=id`, { headers: asAda });
      expect(list.headers.get('content-range')).toBe('0-0/*');
      expect(await list.json()).toEqual([{ id: a }]);
      const none = await app.request(`${PROFILES}?select=id`, { headers: asBen });
      expect([none.status, none.headers.get('content-range'), await none.json()]).toEqual([200, '*/*', []]);
      const head = await app.request(PROFILES, { method: 'HEAD', headers: asAda });
      expect([head.status, await head.text()]).toEqual([200, '']);
    });

    it('refuses what it does not serve', async () => {
      expect(
        await codeOf(await app.request(PROFILES, { headers: { ...asAda, accept: 'text/csv' } })),
      ).toEqual([406, 'PGRST107']);
      expect(
        await codeOf(await app.request(PROFILES, { headers: { ...asAda, 'accept-profile': 'auth' } })),
      ).toEqual([406, 'PGRST106']);
      expect(await codeOf(await send('POST', PROFILES, row, { ...asAda, 'content-profile': 'app' }))).toEqual(
        [406, 'PGRST106'],
      );
      expect(await codeOf(await send('POST', PROFILES, '{', asAda))).toEqual([400, 'PGRST102']);
      expect(
        await codeOf(await send('POST', PROFILES, row, { ...asAda, 'content-type': 'text/plain' })),
      ).toEqual([415, 'PGRST102']);
      expect(await codeOf(await send('PATCH', PROFILES, { full_name: 'x' }))).toEqual([400, '21000']);
      expect(await codeOf(await send('POST', PROFILES, { full_name: 'x' }))).toEqual([400, '23502']);
      expect(await codeOf(await send('POST', PROFILES, { ...row, full_name: 'x'.repeat(70_000) }))).toEqual([
        413,
        'PGRST102',
      ]);
      expect(await codeOf(await send('PUT', PROFILES, row))).toEqual([405, 'PGRST117']);
      expect(await codeOf(await app.request('/rest/v1/rpc/is_admin', { headers: asAda }))).toEqual([
        404,
        'PGRST205',
      ]);
      expect(await rows()).toEqual([]);
    });

    it('refuses who is not signed in, and a token that does not hold', async () => {
      for (const response of [
        await app.request(PROFILES),
        await send('POST', PROFILES, row, {}),
        await send('PATCH', `${PROFILES}?id=eq.${a}`, { full_name: 'x' }, {}),
      ])
        expect(await codeOf(response)).toEqual([401, '42501']);
      expect(
        await codeOf(await app.request(PROFILES, { headers: { authorization: 'Bearer ended' } })),
      ).toEqual([401, 'PGRST301']);
    });

    it('is limited by account', async () => {
      const usedUp = {
        take: () => Promise.resolve({ ok: false, retryAfterS: 7 } as const),
        clear: () => Promise.resolve(),
        sweep: () => Promise.resolve(),
      };
      const limited = restRoutes(testParts({ db, limits: usedUp }).deps);
      const refused = await limited.request(PROFILES, { headers: asAda });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    });
  });

  describe('row-level security', () => {
    beforeEach(async () => {
      await send('POST', PROFILES, row);
    });

    it("lets nobody read, write, take or give away another's row", async () => {
      expect(await (await app.request(`${PROFILES}?id=eq.${a}`, { headers: asBen })).json()).toEqual([]);
      const patched = await send(
        'PATCH',
        `${PROFILES}?id=eq.${a}`,
        { full_name: 'Eve' },
        {
          ...asBen,
          prefer: 'return=representation',
        },
      );
      expect([patched.status, await patched.json()]).toEqual([200, []]);
      const single = await send(
        'PATCH',
        `${PROFILES}?id=eq.${a}`,
        { full_name: 'Eve' },
        {
          ...asBen,
          accept: OBJECT,
          prefer: 'return=representation',
        },
      );
      expect(await codeOf(single)).toEqual([406, 'PGRST116']);
      for (const prefer of ['resolution=merge-duplicates', 'return=minimal']) {
        const taken = await send('POST', PROFILES, { ...row, full_name: 'Eve' }, { ...asBen, prefer });
        expect(await codeOf(taken), prefer).toEqual([403, '42501']);
      }
      await send('POST', PROFILES, { id: b, full_name: 'Ben' }, asBen);
      expect(await codeOf(await send('PATCH', `${PROFILES}?id=eq.${b}`, { id: a }, asBen))).toEqual([
        403,
        '42501',
      ]);
      expect(await codeOf(await send('PATCH', `${PROFILES}?id=eq.${a}`, { id: b }, asAda))).toEqual([
        403,
        '42501',
      ]);
      expect(await codeOf(await send('POST', PROFILES, { id: b, full_name: 'Eve' }, asAda))).toEqual([
        403,
        '42501',
      ]);
      expect(await rows()).toMatchObject([
        { id: a, full_name: 'Ada', birth_place: 'Bangkok, Thailand' },
        { id: b, full_name: 'Ben' },
      ]);
    });

    it('takes many rows in one body only if all are own', async () => {
      const response = await send(
        'POST',
        PROFILES,
        [
          { id: a, full_name: 'Augusta' },
          { id: b, full_name: 'Eve' },
        ],
        { ...asAda, prefer: 'resolution=merge-duplicates' },
      );
      expect(await codeOf(response)).toEqual([403, '42501']);
      expect(await rows()).toMatchObject([{ id: a, full_name: 'Ada' }]);
    });

    it.each([
      { user_id: b },
      { is_admin: true },
      { role: 'service_role' },
      { plan: 'yearly' },
      { ver: 9 },
      { created_at: '2001-01-01T00:00:00Z' },
      { updated_at: '2001-01-01T00:00:00Z' },
    ])('takes nothing beside the listed columns: %j', async (extra) => {
      const [before] = await rows();
      for (const response of [
        await send(
          'POST',
          `${PROFILES}?on_conflict=id`,
          { ...row, full_name: 'Eve', ...extra },
          {
            ...asAda,
            prefer: 'resolution=merge-duplicates',
          },
        ),
        await send('PATCH', `${PROFILES}?id=eq.${a}`, { full_name: 'Eve', ...extra }),
      ])
        expect([400, 403]).toContain(response.status);
      expect(await rows()).toEqual([before]);
    });

    it('undoes a write that was to give one row and gave none', async () => {
      const response = await send(
        'POST',
        `${PROFILES}?on_conflict=id`,
        { ...row, full_name: 'Eve' },
        {
          ...asAda,
          accept: OBJECT,
          prefer: 'resolution=ignore-duplicates,return=representation',
        },
      );
      expect(await codeOf(response)).toEqual([406, 'PGRST116']);
      expect(await rows()).toMatchObject([{ full_name: 'Ada' }]);
    });
  });

  it('keeps one row when two devices upsert at once, and when a request is sent twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        client(a)
          .from('profiles')
          .upsert({ id: a, ...(i % 2 === 0 ? { full_name: 'Ada' } : { timezone: 'Asia/Bangkok' }) })
          .select()
          .single(),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(await rows()).toMatchObject([{ id: a, full_name: 'Ada', timezone: 'Asia/Bangkok' }]);
  });

  it('turns the no of our own SQL into its status', async () => {
    // Nobody is 16 yet who is born then, whenever this runs.
    const young = '2999-01-01';
    const { error, status } = await client(a)
      .from('profiles')
      .upsert({ ...row, birth_date: young })
      .select()
      .single();
    expect([status, error?.code, error?.message]).toEqual([
      422,
      'PT422',
      'An account is for people of 16 and over. Everything works on this device without one.',
    ]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    { birth_date: '14/04/1990' },
    { birth_time: 'noon' },
    { birth_lat: 91 },
    { birth_lng: -181 },
    { sex: 'x' },
    { mbti_type: 'AAAA' },
    { iq_score: 20 },
    { iq_score: 99_999_999_999 },
    { full_name: 'x'.repeat(5000) },
  ])('keeps the rules of the table: %j', async (part) => {
    const response = await send('POST', PROFILES, { ...row, ...part });
    expect(response.status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('keeps SQL in a value as the value, and in a filter as nothing', async () => {
    const full_name = `Robert'); drop table profiles; --`;
    await send('POST', PROFILES, { ...row, full_name });
    const found = await app.request(
      `${PROFILES}?select=full_name&full_name=eq.${encodeURIComponent(full_name)}`,
      {
        headers: asAda,
      },
    );
    expect(await found.json()).toEqual([{ full_name }]);
    const others = await app.request(`${PROFILES}?full_name=eq.${encodeURIComponent("x' or '1'='1")}`, {
      headers: asAda,
    });
    expect(await others.json()).toEqual([]);
  });
});
