import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addUser,
  describeAnyDatabase,
  describeDatabases,
  ownSql,
  quietLog,
} from '../../tests/support/api-database.ts';
import { createTestServer } from '../../tests/support/api-app.ts';
import { createPushService, openMessage } from '../../tests/support/push-service.ts';
import type { Database, Tx } from '../db/database.ts';
import { createSafePost } from '../net/safe-post.ts';
import { createPushKeys } from './push-keys.ts';
import { keepReminder } from './reminder-rows.ts';
import { createReminders } from './reminders.ts';
import { createSendPush } from './send-push.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const payload = '{"title":"Soulstice","body":"Today’s Soul Loop is open.","path":"/?loop=1"}';

it('messages are opened as the example of RFC 8291, section 5, has it', () => {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(openMessage(body, browser, Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'))).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

describeAnyDatabase('daily reminders', (open) => {
  let db: Database;
  let service: Awaited<ReturnType<typeof createPushService>>;
  const clock = { nowMs: 0 };
  const lines: unknown[] = [];
  const nowMs = (): number => clock.nowMs;

  beforeEach(async () => {
    db = await open();
    service = await createPushService();
    clock.nowMs = Date.UTC(2026, 2, 26, 12);
    lines.length = 0;
  });
  afterEach(() => service.close());

  /** One server process; several may share the database. */
  const server = (post = service.post) => {
    const write = (...line: unknown[]): void => void lines.push(line);
    return createReminders({
      db,
      nowMs,
      log: { ...quietLog, info: write, warn: write, error: write },
      send: createSendPush({ keys: createPushKeys(db, null), subject: 'https://soulstice.example', post }),
    });
  };
  const remind = async (
    who: Awaited<ReturnType<typeof addUser>>,
    name: string,
    { time = '08:30', zone = 'Europe/Berlin' } = {},
  ) => {
    const browser = service.subscribe(name);
    const asker = { userId: who.id, sessionId: who.sessionId };
    await db.own((tx) => keepReminder(tx, asker, { ...browser, time, zone }, nowMs()));
    return browser;
  };
  const rows = () => ownSql(db, 'select * from app.reminders order by endpoint');
  /** When each push came, over so many days, looking every half hour. */
  const follow = async (days: number, reminders = server()): Promise<string[]> => {
    const came: string[] = [];
    for (const end = clock.nowMs + days * day; clock.nowMs < end; clock.nowMs += 30 * minute) {
      const before = service.heard.length;
      await reminders.tick();
      if (service.heard.length > before) came.push(new Date(clock.nowMs).toISOString().slice(5, 16));
    }
    return came;
  };

  it('come once a day at the local time, over the change of the clocks, and say nothing of the person', async () => {
    await remind(await addUser(db), 'ada');
    expect(await follow(4)).toEqual(['03-27T07:30', '03-28T07:30', '03-29T06:30', '03-30T06:30']);
    expect(service.faults).toEqual([]);
    expect(new Set(service.heard.map(({ text }) => text))).toEqual(new Set([payload]));
    const [first] = service.heard;
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(12 * 3600),
      topic: 'soul-loop',
      urgency: 'normal',
    });
    expect(Object.keys(first?.headers ?? {}).toSorted()).toEqual([
      'authorization',
      'connection',
      'content-encoding',
      'content-length',
      'content-type',
      'host',
      'topic',
      'ttl',
      'urgency',
      'user-agent',
    ]);
    const { aud, exp, sub, ...others } = first?.claims ?? {};
    expect(others).toEqual({});
    expect([aud, sub]).toEqual([
      expect.stringMatching(/^http:\/\/push\.test:\d+$/),
      'https://soulstice.example',
    ]);
    expect(Number(exp) * 1000).toBeLessThanOrEqual(Date.now() + day);
  });

  it('are sent once by two servers that look at the same time, and by one that was started again', async () => {
    const ada = await addUser(db);
    const names = Array.from({ length: 12 }, (_, index) => `b${index}`);
    for (const name of names) await remind(ada, name);
    clock.nowMs = Date.UTC(2026, 2, 27, 7, 30);
    await Promise.all([server(), server(), server()].map((one) => one.tick()));
    await server().tick();
    expect(service.heard.map(({ path }) => path.slice(1)).toSorted()).toEqual(names.toSorted());
    // One pair of keys, whoever made it.
    expect(new Set(service.heard.map(({ senderKey }) => senderKey)).size).toBe(1);
  });

  it('a browser that is gone is forgotten; a service that is down is tried three times a day; one that refuses, once', async () => {
    const ada = await addUser(db);
    for (const name of ['gone', 'away', 'down', 'no']) await remind(ada, name);
    for (const [name, status] of [
      ['gone', 410],
      ['away', 404],
      ['down', 503],
      ['no', 403],
    ] as const)
      service.answers.set(`/${name}`, status);
    clock.nowMs = Date.UTC(2026, 2, 27, 7);
    const reminders = server();
    for (let looks = 0; looks < 80; looks += 1, clock.nowMs += looks < 60 ? minute : hour)
      await reminders.tick();
    expect(service.asked.toSorted()).toEqual([
      'POST /away',
      'POST /down',
      'POST /down',
      'POST /down',
      'POST /gone',
      'POST /no',
    ]);
    expect((await rows()).map(({ endpoint, day: of }) => [String(endpoint).split('/').at(-1), of])).toEqual([
      ['down', '2026-03-28'],
      ['no', '2026-03-28'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/push\.test|ada|@/);
  });

  it('nothing is said of a loop that is done, long after its time, or for a session that has ended', async () => {
    const [ada, ben, cleo] = [await addUser(db), await addUser(db), await addUser(db)];
    await remind(ada, 'done');
    await remind(ben, 'trashed');
    await remind(cleo, 'ended');
    for (const [who, deletedAt] of [
      [ada, 'null'],
      [ben, '1'],
    ] as const) {
      await ownSql(db, 'insert into app.sync_heads (user_id) values ($1)', [who.id]);
      await ownSql(
        db,
        `insert into app.sync_rows (user_id, kind, id, ver, t, d, bytes)
         values ($1, 'soul_entry', 'e', 1, '', '{"date":"2026-03-27","deletedAt":${deletedAt}}', 1)`,
        [who.id],
      );
    }
    await ownSql(db, 'delete from auth.sessions where id = $1', [cleo.sessionId]);
    clock.nowMs = Date.UTC(2026, 2, 27, 7, 30);
    await server().tick();
    expect(service.asked).toEqual(['POST /trashed']);
    expect(await rows()).toHaveLength(2);
    // Down for two hours at the time of the next day.
    clock.nowMs = Date.UTC(2026, 2, 28, 9, 31);
    await server().tick();
    expect(service.asked).toHaveLength(1);
    clock.nowMs = Date.UTC(2026, 2, 29, 6, 30);
    await server().tick();
    expect(service.asked).toHaveLength(3);
  });

  it('another time on the same day brings no second one; another account takes the browser over', async () => {
    const [ada, ben] = [await addUser(db), await addUser(db)];
    const browser = await remind(ada, 'one');
    clock.nowMs = Date.UTC(2026, 2, 27, 7, 30);
    await server().tick();
    const at = (who: typeof ada, time: string, keys = browser.keys) =>
      db.own((tx) =>
        keepReminder(
          tx,
          { userId: who.id, sessionId: who.sessionId },
          { ...browser, keys, time, zone: 'Europe/Berlin' },
          nowMs(),
        ),
      );
    expect((await at(ada, '20:00'))?.day).toBe('2026-03-28');
    // Who knows the address alone is not the browser.
    expect(await at(ben, '20:00', service.subscribe('other').keys)).toBeNull();
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([ada.id]);
    expect((await at(ben, '20:00'))?.day).toBe('2026-03-27');
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([ben.id]);
    await ownSql(db, 'delete from auth.users where id = $1', [ben.id]);
    expect(await rows()).toEqual([]);
  });

  it('an account has sixteen at most, the last that asked', async () => {
    const ada = await addUser(db);
    for (let index = 10; index < 28; index += 1) {
      clock.nowMs += minute;
      await remind(ada, `b${index}`);
    }
    const names = (await rows()).map(({ endpoint }) => String(endpoint).split('/').at(-1));
    expect(names).toEqual(Array.from({ length: 16 }, (_, index) => `b${index + 12}`));
  });

  it('an address inside our own network is never called', async () => {
    const ada = await addUser(db);
    const browser = service.subscribe('inside');
    const { port } = new URL(browser.endpoint);
    for (const endpoint of [`https://127.0.0.1:${port}/inside`, 'https://[::1]/inside', 'https://10.0.0.1/'])
      await db.own((tx) =>
        keepReminder(
          tx,
          { userId: ada.id, sessionId: ada.sessionId },
          { ...browser, endpoint, time: '08:30', zone: 'UTC' },
          nowMs(),
        ),
      );
    clock.nowMs = Date.UTC(2026, 2, 27, 8, 30);
    await server(createSafePost()).tick();
    expect(service.asked).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  describe('over the routes', () => {
    const endpoint = 'https://push.example.net/v1/a';
    const path = '/api/push/subscription';

    it('are kept, exported without their secrets, and ended; wrong ones are refused in words', async () => {
      const test = await createTestServer(db);
      const { token, userId } = await test.signIn('ada@example.test');
      const key = (await (await test.call('GET', '/api/push/key', { token })).json()) as { key: string };
      expect(Buffer.from(key.key, 'base64url')).toHaveLength(65);
      const { keys } = service.subscribe('x');
      const body = { endpoint, keys, time: '08:30', zone: 'Asia/Kathmandu' };
      const put = (change: object) => test.call('PUT', path, { token, body: { ...body, ...change } });
      expect(await (await put({})).json()).toEqual({
        day: '2026-11-22',
        nextAt: Date.UTC(2026, 10, 22, 2, 45),
      });
      for (const [change, error] of [
        [{ time: '8:30' }, 'time: must be a time like 08:30'],
        [{ zone: 'Nowhere/Land' }, 'zone: must be a time zone like Europe/Berlin'],
        [{ endpoint: 'http://push.example.net/' }, 'endpoint: must be an https address'],
        [{ endpoint: 'https://localhost/x' }, 'endpoint: must be the address of a push service'],
        [{ endpoint: 'https://192.168.1.1/x' }, 'endpoint: must be the address of a push service'],
        [{ endpoint: 'https://a:b@push.example.net/' }, 'endpoint: must be the address of a push service'],
        [{ endpoint: 'https://push.example.net:8443/' }, 'endpoint: must be the address of a push service'],
        [{ keys: { ...keys, p256dh: 'B'.repeat(87) } }, 'keys.p256dh: must be a public key'],
      ] as const) {
        const answer = await put(change);
        expect([answer.status, await answer.json()], JSON.stringify(change)).toEqual([400, { error }]);
      }
      const exported = await (await test.call('GET', '/api/account/export', { token })).text();
      expect((JSON.parse(exported) as { reminders: unknown[] }).reminders).toEqual([
        expect.objectContaining({ push_service: 'push.example.net', time: '08:30', zone: 'Asia/Kathmandu' }),
      ]);
      expect(exported).not.toMatch(new RegExp(`${endpoint}|${keys.p256dh}|${keys.auth}`));
      const other = await test.signIn('ben@example.test');
      const end = (of: string) => test.call('DELETE', path, { token: of, body: { endpoint } });
      expect((await end(other.token)).status).toBe(200);
      expect(await rows()).toEqual([expect.objectContaining({ user_id: userId })]);
      expect((await end(token)).status).toBe(200);
      expect(await rows()).toEqual([]);
      const [kept] = await ownSql(db, 'select private_key from app.push_keys');
      expect(JSON.stringify(test.lines)).not.toContain(String(kept?.['private_key']));
      expect(JSON.stringify(test.lines)).not.toContain('push.example.net/v1');
    });
  });
});

describeDatabases('the address of a browser', (open) => {
  it('belongs to one account alone when two register it at the same moment', async () => {
    const db = await open();
    const service = await createPushService();
    try {
      const [ada, ben] = [await addUser(db), await addUser(db)];
      const endpoint = 'https://push.example.net/v1/one';
      const keep = (tx: Tx, who: typeof ada, name: string) =>
        keepReminder(
          tx,
          { userId: who.id, sessionId: who.sessionId },
          { endpoint, keys: service.subscribe(name).keys, time: '08:30', zone: 'UTC' },
          0,
        );
      const isWaiting = async (): Promise<boolean> =>
        (await ownSql(db, "select 1 from pg_locks where not granted and locktype = 'transactionid'")).length >
        0;
      let second: Promise<unknown> = Promise.resolve();
      await db.own(async (tx) => {
        await keep(tx, ada, 'a');
        second = db.own((other) => keep(other, ben, 'b'));
        // PGlite runs one transaction at a time: there the second one begins after this.
        if (db.kind === 'postgres') await expect.poll(isWaiting).toBe(true);
      });
      expect(await second).toBeNull();
      expect(await ownSql(db, 'select user_id, session_id from app.reminders')).toEqual([
        { user_id: ada.id, session_id: ada.sessionId },
      ]);
    } finally {
      await service.close();
    }
  });
});
