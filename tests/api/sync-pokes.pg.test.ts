/** Pokes: a hint to open devices that there is something new; lost ones only delay. */
import { beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { openPostgres } from '../../api/db/open.ts';
import { createPokes } from '../../api/sync/pokes.ts';
import type { Pokes } from '../../api/sync/pokes.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import {
  describeDatabases,
  migratedPostgres,
  ownSql,
  quietLog,
  sqlDir,
  testDatabases,
} from '../support/api-database.ts';
import { administer } from '../support/postgres-admin.ts';
import { createDevice, deviceB, setting } from '../support/sync-calls.ts';

/** An open stream of events: waits for what comes, a second at most. */
function listenTo(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let ended = false;
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    ended = true;
  })();
  return {
    text: () => text,
    ended: () => ended,
    /** Versions that have come, in order. */
    versions: () => [...text.matchAll(/data: (\d+)\n\n/g)].map(([, ver]) => Number(ver)),
    leave: async () => {
      await reader.cancel();
      await reading;
    },
  };
}

const until = async (condition: () => boolean, ms = 1000): Promise<void> => {
  await expect.poll(condition, { timeout: ms, interval: 5 }).toBe(true);
};

describeDatabases('pokes', (open) => {
  let db: Database;
  let server: TestServer;
  let person: SignedInPerson;
  let people = 0;
  const opened: ReturnType<typeof listenTo>[] = [];
  const own: Pokes[] = [];

  const openStream = async (of: TestServer = server, token = person.token) => {
    const answer = await of.call('GET', '/api/sync/poke', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const stream = listenTo(answer.body as ReadableStream<Uint8Array>);
    opened.push(stream);
    return stream;
  };
  const serverWith = async (pokes: Pokes) => {
    own.push(pokes);
    return createTestServer(db, {}, { sync: { ...server.deps.sync, pokes } });
  };
  const pokesWith = (more: object = {}) =>
    createPokes({ db, nowMs: () => server.clock.nowMs, log: quietLog, ...more });

  beforeAll(async () => {
    db = await open();
    server = await createTestServer(db);
  });
  beforeEach(async () => {
    await ownSql(db, 'delete from app.limits');
    person = await server.signIn(`person-${(people += 1)}@example.test`);
  });
  afterEach(async () => {
    for (const stream of opened.splice(0)) await stream.leave();
    for (const pokes of own.splice(0)) await pokes.close();
  });

  it('begin with the version there is, and tell each one that comes within a second', async () => {
    const device = createDevice(server, person, deviceB);
    await device.push([setting(1, 1), setting(2, 2)]);
    const stream = await openStream();
    await until(() => stream.versions().length === 1);
    expect(stream.versions()).toEqual([2]);
    await device.push([setting(3, 3)]);
    await until(() => stream.versions().includes(3));
    await server.call('POST', '/api/profile', { token: person.token, body: { name: 'Ada' } });
    await until(() => stream.versions().includes(4));
    expect(stream.versions()).toEqual([2, 3, 4]);
  });

  it('a push that changes nothing tells nothing', async () => {
    const device = createDevice(server, person);
    const stream = await openStream();
    await device.push([setting(1, 1)]);
    await until(() => stream.versions().includes(1));
    await device.push([setting(1, 1)]);
    await device.push([setting(2, 1)]);
    await until(() => stream.versions().includes(2));
    expect(stream.versions()).toEqual([0, 1, 2]);
  });

  it("nobody hears of another person's changes", async () => {
    const other = await server.signIn(`other-${people}@example.test`);
    const stream = await openStream(server, other.token);
    const mine = await openStream();
    await createDevice(server, person).push([setting(1, 1)]);
    await until(() => mine.versions().includes(1));
    expect(stream.versions()).toEqual([0]);
    expect(stream.text()).not.toContain(person.userId);
  });

  it('a change is told by another server of the same database', async () => {
    const second = await serverWith(pokesWith());
    const here = await openStream();
    const there = await openStream(second);
    await createDevice(server, person).push([setting(1, 1)]);
    await until(() => here.versions().includes(1) && there.versions().includes(1));
    await createDevice(second, person).push([setting(2, 1)]);
    await until(() => here.versions().includes(2) && there.versions().includes(2));
    expect(there.versions()).toEqual([0, 1, 2]);
  });

  it('a change of plan is told to the person on every server, and is no version', async () => {
    const second = await serverWith(pokesWith());
    const [here, there] = [await openStream(), await openStream(second)];
    const other = await openStream(server, (await server.signIn(`other-${people}@example.test`)).token);
    await until(() => [here, there, other].every((stream) => stream.versions().length === 1));
    server.deps.sync.pokes.planChanged(person.userId);
    await until(() => here.text().includes('data: plan\n\n') && there.text().includes('data: plan\n\n'));
    expect(here.versions()).toHaveLength(1);
    expect(other.text()).not.toContain('plan');
  });

  it('a hint that is lost only delays: the next one, or the next stream, tells as much', async () => {
    const deaf = await serverWith(
      createPokes({
        db: { ...db, notify: () => Promise.reject(new Error('lost')) },
        nowMs: () => server.clock.nowMs,
        log: quietLog,
      }),
    );
    const stream = await openStream();
    await createDevice(deaf, person).push([setting(1, 1)]);
    expect((await createDevice(server, person).pull(0)).next).toBe(1);
    await createDevice(server, person).push([setting(2, 1)]);
    await until(() => stream.versions().includes(2));
    const next = await openStream();
    await until(() => next.versions().includes(2));
  });

  it('a sign of life comes now and then', async () => {
    const quick = await serverWith(pokesWith({ heartbeatMs: 20 }));
    const stream = await openStream(quick);
    await until(() => stream.text().split(':\n\n').length > 3);
    expect(stream.ended()).toBe(false);
  });

  it('end with the session: at once when it is ended here, with the next sign of life otherwise', async () => {
    const quick = await serverWith(pokesWith({ heartbeatMs: 40 }));
    const out = await openStream();
    const gone = await openStream(quick);
    await ownSql(db, 'delete from app.limits');
    const stays = await openStream(server, (await server.signIn(person.email)).token);
    await server.call('POST', '/auth/v1/logout?scope=local', { token: person.token, body: {} });
    await until(() => out.ended());
    await until(() => gone.ended());
    expect(stays.ended()).toBe(false);
    await ownSql(db, 'delete from auth.sessions where user_id = $1', [person.userId]);
    await ownSql(db, 'delete from app.limits');
    const again = await server.signIn(person.email);
    const late = await openStream(quick, again.token);
    await ownSql(db, 'delete from auth.sessions where user_id = $1', [person.userId]);
    await until(() => late.ended());
  });

  it('a person has so many streams at once, and a place is free when one ends', async () => {
    const few = await serverWith(pokesWith({ maxOfPerson: 2 }));
    const first = await openStream(few);
    await openStream(few);
    const refused = await few.call('GET', '/api/sync/poke', { token: person.token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await server.signIn(`other-${people}@example.test`);
    await openStream(few, other.token);
    await first.leave();
    await openStream(few);
  });

  it('a reader that does not read is let go', async () => {
    const pokes = pokesWith();
    own.push(pokes);
    const who = { userId: person.userId, sessionId: person.userId };
    const stream = await pokes.open(who);
    expect(pokes.count()).toBe(1);
    for (let ver = 1; ver < 200; ver++) pokes.changed(person.userId, ver);
    expect(pokes.count()).toBe(0);
    await stream?.cancel();
  });

  it('end when the server stops, and no more begin', async () => {
    const pokes = pokesWith();
    const stopping = await serverWith(pokes);
    const stream = await openStream(stopping);
    await pokes.close();
    await until(() => stream.ended());
    expect((await stopping.call('GET', '/api/sync/poke', { token: person.token })).status).toBe(429);
  });
});

describe.skipIf(testDatabases.length < 2)('on PostgreSQL, a connection that listens', () => {
  it('is another one after it was lost, and what was said meanwhile is caught up with', async () => {
    const place = await migratedPostgres();
    if (place === null) throw new Error('there is no PostgreSQL');
    const [one, two] = await Promise.all(
      [1, 2].map(() => openPostgres({ url: place.url, sqlDir, hosted: false, log: quietLog })),
    );
    if (one === undefined || two === undefined) throw new Error('two of them');
    const first = await createTestServer(one);
    const second = await createTestServer(two);
    try {
      const person = await first.signIn('ada@example.test');
      const answer = await second.call('GET', '/api/sync/poke', { token: person.token });
      const stream = listenTo(answer.body as ReadableStream<Uint8Array>);
      await createDevice(first, person).push([setting(1, 1)]);
      await until(() => stream.versions().includes(1));
      const killed = new URL(place.url).pathname.slice(1);
      await administer(new URL('/postgres', place.url).href, [
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = '${killed}' and application_name = 'soulstice listen'`,
      ]);
      await createDevice(first, person).push([setting(2, 1)]);
      await until(() => stream.versions().includes(2), 5000);
      await createDevice(first, person).push([setting(3, 1)]);
      await until(() => stream.versions().includes(3));
      expect(stream.ended()).toBe(false);
      await stream.leave();
    } finally {
      await first.stop();
      await second.stop();
      await Promise.all([one.close(), two.close()]);
      await place.drop();
    }
  }, 30_000);
});
