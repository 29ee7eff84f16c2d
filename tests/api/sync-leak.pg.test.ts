/**
 * No word of one person's to another: every call of sync and of accounts, made by B with A's ids, hashes, cursors, devices,
 * tokens and codes wherever a request has room for them. Nothing of A's is in any answer, and nothing of A's is changed.
 *
 * The calls come from their declarations: one that is added there needs a case here.
 */
import { createECDH, createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { callNames, callOf, pathOf } from '#contract/api/calls.ts';
import type { CallName } from '#contract/api/calls.ts';
import type { Database } from '../../api/db/database.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import { jpeg } from '../support/picture-samples.ts';
import { createDevice, deviceA, deviceB, message, profile, setting, stamp } from '../support/sync-calls.ts';

const names = callNames.filter(
  (name) =>
    ['Sync', 'Account'].includes(callOf(name).tag) || /^\/api\/(sync|account)\b/.test(callOf(name).path),
);

const photo = jpeg({ width: 77 });
const sha = createHash('sha256').update(photo).digest('hex');
const secret = 'nobody else may read this';
const rowsOfA = [message(1, { content: secret }), profile({ name: secret }), setting(1, secret)];

const browserOfA = 'https://push.example.net/v1/of-a';
/** Keys of a browser that was never there before. */
const keysOfB = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

describeAnyDatabase('no call of B', (open) => {
  let db: Database;
  let server: TestServer;
  let a: SignedInPerson;
  let b: SignedInPerson;
  let sessionOfA: string;
  let codeOfA: string;

  beforeAll(async () => {
    db = await open();
    server = await createTestServer(db);
    a = await server.signIn('ada@example.test');
    b = await server.signIn('ben@example.test');
    await createDevice(server, a).push(rowsOfA);
    for (let n = 0; n < 5; n++) await createDevice(server, a).push([setting(10 + n, secret)]);
    await createDevice(server, b, deviceB).push([setting(1, 'of B')]);
    await server.app.request(`/api/sync/blob/${sha}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${a.token}`, 'content-type': 'image/jpeg' },
      body: photo,
    });
    sessionOfA = String(
      (await ownSql(db, 'select id from auth.sessions where user_id = $1', [a.userId]))[0]?.['id'],
    );
    const reminded = await server.call('PUT', '/api/push/subscription', {
      token: a.token,
      body: { endpoint: browserOfA, keys: keysOfB(), time: '08:30', zone: 'UTC' },
    });
    if (reminded.status !== 200) throw new Error(`the reminder of A was not kept: ${reminded.status}`);
    await ownSql(db, 'delete from app.limits');
    await server.call('POST', '/api/account/delete-code', { token: a.token, body: {} });
    codeOfA = /\b\d{6}\b/.exec(server.told.at(-1) ?? '')?.[0] ?? '';
  }, 60_000);

  /** All that is kept of A. */
  const ofA = async () => ({
    user: await ownSql(db, 'select * from auth.users where id = $1', [a.userId]),
    sessions: await ownSql(db, 'select * from auth.sessions where user_id = $1', [a.userId]),
    codes: await ownSql(db, 'select * from auth.one_time_tokens where email = $1', [a.email]),
    profile: await ownSql(db, 'select * from public.profiles where id = $1', [a.userId]),
    head: await ownSql(db, 'select * from app.sync_heads where user_id = $1', [a.userId]),
    rows: await ownSql(db, 'select * from app.sync_rows where user_id = $1 order by ver', [a.userId]),
    devices: await ownSql(db, 'select * from app.sync_devices where user_id = $1', [a.userId]),
    files: await ownSql(db, 'select * from app.sync_blobs where user_id = $1', [a.userId]),
    reminders: await ownSql(db, 'select * from app.reminders where user_id = $1', [a.userId]),
  });

  const nothing = fc.constant({});
  /** What each call takes as its body, as B might make it of what is A's. */
  const bodies: Readonly<Record<string, () => fc.Arbitrary<object | Uint8Array>>> = {
    syncPush: () =>
      fc.record({
        device: fc.constantFrom(deviceA, deviceB),
        gen: fc.constantFrom(0, 5),
        schema: fc.constant(2),
        rows: fc.subarray(
          [
            message(1, { content: 'of B' }, stamp(9, deviceB)),
            ['message', '00000000-0000-7000-8000-000000000001', stamp(9, deviceB), { _del: true }],
            profile({ name: 'Mallory' }, stamp(9, deviceB)),
            setting(1, 'of B', stamp(9, deviceA)),
            ...rowsOfA.map((row) => (row as unknown[]).with(3, { _del: true })),
          ],
          { minLength: 1 },
        ),
      }),
    putBlob: () => fc.constantFrom(jpeg({ width: 78 }), photo.subarray(0, photo.length - 1)),
    deleteAccount: () => fc.record({ code: fc.constantFrom(codeOfA, '000000') }),
    syncPull: () => nothing,
    syncPoke: () => nothing,
    getBlob: () => nothing,
    devices: () => nothing,
    endDevice: () => nothing,
    exportAccount: () => nothing,
    sendDeletionCode: () => nothing,
    pushKey: () => nothing,
    // With the address of A's browser, and keys that B can make.
    saveReminder: () =>
      fc.record({
        endpoint: fc.constant(browserOfA),
        keys: fc.constant(keysOfB()),
        time: fc.constantFrom('00:00', '08:30'),
        zone: fc.constantFrom('UTC', 'Asia/Kathmandu'),
      }),
    endReminder: () => fc.record({ endpoint: fc.constant(browserOfA) }),
  };

  /** A request of B's with things of A's in it. */
  const asked = (name: CallName) => {
    const body = bodies[name];
    if (body === undefined) throw new Error(`${name} has no case here`);
    const ofA = fc.constantFrom(
      a.userId,
      sessionOfA,
      deviceA,
      sha,
      a.email,
      a.token,
      a.refreshToken,
      codeOfA,
    );
    return fc.record({
      more: fc.dictionary(
        fc.constantFrom(
          'user_id',
          'userId',
          'sub',
          'account',
          'session_id',
          'email',
          'access_token',
          'apikey',
        ),
        ofA,
        { maxKeys: 3 },
      ),
      body: body(),
      cursor: fc.constantFrom('0', '1', '3', '7', '8', '999999'),
      params: fc.record({
        sha: fc.constant(sha),
        device: fc.constantFrom(deviceA, sessionOfA, a.userId),
      }),
      headers: fc.dictionary(
        fc.constantFrom('x-user-id', 'x-forwarded-user', 'x-access-token', 'cookie', 'apikey'),
        ofA,
        { maxKeys: 2 },
      ),
    });
  };

  const answerTo = async (
    name: CallName,
    { more, body, cursor, params, headers }: Asked,
    token: string,
  ): Promise<Response> => {
    await ownSql(db, 'delete from app.limits');
    const call = callOf(name);
    const query = new URLSearchParams({
      ...more,
      ...(call.query === undefined ? {} : { c: cursor, n: '1000' }),
    });
    const isBytes = body instanceof Uint8Array;
    const takesBody = isBytes || call.body !== undefined;
    return server.app.request(`${pathOf(call, params)}?${query.toString()}`, {
      method: call.method,
      headers: {
        ...headers,
        ...(takesBody ? { 'content-type': isBytes ? 'image/jpeg' : 'application/json' } : {}),
        authorization: `Bearer ${token}`,
      },
      ...(takesBody ? { body: isBytes ? new Uint8Array(body) : JSON.stringify({ ...more, ...body }) } : {}),
    });
  };

  it('is left out: each has a case', () => {
    expect(Object.keys(bodies).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('reads or changes what is A’s: %s', async (name) => {
    const before = await ofA();
    await fc.assert(
      fc.asyncProperty(asked(name), async (request) => {
        const answer = await answerTo(name, request, b.token);
        const said = await firstOf(answer);
        for (const one of [secret, a.userId, a.email, sessionOfA, a.token, a.refreshToken, codeOfA])
          expect(said).not.toContain(one);
        expect(said.includes(Buffer.from(photo).toString('latin1'))).toBe(false);
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 20 },
    );
    expect(await ofA()).toEqual(before);
  });

  it.each(names)('opens with a token that is not quite A’s: %s', async (name) => {
    const before = await ofA();
    const [head = '', , signOfB = ''] = b.token.split('.');
    const [, claimsOfA = '', signOfA = ''] = a.token.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      `${head}.${claimsOfA}.${signOfB}`,
      `${unsigned}.${claimsOfA}.`,
      `${unsigned}.${claimsOfA}.${signOfA}`,
      a.refreshToken,
      a.userId,
    ];
    await fc.assert(
      fc.asyncProperty(asked(name), async (request) => {
        for (const token of forged) {
          const answer = await answerTo(name, request, token);
          expect(answer.status).toBe(401);
          expect(await answer.text()).not.toContain(a.userId);
        }
      }),
      { numRuns: 2 },
    );
    expect(await ofA()).toEqual(before);
  });

  it("A's token opens nothing once the session has ended, whatever B's does", async () => {
    const gone = await server.signIn('cleo@example.test');
    await server.call('POST', '/auth/v1/logout?scope=global', { token: gone.token, body: {} });
    await ownSql(db, 'delete from app.limits');
    for (const name of names) {
      const call = callOf(name);
      const answer = await server.app.request(pathOf(call, { sha, device: deviceA }), {
        method: call.method,
        headers: { authorization: `Bearer ${gone.token}` },
      });
      expect([name, answer.status]).toEqual([name, 401]);
      expect(await answer.json()).toMatchObject({ code: 'session_not_found' });
    }
  });
});

type Asked = {
  readonly more: Readonly<Record<string, string>>;
  readonly body: object | Uint8Array;
  readonly cursor: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** The answer, or the first event of one without an end. */
async function firstOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'text/event-stream')
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []).toString('latin1');
}
