/** Where an account is signed in, and ending that from elsewhere. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { SyncDevice as ListedDevice } from '#contract/api/sync.ts';
import type { Database } from '../../api/db/database.ts';
import { sweepDevices } from '../../api/sync/devices.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import { createDevice, deviceA, deviceB, setting } from '../support/sync-calls.ts';

describeAnyDatabase('devices', (open) => {
  let db: Database;
  let server: TestServer;
  let people = 0;
  let phone: SignedInPerson;
  let laptop: SignedInPerson;

  const signIn = async (email: string) => {
    await ownSql(db, 'delete from app.limits');
    return server.signIn(email);
  };
  const list = async (who: SignedInPerson) => {
    const answer = await server.call('GET', '/api/sync/devices', { token: who.token });
    expect(answer.status).toBe(200);
    return (await answer.json()) as readonly ListedDevice[];
  };
  const end = (device: string, who: SignedInPerson) =>
    server.call('DELETE', `/api/sync/devices/${device}`, { token: who.token });
  const statusOf = async (who: SignedInPerson) =>
    (await server.call('GET', '/api/sync/pull?c=0', { token: who.token })).status;

  beforeAll(async () => {
    db = await open();
    server = await createTestServer(db);
  });
  beforeEach(async () => {
    const email = `person-${(people += 1)}@example.test`;
    phone = await signIn(email);
    laptop = await signIn(email);
    await createDevice(server, phone, deviceA).push([setting(1, 1)], { gen: 3 });
    await createDevice(server, laptop, deviceB).push([setting(2, 2)]);
  });

  it('are those whose session stands, with what they said of themselves', async () => {
    const found = await list(phone);
    expect(found.map((one) => ({ ...one, seenAt: typeof one.seenAt }))).toEqual([
      { device: deviceB, gen: 0, seenAt: 'number', schema: 2, userAgent: null, current: false },
      { device: deviceA, gen: 3, seenAt: 'number', schema: 2, userAgent: null, current: true },
    ]);
  });

  it('a session that has not sent anything is there by its own id, and can be ended', async () => {
    const silent = await signIn(phone.email);
    const [other] = (await list(phone)).filter(({ schema }) => schema === null);
    expect(other).toMatchObject({ gen: 0, current: false });
    expect((await end(other?.device ?? '', phone)).status).toBe(200);
    expect(await statusOf(silent)).toBe(401);
    expect(await list(phone)).toHaveLength(2);
  });

  it('ending one ends its session, and no other', async () => {
    const answer = await end(deviceA, laptop);
    expect(await answer.json()).toEqual({ success: true });
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(laptop)).toBe(200);
    const refreshed = await server.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: phone.refreshToken },
    });
    expect(refreshed.status).toBe(400);
    expect((await list(laptop)).map(({ device }) => device)).toEqual([deviceB]);
    expect((await end(deviceA, laptop)).status).toBe(404);
  });

  it('a device that signs in again keeps its generation', async () => {
    await end(deviceA, laptop);
    const again = await signIn(phone.email);
    const late = await createDevice(server, again, deviceA).sends([setting(5, 5)], { gen: 2 });
    expect(await late.json()).toMatchObject({ clock: true, gen: 3 });
  });

  it("nobody ends another person's", async () => {
    const mallory = await signIn(`mallory-${people}@example.test`);
    await createDevice(server, mallory, deviceA).push([setting(1, 1)]);
    const sessions = await ownSql(db, 'select id from auth.sessions where user_id = $1', [phone.userId]);
    for (const device of [deviceB, ...sessions.map(({ id }) => String(id))])
      expect((await end(device, mallory)).status).toBe(404);
    expect((await end(deviceA, mallory)).status).toBe(200);
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([200, 200]);
    expect(await statusOf(mallory)).toBe(401);
  });

  it('were last here when they last pulled, to the minute', async () => {
    const longAgo = '2001-01-01T00:00:00.000Z';
    await ownSql(db, `update app.sync_devices set seen = '${longAgo}' where user_id = $1`, [phone.userId]);
    await createDevice(server, phone).pull();
    const seen = Object.fromEntries((await list(phone)).map(({ device, seenAt }) => [device, seenAt]));
    expect(seen[deviceB]).toBe(Date.parse(longAgo));
    expect(seen[deviceA]).toBeGreaterThan(Date.parse(longAgo));
  });

  it('are forgotten a month after their session ended', async () => {
    await ownSql(db, 'delete from auth.sessions where user_id = $1 and id <> $2', [
      phone.userId,
      (
        await ownSql(db, 'select session_id as id from app.sync_devices where device = $1 and user_id = $2', [
          deviceB,
          phone.userId,
        ])
      )[0]?.['id'],
    ]);
    const known = async () =>
      (await ownSql(db, 'select device from app.sync_devices where user_id = $1', [phone.userId])).length;
    const [{ now } = { now: 0 }] = await ownSql(
      db,
      'select floor(extract(epoch from now()) * 1000)::bigint as now',
    );
    await sweepDevices(db, Number(now) + 29 * 86_400_000);
    expect(await known()).toBe(2);
    await sweepDevices(db, Number(now) + 31 * 86_400_000);
    expect(await known()).toBe(1);
  });
});
