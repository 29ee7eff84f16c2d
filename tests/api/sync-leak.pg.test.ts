/**
 * No word of one person's to another: every call of sync and of accounts, made by B with A's ids, hashes, cursors and devices
 * wherever a request has room for them. Nothing of A's is in any answer, and nothing of A's is changed.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { callNames, callOf, pathOf } from '#contract/api/calls.ts';
import type { CallName } from '#contract/api/calls.ts';
import type { Database } from '../../api/db/database.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import { describeDatabases, ownSql } from '../support/api-database.ts';
import { jpeg } from '../support/picture-samples.ts';
import { createDevice, deviceA, deviceB, message, profile, setting, stamp } from '../support/sync-calls.ts';

const names = callNames.filter((name) => ['Sync', 'Account'].includes(callOf(name).tag));

const photo = jpeg({ width: 77 });
const sha = createHash('sha256').update(photo).digest('hex');
const secret = 'nobody else may read this';
const rowsOfA = [message(1, { content: secret }), profile({ name: secret }), setting(1, secret)];

describeDatabases('no call of B', (open) => {
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
    await ownSql(db, 'delete from app.limits');
    await server.call('POST', '/api/account/delete-code', { token: a.token, body: {} });
    codeOfA = /\b\d{6}\b/.exec(server.told.at(-1) ?? '')?.[0] ?? '';
  });

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
  });

  /** A request of B's with things of A's in it. */
  const asked = (name: CallName) => {
    const idsOfA = fc.constantFrom(a.userId, sessionOfA, deviceA, sha, a.email);
    const more = fc.dictionary(
      fc.constantFrom('user_id', 'userId', 'id', 'sub', 'account', 'device', 'session_id', 'email', 'role'),
      idsOfA,
      { maxKeys: 3 },
    );
    const cursor = fc.constantFrom('0', '1', '3', '7', '8', '999999');
    const body =
      name === 'syncPush'
        ? fc
            .subarray(
              [
                message(1, { content: 'of B' }, stamp(9, deviceB)),
                [
                  'message',
                  (message(1) as [string, string])[1],
                  stamp(Date.UTC(2026, 1, 1), deviceB),
                  { _del: true },
                ],
                profile({ name: 'Mallory' }, stamp(9, deviceB)),
                setting(1, 'of B', stamp(9, deviceA)),
                ...rowsOfA.map((row) => (row as unknown[]).with(3, { _del: true })),
              ],
              { minLength: 1 },
            )
            .map((rows) => ({ device: deviceA, gen: 0, schema: 2, rows }))
        : name === 'deleteAccount'
          ? fc.constant({ code: codeOfA })
          : fc.constant({});
    return fc.record({
      more,
      body,
      cursor,
      gen: fc.constantFrom(0, 5),
      params: fc.record({
        sha: fc.constant(sha),
        device: fc.constantFrom(deviceA, sessionOfA, a.userId),
      }),
      headers: fc.constantFrom<Record<string, string>>(
        {},
        { 'x-user-id': 'A' },
        { cookie: 'A' },
        { apikey: 'A' },
        { 'x-forwarded-user': 'A' },
      ),
    });
  };

  it.each(names)('reads or changes what is A’s: %s', async (name) => {
    const call = callOf(name);
    const before = await ofA();
    await fc.assert(
      fc.asyncProperty(asked(name), async ({ more, body, cursor, gen, params, headers }) => {
        await ownSql(db, 'delete from app.limits');
        const query = new URLSearchParams({
          ...more,
          ...(call.query === undefined ? {} : { c: cursor, n: '1000' }),
        });
        const hasBody = call.body !== undefined;
        const bytes = call.upload !== undefined && !hasBody;
        const answer = await server.app.request(`${pathOf(call, params)}?${query.toString()}`, {
          method: call.method,
          headers: {
            authorization: `Bearer ${b.token}`,
            ...Object.fromEntries(Object.entries(headers).map(([key]) => [key, a.userId])),
            ...(bytes
              ? { 'content-type': 'image/jpeg' }
              : hasBody
                ? { 'content-type': 'application/json' }
                : {}),
          },
          ...(bytes ? { body: jpeg({ width: 78 }) } : {}),
          ...(hasBody ? { body: JSON.stringify({ ...more, gen, ...body }) } : {}),
        });
        const said = await firstOf(answer);
        expect(said).not.toContain(secret);
        expect(said).not.toContain(a.userId);
        expect(said).not.toContain(a.email);
        expect(said).not.toContain(sessionOfA);
        expect(said.includes(Buffer.from(photo).toString('latin1'))).toBe(false);
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 20 },
    );
    expect(await ofA()).toEqual(before);
  });

  it('is left out: these are the calls', () => {
    expect(names.toSorted()).toEqual([
      'deleteAccount',
      'devices',
      'endDevice',
      'exportAccount',
      'getBlob',
      'putBlob',
      'sendDeletionCode',
      'syncPoke',
      'syncPull',
      'syncPush',
    ]);
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

/** The answer, or the first event of one without an end. */
async function firstOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'text/event-stream')
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []).toString('latin1');
}
